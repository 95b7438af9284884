"""Encodes what Schemathesis generates according to the contract: see CONTRIBUTING.md, Requests."""

import json
import re
from urllib.parse import urljoin

import schemathesis
from schemathesis.generation import GenerationMode

# Why the server may refuse a request that is valid by its schema, and the messages that say so. docs/contract.md tells what no schema can say.
EXPECTED = {
    "the object does not exist, or not for the caller": r"do(es)? not exist|^Bad event queue ID|^No active registered push device|is not the (code|type) of the emoji|has no channel for reports|has reported no presence|unknown (user|channel|message)",
    "the state of an object: what is stored may make the same request right or wrong": r"already|archived|^System groups|in use|names (a|an|the)\b|must name every|is reserved|No mail is received|cannot be (used|changed|taken|edited)|no invitation was sent|^Nothing to change$|the bot has none|is missing: a message that failed|another 'type' requires it|for a private channel|until an owner has logged in|must be left out: (built-in views|bots)|only built-in views have none|must be a system group|must (not )?be role:|must not be a check mark|must not be empty_topic_only|mentions a user group|(direct|channel) message|does not match the stored value$|^'last_event_id' is (lower|higher) than|^'prev_content_sha256' does not match|^'(topic|subject)' must have at most 60 characters",
    "the stored type of a profile field, or details of a type": r"^'(profile_)?data\[\d+\]\.value' must|^'field_data' (must|has)|is not for this type$",
    "a right of the caller, or of an account": r"permission|^Only |may not|only owner|must not be above the role|^Bots have|takes an invitation|incorrect|deactivated$|is for .* only|is wrong$",
    "a time in the past": r"must be in the future",
    "the sum of two numbers": r"must not exceed \d+ together|above 0$",
    "a password that the operator of the server does not allow": r"^'(new_)?password' (is too easy to guess|must have \d+ to \d+ characters)",
    "text in which nothing is visible, or not all: properties of Unicode (Texts, in the description of the contract)": r"contains (a control character|a character that cannot be printed)|must not be (empty|blank)$|a character that changes the direction",
    "a name of a host that IDNA does not have, an IPv6 address that is none, or a length in normal form": r"^'(new_email|email)' is not an email address$|^'domain' is not a domain$|^'(service_)?payload_url' must (be a URL like|have at most 2000 )|^'fragment' must have at most 6000 ",
    "a regular expression and its templates, whose faults are told together": r"^'(pattern|url_template|alternative_url_templates|reverse_template|example_input)' (is not a|must have at most|must lead to|has a variable|lacks a variable|does not|is missing: 'reverse_template')",
    "an operator in a pair, whose operand is another item of the same list": r"^'narrow' has an unknown|^'narrow\[\d+\]' must have an operand|unknown oper",
    "two objects of one list with the same ID": r"is given twice",
    "the bytes of an image": r"^'file' must be an image",
    "what Schemathesis cannot write into a form: an empty object": r"is not valid JSON$",
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


TYPES = {"array": (list,), "string": (str,), "number": (int, float), "boolean": (bool,)}


def breaks_rules(rules, given, schemas):
    """Whether an object does not keep one of the rules of src/http/requirements.ts."""

    def value(name):
        schema = schemas.get(name, {})
        found = given.get(name, schema.get("default"))
        if isinstance(found, str) and schema.get("type") != "string":
            try:
                return json.loads(found)
            except ValueError:
                pass
        return found

    def keeps(rule):
        has = given.keys().__contains__
        if any(value(name) not in values for name, values in rule.get("when", {}).items()):
            return True
        if "given" in rule and not any(map(has, rule["given"])):
            return True
        needs = schemas if rule.get("needs") == ["*"] else rule.get("needs")
        return (
            (needs is None or any(map(has, needs)))
            and not any(map(has, rule.get("excludes", [])))
            and len(set(map(has, rule.get("together", [])))) < 2
            and all(value(name) in values for name, values in rule.get("values", {}).items())
            and all(not has(name) or type(value(name)) in TYPES[one] for name, one in rule.get("types", {}).items())
            and all(not has(name) or len(value(name)) == count for name, count in rule.get("items", {}).items())
            and all(not has(name) or len(str(value(name)).strip()) <= most for name, most in rule.get("lengths", {}).items())
            and all(not has(name) or re.search(one, str(value(name))) for name, one in rule.get("patterns", {}).items())
        )

    return not all(map(keeps, rules))
