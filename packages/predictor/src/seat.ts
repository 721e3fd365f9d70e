import type { RankSpace, SeatPool, SocialCategory } from "@uchit/contract/cutoff-kind.ts";

/** The last figure of a seat in one list. `closing` is a rank, or marks in a space of marks. */
export type FinalFigure = {
	year: number | undefined;
	round: number | undefined;
	opening: number | undefined;
	closing: number;
	sourceId: string;
};

/** An institution that a counselling names. */
export type PredictCollege = {
	id: string;
	slug: string;
	name: string;
	city: string | undefined;
	district: string | undefined;
	state: { slug: string; name: string } | undefined;
	ownership: string | undefined;
	/** Rupees a year. */
	medianSalary: number | undefined;
	/** The school year in which those graduated, by its first. */
	medianSalaryYear: number | undefined;
};

/** The region that a seat is for. */
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
	/** Read from the pool alone; the institution may still be for women. */
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

export function yearBitsOf(finalFigures: readonly FinalFigure[]): number {
	return finalFigures.reduce((bits, { year }) => (year === undefined ? bits : bits | (1 << (year - FIRST_YEAR))), 0);
}

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
	/** All of them are of a special pool: anyone who names this seat type means it. */
	isSpecial: boolean;
};
