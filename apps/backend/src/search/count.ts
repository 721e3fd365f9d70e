import type { FacetName } from "@uchit/contract/facet.ts";
import { type Choice, type Column, countColumn, newCounts } from "./columns.ts";

export type Counted = {
	total: number;
	/** 1 for each institution that matches everything. */
	isMatch: Uint8Array;
	/** Of each facet, how many institutions each option would give under the other filters; first what no source says. */
	counts: ReadonlyMap<FacetName, Uint32Array>;
	/** How many institutions there would be without one filter. */
	totalWithout: ReadonlyMap<FacetName, number>;
};

/**
 * One pass over the institutions (those that words found, or all): who fails no filter counts in every facet, who fails only one
 * counts in that facet alone, because a facet's own choice does not shrink its own options.
 */
export function count(
	size: number,
	columns: readonly Column[],
	choices: readonly Choice[],
	among: readonly number[] | undefined,
): Counted {
	const { matching, failingOnly } = sortOut(size, choices, among);
	const isMatch = new Uint8Array(size);
	for (const institution of matching) isMatch[institution] = 1;
	const counts = new Map<FacetName, Uint32Array>();
	for (const column of columns) {
		const ofColumn = newCounts(column);
		countColumn(ofColumn, column, matching);
		counts.set(column.name, ofColumn);
	}
	const totalWithout = new Map<FacetName, number>();
	for (const [place, { column }] of choices.entries()) {
		const failing = failingOnly[place] ?? NONE_FAILING;
		countColumn(counts.get(column.name) ?? newCounts(column), column, failing);
		totalWithout.set(column.name, matching.length + failing.length);
	}
	return { total: matching.length, isMatch, counts, totalWithout };
}

const NONE_FAILING = new Uint32Array();

/** Who passes every filter, and for each filter who fails it alone. Filter by filter, because short loops are the fast ones. */
function sortOut(size: number, choices: readonly Choice[], among: readonly number[] | undefined) {
	const institutions = among === undefined ? countingUp(size) : Uint32Array.from(among);
	const fails = new Uint8Array(institutions.length);
	const lastFailed = new Uint8Array(institutions.length);
	for (const [place, choice] of choices.entries()) markFailing(choice, place, institutions, fails, lastFailed);
	const matching = take(institutions, fails, lastFailed, 0, 0);
	const failingOnly = choices.map((_, choice) => take(institutions, fails, lastFailed, 1, choice));
	return { matching, failingOnly };
}

function take(
	institutions: Uint32Array,
	fails: Uint8Array,
	lastFailed: Uint8Array,
	failed: number,
	choice: number,
): Uint32Array {
	const taken = new Uint32Array(institutions.length);
	let length = 0;
	for (let place = 0; place < institutions.length; place++) {
		if (fails[place] === failed && lastFailed[place] === choice) taken[length++] = institutions[place] ?? 0;
	}
	return taken.subarray(0, length);
}

function markFailing(
	{ column, codes, bits, none }: Choice,
	choice: number,
	institutions: Uint32Array,
	fails: Uint8Array,
	lastFailed: Uint8Array,
): void {
	const isOne = column.holds === "one";
	for (let place = 0; place < institutions.length; place++) {
		const institution = institutions[place] ?? 0;
		const held = isOne ? (column.codes[institution] ?? 0) : (column.bits[institution] ?? 0);
		const passes = isOne ? codes[held] === 1 : (held & bits) !== 0 || (none && held === 0);
		if (passes) continue;
		fails[place] = (fails[place] ?? 0) + 1;
		lastFailed[place] = choice;
	}
}

function countingUp(length: number): Uint32Array {
	const numbers = new Uint32Array(length);
	for (let number = 0; number < length; number++) numbers[number] = number;
	return numbers;
}
