import { expect, test } from "vitest";
import { createEventReader } from "#server/event-stream.ts";

function read(pieces: readonly string[]): [string, string][] {
	const events: [string, string][] = [];
	const reader = createEventReader((event, data) => events.push([event, data]));
	for (const piece of pieces) reader(piece);
	return events;
}

const STREAM =
	': hello\n\nevent: change\ndata: {"tags":["a"]}\n\n:\n\ndata: one\ndata:two\nid: 7\n\nevent: lonely\n\ndata: cut o';
const EVENTS = [
	["change", '{"tags":["a"]}'],
	["message", "one\ntwo"],
];

test("comments, events without data and an unfinished event are passed over", () => {
	expect(read([STREAM])).toEqual(EVENTS);
});

test("it does not matter where the stream is cut into pieces", () => {
	for (let cut = 0; cut < STREAM.length; cut += 1)
		expect(read([STREAM.slice(0, cut), STREAM.slice(cut)])).toEqual(EVENTS);
	expect(read([...STREAM.replaceAll("\n", "\r\n")])).toEqual(EVENTS);
});
