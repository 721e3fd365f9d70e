import type { RankSpace, SeatPool, SocialCategory } from "@uchit/contract/cutoff.schema.ts";
import { foldName } from "#backend/facts/queries/cutoffs/trend-series.ts";
import { yieldToLoop } from "#backend/platform/yield-to-loop.ts";
import { type Counselling, isJosaa } from "#backend/predict/counsellings.ts";
import { isForWomen } from "#backend/predict/fold.ts";
import type { Renamer } from "#backend/predict/renamed.ts";
import { type FinalFigure, toFigures } from "./final-figures.ts";
import type { PredictCollege } from "./queries/colleges.ts";
import type { PrintedSeat } from "./queries/seat.ts";

/** Whom a seat is for, by region. */
export type Region = "any" | "home" | "other";

/** `place` counts institutions in the order of their names; words are looked for in `words`. */
export type NamedCollege = PredictCollege & { place: number; words: string; isForWomen: boolean };

/** One programme at one institution in one pool, with all that is known of it. */
export type Seat = {
	exam: string;
	college: NamedCollege;
	kind: string | undefined;
	programme: string;
	programmeKey: string;
	earlierNames: string[];
	quota: string;
	pool: SeatPool;
	gender: string;
	/** By its pool alone; the institution may be for women all the same. */
	isForWomen: boolean;
	region: Region;
	/** The slug of the state whose people are at home there. */
	homeState: string | undefined;
	/** Oldest first. */
	finalFigures: FinalFigure[];
	/** A bit for each year of them, `FIRST_YEAR` being the lowest. */
	yearBits: number;
	/** Why it is in no answer. */
	absent: "not-in-newest" | "no-evidence" | undefined;
};

/** Before the oldest list held; bits suffice for thirty years. */
const FIRST_YEAR = 2010;

/** The years of seats, oldest first. */
export function yearsOf(seats: Iterable<Pick<Seat, "yearBits">>): number[] {
	let bits = 0;
	for (const { yearBits } of seats) bits |= yearBits;
	return Array.from({ length: 31 }, (_, bit) => bit)
		.filter((bit) => (bits & (1 << bit)) !== 0)
		.map((bit) => FIRST_YEAR + bit);
}

/** All seats of one list and one printed seat type, in the order of their names. */
export type SeatGroup = {
	rankSpace: RankSpace;
	seatType: string;
	socialCategory: SocialCategory;
	pwd: boolean;
	seats: Seat[];
	/** Seat pools of those that may be shown; one empty text where none is printed. */
	genders: string[];
	/** All of them are of a special pool: whoever names this seat type means it. */
	isSpecial: boolean;
};

/**
 * The seats of one counselling, by list and seat type, in the order of their names. A seat is the same over the years where everything
 * but its name's spaces and capitals is, and where a person decided that only its name changed.
 */
export async function groupSeats(counselling: Counselling, { printed, colleges, rename }: Given): Promise<SeatGroup[]> {
	const keyOf = (seat: PrintedSeat) => {
		const { rankSpace, collegeId, quota, seatType, gender } = seat;
		return `${rankSpace}|${collegeId}|${foldOnce(rename(seat))}|${quota}|${seatType}|${gender}`;
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
		if (++done % AT_ONCE === 0) await yieldToLoop();
	}
	for (const group of groups.values()) {
		const shown = group.seats.sort(byNames).filter(({ absent }) => absent === undefined);
		group.genders = [...new Set(shown.map(({ gender }) => gender))];
		group.isSpecial = shown.every(({ pool }) => pool === "special");
	}
	return [...groups.values()];
}

type Given = {
	/** Of this counselling alone. */
	printed: readonly PrintedSeat[];
	colleges: ReadonlyMap<string, NamedCollege>;
	rename: Renamer;
};

/** Seats between two breaths in which others are answered. */
const AT_ONCE = 2_000;

const folded = new Map<string, string>();

/** There are a thousand names of programmes, on tens of thousands of seats. */
function foldOnce(name: string): string {
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

type Shown = { shown: PrintedSeat; isInNewest: boolean; college: NamedCollege; ofSeat: readonly PrintedSeat[] };

function toSeat(counselling: Counselling, { shown, isInNewest, college, ofSeat }: Shown): Seat {
	const { exam, programme, quota, pool, gender } = shown;
	const finalFigures = toFigures(counselling, ofSeat);
	const key = foldOnce(programme);
	const earlier = ofSeat.filter((seat) => foldOnce(seat.programme) !== key).map((seat) => seat.programme.trim());
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
		homeState: counselling.state ?? college.state?.slug,
		finalFigures,
		yearBits: finalFigures.reduce(
			(bits, { year }) => (year === undefined ? bits : bits | (1 << (year - FIRST_YEAR))),
			0,
		),
		absent: isInNewest ? (finalFigures.length === 0 ? "no-evidence" : undefined) : "not-in-newest",
	};
}

function regionOf(counselling: Counselling, { pool, quota }: PrintedSeat): Region {
	const { homeQuotas = [], otherQuotas = [], isHomeTold = false } = counselling;
	if (pool === "home-state" || homeQuotas.includes(quota)) return "home";
	if (pool === "other-state" || otherQuotas.includes(quota)) return "other";
	return pool === "special" && isHomeTold && homeQuotas.length === 0 ? "home" : "any";
}

/** JoSAA's own column of groups was lost by the newest copy; the names of each group read alike, and IIEST Shibpur is counted among the NITs. */
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
