/** Characters: messengers would cut a longer link. */
export const MAX_NOTE_LENGTH = 300;

/** Places are counted from 0. */
export type Advice = { key: string; from: number; to: number; isMoved: boolean; note: string };

export type AdvisedList = { order: readonly string[]; notes: readonly string[]; sent?: readonly string[] | undefined };

/**
 * Returns the advice of a returned list. If two lines changed places, only one has moved: it finds the fewest moves
 * from the old order to the new.
 */
export function readAdvice({ order, notes, sent = order }: AdvisedList): Advice[] {
	const unmoved = longestRising(order.map((key) => sent.indexOf(key)));
	return order.flatMap((key, to) => {
		const from = sent.indexOf(key);
		const isMoved = !unmoved.has(from);
		const note = (notes[to] ?? "").trim();
		return isMoved || note !== "" ? [{ key, from, to, isMoved, note }] : [];
	});
}

/**
 * Returns the place of a line in a list that may have other lines: after its predecessor in the advised order, or on
 * top.
 */
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
