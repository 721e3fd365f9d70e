import { CATEGORIES } from "@uchit/contract/category.ts";
import type { CollegeSummary } from "@uchit/contract/college.ts";
import { RankingList } from "@uchit/contract/ranking.ts";
import { yieldToLoop } from "#backend/platform/yield-to-loop.ts";
import { buildColumns, buildNirfColumn, type Column, holdsOption, type Numbers } from "./columns.ts";
import { type CountBuffers, countEverything, type MatchCounts, makeScratch } from "./count.ts";
import { buildListNames, type PlaceNames } from "./list-names.ts";
import { buildOrders, type Orders } from "./orders.ts";
import { buildPoints, type Points } from "./points.ts";
import type { CollegeRow, SalaryRow, SearchRows } from "./queries/search-rows.ts";
import { buildLikeness, type Likeness, Speller } from "./text/spelling.ts";
import { buildText } from "./text/text.ts";
import type { TextIndex } from "./text/text-index.ts";
import { TextSearch } from "./text/text-search.ts";

/**
 * All data of institution lists, read-only in memory; institutions are numbered from 0 by name. Rebuilt from PostgreSQL on change, never
 * modified.
 */
export type CollegeIndex = {
	version: string;
	size: number;
	numbers: ReadonlyMap<string, number>;
	bySlug: ReadonlyMap<string, number>;
	colleges: readonly CollegeRow[];
	inDirectory: Uint8Array;
	stateNames: ReadonlyMap<string, string>;
	districtNames: ReadonlyMap<string, string>;
	/** Keyed by slug of state or id of district. */
	hindiNames: ReadonlyMap<string, string>;
	/** Every facet but `nirf`, whose column depends on the list that a query sorts by. */
	columns: readonly Column[];
	nirfColumns: ReadonlyMap<RankingList, Column>;
	newest: SearchRows["newest"];
	places: Orders["places"];
	bestPlaces: Orders["bestPlaces"];
	orders: Orders;
	points: Points;
	seats: ReadonlyMap<string, SearchRows["seats"][number]>;
	established: ReadonlyMap<string, SearchRows["established"][number]>;
	/** Keyed by list, then by institution. */
	salaries: ReadonlyMap<RankingList, ReadonlyMap<string, SalaryRow>>;
	fees: ReadonlyMap<string, SearchRows["fees"][number]>;
	universityTypes: ReadonlyMap<string, SearchRows["universityTypes"][number]>;
	knownDegrees: ReadonlySet<string>;
	text: TextSearch;
	everything: ReadonlyMap<RankingList, MatchCounts>;
	listNames: PlaceNames;
	scratch: CountBuffers;
};

export type IndexParts = Omit<
	CollegeIndex,
	"size" | "numbers" | "bySlug" | "inDirectory" | "places" | "bestPlaces" | "text" | "everything" | "scratch"
> & { words: TextIndex; likeness: Likeness };

export async function buildCollegeIndex(rows: SearchRows): Promise<CollegeIndex> {
	return toCollegeIndex(await buildIndexParts(rows));
}

export async function buildIndexParts(rows: SearchRows): Promise<IndexParts> {
	const { colleges } = rows;
	const numbers = numberColleges(colleges);
	const columns = buildColumns(rows, numbers);
	await yieldToLoop();
	const orders = buildOrders(rows, numbers);
	const nirfColumns = new Map(
		RankingList.options.map((list) => [list, buildNirfColumn(colleges.length, orders, list)]),
	);
	await yieldToLoop();
	const words = await buildText(rows, numbers, orders);
	await yieldToLoop();
	const likeness = buildLikeness(words);
	await yieldToLoop();
	return {
		version: rows.version,
		colleges,
		stateNames: new Map(rows.states.map(({ slug, name }) => [slug, name])),
		districtNames: new Map(rows.districts.map(({ id, name }) => [id, name])),
		hindiNames: new Map(
			[...rows.states.map(({ slug, nameHi }) => ({ id: slug, nameHi })), ...rows.districts].flatMap(({ id, nameHi }) =>
				nameHi === null ? [] : [[id, nameHi]],
			),
		),
		columns,
		nirfColumns,
		newest: rows.newest,
		orders,
		points: buildPoints(rows, numbers, orders.standing),
		seats: byCollege(rows.seats),
		established: byCollege(rows.established),
		salaries: new Map(
			[...Map.groupBy(rows.salaries, (row) => row.list)].map(([list, ofList]) => [list, byCollege(ofList)]),
		),
		fees: byCollege(rows.fees),
		universityTypes: byCollege(rows.universityTypes),
		knownDegrees: new Set(columns.find(({ name }) => name === "degree")?.options.map(({ value }) => value)),
		words,
		likeness,
		listNames: buildListNames(rows, columns),
	};
}

