import type { Band, PredictSort } from "@uchit/contract/predict.ts";
import type { Seat } from "#backend/predict/seats.ts";

/** A seat with what its evidence says. `place` counts the seats in the order of their names. */
export type Judged = { seat: Seat; place: number; band: Band; insideYears: number };

type Compare = (a: Judged, b: Judged) => number;

/** A new list; where the order says nothing, names decide. */
export function sortJudged(judged: readonly Judged[], sort: PredictSort, isScore: boolean): Judged[] {
	const isReversed = sort.startsWith("-");
	const compare = COMPARES[sort.replace("-", "")] ?? byClosing;
	const order = isReversed ? -1 : 1;
	return judged.toSorted((a, b) => order * compare(isScore)(a, b) || a.place - b.place);
}

const byClosing = (isScore: boolean): Compare => {
	const harder = isScore ? -1 : 1;
	return ({ seat: a }, { seat: b }) =>
		harder * ((a.finalFigures.at(-1)?.closing ?? 0) - (b.finalFigures.at(-1)?.closing ?? 0));
};

/** By products: shares of years are not always whole fractions. */
const byEvidence = (isScore: boolean): Compare => {
	const closing = byClosing(isScore);
	return (a, b) =>
		b.insideYears * a.seat.finalFigures.length - a.insideYears * b.seat.finalFigures.length || closing(a, b);
};

const byText = (read: (seat: Seat) => string) => (): Compare => (a, b) => {
	const [left, right] = [read(a.seat), read(b.seat)];
	return left < right ? -1 : left > right ? 1 : 0;
};

const COMPARES: Readonly<Record<string, (isScore: boolean) => Compare>> = {
	closing: byClosing,
	evidence: byEvidence,
	college: byText(({ college }) => college.name),
	programme: byText(({ programmeKey }) => programmeKey),
};
