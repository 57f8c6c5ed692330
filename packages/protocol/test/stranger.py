"""A client of Muster in another language, written from docs/reference/protocol.md and docs/reference/referee.md alone.

    python3 stranger.py ADDRESS GAME CONFIG REFEREE...

Makes a match of GAME with CONFIG (JSON) at the server of ADDRESS, sits at every seat, plays a whole battle and prints its record. Rules it has
none: `REFEREE...` is the command that starts `muster referee GAME`, which is asked for legal commands with nothing but a seat's own view.
On the way it loses connections, says things twice, reads older notices and looks on as a spectator, and it checks all that the page promises.
Python's standard library only.
"""

import base64
import hashlib
import http.client
import json
import os
import random
import secrets
import select
import socket
import struct
import subprocess
import sys
from urllib.parse import urlsplit

PROTOCOL = 1
NOTHING = object()


# --- HTTP -------------------------------------------------------------------------------------------------------------------


class Server:
    def __init__(self, address):
        parts = urlsplit(address)
        self.host, self.port = parts.hostname, parts.port or 80

    def post(self, path, body):
        connection = http.client.HTTPConnection(self.host, self.port, timeout=60)
        connection.request("POST", path, json.dumps(body), {"content-type": "application/json"})
        response = connection.getresponse()
        answer = json.loads(response.read())
        connection.close()
        return response.status, answer

    def ask(self, path, body):
        status, answer = self.post(path, body)
        assert status == 200, f"{path}: {status} {answer}"
        return answer


# --- WebSocket (RFC 6455) ---------------------------------------------------------------------------------------------------


class Closed(Exception):
    def __init__(self, code, reason):
        super().__init__(f"closed with {code}: {reason}")
        self.code = code


class WebSocket:
    TEXT, CLOSE, PING, PONG = 1, 8, 9, 10

    def __init__(self, server):
        self.socket = socket.create_connection((server.host, server.port), timeout=60)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            "GET /ws HTTP/1.1",
            f"Host: {server.host}:{server.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        ]
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode())
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self._receive()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        assert head.startswith(b"HTTP/1.1 101"), head
        accept = base64.b64encode(hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest())
        assert accept in head
        self.parts = b""
        self.closed = None

    def _receive(self):
        data = self.socket.recv(1 << 16)
        if not data:
            raise Closed(1006, "the line is dead")
        self.buffer += data

    def _frame(self, opcode, data):
        length = len(data)
        head = bytes([0x80 | opcode])
        if length < 126:
            head += bytes([0x80 | length])
        elif length < 1 << 16:
            head += bytes([0x80 | 126]) + struct.pack("!H", length)
        else:
            head += bytes([0x80 | 127]) + struct.pack("!Q", length)
        mask = os.urandom(4)
        self.socket.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def say(self, message):
        self._frame(self.TEXT, json.dumps(message, separators=(",", ":")).encode())

    def _take_frame(self):
        """One whole frame of the buffer, or None."""
        if len(self.buffer) < 2:
            return None
        length, at = self.buffer[1] & 0x7F, 2
        for mark, form, size in ((126, "!H", 2), (127, "!Q", 8)):
            if length == mark:
                if len(self.buffer) < 2 + size:
                    return None
                length, at = struct.unpack(form, self.buffer[2 : 2 + size])[0], 2 + size
                break
        if len(self.buffer) < at + length:
            return None
        first, data = self.buffer[0], self.buffer[at : at + length]
        self.buffer = self.buffer[at + length :]
        return first, data

    def messages(self):
        """All messages that are there; waits for nothing."""
        heard = []
        if self.closed:
            raise self.closed
        while (frame := self._take_frame()) is not None:
            first, data = frame
            opcode = first & 0x0F
            if opcode == self.PING:
                self._frame(self.PONG, data)
            elif opcode == self.CLOSE:
                code = struct.unpack("!H", data[:2])[0] if len(data) >= 2 else 1005
                self.closed = Closed(code, data[2:].decode())
                break
            elif opcode in (0, self.TEXT):
                self.parts += data
                if first & 0x80:
                    heard.append(json.loads(self.parts))
                    self.parts = b""
        return heard

    def hear(self):
        """The next messages; waits for them."""
        while True:
            heard = self.messages()
            if heard:
                return heard
            if not self.closed:
                self._receive()

    def drop(self):
        self.socket.close()


# --- Deltas -----------------------------------------------------------------------------------------------------------------


def made(before, delta):
    if not isinstance(delta, list):
        return delta
    if len(delta) < 2:
        return delta[0] if delta else NOTHING
    if isinstance(delta[0], str):
        return changed(before, delta[0].split(","), delta[1:])
    return spliced(before, *delta)


def changed(before, names, deltas):
    changes = []
    for i, name in enumerate(names):
        delta = deltas[min(i, len(deltas) - 1)]
        first, dot, rest = name.partition(".")
        changes.append((first, [rest, delta] if dot else delta))
    if isinstance(before, list):
        places = {int(name): delta for name, delta in changes}
        size = max([len(before), *(place + 1 for place in places)])
        items = before + [NOTHING] * (size - len(before))
        for place, delta in places.items():
            items[place] = made(items[place], delta)
        return [item for item in items if item is not NOTHING]
    fields = dict(before) if isinstance(before, dict) else {}
    for name, delta in changes:
        fields[name] = made(fields.get(name, NOTHING), delta)
    return {name: value for name, value in fields.items() if value is not NOTHING}


