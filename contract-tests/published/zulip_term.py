"""What a person does with the program zulip-term, through the gateway, in a pseudo-terminal. The environment is the same as for zulip_client.py."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import tempfile
import termios
import time
from pathlib import Path
from typing import Any

import zulip

SITE = os.environ["SITE"]
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


def right(answer: dict[str, Any]) -> dict[str, Any]:
    assert answer["result"] == "success", answer
    return answer


max_ = zulip.Client(email=os.environ["EMAIL_2"], api_key=os.environ["KEY_2"], site=SITE)
sent = right(max_.send_message({"type": "stream", "to": "general", "topic": "terminal", "content": "before"}))
right(max_.add_reaction({"message_id": sent["id"], "emoji_name": "tada"}))

home = tempfile.TemporaryDirectory()
configuration = Path(home.name) / "zuliprc"
configuration.write_text(f"[api]\nemail={os.environ['EMAIL_1']}\nkey={os.environ['KEY_1']}\nsite={SITE}\n")
configuration.chmod(0o600)
pid, terminal = pty.fork()
if pid == 0:
    fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 100, 120, 0, 0))
    os.chdir(home.name)
    os.environ.update(TERM="xterm-256color", HOME=home.name)
    os.execv(f"{sys.prefix}/bin/zulip-term", ["zulip-term", "--config-file", str(configuration), "--no-notify"])


def shows(*texts: str) -> None:
    """Waits until the terminal has printed all of the texts."""
    printed = ""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if select.select([terminal], [], [], 1)[0]:
            try:
                printed += os.read(terminal, 65536).decode(errors="replace")
            except OSError:  # The program has ended.
                break
        if all(text in ESCAPE.sub("", printed) for text in texts):
            return
    raise AssertionError(f"the terminal does not show {texts}: {ESCAPE.sub('', printed)[-2000:]}")


def newest(content: str) -> bool:
    request = {"anchor": "newest", "num_before": 1, "num_after": 0, "apply_markdown": False}
    return right(max_.get_messages(request))["messages"][-1]["content"] == content


try:
    # The channels, a message, and a reaction to it.
    shows("# general", "before", ":tada:")
    os.write(terminal, b"c")
    shows("▶")
    for text in ("general", "terminal", "written"):
        os.write(terminal, text.encode())
        shows(text)
        os.write(terminal, b"\t")
    os.write(terminal, b"\x04")
    end = time.monotonic() + 30
    while not newest("written"):
        assert time.monotonic() < end, "the message did not arrive"
        time.sleep(0.2)
    right(max_.send_message({"type": "stream", "to": "general", "topic": "terminal", "content": "live"}))
    shows("live")
finally:
    os.kill(pid, signal.SIGTERM)
    home.cleanup()
print("zulip-term: all right")
