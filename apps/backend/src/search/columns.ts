import { CATEGORIES } from "@uchit/contract/category.ts";
import { COLLEGE_KIND_NAMES, COLLEGE_KINDS } from "@uchit/contract/college-kind.ts";
import { DEGREES } from "@uchit/contract/degree.ts";
import { type FacetName, NONE_NAMES, NONE_VALUE, OWNERSHIPS } from "@uchit/contract/facet.ts";
import { APPROVALS, COURSES, EXAMS, GENDERS, NIRF_BANDS } from "@uchit/contract/facet-options.ts";
import type { RankingList } from "@uchit/contract/ranking.ts";
import type { Orders } from "./orders.ts";
import type { CollegeRow, CollegeValue, SearchRows } from "./queries/search-rows.ts";
import { coursesOf } from "./vocabulary/courses.ts";
import { degreesOf, dropIndistinguishable } from "./vocabulary/degrees.ts";

type Option = { value: string; label: string; labelHi?: string | undefined };

/**
 * One facet of all institutions. Option `n` is code `n + 1` in a column with one value each, and bit `n` in a column with several; 0
 * means unknown.
 */
export type Column = {
	name: FacetName;
	options: readonly Option[];
	noneLabel?: string;
	/** Lists options without results too, even if not chosen. */
	listsAll?: boolean;
	holds: "one" | "many";
	/** Codes of a single-value column; empty otherwise. */
	codes: Uint16Array;
	/** Bits of a multi-value column: words of 32 options for each institution; empty otherwise. */
	bits: Uint32Array;
};

export type Choice = {
	column: Column;
	codes: Uint8Array;
	bits: Uint32Array;
	none: boolean;
	selected: ReadonlySet<string>;
};

const BITS_PER_WORD = 32;

export function countBitWords({ options }: Pick<Column, "options">): number {
	return Math.ceil(options.length / BITS_PER_WORD);
}

export function holdsOption(column: Column, number: number, option: number): boolean {
	const word = column.bits[number * countBitWords(column) + Math.floor(option / BITS_PER_WORD)] ?? 0;
	return (word & (1 << (option % BITS_PER_WORD))) !== 0;
}

export function toChoice(column: Column, values: readonly string[]): Choice | undefined {
	if (values.length === 0) return undefined;
	const wanted = new Set(values);
	const selected = new Set<string>();
	const codes = new Uint8Array(column.options.length + 1);
	const bits = new Uint32Array(countBitWords(column));
	column.options.forEach(({ value }, index) => {
		if (!wanted.has(value)) return;
		selected.add(value);
		codes[index + 1] = 1;
		setBit(bits, 0, index);
	});
	const none = column.noneLabel !== undefined && wanted.has(NONE_VALUE);
	if (none) {
		selected.add(NONE_VALUE);
		codes[0] = 1;
	}
	return { column, codes, bits, none, selected };
}

export function hasOption({ options, noneLabel }: Column, value: string): boolean {
	return value === NONE_VALUE ? noneLabel !== undefined : options.some((option) => option.value === value);
}

const KINDS: readonly Option[] = COLLEGE_KINDS.map((value) => ({ value, label: COLLEGE_KIND_NAMES[value] }));

const NO_CODES = new Uint16Array();
const NO_BITS = new Uint32Array();

export type Numbers = ReadonlyMap<string, number>;

export function buildColumns(rows: SearchRows, numbers: Numbers): Column[] {
	const { colleges } = rows;
	const degrees = dropIndistinguishable(listDegrees(rows));
	const statedDegrees = new Set(degrees.map(({ value }) => value));
	const exams = rows.counselled.map(({ collegeId, exam }) => ({ collegeId, value: exam }));
	const categories = CATEGORIES.map(({ id, name }) => ({ value: String(id), label: name }));
	const taughtDegrees = DEGREES.filter(({ slug }) => statedDegrees.has(slug)).map(toOption);
	const taught = [...rows.programmes, ...rows.counselled];
	const districts = rows.districts.map(({ id, ...district }) => toOption({ slug: id, ...district }));
	const indexed = { size: colleges.length, numbers };
	return [
		{
			...buildMultiColumn("category", categories, rows.categories, indexed),
			noneLabel: NONE_NAMES.category,
			listsAll: true,
		},
		buildMultiColumn("degree", taughtDegrees, degrees, indexed),
		buildMultiColumn("course", COURSES.map(toOption), taught, indexed, coursesOf),
		buildSingleColumn("state", rows.states.map(toOption), colleges, ({ stateSlug }) => stateSlug),
		buildSingleColumn("district", districts, colleges, ({ districtId }) => districtId),
		{
			...buildSingleColumn("ownership", OWNERSHIPS.map(toOption), colleges, createValueLookup(rows.ownerships)),
			noneLabel: NONE_NAMES.ownership,
		},
		buildSingleColumn("kind", KINDS, colleges, ({ kind }) => kind),
		buildMultiColumn("exam", EXAMS.map(toOption), exams, indexed),
		{
			...buildSingleColumn("gender", GENDERS.map(toOption), colleges, genderOf(rows.womenOnly)),
			noneLabel: NONE_NAMES.gender,
		},
		buildMultiColumn("approval", APPROVALS.map(toOption), rows.approvals, indexed),
	];
}

