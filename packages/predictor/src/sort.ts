import { isGeneralPool } from "@uchit/contract/cutoff-use.ts";
import type { PredictSort } from "@uchit/contract/predict.ts";
import { BANDS, type Band } from "@uchit/contract/predict-band.ts";
import { judgeFigure } from "./judge.ts";
import type { OpenSeat } from "./open-seats.ts";
import type { CounsellingIndex } from "./predict-index.ts";
import type { QueryList } from "./query-lists.ts";
import type { Seat } from "./seat.ts";

export type JudgedSeat = {
	seat: Seat;
	list: QueryList;
	alsoGenders: readonly string[];
	counselling: number;
	place: number;
	band: Band;
	insideYears: number;
	/** The newest closing figure relative to the visitor's own: closings of different lists compare by nothing else. */
	ratio: number;
};

/** Less is harder to get; above 1, the newest year was open to the visitor. */
function ratioOf({ finalFigures }: Seat, { figure: { value, isScore } }: Pick<QueryList, "figure">): number {
	const closing = finalFigures.at(-1)?.closing ?? 0;
	return isScore ? value / closing : closing / value;
}

export function judgeSeats(open: readonly OpenSeat[]): JudgedSeat[] {
	const judged: JudgedSeat[] = [];
	const counsellings = placeCounsellings(open);
	for (const { seat, list } of open) {
		const found = judgeFigure(list.figure, seat.finalFigures);
		if (found === undefined) continue;
		const before = judged.at(-1);
		const counselling = counsellings.get(list.counsellingIndex) ?? counsellings.size;
		const option = { seat, list, counselling, ...found, alsoGenders: [], ratio: ratioOf(seat, list) };
		if (before !== undefined && isSameOption(before, { seat, list })) judged[before.place] = joinPools(before, option);
		else judged.push({ ...option, place: judged.length });
	}
	return judged;
}

/** The seats that closed too early for any group, the nearest to the visitor's figure first. */
export function listMissed(open: readonly OpenSeat[]): OpenSeat[] {
	return open
		.filter(
			({ seat, list }) => seat.finalFigures.length > 0 && judgeFigure(list.figure, seat.finalFigures) === undefined,
		)
		.toSorted((a, b) => ratioOf(b.seat, b.list) - ratioOf(a.seat, a.list));
}

/** A state's own round, the larger one, comes before the all-India one; the rest in the question's order. */
function placeCounsellings(open: readonly OpenSeat[]): Map<CounsellingIndex, number> {
	const inOrder = [...new Set(open.map(({ list }) => list.counsellingIndex))].toSorted(
		(a, b) => Number(b.counselling.isOfStateAlone === true) - Number(a.counselling.isOfStateAlone === true),
	);
	return new Map(inOrder.map((counsellingIndex, place) => [counsellingIndex, place]));
}

/**
 * Two pools of a programme with one closing figure are one option for a person who may take both: Telangana and Andhra Pradesh repeat
 * everyone's rank in the women's column. Pools of a programme are adjacent in name order.
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

function joinPools(before: JudgedSeat, later: Omit<JudgedSeat, "place">): JudgedSeat {
	const [shown, other] = saysMore(later, before) ? [later, before] : [before, later];
	const alsoGenders = [...new Set([...before.alsoGenders, other.seat.gender])];
	return { ...shown, place: before.place, alsoGenders };
}

function saysMore(one: Omit<JudgedSeat, "place">, other: JudgedSeat): boolean {
	const more = one.seat.finalFigures.length - other.seat.finalFigures.length || one.insideYears - other.insideYears;
	return more === 0 ? !one.seat.isForWomen : more > 0;
}

type Compare = (a: JudgedSeat, b: JudgedSeat) => number;

export function sortJudged(judged: readonly JudgedSeat[], sort: PredictSort): JudgedSeat[] {
	const sorted = judged.toSorted(compareBy(sort));
	return sort === "college-closing" ? putFirstOfEachFirst(sorted) : sorted;
}

/** One option of each college before its others, in each counselling. */
function putFirstOfEachFirst(sorted: readonly JudgedSeat[]): JudgedSeat[] {
	const seen = new Set<string>();
	const repeats = new Set<JudgedSeat>();
	for (const option of sorted) {
		const key = `${option.counselling} ${isReach(option)} ${option.seat.college.slug}`;
		if (seen.has(key)) repeats.add(option);
		seen.add(key);
	}
	const isRepeat = (option: JudgedSeat) => Number(repeats.has(option));
	return sorted.toSorted(
		(a, b) => a.counselling - b.counselling || isReach(a) - isReach(b) || isRepeat(a) - isRepeat(b),
	);
}

/** The first `count` in order, without sorting the thousands behind: pages are requested far more often than all. */
export function topSorted(judged: readonly JudgedSeat[], sort: PredictSort, count: number): JudgedSeat[] {
	if (sort === "college-closing") return sortJudged(judged, sort).slice(0, count);
	const compare = compareBy(sort);
	const first: JudgedSeat[] = [];
	for (const option of judged) {
		const last = first[count - 1];
		if (last !== undefined && compare(option, last) > 0) continue;
		let [low, high] = [0, first.length];
		while (low < high) {
			const middle = (low + high) >> 1;
			const other = first[middle];
			if (other !== undefined && compare(other, option) < 0) low = middle + 1;
			else high = middle;
		}
		first.splice(low, 0, option);
		if (first.length > count) first.pop();
	}
	return first;
}

/** Never mixes closings of two counsellings: their rounds end at different depths. */
function compareBy(sort: PredictSort): Compare {
	if (sort === "college-closing")
		return (a, b) => a.counselling - b.counselling || byCollege(a, b) || a.place - b.place;
	const order = sort.startsWith("-") ? -1 : 1;
	const compare = COMPARES[sort.replace("-", "")] ?? byClosing;
	return (a, b) => a.counselling - b.counselling || byBand(a, b) || order * compare(a, b) || a.place - b.place;
}

const ORDER = new Map(BANDS.map((band, index) => [band, index]));

const byBand: Compare = (a, b) => (ORDER.get(a.band) ?? 0) - (ORDER.get(b.band) ?? 0);

const COURSES = ["MBBS", "BDS"];

/** Medicine before dentistry before nursing, whose seats close at the same ranks for other reasons. */
const byCourse: Compare = (a, b) => courseOf(a) - courseOf(b);

function courseOf({ seat }: JudgedSeat): number {
	if (seat.exam !== "neet") return 0;
	const place = COURSES.indexOf(seat.programme);
	return place === -1 ? COURSES.length : place;
}

const byClosing: Compare = (a, b) => byCourse(a, b) || a.ratio - b.ratio;

const isReach = ({ band }: JudgedSeat) => Number(band === "reach");
const isEveryones = ({ list: { group } }: JudgedSeat) => Number(group.socialCategory === "open" && !group.pwd);

/** A small pool's closing rank says little of how hard the seat is to get. */
const isOfSmallPool = ({ seat: { pool } }: JudgedSeat) => Number(!isGeneralPool(pool));

const byCollege: Compare = (a, b) =>
	isReach(a) - isReach(b) || isEveryones(a) - isEveryones(b) || isOfSmallPool(a) - isOfSmallPool(b) || byClosing(a, b);

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
