"""Encodes what Schemathesis generates according to the contract: see CONTRIBUTING.md, Requests."""

import json
from urllib.parse import urljoin

import schemathesis


@schemathesis.hook
def map_body(context, body):
    """Encodes a form field as JSON if its encoding says so, otherwise as text. Schemathesis itself would write Python's True and None."""
    content = context.operation.definition.raw.get("requestBody", {}).get("content", {})
    if not isinstance(body, dict) or "application/json" in content:
        return body
    media = next(iter(content.values()), {})
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
    for server in operation.schema.raw_schema["paths"][operation.path].get("servers", []):
        operation.base_url = urljoin(operation.base_url, server["url"])
    if operation.path == "/events" and case.method == "GET" and isinstance(case.query, dict):
        if str(case.query.get("dont_block", "false")).lower() == "false":
            case.query["dont_block"] = "true"
