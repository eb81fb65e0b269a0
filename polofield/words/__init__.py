"""The words of rules and figures."""
