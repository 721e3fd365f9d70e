import type { SharedSheet } from "./sheet-link.ts";

/** What somebody who got a list says of one college: another place, a note, or both. Places are counted from 0. */
export type Advice = { college: string; from: number; to: number; isMoved: boolean; note: string };

/** What a list that came back says. Of two that changed places one has moved: the fewest that make the new order of the old. */
export function readAdvice({ colleges, notes, sent = colleges }: SharedSheet): Advice[] {
	const unmoved = longestRising(colleges.map((slug) => sent.indexOf(slug)));
	return colleges.flatMap((college, to) => {
		const from = sent.indexOf(college);
		const isMoved = !unmoved.has(from);
		const note = (notes[to] ?? "").trim();
		return isMoved || note !== "" ? [{ college, from, to, isMoved, note }] : [];
	});
}

/** Where a college goes in a list that may hold others: behind the one that is before it in the advised order, or on top. */
export function placeIn(list: readonly string[], advised: readonly string[], college: string): number {
	const others = list.filter((each) => each !== college);
	const before = advised.slice(0, advised.indexOf(college)).findLast((each) => others.includes(each));
	return before === undefined ? 0 : others.indexOf(before) + 1;
}

function longestRising(values: readonly number[]): ReadonlySet<number> {
	const best: number[][] = [];
	for (const value of values) {
		const longest = best.filter((run) => (run.at(-1) ?? -1) < value).toSorted((a, b) => b.length - a.length)[0] ?? [];
		best.push([...longest, value]);
	}
	return new Set(best.toSorted((a, b) => b.length - a.length)[0]);
}
