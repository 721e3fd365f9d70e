import type { PredictSort } from "@uchit/contract/predict.ts";
import { BANDS, type Band } from "@uchit/contract/predict-band.ts";
import { judge } from "./judge.ts";
import type { OpenSeat } from "./open-seats.ts";
import type { CounsellingIndex } from "./predict-index.ts";
import type { QueryList } from "./query-lists.ts";
import type { Seat } from "./seat.ts";

/** An option with what its evidence says. `place` counts the options list by list, in the order of their names. */
export type Judged = {
	seat: Seat;
	list: QueryList;
	/** Other pools of the seat that are the same option. */
	alsoGenders: readonly string[];
	/** Counts the counsellings, the one that the question meant first. */
	counselling: number;
	place: number;
	band: Band;
	insideYears: number;
	/** How the newest closing figure stands to the visitor's own in its list: closings of different lists compare by nothing else. */
	ratio: number;
};

/** Less is harder to get; above 1 the newest year was inside. */
function ratioOf({ finalFigures }: Seat, { figure: { value, isScore } }: QueryList): number {
	const closing = finalFigures.at(-1)?.closing ?? 0;
	return isScore ? value / closing : closing / value;
}

/** The options in reach, list by list, in the order of their names. */
export function judgeSeats(open: readonly OpenSeat[]): Judged[] {
	const judged: Judged[] = [];
	const counsellings = placeCounsellings(open);
	for (const { seat, list } of open) {
		const found = judge(list.figure, seat.finalFigures);
		if (found === undefined) continue;
		const before = judged.at(-1);
		const counselling = counsellings.get(list.counsellingIndex) ?? counsellings.size;
		const each = { seat, list, counselling, ...found, alsoGenders: [], ratio: ratioOf(seat, list) };
		if (before !== undefined && isSameOption(before, { seat, list })) judged[before.place] = joinPools(before, each);
		else judged.push({ ...each, place: judged.length });
	}
	return judged;
}

/** A state's own round, the larger, before the all-India one; the others as the question lists them. */
function placeCounsellings(open: readonly OpenSeat[]): Map<CounsellingIndex, number> {
	const inOrder = [...new Set(open.map(({ list }) => list.counsellingIndex))].toSorted(
		(a, b) => Number(b.counselling.isOfStateAlone === true) - Number(a.counselling.isOfStateAlone === true),
	);
	return new Map(inOrder.map((each, place) => [each, place]));
}

/**
 * Two pools of one programme that closed at one figure are one option for somebody who may take both: Telangana and Andhra Pradesh print
 * everyone's rank again in the women's column where it went no further. In the order of names the pools of a programme stand together.
 */
function isSameOption({ seat, list }: OpenSeat, other: OpenSeat): boolean {
	return (
		list.group === other.list.group &&
		seat.college === other.seat.college &&
		seat.programmeKey === other.seat.programmeKey &&
		seat.quota === other.seat.quota &&
		seat.finalFigures.at(-1)?.closing === other.seat.finalFigures.at(-1)?.closing
	);
}

/** The pool of which the years say more, with the names of the others. */
function joinPools(before: Judged, each: Omit<Judged, "place">): Judged {
	const [shown, other] = saysMore(each, before) ? [each, before] : [before, each];
	const alsoGenders = [...new Set([...before.alsoGenders, other.seat.gender])];
	return { ...shown, place: before.place, alsoGenders };
}

/** More years, then more of them open; else it is everyone's pool. */
function saysMore(one: Omit<Judged, "place">, other: Judged): boolean {
	const more = one.seat.finalFigures.length - other.seat.finalFigures.length || one.insideYears - other.insideYears;
	return more === 0 ? !one.seat.isForWomen : more > 0;
}

type Compare = (a: Judged, b: Judged) => number;

/** A new list; where the order says nothing, names decide. */
export function sortJudged(judged: readonly Judged[], sort: PredictSort): Judged[] {
	return judged.toSorted(compareBy(sort));
}

/** The first `count` of them in their order, without ordering the thousands behind: a page is asked for far more often than all. */
export function firstSorted(judged: readonly Judged[], sort: PredictSort, count: number): Judged[] {
	const compare = compareBy(sort);
	const first: Judged[] = [];
	for (const each of judged) {
		const last = first[count - 1];
		if (last !== undefined && compare(each, last) > 0) continue;
		let [low, high] = [0, first.length];
		while (low < high) {
			const middle = (low + high) >> 1;
			const other = first[middle];
			if (other !== undefined && compare(other, each) < 0) low = middle + 1;
			else high = middle;
		}
		first.splice(low, 0, each);
		if (first.length > count) first.pop();
	}
	return first;
}

/** Closings of two counsellings are never put among each other: their rounds end at different depths. */
function compareBy(sort: PredictSort): Compare {
	const order = sort.startsWith("-") ? -1 : 1;
	const compare = COMPARES[sort.replace("-", "")] ?? byClosing;
	return (a, b) => a.counselling - b.counselling || byBand(a, b) || order * compare(a, b) || a.place - b.place;
}

const ORDER = new Map(BANDS.map((band, index) => [band, index]));

const byBand: Compare = (a, b) => (ORDER.get(a.band) ?? 0) - (ORDER.get(b.band) ?? 0);

const COURSES = ["MBBS", "BDS"];

/** A medical degree before a dental one before nursing, whose seats close at the same ranks for other reasons. */
const byCourse: Compare = (a, b) => courseOf(a) - courseOf(b);

function courseOf({ seat }: Judged): number {
	if (seat.exam !== "neet") return 0;
	const place = COURSES.indexOf(seat.programme);
	return place === -1 ? COURSES.length : place;
}

const byClosing: Compare = (a, b) => byCourse(a, b) || a.ratio - b.ratio;

/** Compares products: shares of years are not exact fractions. */
const byEvidence: Compare = (a, b) =>
	b.insideYears * a.seat.finalFigures.length - a.insideYears * b.seat.finalFigures.length || byClosing(a, b);

const byText =
	(read: (seat: Seat) => string): Compare =>
	(a, b) => {
		const [left, right] = [read(a.seat), read(b.seat)];
		return left < right ? -1 : left > right ? 1 : 0;
	};

const COMPARES: Readonly<Record<string, Compare>> = {
	closing: byClosing,
	evidence: byEvidence,
	college: byText(({ college }) => college.name),
	programme: byText(({ programmeKey }) => programmeKey),
};