def spliced(before, at, gone, *deltas):
    items = before if isinstance(before, list) else []
    return items[:at] + [made(NOTHING, delta) for delta in deltas] + items[at + gone :]


def same(a, b):
    return json.dumps(a, sort_keys=True) == json.dumps(b, sort_keys=True)


# --- The referee ------------------------------------------------------------------------------------------------------------


class Referee:
    def __init__(self, command):
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, encoding="utf-8")

    def candidates(self, seat, view):
        self.process.stdin.write(json.dumps({"do": "candidates", "seat": seat, "view": view}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        assert answer["ok"], answer
        return answer["candidates"]

    def end(self):
        self.process.stdin.close()
        self.process.wait(60)


# --- One viewer -------------------------------------------------------------------------------------------------------------


class Viewer:
    """What one key opens: a seat, or a spectator's place."""

    def __init__(self, server, match, key, referee):
        self.server, self.match, self.key, self.referee = server, match, key, referee
        self.view, self.n, self.noticed, self.now = None, 0, {}, {}
        self.told = {}  # the last of each kind, of which updates tell changes
        self.you = None
        self.parts = {}  # what this seat gives to the luck, by attempt
        self.pending = None  # the command on its way, and what was answered
        self.played, self.lost, self.late = 0, 0, 0
        self.connect()

    def connect(self):
        self.line = WebSocket(self.server)
        hello = {"type": "hello", "protocol": PROTOCOL, "match": self.match, "key": self.key}
        self.line.say(hello if self.view is None else {**hello, "since": self.n})

    def reconnect(self):
        """As after a change of network: no farewell, and what was not answered is said again."""
        self.line.drop()
        self.lost += 1
        self.connect()
        if self.pending:
            self.line.say(self.pending)

    def listen(self):
        for message in self.line.messages():
            self.take(message)

    def take(self, message):
        handle = getattr(self, "on_" + message["type"], None)
        if handle:
            handle(message)

    def on_welcome(self, message):
        assert message["protocol"] == PROTOCOL
        self.you = message["you"]

    def on_refused(self, message):
        raise AssertionError(message)

    # the luck

    def on_dice(self, message):
        dice = message["dice"]
        attempt, seat = dice["attempt"], self.you["seat"]
        if seat is None:
            return
        part = self.parts.setdefault(attempt, secrets.token_hex(32))
        commitment = hashlib.sha256(bytes.fromhex(part)).hexdigest()
        if dice["commitments"][seat] is None:
            self.line.say({"type": "commit", "attempt": attempt, "parts": [{"seat": seat, "hex": commitment}]})
        elif None not in dice["commitments"] and seat not in dice["sent"]:
            self.line.say({"type": "contribute", "attempt": attempt, "parts": [{"seat": seat, "hex": part}]})

    # the battle

    def on_view(self, message):
        assert len(message["noticed"]) <= 200
        self.view, self.n = message["view"], message["n"]
        self.noticed = {item["n"]: item for item in message["noticed"]}
        self.now = {name: message[name] for name in ("decisions", "offers", "outcome", "requests")}

    def on_update(self, message):
        if message["n"] < self.n or (message["n"] == self.n and ("noticed" in message or "played" in message)):
            return  # it came twice
        news = message.get("noticed", [])
        if "played" in message:
            seat, *told = message["played"]
            events = [self.whole(event, 1, lambda whole: [whole["type"]]) for event in told]
            news = [{"n": message["n"] - 1, "type": "played", "seat": seat, "events": events, "undone": False}]
        if "decisions" in message:
            named = lambda whole: [whole["seat"], whole["kind"]]
            message["decisions"] = [self.whole(decision, 2, named) for decision in message["decisions"]]
        if "offers" in message:
            self.told["offers"] = message["offers"] = made(self.told.get("offers"), message["offers"])
        assert [item["n"] for item in news] == list(range(self.n, message["n"])), "something was missed"
        if "delta" in message:
            self.view = made(self.view, message["delta"])
        self.noticed.update({item["n"]: item for item in news})
        for n in message.get("undone", []):
            self.noticed[n]["undone"] = True
        self.now.update({name: message[name] for name in self.now if name in message})
        self.n = message["n"]

    def whole(self, item, names, named):
        if isinstance(item, list):
            last = self.told[json.dumps(item[:names])]
            item = made(last, item[names:]) if len(item) > names else last
        self.told[json.dumps(named(item))] = item
        return item

    def on_older(self, message):
        self.noticed.update({item["n"]: item for item in message["noticed"]})

    def on_done(self, message):
        if not self.pending or message["id"] != self.pending["id"]:
            return
        answer = message["answer"]
        assert message["n"] <= self.n, "what came of it is there by now"
        assert answer["ok"] or answer["code"] == "late", answer
        self.late += 0 if answer["ok"] else 1
        self.played += 1 if answer["ok"] else 0
        self.pending = None

    def act(self, luck):
        seat = self.you and self.you["seat"]
        if self.pending or not any(decision["seat"] == seat for decision in self.now.get("decisions", [])):
            return
        command = luck.choice(self.referee.candidates(seat, self.view))
        self.pending = {"type": "play", "id": secrets.token_urlsafe(12), "command": command, "seen": self.n}
        self.line.say(self.pending)
        if self.played % 5 == 2:
            self.line.say(self.pending)  # said twice, done once
        if self.played % 11 == 7:
            self.reconnect()

    def is_over(self):
        return self.now.get("outcome") is not None and not self.pending

    # what the page promises, seen from the end

    def check(self):
        patched, noticed = self.view, self.noticed
        self.line.drop()
        self.view = None
        self.connect()
        while self.view is None:
            for message in self.line.hear():
                self.take(message)
        assert same(patched, self.view), "the deltas led to another view"
        while (first := min(self.noticed)) > 0:
            self.line.say({"type": "older", "before": first})
            while min(self.noticed) == first:
                for message in self.line.hear():
                    self.take(message)
        assert sorted(self.noticed) == list(range(self.n))
        assert same(noticed, {n: self.noticed[n] for n in noticed}), "it was noticed otherwise"
        self.line.drop()


# --- The battle -------------------------------------------------------------------------------------------------------------


def take_seats(server, game, config, seats):
    wish = {
        "game": game,
        "config": config,
        "seats": [{"sitter": "person"}] * (seats - 1) + [{"sitter": "open"}],
        "seat": 0,
        "name": "Ada",
        "watch": 0,
    }
    made_match = server.ask("/api/matches", wish)
    match = made_match["match"]
    keys = [made_match["key"]]
    for link in [*(link["key"] for link in made_match["links"]), made_match["join"]]:
        look = {"match": match, "key": link}
        seen = server.ask("/api/look", look)
        assert seen["opens"] in ("claim", "join") and seen["about"]["game"] == game
        claimed = server.ask("/api/claim", {**look, "name": f"Player {len(keys)}"})
        assert claimed["seat"] == len(keys)
        keys.append(claimed["key"])
    return match, keys, made_match["watch"]


def check_doors(server, match, key):
    """What is refused is refused in words."""
    status, answer = server.post("/api/record", {"match": match, "key": key})
    assert status == 409 and answer["status"] == 409 and "not over" in answer["message"], answer
    status, answer = server.post("/api/look", {"match": match, "key": "A" * 43})
    assert status == 404 and answer["message"], answer
    line = WebSocket(server)
    line.say({"type": "hello", "protocol": PROTOCOL, "match": match, "key": "A" * 43})
    heard = []
    try:
        while True:
            heard += line.hear()
    except Closed as closed:
        assert closed.code == 4404 and heard[-1]["type"] == "refused", (closed, heard)


def check_luck(record, viewers):
    fairness = record["fairness"]
    assert fairness["kind"] == "fair"
    digest = lambda text: hashlib.sha256(bytes.fromhex(text)).hexdigest()
    assert digest(fairness["seed"]) == fairness["commitment"]
    for viewer in viewers:
        part = list(viewer.parts.values())[-1]
        assert fairness["contributions"][viewer.you["seat"]] == part, "the luck was made without this seat"
        assert fairness["commitments"][viewer.you["seat"]] == digest(part)


def main(address, game, config, *command):
    server, referee, luck = Server(address), Referee(command), random.Random(5)
    config = json.loads(config)
    match, keys, watch = take_seats(server, game, config, 2)
    players = [Viewer(server, match, key, referee) for key in keys]
    spectator = Viewer(server, match, watch, referee)
    everyone = [*players, spectator]
    is_checked = False
    while True:
        for viewer in everyone:
            viewer.listen()
            viewer.act(luck)
        if all(viewer.is_over() for viewer in everyone):
            break
        if players[0].played > 3 and not is_checked:
            check_doors(server, match, keys[0])
            is_checked = True
        lines = {viewer.line.socket: viewer.line for viewer in everyone}
        for ready in select.select(list(lines), [], [], 60)[0] or sys.exit("nothing comes any more"):
            lines[ready]._receive()
    record = server.ask("/api/record", {"match": match, "key": keys[0]})
    assert is_checked
    check_luck(record, players)
    for viewer in everyone:
        assert same(viewer.now["outcome"], players[0].now["outcome"])
        viewer.check()
    commands = [entry for entry in record["entries"] if "command" in entry]
    for seat, viewer in enumerate(players):
        assert len([entry for entry in commands if entry["seat"] == seat]) == viewer.played, "done more than once"
    [listed] = server.ask("/api/mine", {"keys": [{"match": match, "key": keys[1]}]})
    assert listed["status"] == "over" and listed["result"] in ("won", "lost", "drawn")
    referee.end()
    print(json.dumps({"record": record, "lost": sum(v.lost for v in players), "late": sum(v.late for v in players)}))


if __name__ == "__main__":
    main(*sys.argv[1:])
