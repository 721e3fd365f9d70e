import { readFileSync } from "node:fs";
import { CALLERS, type CallerName } from "#backend/testing/access/callers.ts";
import type { Whose } from "#backend/testing/access/world.ts";

export type AccessRow = { route: string; whose: Whose; expected: ReadonlyMap<CallerName, number> };

const FILE = new URL("../../access.csv", import.meta.url);

/** Reads `access.csv`, the reviewed table of permissions. Throws on a malformed line. */
export function readAccessTable(): AccessRow[] {
	const [head = "", ...lines] = readFileSync(FILE, "utf8").trim().split("\n");
	if (head !== headOfTable()) throw new Error(`The head of access.csv is not ${headOfTable()}`);
	return lines.map((line) => {
		const [route = "", whose = "", ...statuses] = line.split(",");
		if (whose !== "" && whose !== "own" && whose !== "other") throw new Error(`"${whose}" is nobody's: ${line}`);
		const expected = CALLERS.map((name, place) => [name, Number(statuses[place])] as const);
		if (statuses.length !== CALLERS.length || expected.some(([, status]) => !(status >= 200))) {
			throw new Error(`A status is missing: ${line}`);
		}
		return { route, whose, expected: new Map(expected) };
	});
}

function headOfTable(): string {
	return ["route", "whose", ...CALLERS].join(",");
}
