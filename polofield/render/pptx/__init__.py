"""Drawing sheets as PowerPoint presentations."""
