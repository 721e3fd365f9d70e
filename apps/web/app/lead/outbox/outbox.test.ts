import { expect, test } from "vitest";
import { type OutboxLead, parseOutbox, waitMs, withEntry, withoutEntry } from "./outbox.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const unsent = (key: string, change: Partial<OutboxLead> = {}): OutboxLead => ({
	...{ key, address: "/lead", page: "/contact-us", college: "", fields: [["name", "Asha"]] },
	...{ keptAt: NOW.toISOString(), state: "waiting", ...change },
});

test("a stored request is read back, whatever its state", () => {
	const list = [unsent("a"), unsent("b", { state: "stuck", address: "/hi/lead" })];
	expect(parseOutbox(JSON.stringify(list), NOW)).toEqual(list);
});

test.each([
	["nothing", null],
	["no JSON", "{"],
	["no list", "{}"],
	["something else", "[1, null]"],
	["an address elsewhere", JSON.stringify([unsent("a", { address: "https://example.org/lead" })])],
	["a page elsewhere", JSON.stringify([unsent("a", { page: "//example.org" })])],
	["what is a week old", JSON.stringify([unsent("a", { keptAt: "2026-11-14T09:59:59Z" })])],
])("reads no request from %s", (_what, stored) => {
	expect(parseOutbox(stored, NOW)).toEqual([]);
});

test("a request is stored once, and its newest version comes last", () => {
	const again = unsent("a", { fields: [["name", "Mira"]] });
	expect(withEntry([unsent("a"), unsent("b")], again)).toEqual([unsent("b"), again]);
	expect(withoutEntry([unsent("a"), unsent("b")], "a")).toEqual([unsent("b")]);
});

test("the pauses double, up to five minutes", () => {
	expect([0, 1, 2, 20].map(waitMs)).toEqual([5_000, 10_000, 20_000, 300_000]);
});
