"""The JSON Schema of a scenario file: draft 7, which TOML editors support."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from polofield.rules.catalogue import ENTRIES
from polofield.rulings.entries import Entry, Option
from polofield.scenario.tables import ScenarioTable

DRAFT: Final = "http://json-schema.org/draft-07/schema#"


def scenario_schema() -> dict[str, Any]:
    """The schema, from the tables of a scenario file and the rules and options of the catalogue."""
    (_,), tables = msgspec.json.schema_components(
        (ScenarioTable,), ref_template="#/definitions/{name}"
    )
    definitions = {name: _plain(table) for name, table in tables.items()}
    top = definitions.pop("ScenarioTable")
    rules = [entry for entry in ENTRIES.values() if entry.kind == "rule"]
    definitions["RuleTable"] = _rule_table(definitions["RuleTable"], rules)
    return {
        "$schema": DRAFT,
        **top,
        "title": "polofield scenario",
        "allOf": [_where(rules)],
        "definitions": definitions,
    }


def _plain(table: dict[str, Any]) -> dict[str, Any]:
    """The schema of a table without the name of its class."""
    return {key: value for key, value in table.items() if key != "title"}


def _rule_table(table: dict[str, Any], rules: list[Entry]) -> dict[str, Any]:
    """The schema of the rule table, with the known ids and the options of each rule."""
    options: dict[str, list[Option]] = {}
    for rule in rules:
        for option in rule.options:
            known = options.setdefault(option.name, [])
            if option not in known:
                known.append(option)
    ids = {"enum": [rule.id for rule in rules], "description": "The rule."}
    properties = {**table["properties"], "id": ids}
    for name, kinds in options.items():
        schemas = [_option(option) for option in kinds]
        properties[name] = schemas[0] if len(schemas) == 1 else {"anyOf": schemas}
    return {
        **table,
        "properties": properties,
        "allOf": [_options_of(rule, options) for rule in rules],
    }


def _options_of(rule: Entry, options: dict[str, list[Option]]) -> dict[str, Any]:
    """The condition on the options for one rule."""
    own = {option.name: option for option in rule.options}
    allowed = {name: _option(own[name]) if name in own else False for name in options}
    then: dict[str, Any] = {"properties": allowed}
    required = [option.name for option in rule.options if option.required]
    if required:
        then["required"] = required
    beside = {option.name: [option.beside] for option in rule.options if option.beside}
    if beside:
        then["dependencies"] = beside
    return {"if": _names([rule.id]), "then": then}


def _where(rules: list[Entry]) -> dict[str, Any]:
    """The condition that `at` is given if and only if the rule needs a place."""
    needing = [rule.id for rule in rules if rule.needs != "none"]
    named = {"properties": {"rule": _names(needing)}, "required": ["rule"]}
    return {"if": named, "then": {"required": ["at"]}, "else": {"properties": {"at": False}}}


def _names(ids: list[str]) -> dict[str, Any]:
    return {"properties": {"id": {"enum": ids}}, "required": ["id"]}


def _option(option: Option) -> dict[str, Any]:
    """The schema of an option's value."""
    schema: dict[str, Any]
    if option.kind == "flag":
        schema = {"type": "boolean"}
    elif option.kind == "choice":
        schema = {"enum": list(option.values)}
    else:
        low, high = option.values
        schema = {"type": "integer", "minimum": low, "maximum": high}
        if option.kind == "integers":
            several = {"type": "array", "items": schema, "minItems": 1, "maxItems": option.most}
            schema = {"anyOf": [several, {"type": "string"}]}
    if option.default is not None:
        schema["default"] = option.default
    return {**schema, "description": option.help}
