import { BANDS, type Band, type PredictSort } from "@uchit/contract/predict.ts";
import { judge } from "./judge.ts";
import type { OpenSeat } from "./open-seats.ts";
import type { QueryList } from "./query-lists.ts";
import type { Seat } from "./seat.ts";

/** An option with what its evidence says. `place` counts the options list by list, in the order of their names. */
export type Judged = {
	seat: Seat;
	list: QueryList;
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
	for (const { seat, list } of open) {
		const found = judge(list.figure, seat.finalFigures);
		if (found === undefined) continue;
		const before = judged.at(-1);
		const isDouble = before !== undefined && isSameOption(before, { seat, list });
		const place = isDouble ? before.place : judged.length;
		const each = { seat, list, place, ...found, ratio: ratioOf(seat, list) };
		if (!isDouble || saysMore(each, before)) judged[place] = each;
	}
	return judged;
}

/**
 * Two pools of one programme that closed at one figure are one option for whoever may take both: Telangana and Andhra Pradesh print
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

/** More years, then more of them inside; else it is everyone's pool. */
function saysMore(one: Judged, other: Judged): boolean {
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

function compareBy(sort: PredictSort): Compare {
	const order = sort.startsWith("-") ? -1 : 1;
	const key = sort.replace("-", "");
	const compare = COMPARES[key] ?? byClosing;
	const byNames = key === "college" || key === "programme";
	return (a, b) => (byNames ? 0 : byDoor(a, b)) || order * compare(a, b) || a.place - b.place;
}

/** A state's round and the all-India one close at different depths: never among each other, and the state's door, the larger, first. */
const byDoor: Compare = (a, b) => Number(isOfState(b)) - Number(isOfState(a));

function isOfState({ list }: Judged): boolean {
	return list.counsellingIndex.counselling.isOfStateAlone === true;
}

const COURSES = ["MBBS", "BDS"];

/** A medical degree before a dental one before nursing, whose seats close at the same ranks for other reasons. */
const byCourse: Compare = (a, b) => courseOf(a) - courseOf(b);

function courseOf({ seat }: Judged): number {
	if (seat.exam !== "neet") return 0;
	const place = COURSES.indexOf(seat.programme);
	return place === -1 ? COURSES.length : place;
}

const byClosing: Compare = (a, b) => a.ratio - b.ratio;

/** By products: shares of years are not always whole fractions. */
const byEvidence: Compare = (a, b) =>
	b.insideYears * a.seat.finalFigures.length - a.insideYears * b.seat.finalFigures.length || byClosing(a, b);

const ORDER = new Map(BANDS.map((band, index) => [band, index]));

const byBand: Compare = (a, b) =>
	(ORDER.get(a.band) ?? 0) - (ORDER.get(b.band) ?? 0) || byCourse(a, b) || byClosing(a, b);

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
