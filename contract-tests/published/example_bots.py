"""What example bots of the Python package `zulip-bots` do, through the gateway. The environment is the same as for zulip_client.py."""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import zulip

mika = zulip.Client(email=os.environ["EMAIL_1"], api_key=os.environ["KEY_1"], site=os.environ["SITE"])


def right(answer: dict[str, Any]) -> dict[str, Any]:
    assert answer["result"] == "success", answer
    return answer


def until(what: str, found: Any) -> Any:
    """Waits until this returns something."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        value = found()
        if value:
            return value
        time.sleep(0.2)
    raise AssertionError(f"{what} did not come")


class Bot:
    """A bot that Mika owns, and the program that runs it."""

    def __init__(self, name: str, home: str) -> None:
        short_name = name.replace("_", "-")
        made = right(mika.call_endpoint("bots", method="POST", request={"full_name": f"The {short_name}", "short_name": short_name}))
        self.id = made["user_id"]
        user = right(mika.get_user_by_id(self.id))["user"]
        self.email, self.name = user["delivery_email"] or user["email"], user["full_name"]
        zuliprc = Path(home) / f"{name}rc"
        zuliprc.write_text(f"[api]\nemail={self.email}\nkey={made['api_key']}\nsite={os.environ['SITE']}\n")
        command = [f"{sys.prefix}/bin/zulip-run-bot", name, "--config-file", str(zuliprc)]
        self.output = open(Path(home) / f"{name}.log", "w+")
        self.program = subprocess.Popen(command, stdout=self.output, stderr=subprocess.STDOUT, cwd=home)

    def messages(self) -> list[dict[str, Any]]:
        """What the bot has written to Mika."""
        narrow = [{"operator": "dm", "operand": [self.id]}, {"operator": "sender", "operand": self.id}]
        request = {"anchor": "newest", "num_before": 20, "num_after": 0, "narrow": narrow, "apply_markdown": False}
        return right(mika.get_messages(request))["messages"]

    def say(self, text: str) -> None:
        right(mika.send_message({"type": "private", "to": [self.id], "content": text}))

    def hears(self, text: str) -> None:
        """Says this until the bot answers: it gets nothing from before its queue."""

        def answered() -> bool:
            assert self.program.poll() is None, self.printed()
            self.say(text)
            end = time.monotonic() + 2
            while time.monotonic() < end and not self.messages():
                time.sleep(0.1)
            return bool(self.messages())

        until(f"an answer to {text}", answered)

    def printed(self) -> str:
        self.output.seek(0)
        return self.output.read()

    def end(self) -> None:
        self.program.kill()
        self.program.wait()


with tempfile.TemporaryDirectory() as home:
    bots = [Bot(name, home) for name in ("incrementor", "virtual_fs", "tictactoe")]
    incrementor, virtual_fs, tictactoe = bots
    try:
        # It keeps its number in the server, and changes its own message.
        incrementor.hears("once more")
        first = incrementor.messages()[0]
        before = int(first["content"])
        incrementor.say("once more")

        def raised() -> bool:
            [only] = incrementor.messages()
            assert only["id"] == first["id"]
            return int(only["content"]) > before

        until("a greater number", raised)

        # It keeps its files in the server.
        virtual_fs.hears("mkdir foo")
        virtual_fs.say("write foo/bar Some text.")
        virtual_fs.say("read foo/bar")
        until("the file", lambda: virtual_fs.messages()[-1]["content"].strip().endswith("Some text."))

        # It plays in a channel, and answers a move.
        right(mika.add_subscriptions([{"name": "games"}]))
        tictactoe.hears("help")
        mention = f"@**{tictactoe.name}**"
        tictactoe.say(f"{mention} start game with {mention}")

        def board() -> list[dict[str, Any]]:
            narrow = [{"operator": "channel", "operand": "games"}, {"operator": "sender", "operand": tictactoe.id}]
            request = {"anchor": "newest", "num_before": 20, "num_after": 0, "narrow": narrow, "apply_markdown": False}
            return right(mika.get_messages(request))["messages"]

        before_move = until("the game", board)
        place = {"type": "stream", "to": "games", "topic": before_move[-1]["subject"]}
        right(mika.send_message({**place, "content": f"{mention} move 5"}))
        until("an answer to the move", lambda: len(board()) > len(before_move))
        for bot in bots:
            assert bot.program.poll() is None, bot.printed()
    except BaseException:
        for bot in bots:
            print(bot.email, bot.printed(), [message["content"] for message in bot.messages()])
        raise
    finally:
        for bot in bots:
            bot.end()
print("zulip-bots: all right")
