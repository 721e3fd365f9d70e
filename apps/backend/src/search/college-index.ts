import { CATEGORIES } from "@uchit/contract/category.ts";
import type { CollegeSummary } from "@uchit/contract/college.schema.ts";
import { COLLEGE_KIND_NAMES, COLLEGE_KINDS } from "@uchit/contract/college.ts";
import { DEGREES } from "@uchit/contract/degree.ts";
import type { FacetName } from "@uchit/contract/facet.schema.ts";
import { APPROVALS, COURSES, EXAMS, GENDERS, NIRF_BANDS, NONE_NAMES, OWNERSHIPS } from "@uchit/contract/facet.ts";
import { RankingList } from "@uchit/contract/ranking.schema.ts";
import { yieldToLoop } from "#backend/platform/yield-to-loop.ts";
import type { Column, Option } from "./columns.ts";
import { type Counted, countEverything, makeScratch, type Scratch } from "./count.ts";
import { buildListNames, type PlaceNames } from "./list-names.ts";
import { buildOrders, type Orders } from "./orders.ts";
import { buildPoints, type Points } from "./points.ts";
import type { CollegeRow, SalaryRow, SearchRows, Valued } from "./queries/search-rows.ts";
import { TextSearch } from "./text/relevance.ts";
import { Speller } from "./text/spelling.ts";
import { buildText } from "./text/text.ts";
import { coursesOf } from "./vocabulary/courses.ts";
import { degreesOf, tellApart } from "./vocabulary/degrees.ts";

/**
 * Everything that lists of institutions are made of, read-only, in memory: institutions are numbers from 0 in the order of their
 * names. Built anew from PostgreSQL when that changes, never written to.
 */
export type CollegeIndex = {
	version: string;
	size: number;
	/** The number of each institution's id. */
	numbers: ReadonlyMap<string, number>;
	colleges: readonly CollegeRow[];
	/** 1 for each institution of the national directory. */
	inDirectory: Uint8Array;
	stateNames: ReadonlyMap<string, string>;
	districtNames: ReadonlyMap<string, string>;
	/** By slug of state or id of district. */
	hindiNames: ReadonlyMap<string, string>;
	/** Every facet but `nirf`, whose column depends on the list that a query sorts by. */
	columns: readonly Column[];
	nirfColumns: ReadonlyMap<RankingList, Column>;
	places: Orders["places"];
	bestPlaces: Orders["bestPlaces"];
	orders: Orders;
	points: Points;
	seats: ReadonlyMap<string, SearchRows["seats"][number]>;
	established: ReadonlyMap<string, SearchRows["established"][number]>;
	/** By list, then by institution. */
	salaries: ReadonlyMap<RankingList, ReadonlyMap<string, SalaryRow>>;
	fees: ReadonlyMap<string, SearchRows["fees"][number]>;
	/** Degrees of which some source tells who teaches them. */
	heldDegrees: ReadonlySet<string>;
	text: TextSearch;
	/** The counts of the list that nobody has narrowed, by the list that it is ranked by. */
	everything: ReadonlyMap<RankingList, Counted>;
	listNames: PlaceNames;
	scratch: Scratch;
};

const KINDS: readonly Option[] = COLLEGE_KINDS.map((value) => ({ value, label: COLLEGE_KIND_NAMES[value] }));

