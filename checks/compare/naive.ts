import { FIELD_LISTS, WHOLE_LISTS } from "@uchit/contract/main-field.ts";
import { RANKING_LISTS } from "@uchit/contract/ranking.ts";

export type Printed = { list: string; kind: string; year: number; people: number; isNumber: boolean };

export type Known = { main: string | undefined; rank: Printed[]; salary: Printed[]; seats: Printed[] };

/** Figures are named like "2025 engineering"; "apart" if they differ in kind or year. */
export type NaiveComparison = readonly [
	one: string | undefined,
	other: string | undefined,
	how: "beside" | "apart" | "alone",
];

const ORDER: readonly string[] = RANKING_LISTS;

/** Reimplements the rule by elimination: figures only one has, then other fields, older years, rarer courses, bands. */
export function compareNaively(one: readonly Printed[], other: readonly Printed[], mains: Mains): NaiveComparison {
	const name = (figure: Printed) => `${figure.year} ${figure.kind}`;
	if (one.length === 0 || other.length === 0) return [best(one, [mains[0]]), best(other, [mains[1]]), "alone"];
	const shared = one.flatMap((mine) => {
		const theirs = other.find((each) => name(each) === name(mine));
		if (theirs === undefined) return [];
		return [{ ...mine, people: mine.people + theirs.people, numbers: Number(mine.isNumber) + Number(theirs.isNumber) }];
	});
	if (shared.length === 0) return [best(one, [mains[0]]), best(other, [mains[1]]), "apart"];
	const chosen = keepDown(shared, mains);
	return [chosen, chosen, "beside"];
}

type Mains = readonly (string | undefined)[];

function best(figures: readonly Printed[], mains: Mains): string | undefined {
	return keepDown(
		figures.map((figure) => ({ ...figure, numbers: Number(figure.isNumber) })),
		mains,
	);
}

function keepDown(figures: readonly (Printed & { numbers: number })[], mains: Mains): string | undefined {
	let left = [...figures];
	const keep = (measure: (figure: (typeof left)[number]) => number) => {
		const most = Math.max(...left.map(measure));
		left = left.filter((figure) => measure(figure) === most);
	};
	keep(({ list }) => mains.filter((main) => main !== undefined && main === list).length);
	keep(({ year }) => year);
	keep(({ people }) => people);
	keep(({ numbers }) => numbers);
	keep(({ list }) => (list === "" ? 0 : -ORDER.indexOf(list)));
	return left.map(({ year, kind }) => `${year} ${kind}`).sort()[0];
}

/** Counts most people by list: graduates reported to a ranking and seats approved by an authority. */
export function mainFieldNaively(rows: {
	ranked: readonly { list: string; year: number }[];
	graduates: readonly { list: string; level: string; year: number; cohort: number; value: number }[];
	approved: readonly { list: string; seats: number }[];
}): string | undefined {
	const lists = new Set(rows.ranked.filter(({ year }) => year >= 2023).map(({ list }) => list));
	const graduatesOf = (list: string) => {
		const levels = [...new Set(rows.graduates.filter((row) => row.list === list).map(({ level }) => level))];
		return levels.reduce((sum, level) => {
			const ofLevel = rows.graduates.filter((row) => row.list === list && row.level === level);
			ofLevel.sort((a, b) => b.year - a.year || b.cohort - a.cohort);
			return sum + (ofLevel[0]?.value ?? 0);
		}, 0);
	};
	const seatsOf = (list: string) =>
		rows.approved.filter((row) => row.list === list).reduce((sum, { seats }) => sum + seats, 0);
	const peopleOf = (list: string) => Math.max(graduatesOf(list), seatsOf(list));
	const yearsOf = (list: string) => rows.ranked.filter((row) => row.list === list).length;
	const fields = FIELD_LISTS.filter((list) => (lists.size === 0 ? peopleOf(list) > 0 : lists.has(list)));
	let [largest] = fields;
	for (const list of fields) {
		if (largest === undefined || peopleOf(list) > peopleOf(largest)) largest = list;
		else if (peopleOf(list) === peopleOf(largest) && yearsOf(list) > yearsOf(largest)) largest = list;
	}
	if (largest === undefined) return undefined;
	if (peopleOf(largest) === 0) return WHOLE_LISTS.some((list) => lists.has(list)) ? undefined : largest;
	const everybody = FIELD_LISTS.reduce((sum, list) => sum + peopleOf(list), 0);
	const whole = Math.max(...WHOLE_LISTS.map(graduatesOf));
	const graduates = graduatesOf(largest);
	if (peopleOf(largest) < everybody / 2) return undefined;
	return rows.graduates.some(({ list }) => list === largest) && graduates < whole / 2 ? undefined : largest;
}