/** Takes some hundredths of a second. */
export async function toCollegeIndex({ words, likeness, ...parts }: IndexParts): Promise<CollegeIndex> {
	const { colleges, columns, nirfColumns, orders } = parts;
	const numbers = numberColleges(colleges);
	const scratch = makeScratch(colleges.length);
	await yieldToLoop();
	const everything = countEverything(scratch, columns, nirfColumns);
	const standingIn = (list: RankingList) => orders.standings.get(list) ?? orders.standing;
	return {
		...parts,
		size: colleges.length,
		numbers,
		bySlug: new Map(colleges.map(({ slug }, number) => [slug, number])),
		inDirectory: Uint8Array.from(colleges, ({ inDirectory }) => Number(inDirectory)),
		places: orders.places,
		bestPlaces: orders.bestPlaces,
		text: new TextSearch(words, new Speller(words, likeness), orders.standing, standingIn),
		everything,
		scratch,
	};
}

function numberColleges(colleges: readonly CollegeRow[]): Numbers {
	return new Map(colleges.map(({ id }, number) => [id, number]));
}

function byCollege<Row extends { collegeId: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
	return new Map(rows.map((row) => [row.collegeId, row]));
}

export function toSummary(index: CollegeIndex, number: number, list: RankingList): CollegeSummary | undefined {
	const college = index.colleges[number];
	if (college === undefined) return undefined;
	const { id, slug, name, kind, city, districtId, stateSlug, sourceId } = college;
	const place = list === "overall" ? index.bestPlaces.get(number) : index.places.get(list)?.get(number);
	const seats = index.seats.get(id);
	const established = index.established.get(id);
	const salary = index.salaries.get(list)?.get(id);
	const stateName = index.stateNames.get(stateSlug ?? "");
	return {
		slug,
		name,
		kind,
		place: {
			city: city ?? undefined,
			district: index.districtNames.get(districtId ?? ""),
			districtHi: index.hindiNames.get(districtId ?? ""),
			state:
				stateSlug !== null && stateName !== undefined
					? { slug: stateSlug, name: stateName, nameHi: index.hindiNames.get(stateSlug) }
					: undefined,
		},
		categories: CATEGORIES.map(({ id }) => id).filter((_, place) => hasCategory(index, number, place)),
		ranking: place && {
			list: place.list,
			year: place.year,
			rank: place.rank ?? undefined,
			band: place.band ?? undefined,
			sourceId: place.sourceId,
		},
		seats: seats && { count: seats.value, year: seats.year, sourceId: seats.sourceId },
		established: established && { year: established.value, sourceId: established.sourceId },
		salary: salary && toSalary(salary),
		fee: index.fees.get(id)?.fee,
		sourceId,
	};
}

function toSalary({ collegeId: _, value, ...salary }: SalaryRow): NonNullable<CollegeSummary["salary"]> {
	return { ...salary, medianInr: value };
}

export function listSourceIds(colleges: readonly CollegeSummary[]): string[] {
	return colleges.flatMap(({ sourceId, ranking, seats, established, salary, fee }) =>
		[sourceId, ...[ranking, seats, established, salary, fee].map((part) => part?.sourceId)].flatMap((id) => id ?? []),
	);
}

export function hasCategory({ columns }: CollegeIndex, number: number, place: number): boolean {
	const [categories] = columns;
	return categories?.holds === "many" && holdsOption(categories, number, place);
}