/** CUET's list has seats of one university: as evidence of B.A. teaching it would show only Delhi. */
const EXAM_OF_ONE_UNIVERSITY = "cuet-ug";

/**
 * Who teaches which degree: by approved seats, counselled seats, graduates reported to a ranking, and for management its ranking, which
 * takes only institutions with such a degree (management institutes need no approval).
 */
function listDegrees({ degrees, counselled, graduated, places }: SearchRows): CollegeValue<string>[] {
	const taught = counselled
		.filter(({ exam }) => exam !== EXAM_OF_ONE_UNIVERSITY)
		.flatMap(({ collegeId, exam, value }) => degreesOf(exam, value).map((degree) => ({ collegeId, value: degree })));
	const ranked = places
		.filter(({ list }) => list === "management")
		.map(({ collegeId }) => ({ collegeId, value: "mba" }));
	return [...degrees, ...taught, ...graduated, ...ranked];
}

function toOption({ slug, name, nameHi }: { slug: string; name: string; nameHi?: string | null }): Option {
	return { value: slug, label: name, labelHi: nameHi ?? undefined };
}

function buildSingleColumn(
	name: FacetName,
	options: readonly Option[],
	colleges: readonly CollegeRow[],
	valueIn: (college: CollegeRow) => string | null | undefined,
): Column {
	const codeOf = new Map(options.map(({ value }, index) => [value, index + 1]));
	const codes = Uint16Array.from(colleges, (college) => codeOf.get(valueIn(college) ?? "") ?? 0);
	return { name, options, holds: "one", codes, bits: NO_BITS };
}

function createValueLookup(values: readonly CollegeValue<string>[]): (college: CollegeRow) => string | undefined {
	const byId = new Map(values.map(({ collegeId, value }) => [collegeId, value]));
	return ({ id }) => byId.get(id);
}

function genderOf(womenOnly: readonly CollegeValue<string>[]): (college: CollegeRow) => string | undefined {
	const find = createValueLookup(womenOnly);
	return (college) => ({ yes: "women", no: "everyone" })[find(college) ?? ""];
}

function buildMultiColumn<Value extends string | number>(
	name: FacetName,
	options: readonly Option[],
	values: readonly CollegeValue<Value>[],
	{ size, numbers }: { size: number; numbers: Numbers },
	optionsOf: (value: Value) => readonly string[] = (value) => [String(value)],
): Column {
	const places = new Map(options.map(({ value }, place) => [value, place]));
	const known = new Map<Value, readonly number[]>();
	const words = countBitWords({ options });
	const bits = new Uint32Array(size * words);
	for (const { collegeId, value } of values) {
		const number = numbers.get(collegeId);
		if (number === undefined) continue;
		let cached = known.get(value);
		if (cached === undefined) {
			cached = optionsOf(value).flatMap((option) => places.get(option) ?? []);
			known.set(value, cached);
		}
		for (const option of cached) setBit(bits, number * words, option);
	}
	return { name, options, holds: "many", codes: NO_CODES, bits };
}

function setBit(bits: Uint32Array, from: number, option: number): void {
	const word = from + Math.floor(option / BITS_PER_WORD);
	bits[word] = (bits[word] ?? 0) | (1 << (option % BITS_PER_WORD));
}

export function buildNirfColumn(size: number, { places }: Orders, list: RankingList): Column {
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
