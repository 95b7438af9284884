"""What programs do with the Python package `zulip`, through the gateway: every call that it has.

The environment specifies the SITE, and EMAIL and KEY of two members, the owner and a bot.
"""

import base64
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


mika, max_, owner, bot = (client_of(number) for number in (1, 2, 3, 4))
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
refused = mika.get_messages({"anchor": "newest", "num_before": -1, "num_after": 0})
assert refused["code"] == "REQUEST_VARIABLE_INVALID" and refused["msg"].startswith("'num_before'"), refused

# The calls that programs rarely make.
bar = right(mika.get_stream_id("general"))["stream_id"]
right(mika.check_messages_match_narrow(msg_ids=[sent["id"]], narrow=[["topic", "python"]]))
assert right(mika.get_raw_message(sent["id"]))["raw_content"] == "Who is thirsty?"
right(mika.get_attachments())
right(max_.mark_stream_as_read(bar))
right(max_.mark_topic_as_read(bar, "python"))
for call in (mika.get_realm_emoji, mika.get_realm_linkifiers, mika.get_realm_profile_fields, mika.get_server_settings):
    right(call())
for call in (mika.get_realm_presence, mika.get_users, mika.get_alert_words, mika.get_user_groups):
    right(call())
right(mika.add_alert_words(["soup"]))
right(mika.remove_alert_words(["soup"]))
right(mika.get_user_by_id(right(max_.get_profile())["user_id"]))
right(mika.get_subscription_status(right(mika.get_profile())["user_id"], bar))
right(mika.mute_topic({"stream_id": bar, "topic": "python", "op": "add"}))
right(mika.mute_topic({"stream_id": bar, "topic": "python", "op": "remove"}))
right(mika.update_subscription_settings([{"stream_id": bar, "property": "color", "value": "#c2c2c2"}]))
right(mika.update_notification_settings({"enable_offline_push_notifications": True}))
right(mika.get_stream_topics(bar))
right(mika.get_subscribers(stream="general"))
right(mika.render_message({"content": "**Soup**"}))
right(mika.set_typing_status({"op": "start", "to": [right(max_.get_profile())["user_id"]]}))
right(mika.set_typing_status({"op": "stop", "to": [right(max_.get_profile())["user_id"]]}))
group = {"name": "eaters", "description": "", "members": [right(mika.get_profile())["user_id"]]}
right(mika.create_user_group(group))
[eaters] = [one["id"] for one in right(mika.get_user_groups())["user_groups"] if one["name"] == "eaters"]
right(mika.update_user_group({"group_id": eaters, "description": "Those who eat."}))
right(mika.update_user_group_members(eaters, {"add": [right(max_.get_profile())["user_id"]]}))
right(mika.remove_user_group(eaters))
gone = right(mika.send_message({"type": "private", "to": [max_.email], "content": "Never mind."}))
right(mika.delete_message(gone["id"]))
right(owner.move_topic("general", "general", "python", "snakes"))
assert mika.get_stream_email_address(bar)["code"] == "CHANNEL_HAS_NO_EMAIL_ADDRESS"
right(bot.update_storage({"storage": {"soup": "tomato"}}))
assert right(bot.get_storage({"keys": ["soup"]}))["storage"] == {"soup": "tomato"}

# What administrators do.
linkifier = right(owner.add_realm_filter("#(?P<id>[0-9]+)", "https://issues.example.com/{id}"))["id"]
right(owner.remove_realm_filter(linkifier))
picture = io.BytesIO(base64.b64decode("R0lGODlhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs="))
picture.name = "dot.gif"
right(owner.upload_custom_emoji("dot", picture))
right(owner.delete_custom_emoji("dot"))
field = right(owner.create_realm_profile_field(name="Phone", hint="", field_type=1))["id"]
right(owner.update_realm_profile_field(field, hint="With the area code"))
fields = [one["id"] for one in right(owner.get_realm_profile_fields())["custom_fields"]]
right(owner.reorder_realm_profile_fields(order=fields[::-1]))
right(owner.remove_realm_profile_field(field))
right(owner.add_subscriptions([{"name": "of the owner"}]))
channel = right(owner.get_stream_id("of the owner"))["stream_id"]
right(owner.update_stream({"stream_id": channel, "description": "Changed by Python."}))
right(owner.add_default_stream(channel))
right(owner.delete_stream(channel))
person = {"email": "new@example.com", "full_name": "Nina New"}
refused = mika.create_user(person)
assert refused["code"] == "BAD_REQUEST", refused
nina = right(owner.create_user(person))["user_id"]
right(owner.update_user_by_id(nina, full_name="Nina Newer"))
right(owner.deactivate_user_by_id(nina))
right(owner.reactivate_user_by_id(nina))

queue = right(mika.register(event_types=["message"]))
right(mika.get_events(queue_id=queue["queue_id"], last_event_id=-1, dont_block=True))
right(mika.deregister(queue["queue_id"]))

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
