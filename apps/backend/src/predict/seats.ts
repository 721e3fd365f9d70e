import { isScoreSpace, PREPARATORY_MARKED_SINCE } from "@uchit/contract/cutoff-use.ts";
import { MAX_RANK } from "@uchit/contract/predict.ts";
import { type Counselling, isJosaa } from "@uchit/predictor/counsellings.ts";
import { foldName, isForWomen } from "@uchit/predictor/fold.ts";
import { homeOf, regionOf } from "@uchit/predictor/region.ts";
import { type FinalFigure, type NamedCollege, type Seat, type SeatGroup, yearBitsOf } from "@uchit/predictor/seat.ts";
import { yieldToLoop } from "#backend/platform/yield-to-loop.ts";
import type { Renamer } from "#backend/predict/renamer.ts";
import type { PrintedFigure, PrintedSeat } from "./queries/seat.ts";

/**
 * The seats of one counselling, by list and seat type, sorted by name. Seats of two years are one if they differ only in spaces and
 * capitals, or if `rename` says that they are.
 */
export async function groupSeats(
	counselling: Counselling,
	{ printed, colleges, rename }: SeatParts,
): Promise<SeatGroup[]> {
	const keyOf = (seat: PrintedSeat) => {
		const { rankSpace, collegeId, quota, seatType, gender } = seat;
		return `${rankSpace}|${collegeId}|${foldNameCached(rename(seat))}|${quota}|${seatType}|${gender}`;
	};
	const groups = new Map<string, SeatGroup>();
	let done = 0;
	for (const ofSeat of Map.groupBy(printed, keyOf).values()) {
		const newest = ofSeat.find(({ isInNewest }) => isInNewest);
		const shown = newest ?? ofSeat[0];
		const college = shown && colleges.get(shown.collegeId);
		if (shown === undefined || college === undefined) continue;
		groupOf(groups, shown).seats.push(
			toSeat(counselling, { shown, isInNewest: newest !== undefined, college, ofSeat }),
		);
		if (++done % SEATS_BETWEEN_YIELDS === 0) await yieldToLoop();
	}
	for (const group of groups.values()) {
		const shown = group.seats.sort(byNames).filter(({ absent }) => absent === undefined);
		group.genders = [...new Set(shown.map(({ gender }) => gender))];
		group.isSpecial = shown.every(({ pool }) => pool === "special");
	}
	return [...groups.values()];
}

type SeatParts = {
	printed: readonly PrintedSeat[];
	colleges: ReadonlyMap<string, NamedCollege>;
	rename: Renamer;
};

/** Seats between two yields to other requests. */
const SEATS_BETWEEN_YIELDS = 2_000;

const folded = new Map<string, string>();

/** Cached: tens of thousands of seats have a thousand programme names. */
export function foldNameCached(name: string): string {
	const known = folded.get(name) ?? foldName(name);
	folded.set(name, known);
	return known;
}

function groupOf(groups: Map<string, SeatGroup>, { rankSpace, seatType, socialCategory, pwd }: PrintedSeat): SeatGroup {
	const key = `${rankSpace}|${seatType}`;
	const group = groups.get(key) ?? {
		rankSpace,
		seatType,
		socialCategory,
		pwd,
		seats: [],
		genders: [],
		isSpecial: false,
	};
	groups.set(key, group);
	return group;
}

type ShownSeat = { shown: PrintedSeat; isInNewest: boolean; college: NamedCollege; ofSeat: readonly PrintedSeat[] };

function toSeat(counselling: Counselling, { shown, isInNewest, college, ofSeat }: ShownSeat): Seat {
	const { exam, programme, quota, pool, gender } = shown;
	const finalFigures = toFigures(counselling, ofSeat);
	const key = foldNameCached(programme);
	const earlier = ofSeat.filter((seat) => foldNameCached(seat.programme) !== key).map((seat) => seat.programme.trim());
	return {
		exam,
		college,
		kind: isJosaa(counselling) ? josaaKindOf(college.name) : college.ownership,
		programme: programme.trim(),
		programmeKey: key,
		earlierNames: earlier.length === 0 ? earlier : [...new Set(earlier)].sort(),
		quota,
		pool,
		gender,
		isForWomen: isForWomen(gender),
		region: regionOf(counselling, shown),
		homeState: homeOf(counselling, college),
		finalFigures,
		yearBits: yearBitsOf(finalFigures),
		absent: isInNewest ? (finalFigures.length === 0 ? "no-evidence" : undefined) : "not-in-newest",
	};
}

/** The newest copy lacks JoSAA's column of groups, but names within a group are alike; IIEST Shibpur counts as an NIT. */
function josaaKindOf(name: string): string {
	if (name.startsWith("Indian Institute of Technology")) return "iit";
	if (/National Institute of Technology|^Indian Institute of Engineering Science/.test(name)) return "nit";
	return name.includes("Indian Institute of Information Technology") ? "iiit" : "gfti";
}

function byNames(a: Seat, b: Seat): number {
	return (
		a.college.place - b.college.place ||
		compare(a.programme, b.programme) ||
		compare(a.quota, b.quota) ||
		compare(a.gender, b.gender)
	);
}

function compare(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}

/** One figure per list of a seat under all its names. If a list prints the seat twice, both figures are ambiguous and dropped. */
function toFigures(
	{ printsMovesOnly = false, isNewestAlone = false }: Counselling,
	printed: readonly PrintedSeat[],
): FinalFigure[] {
	const [first] = printed;
	const figures = printed.flatMap(({ figure }) => figure ?? []);
	if (first === undefined) return [];
	const newest = Math.max(...figures.map(({ year = 0 }) => year));
	const all = isNewestAlone ? figures.filter(({ year = 0 }) => year === newest) : figures;
	return [...Map.groupBy(all, ({ year }) => year).values()]
		.flatMap((ofYear) => {
			const final = printsMovesOnly ? lastRoundOf(ofYear) : ofYear;
			const [figure] = final;
			return figure !== undefined && final.length === 1 ? toFigure(first, figure) : [];
		})
		.sort((a, b) => (a.year ?? 0) - (b.year ?? 0));
}

function lastRoundOf(figures: readonly PrintedFigure[]): PrintedFigure[] {
	const last = Math.max(...figures.map(({ round }) => round ?? 0));
	return figures.filter(({ round }) => round === last);
}

function toFigure(seat: PrintedSeat, figure: PrintedFigure): FinalFigure[] {
	const { year, round, openingRank: opening, sourceId } = figure;
	const closing = usableClosing(seat, figure);
	return closing === undefined ? [] : [{ year, round, opening, closing, sourceId }];
}

/** The last figure of a list, in the list's unit; undefined if it is printed but not usable. */
export function usableClosing(
	{ rankSpace, pwd }: Pick<PrintedSeat, "rankSpace" | "pwd">,
	{ year, isMarked, ...figure }: PrintedFigure,
): number | undefined {
	const closing = isScoreSpace(rankSpace) ? figure.closingScore : figure.closingRank;
	// Earlier copies do not mark which ranks are of the preparatory course.
	const isPreparatoryUnknown =
		rankSpace.startsWith("jee-advanced") && pwd && year !== undefined && year < PREPARATORY_MARKED_SINCE;
	// NIT Mizoram's list of 2025 prints ranks in the tens of millions, which do not exist.
	return isMarked || isPreparatoryUnknown || closing === undefined || closing > MAX_RANK ? undefined : closing;
}
