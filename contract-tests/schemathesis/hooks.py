"""Encodes what Schemathesis generates as the contract says: see CONTRIBUTING.md, Requests."""

import json

import schemathesis


@schemathesis.hook
def map_body(context, body):
    """A form field is JSON where its encoding says so, else text; Schemathesis itself would write Python's True and None."""
    if not isinstance(body, dict):
        return body
    media = next(iter(context.operation.definition.raw.get("requestBody", {}).get("content", {}).values()), {})
    encoding = media.get("encoding", {})
    return {
        name: json.dumps(value)
        if encoding.get(name, {}).get("contentType") == "application/json" or not isinstance(value, (str, bytes))
        else value
        for name, value in body.items()
    }


@schemathesis.hook
def before_call(context, case, kwargs):
    """A read of events would wait for one until a heartbeat."""
    if case.operation.path == "/events" and case.method == "GET" and isinstance(case.query, dict):
        if str(case.query.get("dont_block", "false")).lower() == "false":
            case.query["dont_block"] = "true"
