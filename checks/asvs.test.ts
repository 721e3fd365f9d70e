import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ROOT = new URL("../", import.meta.url);
const STATES = ["test", "read", "does not apply", "not met", "not checked"];
/** The number of requirements of each level in OWASP's standard of May 2025. */
const LEVELS = { 1: 70, 2: 183 };

type Row = { number: string; level: string; state: string; why: string };

const text = readFileSync(new URL("docs/results/asvs.md", ROOT), "utf8");
const cells = text.split("\n").map((line) => line.split(" | ").map((cell) => cell.replaceAll(/^\| | \|$/g, "").trim()));
const rows: Row[] = cells
	.filter(([number = ""]) => /^\d+\.\d+\.\d+$/.test(number))
	.map(([number = "", level = "", , state = "", why = ""]) => ({ number, level, state, why }));

test("each requirement of both levels appears in the list once, with a state and its evidence", () => {
	expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
	for (const [level, count] of Object.entries(LEVELS)) {
		expect(rows.filter((row) => row.level === level)).toHaveLength(count);
	}
	expect(rows.filter(({ state, why }) => !STATES.includes(state) || why === "")).toEqual([]);
});

test("the counts match the list", () => {
	const states = cells.filter(([state = ""]) => [...STATES, "all"].includes(state));
	const counted = [...STATES, "all"].map((state) => {
		const of = state === "all" ? rows : rows.filter((row) => row.state === state);
		const [one, two] = ["1", "2"].map((level) => of.filter((row) => row.level === level).length);
		return [state, String(one), String(two), String(of.length)];
	});
	expect(states).toEqual(counted);
});

test("each test named in the list exists, by its file and title", () => {
	const named = rows.filter(({ state }) => state === "test");
	const missing = named.filter(({ why }) => {
		const [, file = "", title = ""] = /^`([^`]+)`: (.+)$/.exec(why) ?? [];
		const path = new URL(file, ROOT);
		return title === "" || !existsSync(path) || !readFileSync(path, "utf8").includes(title);
	});
	expect(missing).toEqual([]);
});
