import { toKey } from "@uchit/contract/words.ts";
import { expect, test } from "vitest";
import { readAliases } from "./aliases.ts";

const COLLEGES = new Set(["U-0306", "C-22470"]);

test("a row that names an institution is accepted, any other is refused with its line and reason", () => {
	const { read, aliases, refusals } = readAliases(COLLEGES);
	expect(aliases.length + refusals.length).toBe(read);
	expect(aliases.filter(({ collegeId }) => collegeId === "U-0306").map(({ alias }) => alias)).toContain("IIT Bombay");
	expect(new Set(aliases.map(({ collegeId }) => collegeId))).toEqual(COLLEGES);
	expect(new Set(refusals.map(({ reason }) => reason))).toEqual(new Set(["names an institution that there is not"]));
});

test("a short form never names two institutions", () => {
	const { refusals } = readAliases(new Set());
	const ids = Map.groupBy(
		refusals.map(({ raw }) => raw.split("|")),
		([alias = ""]) => toKey(alias) || alias,
	);
	const shared = [...ids].filter(([, rows]) => new Set(rows.map(([, id]) => id)).size > 1);
	expect(shared.map(([key]) => key)).toEqual([]);
});
