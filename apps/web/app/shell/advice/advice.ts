/** Longer ones make a link that messengers cut. */
export const LONGEST_NOTE = 300;

/** What somebody who got a list says of one line of it: another place, a note, or both. Places are counted from 0. */
export type Advice = { key: string; from: number; to: number; isMoved: boolean; note: string };

/** A list in the order that was advised, with a note for each line, and the order in which it was sent. */
export type AdvisedList = { order: readonly string[]; notes: readonly string[]; sent?: readonly string[] | undefined };

/** What a list that came back says. Of two that changed places one has moved: the fewest that make the new order of the old. */
export function readAdvice({ order, notes, sent = order }: AdvisedList): Advice[] {
	const unmoved = longestRising(order.map((key) => sent.indexOf(key)));
	return order.flatMap((key, to) => {
		const from = sent.indexOf(key);
		const isMoved = !unmoved.has(from);
		const note = (notes[to] ?? "").trim();
		return isMoved || note !== "" ? [{ key, from, to, isMoved, note }] : [];
	});
}

/** Where a line goes in a list that may hold others: behind the one that is before it in the advised order, or on top. */
export function placeIn(list: readonly string[], advised: readonly string[], key: string): number {
	const others = list.filter((each) => each !== key);
	const before = advised.slice(0, advised.indexOf(key)).findLast((each) => others.includes(each));
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
