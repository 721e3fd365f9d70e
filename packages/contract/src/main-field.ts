import type { RankingList } from "./ranking.ts";

/** The lists of one field each; the others rank institutions as a whole, or what they do beside teaching. */
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

/** The lists that rank institutions as a whole, the widest first. */
export const WHOLE_LISTS = [
	"overall",
	"university",
	"college",
	"state-public-university",
] as const satisfies readonly RankingList[];

export type FieldEvidence = {
	/** The lists that rank it now, each with for how many years they did. */
	rankedYears: ReadonlyMap<RankingList, number>;
	/** Who graduated in a year, as it reported for each list. */
	graduates: ReadonlyMap<RankingList, number>;
	/** Seats a year that an authority approved, by the list of their field. */
	seats: ReadonlyMap<RankingList, number>;
};

/**
 * The list of an institution's main field: of those that rank it now (of all, where none does) the one with the most people, if that
 * is half of them at least. Undefined of an institution of many fields, and where nobody knows.
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
