"""Encodes what Schemathesis generates according to the contract: see CONTRIBUTING.md, Requests."""

import json
import re
from urllib.parse import urljoin

import schemathesis
from schemathesis.generation import GenerationMode

# Why the server may refuse a request that is valid by its schema, and the messages that say so.
EXPECTED = {
    "the object does not exist, or not for the caller": r"do(es)? not exist|^Bad event queue ID|^No active registered push device|has no thumbnail|names no|is not the (code|type) of the emoji|has no channel for reports|has reported no presence|^Invitation|^Unknown|unknown (user|channel|message|operand|operator)",
    "a right of the caller, or of an account": r"permission|^Only |may not|only owner|must not be above the role|^Bots have|takes an invitation|incorrect|deactivated$|is for .* only|is wrong$",
    "a password that the operator does not allow": r"too easy to guess|must have \d+ to \d+ characters",
    "the state of the object": r"already|archived|System groups|in use|is full|names a|names the group itself|names an|names yourself|is given twice|must name every|is reserved|No mail is received|cannot be used|were sent|no invitation was sent|^Nothing to change$|the bot has none|is missing: a message that failed|another 'type' requires it|for a (public|private) channel|cannot be (changed|taken|edited)|until an owner has logged in|must be left out: (a built-in|bots)|built-in|must be a system group|must (not )?be role:|must not be a check mark|empty_topic_only|mentions a user group|must have at least one option|(direct|channel) message",
    "the stored type of a scheduled message, which decides whether a new topic counts": r"^'(topic|subject)' must have at most 60 characters",
    "a time in the past": r"must be in the future|days ahead",
    "the sum of two numbers": r"must not exceed \d+ together|above 0$",
    "text: what is not visible (Texts, in the description of the contract)": r"control character|cannot be printed|must not be (empty|blank)|changes? the direction|changing its direction|invisible|is missing: 'report_type'",
    "a language that a pattern cannot describe: addresses and domains": r"^'(new_email|email)' is not an email address$|^'domain' is not a domain$",
    "such a language: URLs": r"^'(service_)?payload_url' must be a URL like|^'(profile_)?data\[\d+\]\.value' must be a URL|^'fragment' must not have segments",
    "such a language: regular expressions and templates": r"^'(pattern|url_template|alternative_url_templates|reverse_template|example_input)' (is not a|must have at most|must lead to|must have code|has a variable|lacks a variable|does not|is missing: 'reverse_template')",
    "such a language: dates, of one type of profile field": r"^'(profile_)?data\[\d+\]\.value' must be a date",
    "bytes: images, and base64 of a number of bytes": r"^'file' must be an image|^'(push_key|token_id|bouncer_public_key|encrypted_push_registration)' must be base64",
    "a value that must be the stored one": r"\.old' does not match the stored value$|^'prev_content_sha256' does not match",
    "what Schemathesis cannot write into a form: an empty object": r"is not valid JSON$",
    "the value depends on the property that it changes, or on the operator of a narrow": r"^'(subscription_data\[\d+\]\.)?value' must be (true or false|a colour)|must have an operand of at most",
}


def encoded(media, body):
    """Encodes a form field as JSON if its encoding says so, otherwise as text. Schemathesis itself would write Python's True and None."""
    encoding = media.get("encoding", {})
    return {
        name: json.dumps(value)
        if encoding.get(name, {}).get("contentType") == "application/json" or not isinstance(value, (str, bytes))
        else value
        for name, value in body.items()
    }


@schemathesis.hook
def before_call(context, case, kwargs):
    """Sends to the server that the path names, because Schemathesis uses one server for all paths. Does not wait for a heartbeat when reading events."""
    operation = case.operation
    content = operation.definition.raw.get("requestBody", {}).get("content", {})
    if isinstance(case.body, dict) and case.media_type != "application/json" and case.media_type in content:
        case.body = encoded(content[case.media_type], case.body)
    for server in operation.schema.raw_schema["paths"][operation.path].get("servers", []):
        operation.base_url = urljoin(operation.base_url, server["url"].replace("{origin}", "") or "/")
    if operation.path == "/events" and case.method == "GET" and isinstance(case.query, dict):
        if str(case.query.get("dont_block", "false")).lower() == "false":
            case.query["dont_block"] = "true"


