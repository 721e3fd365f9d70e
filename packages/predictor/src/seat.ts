import type { RankSpace, SeatPool, SocialCategory } from "@uchit/contract/cutoff-kind.ts";

/** The last figure of a seat in one list. `closing` is a rank, or marks in a space of marks. */
export type FinalFigure = {
	year: number | undefined;
	round: number | undefined;
	opening: number | undefined;
	closing: number;
	sourceId: string;
};

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
	/** First calendar year of the school year in which they graduated. */
	medianSalaryYear: number | undefined;
};

export type Region = "any" | "home" | "other";

export type NamedCollege = PredictCollege & { place: number; words: string; isForWomen: boolean };

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
	/** From the pool only; the institution may still be for women. */
	isForWomen: boolean;
	region: Region;
	homeState: string | undefined;
	finalFigures: FinalFigure[];
	yearBits: number;
	absent: "not-in-newest" | "no-evidence" | undefined;
};

/** Before our oldest list; the bits last thirty years. */
const FIRST_YEAR = 2010;

export function yearBitsOf(finalFigures: readonly FinalFigure[]): number {
	return finalFigures.reduce((bits, { year }) => (year === undefined ? bits : bits | (1 << (year - FIRST_YEAR))), 0);
}

export function yearsOf(seats: Iterable<Pick<Seat, "yearBits">>): number[] {
	let bits = 0;
	for (const { yearBits } of seats) bits |= yearBits;
	return Array.from({ length: 31 }, (_, bit) => bit)
		.filter((bit) => (bits & (1 << bit)) !== 0)
		.map((bit) => FIRST_YEAR + bit);
}

export type SeatGroup = {
	rankSpace: RankSpace;
	seatType: string;
	socialCategory: SocialCategory;
	pwd: boolean;
	seats: Seat[];
	/** Pools that may be shown; one empty text if none is printed. */
	genders: string[];
	/** All are of a special pool, so choosing this seat type implies it. */
	isSpecial: boolean;
};
