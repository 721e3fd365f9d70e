import type { RankingList } from "./ranking.ts";

export const FIELD_LISTS = [
	"engineering",
	"management",
	"pharmacy",
	"medical",
	"dental",
	"law",
	"architecture",
	"agriculture",
] as const satisfies readonly RankingList[];

/** Widest first. */
export const WHOLE_LISTS = [
	"overall",
	"university",
	"college",
	"state-public-university",
] as const satisfies readonly RankingList[];

export type FieldEvidence = {
	/** The lists that rank it now, each with the number of years. */
	rankedYears: ReadonlyMap<RankingList, number>;
	/** The graduates of a year, as reported for each list. */
	graduates: ReadonlyMap<RankingList, number>;
	/** Approved seats a year, by the list of their field. */
	seats: ReadonlyMap<RankingList, number>;
};

/**
 * Returns the list of an institution's main field: among those that rank it now (among all if none does), the one with
 * the most people, if it has at least half of them. Undefined for an institution of many fields, and if unknown.
 */
export function findMainList({ rankedYears, graduates, seats }: FieldEvidence): RankingList | undefined {
	const fields = FIELD_LISTS.map((list) => ({
		list,
		years: rankedYears.get(list) ?? 0,
		people: Math.max(graduates.get(list) ?? 0, seats.get(list) ?? 0),
	}));
	const [main] = fields
		.filter(({ years, people }) => (rankedYears.size === 0 ? people > 0 : years > 0))
		.toSorted((one, other) => other.people - one.people || other.years - one.years);
	if (main === undefined) return undefined;
	const isRankedAsWhole = WHOLE_LISTS.some((list) => rankedYears.has(list));
	if (main.people === 0) return isRankedAsWhole ? undefined : main.list;
	const all = fields.reduce((sum, { people }) => sum + people, 0);
	const whole = Math.max(0, ...WHOLE_LISTS.map((list) => graduates.get(list) ?? 0));
	const isMost = main.people * 2 >= all && (graduates.get(main.list) ?? main.people) * 2 >= whole;
	return isMost ? main.list : undefined;
}

type FieldOfCollege = {
	mainList?: RankingList | undefined;
	/** Approved, by the council. */
	seats: readonly { authority: string; seats?: number | undefined }[];
};

/** The exam of every MBBS and BDS seat. */
export const NEET = "neet";

/**
 * Whether most go there for what NEET UG fills: its main field, or else its approved seats, tell. MBBS and BDS are not what a college
 * of engineering is chosen by.
 */
export function isMainlyOfNeet({ mainList, seats }: FieldOfCollege): boolean {
	if (mainList !== undefined) return mainList === "medical" || mainList === "dental";
	const seatsBy = (council: string) => seats.find(({ authority }) => authority === council)?.seats ?? 0;
	return seatsBy("aicte") <= seatsBy("nmc");
}