/** Builds the index, giving way to other work between its parts. */
export async function buildCollegeIndex(rows: SearchRows): Promise<CollegeIndex> {
	const { colleges } = rows;
	const numbers = new Map(colleges.map(({ id }, number) => [id, number]));
	const columns = buildColumns(rows, numbers);
	await yieldToLoop();
	const orders = buildOrders(rows, numbers);
	const nirfColumns = new Map(
		RankingList.options.map((list) => [list, buildNirfColumn(colleges.length, orders, list)]),
	);
	await yieldToLoop();
	const text = await buildText(rows, numbers, orders);
	await yieldToLoop();
	const speller = new Speller(text);
	await yieldToLoop();
	const scratch = makeScratch(colleges.length);
	const everything = new Map(
		[...nirfColumns].map(([list, nirf]) => [list, countEverything(scratch, [...columns, nirf])]),
	);
	return {
		version: rows.version,
		size: colleges.length,
		numbers,
		colleges,
		inDirectory: Uint8Array.from(colleges, ({ inDirectory }) => Number(inDirectory)),
		stateNames: new Map(rows.states.map(({ slug, name }) => [slug, name])),
		districtNames: new Map(rows.districts.map(({ id, name }) => [id, name])),
		hindiNames: new Map(
			[...rows.states.map(({ slug, nameHi }) => ({ id: slug, nameHi })), ...rows.districts].flatMap(({ id, nameHi }) =>
				nameHi === null ? [] : [[id, nameHi]],
			),
		),
		columns,
		nirfColumns,
		places: orders.places,
		bestPlaces: orders.bestPlaces,
		orders,
		points: buildPoints(rows, numbers, orders.standing),
		seats: byCollege(rows.seats),
		established: byCollege(rows.established),
		salaries: new Map(
			[...Map.groupBy(rows.salaries, (row) => row.list)].map(([list, ofList]) => [list, byCollege(ofList)]),
		),
		fees: byCollege(rows.fees),
		heldDegrees: new Set(columns.find(({ name }) => name === "degree")?.options.map(({ value }) => value)),
		text: new TextSearch(text, speller, orders.standing, (list) => orders.standings.get(list) ?? orders.standing),
		everything,
		listNames: buildListNames(rows, columns),
		scratch,
	};
}

function byCollege<Row extends { collegeId: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
	return new Map(rows.map((row) => [row.collegeId, row]));
}

const NO_CODES = new Uint16Array();
const NO_BITS = new Uint32Array();

type Numbers = ReadonlyMap<string, number>;

function buildColumns(rows: SearchRows, numbers: Numbers): Column[] {
	const { colleges } = rows;
	const degrees = tellApart(listDegrees(rows));
	const toldDegrees = new Set(degrees.map(({ value }) => value));
	const exams = rows.counselled.map(({ collegeId, exam }) => ({ collegeId, value: exam }));
	const districts = rows.districts.map(({ id, name, nameHi }) => ({
		value: id,
		label: name,
		labelHi: nameHi ?? undefined,
	}));
	return [
		{
			...many(
				"category",
				CATEGORIES.map(({ id, name }) => ({ value: String(id), label: name })),
				rows.categories,
				rows,
				numbers,
			),
			noneLabel: NONE_NAMES.category,
			listsAll: true,
		},
		many("degree", DEGREES.filter(({ slug }) => toldDegrees.has(slug)).map(toOption), degrees, rows, numbers),
		{
			name: "course",
			options: COURSES.map(toOption),
			holds: "many",
			codes: NO_CODES,
			bits: toBits(colleges.length, [...rows.programmes, ...rows.counselled], numbers, coursesOf),
		},
		one("state", rows.states.map(toOption), colleges, ({ stateSlug }) => stateSlug),
		one("district", districts, colleges, ({ districtId }) => districtId),
		{
			...one("ownership", OWNERSHIPS.map(toOption), colleges, readValue(rows.ownerships)),
			noneLabel: NONE_NAMES.ownership,
		},
		one("kind", KINDS, colleges, ({ kind }) => kind),
		many("exam", EXAMS.map(toOption), exams, rows, numbers),
		{ ...one("gender", GENDERS.map(toOption), colleges, genderOf(rows.womenOnly)), noneLabel: NONE_NAMES.gender },
		many("approval", APPROVALS.map(toOption), rows.approvals, rows, numbers),
	];
}

/** What CUET's list fills is one university's: as a list of who teaches B.A. it would say that only Delhi does. */
const OF_ONE_UNIVERSITY = "cuet-ug";

/**
 * Which institutions teach which degree: by approved seats, by what a counselling fills, and management by its ranking, which takes
 * only institutions with such a degree (the institutes of management need nobody's approval).
 */
