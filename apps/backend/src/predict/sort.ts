import { BANDS, type Band, type PredictSort } from "@uchit/contract/predict.ts";
import type { AskedList } from "#backend/predict/asked-lists.ts";
import type { Seat } from "#backend/predict/seats.ts";

/** An option with what its evidence says. `place` counts the options list by list, in the order of their names. */
export type Judged = { seat: Seat; list: AskedList; place: number; band: Band; insideYears: number };

type Compare = (a: Judged, b: Judged) => number;

/** A new list; where the order says nothing, names decide. */
export function sortJudged(judged: readonly Judged[], sort: PredictSort): Judged[] {
	const order = sort.startsWith("-") ? -1 : 1;
	const compare = COMPARES[sort.replace("-", "")] ?? byClosing;
	return judged.toSorted((a, b) => order * compare(a, b) || a.place - b.place);
}

/** Closings of different lists of ranks are no larger or smaller than each other: how each stands to the visitor's own figure is. */
const byClosing: Compare = (a, b) => ratioOf(a) - ratioOf(b);

function ratioOf({ seat: { finalFigures }, list: { figure } }: Judged): number {
	const closing = finalFigures.at(-1)?.closing ?? 0;
	return figure.isScore ? figure.value / closing : closing / figure.value;
}

/** By products: shares of years are not always whole fractions. */
const byEvidence: Compare = (a, b) =>
	b.insideYears * a.seat.finalFigures.length - a.insideYears * b.seat.finalFigures.length || byClosing(a, b);

const byBand: Compare = (a, b) => BANDS.indexOf(a.band) - BANDS.indexOf(b.band) || byClosing(a, b);

const byText =
	(read: (seat: Seat) => string): Compare =>
	(a, b) => {
		const [left, right] = [read(a.seat), read(b.seat)];
		return left < right ? -1 : left > right ? 1 : 0;
	};

const COMPARES: Readonly<Record<string, Compare>> = {
	likely: byBand,
	closing: byClosing,
	evidence: byEvidence,
	college: byText(({ college }) => college.name),
	programme: byText(({ programmeKey }) => programmeKey),
};