@schemathesis.check
def valid_request_accepted(ctx, response, case):
    """Whatever the schemas and the rules (`x-requires`) of an operation permit is accepted, unless for a reason of EXPECTED."""
    if case.meta is None or case.meta.generation.mode != GenerationMode.POSITIVE or response.status_code != 400:
        return
    raw = case.operation.definition.raw
    if "x-never-succeeds" in raw or breaks_rule(raw, case):
        return
    message = response.json().get("desc") or response.json()["msg"]
    if not any(re.search(pattern, message) for pattern in EXPECTED.values()):
        raise AssertionError(f"{raw['operationId']}: a valid request is refused: {message}")


def breaks_rule(raw, case):
    """Whether a request does not keep the rules about several parameters, or one of its values those that only marks state (src/http/validation.ts)."""
    schemas = case.operation.schema.raw_schema["components"]["schemas"]
    query = {one.get("name"): one.get("schema") or one.get("content", {}).get("application/json", {}).get("schema", {}) for one in raw.get("parameters", [])}
    named = {**(case.path_parameters or {}), **(case.query or {})}
    if "requestBody" not in raw:
        return breaks(raw, {"properties": query}, named, schemas)
    body = resolved(next(iter(raw["requestBody"]["content"].values()))["schema"], schemas)
    if not isinstance(case.body or {}, dict):
        return True
    return breaks({}, {"properties": query}, named, schemas) or breaks(raw, body, case.body or {}, schemas)


def resolved(schema, schemas):
    return schemas[schema["$ref"].split("/")[-1]] if "$ref" in schema else schema


def breaks(rules, schema, value, schemas):
    """Whether a value of a schema breaks its marks. `rules` has those of an object."""
    if isinstance(value, str) and schema.get("type") not in ("string", None) or "oneOf" in schema and isinstance(value, str):
        try:
            value = json.loads(value)
        except ValueError:
            pass
    if isinstance(value, str):
        return len(value.strip()) > schema.get("x-max-length", len(value))
    if isinstance(value, list):
        return any(breaks_part(schema.get("items", {}), one, schemas) for one in value)
    if isinstance(value, dict):
        parts = {name: resolved(part, schemas) for name, part in schema.get("properties", {}).items()}
        return breaks_rules(rules.get("x-requires", []), value, parts) or any(breaks_part(parts.get(name, {}), one, schemas) for name, one in value.items())
    return False


def breaks_part(schema, value, schemas):
    schema = resolved(schema, schemas)
    return any(breaks(one, one, value, schemas) for one in [schema, *(resolved(part, schemas) for part in schema.get("oneOf", []))])


def breaks_rules(rules, given, schemas):
    """Whether an object does not keep one of the rules of src/http/requirements.ts."""

    def value(name):
        found = given.get(name, schemas.get(name, {}).get("default"))
        return json.loads(found) if isinstance(found, str) and re.fullmatch(r"\d+|true|false", found) else found

    for rule in rules:
        if any(value(name) not in values for name, values in rule.get("when", {}).items()):
            continue
        if "given" in rule and not any(name in given for name in rule["given"]):
            continue
        needs = schemas if rule.get("needs") == ["*"] else rule.get("needs")
        if needs is not None and not any(name in given for name in needs):
            return True
        if any(name in given for name in rule.get("excludes", [])):
            return True
        if len({name in given for name in rule.get("together", [])}) > 1:
            return True
        if any(value(name) not in values for name, values in rule.get("values", {}).items()) or "types" in rule:
            return True
        if any(name in given and len(given[name].strip()) > most for name, most in rule.get("lengths", {}).items()):
            return True
        if any(name in given and len(set(given[name])) != count for name, count in rule.get("items", {}).items()):
            return True
    return False