function listDegrees({ degrees, counselled, places }: SearchRows): Valued<string>[] {
	const taught = counselled
		.filter(({ exam }) => exam !== OF_ONE_UNIVERSITY)
		.flatMap(({ collegeId, exam, value }) => degreesOf(exam, value).map((degree) => ({ collegeId, value: degree })));
	const ranked = places
		.filter(({ list }) => list === "management")
		.map(({ collegeId }) => ({ collegeId, value: "mba" }));
	return [...degrees, ...taught, ...ranked];
}

function toOption({ slug, name, nameHi }: { slug: string; name: string; nameHi?: string | null }): Option {
	return { value: slug, label: name, labelHi: nameHi ?? undefined };
}

function one(
	name: FacetName,
	options: readonly Option[],
	colleges: readonly CollegeRow[],
	valueIn: (college: CollegeRow) => string | null | undefined,
): Column {
	const codeOf = new Map(options.map(({ value }, index) => [value, index + 1]));
	const codes = Uint16Array.from(colleges, (college) => codeOf.get(valueIn(college) ?? "") ?? 0);
	return { name, options, holds: "one", codes, bits: NO_BITS };
}

function readValue(values: readonly Valued<string>[]): (college: CollegeRow) => string | undefined {
	const byId = new Map(values.map(({ collegeId, value }) => [collegeId, value]));
	return ({ id }) => byId.get(id);
}

function genderOf(womenOnly: readonly Valued<string>[]): (college: CollegeRow) => string | undefined {
	const find = readValue(womenOnly);
	return (college) => ({ yes: "women", no: "everyone" })[find(college) ?? ""];
}

function many<Value extends string | number>(
	name: FacetName,
	options: readonly Option[],
	values: readonly Valued<Value>[],
	{ colleges }: SearchRows,
	numbers: Numbers,
): Column {
	const bitOf = new Map(options.map(({ value }, index) => [value, 1 << index]));
	const bits = toBits(colleges.length, values, numbers, (value) => bitOf.get(String(value)) ?? 0);
	return { name, options, holds: "many", codes: NO_CODES, bits };
}

function toBits<Value>(
	size: number,
	values: readonly Valued<Value>[],
	numbers: Numbers,
	bitsOf: (value: Value) => number,
): Uint32Array {
	const bits = new Uint32Array(size);
	const known = new Map<Value, number>();
	for (const { collegeId, value } of values) {
		const number = numbers.get(collegeId);
		if (number === undefined) continue;
		let ofValue = known.get(value);
		if (ofValue === undefined) {
			ofValue = bitsOf(value);
			known.set(value, ofValue);
		}
		bits[number] = (bits[number] ?? 0) | ofValue;
	}
	return bits;
}

function buildNirfColumn(size: number, { places }: Orders, list: RankingList): Column {
	const codes = new Uint16Array(size);
	for (const [number, { rank, band }] of places.get(list) ?? []) {
		const place = rank ?? Number.parseInt(band ?? "", 10);
		codes[number] = NIRF_BANDS.findIndex(({ to }) => place <= to) + 1;
	}
	return {
		name: "nirf",
		options: NIRF_BANDS.map(toOption),
		noneLabel: NONE_NAMES.nirf,
		holds: "one",
		codes,
		bits: NO_BITS,
	};
}

/** What a list shows of one institution. */
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
		...{ slug, name, kind },
		place: {
			city: city ?? undefined,
			district: index.districtNames.get(districtId ?? ""),
			districtHi: index.hindiNames.get(districtId ?? ""),
			state:
				stateSlug !== null && stateName !== undefined
					? { slug: stateSlug, name: stateName, nameHi: index.hindiNames.get(stateSlug) }
					: undefined,
		},
		categories: CATEGORIES.map(({ id }) => id).filter((_, bit) => hasCategory(index, number, bit)),
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

/** `bit` is the category's place among all. */
export function hasCategory({ columns }: CollegeIndex, number: number, bit: number): boolean {
	const [categories] = columns;
	return categories?.holds === "many" && ((categories.bits[number] ?? 0) & (1 << bit)) !== 0;
}
