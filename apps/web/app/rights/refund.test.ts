import { expect, test } from "vitest";
import { refundFor } from "./refund.ts";
import { RIGHTS } from "./table.server.ts";

const of = (left: string, lastDay?: string, session = "2025-26") =>
	refundFor({ session, left, lastDay }, RIGHTS.sessions);

test("within the dates of the session's letter all fees come back, then all but a thousand rupees", () => {
	expect(of("2025-09-30")).toMatchObject({ kind: "whole", source: "tezpur-2025" });
	expect(of("2025-10-12")).toMatchObject({ kind: "less", mostKeptInr: 1000, until: "2025-10-31" });
	expect(of("2022-12-31", undefined, "2022-23")).toMatchObject({ kind: "less" });
});

test.each([
	["2025-11-05", "2025-11-20", 100],
	["2025-11-06", "2025-11-20", 90],
	["2025-11-20", "2025-11-20", 80],
	["2025-12-05", "2025-11-20", 80],
	["2025-12-06", "2025-11-20", 50],
	["2025-12-20", "2025-11-20", 50],
	["2025-12-21", "2025-11-20", 0],
])("who leaves on %s, with the last date %s, has %i per cent back", (left, lastDay, percent) => {
	expect(of(left, lastDay)).toMatchObject({ kind: "share", percent, before: undefined });
});

test("a session whose letter we have not read promises no date, and says what the newest letter before it gave", () => {
	const before = { session: "2025-26", mostKeptInr: 1000 };
	expect(of("2026-08-01", undefined, "2026-27")).toEqual({
		kind: "needs-last-day",
		before: { ...before, kind: "whole" },
	});
	expect(of("2026-10-15", undefined, "2026-27")).toMatchObject({ before: { ...before, kind: "less" } });
	const shared = { kind: "share", percent: 100, before: { ...before, kind: "over" } };
	expect(of("2026-11-01", "2026-11-20", "2026-27")).toMatchObject(shared);
});

test("a day before the session is of another session", () => {
	expect(of("2025-10-12", undefined, "2026-27")).toEqual({ kind: "early" });
});

test("every source, contact and session of the table is there", () => {
	const named = [
		...RIGHTS.topics.flatMap(({ rules }) => rules.flatMap(({ source }) => source ?? [])),
		...RIGHTS.sessions.map(({ source }) => source),
		...Object.values(RIGHTS.contacts).flatMap(({ sources }) => sources),
		RIGHTS.sharesSource,
	];
	expect(new Set(named)).toEqual(new Set(Object.keys(RIGHTS.sources)));
	const contacts = RIGHTS.topics.flatMap((topic) => topic.contacts);
	expect(new Set(contacts)).toEqual(new Set(Object.keys(RIGHTS.contacts)));
});
