"""What programs do with the Python package `zulip`, through the gateway. The environment specifies the SITE, and EMAIL and KEY of two users."""

import io
import os
import subprocess
import sys
import threading
from typing import Any

import zulip

SITE = os.environ["SITE"]


def client_of(number: int) -> zulip.Client:
    return zulip.Client(email=os.environ[f"EMAIL_{number}"], api_key=os.environ[f"KEY_{number}"], site=SITE)


def right(answer: dict[str, Any]) -> dict[str, Any]:
    assert answer["result"] == "success", answer
    return answer


mika, max_ = client_of(1), client_of(2)
assert mika.feature_level > 400

sent = right(mika.send_message({"type": "stream", "to": "general", "topic": "python", "content": "Who is hungry?"}))
right(mika.send_message({"type": "private", "to": [max_.email], "content": "Are you there?"}))
request = {"anchor": "newest", "num_before": 1, "num_after": 0, "narrow": [{"operator": "topic", "operand": "python"}]}
assert right(max_.get_messages(request))["messages"][-1]["id"] == sent["id"]

right(mika.update_message({"message_id": sent["id"], "content": "Who is thirsty?"}))
right(max_.add_reaction({"message_id": sent["id"], "emoji_name": "tada"}))
right(max_.remove_reaction({"message_id": sent["id"], "emoji_name": "tada"}))
right(max_.update_message_flags({"messages": [sent["id"]], "op": "add", "flag": "starred"}))
right(max_.mark_all_as_read())
assert len(right(mika.get_message_history(sent["id"]))["message_history"]) == 2

file = io.BytesIO(b"Soup of the day")
file.name = "menu.txt"
assert "/user_uploads/" in right(mika.upload_file(file))["url"]

assert any(channel["name"] == "general" for channel in right(mika.get_streams())["streams"])
right(mika.add_subscriptions([{"name": "made by python"}]))
assert any(channel["name"] == "made by python" for channel in right(mika.get_subscriptions())["subscriptions"])
right(mika.remove_subscriptions(["made by python"]))
assert any(member["email"] == max_.email for member in right(mika.get_members())["members"])
assert right(mika.get_profile())["email"] == mika.email
right(mika.update_presence({"status": "active", "ping_only": False, "new_user_input": True}))
right(max_.get_user_presence(mika.email))
assert mika.get_messages({"anchor": "newest", "num_before": -1, "num_after": 0})["code"] == "BAD_REQUEST"

# The command-line program of the package.
arguments = ["--user", mika.email, "--api-key", os.environ["KEY_1"], "--site", SITE, "--stream", "general", "--subject", "shell"]
subprocess.run([f"{sys.prefix}/bin/zulip-send", *arguments, "--message", "From a shell"], check=True)
newest = right(mika.get_messages({"anchor": "newest", "num_before": 1, "num_after": 0, "apply_markdown": False}))
assert newest["messages"][-1]["content"].strip() == "From a shell"

# A bot that echoes. It reads in a separate thread, because call_on_each_event never ends.
heard = threading.Event()
ready = threading.Event()


def echo(event: dict[str, Any]) -> None:
    if event["type"] == "message" and event["message"]["content"] == "echo":
        right(max_.send_message({"type": "private", "to": [mika.email], "content": "echoed"}))


def listen(event: dict[str, Any]) -> None:
    ready.set()
    if event["type"] == "message" and event["message"]["content"] == "echoed":
        heard.set()


for client, callback in ((max_, echo), (mika, listen)):
    threading.Thread(target=client.call_on_each_event, args=(callback, ["message"]), daemon=True).start()
# Messages reach nobody until both queues are registered, so send until one is received.
for _ in range(60):
    right(mika.send_message({"type": "private", "to": [max_.email], "content": "echo"}))
    if heard.wait(1):
        break
assert heard.is_set(), "the bot did not answer"
print("zulip: all right")
