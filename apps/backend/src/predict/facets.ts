import { LAKH } from "@uchit/contract/amount.ts";
import { OWNERSHIPS } from "@uchit/contract/facet.ts";
import type { FacetOption } from "@uchit/contract/paging.ts";
import {
	JOSAA_KINDS,
	PREDICT_FACETS,
	PREDICT_FILTERS,
	type PredictFacet,
	type PredictPage,
	type PredictQuery,
	type PredictRelaxation,
	SALARY_LAKHS,
} from "@uchit/contract/predict.ts";
import { BANDS } from "@uchit/contract/predict-band.ts";
import { foldName } from "@uchit/predictor/fold.ts";
import type { Seat } from "@uchit/predictor/seat.ts";
import type { JudgedSeat } from "@uchit/predictor/sort.ts";

type Filterable = Pick<JudgedSeat, "seat" | "list"> & Partial<Pick<JudgedSeat, "band">>;

export function filterJudged<Item extends Filterable>(judged: readonly Item[], query: PredictQuery): readonly Item[] {
	const stops = toFacetFilters(query);
	const named = filterByWords(judged, query.q);
	return stops.length === 0 ? named : named.filter((option) => stops.every(({ lets }) => lets(option)));
}

export function listRelaxations(judged: readonly JudgedSeat[], query: PredictQuery): PredictRelaxation[] {
	return PREDICT_FILTERS.filter((filter) => query[filter].length > 0)
		.map((filter) => ({ filter, count: filterJudged(judged, { ...query, [filter]: NO_CHOICE[filter] }).length }))
		.filter(({ count }) => count > 0)
		.sort((a, b) => b.count - a.count);
}

const NO_CHOICE = {
	q: "",
	band: [],
	authority: [],
	kind: [],
	college: [],
	state: [],
	salary: [],
	programme: [],
} satisfies Partial<PredictQuery>;

export function countFacets(judged: readonly JudgedSeat[], query: PredictQuery): PredictPage["facets"] {
	const stops = toFacetFilters(query);
	const named = filterByWords(judged, query.q);
	const among = (facet: PredictFacet): readonly JudgedSeat[] => {
		const others = stops.filter((stop) => stop.facet !== facet);
		return others.length === 0 ? named : named.filter((option) => others.every(({ lets }) => lets(option)));
	};
	const options = (facet: PredictFacet): FacetOption[] => toOptions(facet, among(facet), query[facet]);
	return {
		band: options("band"),
		programme: options("programme"),
		college: fewOrNone(options("college")),
		authority: options("authority"),
		salary: countSalaries(among("salary"), query),
		kind: options("kind"),
		state: options("state"),
		quota: options("quota"),
	};
}

/** Longer lists are unreadable; the kind or state of the institutions narrows them first. */
const MAX_COLLEGES = 40;

function fewOrNone(colleges: FacetOption[]): FacetOption[] {
	return colleges.length <= MAX_COLLEGES ? colleges : colleges.filter(({ selected }) => selected);
}

function filterByWords<Item extends Filterable>(judged: readonly Item[], text: string): readonly Item[] {
	const words = foldName(text).split(" ").filter(Boolean);
	if (words.length === 0) return judged;
	return judged.filter(({ seat }) => words.every((word) => hasWord(seat, word)));
}

function hasWord({ programmeKey, earlierNames, college }: Seat, word: string): boolean {
	return (
		programmeKey.includes(word) ||
		college.words.includes(word) ||
		earlierNames.some((name) => foldName(name).includes(word))
	);
}

type FacetFilter = { facet: PredictFacet; lets: (judged: Filterable) => boolean };

function toFacetFilters(query: PredictQuery): FacetFilter[] {
	return PREDICT_FACETS.flatMap((facet): FacetFilter[] => {
		if (facet === "quota" || query[facet].length === 0) return [];
		if (facet === "salary") {
			const least = Math.min(...query.salary.map(Number));
			return [{ facet, lets: (judged: Filterable) => earnsAtLeast(judged, least) }];
		}
		const wanted = new Set(query[facet].map((value) => toKey(facet, value)));
		return [{ facet, lets: (judged: Filterable) => wanted.has(keyOf(facet, judged)) }];
	});
}

/** Programme names are equal apart from spaces and capitals; other values are ours or as printed. */
function toKey(facet: PredictFacet, value: string): string {
	return facet === "programme" ? foldName(value) : value;
}

function keyOf(facet: PredictFacet, { seat, list, band = "reach" }: Filterable): string {
	switch (facet) {
		case "band":
			return band;
		case "authority":
			return list.counsellingIndex.counselling.authority;
		case "salary":
			return "";
		case "programme":
			return seat.programmeKey;
		case "college":
			return seat.college.slug;
		case "kind":
			// What a deemed university of the government fills at its own fee is no government seat.
			return seat.kind === "government" && seat.pool === "management" ? "" : (seat.kind ?? "");
		case "state":
			return seat.college.state?.slug ?? "";
		case "quota":
			return seat.quota;
	}
}

function optionOf(facet: PredictFacet, key: string, { seat }: JudgedSeat): Pick<FacetOption, "value" | "label"> {
	switch (facet) {
		case "programme":
			return { value: seat.programme, label: seat.programme };
		case "college":
			return { value: key, label: seat.college.name };
		case "kind":
			return { value: key, label: KIND_NAMES.get(key) ?? key };
		case "state":
			return { value: key, label: seat.college.state?.name ?? key };
		case "band":
		case "authority":
		case "salary":
		case "quota":
			return { value: key, label: key };
	}
}

/** Each option is a minimum in lakh; no options if no institute of the answer has a median salary. */
function countSalaries(judged: readonly JudgedSeat[], { salary }: PredictQuery): FacetOption[] {
	return SALARY_LAKHS.flatMap((lakhs): FacetOption[] => {
		const value = String(lakhs);
		const count = judged.filter((option) => earnsAtLeast(option, lakhs)).length;
		const selected = salary.includes(value);
		return count === 0 && !selected ? [] : [{ value, label: value, count, selected }];
	});
}

function earnsAtLeast({ seat: { college } }: Filterable, lakhs: number): boolean {
	return college.medianSalary !== undefined && college.medianSalary >= lakhs * LAKH;
}

const KINDS = [...JOSAA_KINDS, ...OWNERSHIPS];
const KIND_NAMES = new Map<string, string>(KINDS.map(({ slug, name }) => [slug, name]));
const ORDER = new Map<string, number>(
	[...BANDS, ...KINDS.map(({ slug }) => slug)].map((value, index) => [value, index]),
);

/** A chosen value stays among the options even when it gives nothing, so that it can be taken back. */
function toOptions(facet: PredictFacet, judged: readonly JudgedSeat[], chosen: readonly string[]): FacetOption[] {
	const counts = new Map<string, FacetOption>();
	const wanted = new Map(chosen.map((value) => [toKey(facet, value), value]));
	for (const option of judged) {
		const key = keyOf(facet, option);
		const counted = counts.get(key);
		if (counted !== undefined) counted.count++;
		else if (key !== "") counts.set(key, { ...optionOf(facet, key, option), count: 1, selected: wanted.has(key) });
	}
	for (const [key, value] of wanted) {
		if (!counts.has(key)) counts.set(key, { value, label: value, count: 0, selected: true });
	}
	const order = ({ value }: FacetOption) => ORDER.get(value) ?? ORDER.size;
	return [...counts.values()].sort((a, b) => order(a) - order(b) || (a.label < b.label ? -1 : 1));
}
