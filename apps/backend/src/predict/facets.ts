import { OWNERSHIPS } from "@uchit/contract/facet-options.ts";
import type { FacetOption } from "@uchit/contract/paging.ts";
import { PREDICT_FACETS, type PredictFacet, type PredictPage, type PredictQuery } from "@uchit/contract/predict.ts";
import { BANDS, JOSAA_KINDS } from "@uchit/contract/predict-options.ts";
import type { Seat } from "#backend/predict/seats.ts";
import type { Judged } from "#backend/predict/sort.ts";
import { foldName } from "#backend/queries/cutoffs/trend-series.ts";

/** Those that every word and every filter lets through. */
export function keepChosen(judged: readonly Judged[], query: PredictQuery): readonly Judged[] {
	const stops = toStops(query);
	const named = withWords(judged, query.q);
	return stops.length === 0 ? named : named.filter((each) => stops.every(({ lets }) => lets(each)));
}

/** The options of each facet, with how many seats each would give under the words and the other filters. */
export function countFacets(judged: readonly Judged[], query: PredictQuery): PredictPage["facets"] {
	const stops = toStops(query);
	const named = withWords(judged, query.q);
	const options = (facet: PredictFacet): FacetOption[] => {
		const others = stops.filter((stop) => stop.facet !== facet);
		const among = others.length === 0 ? named : named.filter((each) => others.every(({ lets }) => lets(each)));
		return toOptions(facet, among, query[facet]);
	};
	return {
		band: options("band"),
		programme: options("programme"),
		kind: options("kind"),
		state: options("state"),
		quota: options("quota"),
	};
}

function withWords(judged: readonly Judged[], text: string): readonly Judged[] {
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

type Stop = { facet: PredictFacet; lets: (judged: Judged) => boolean };

/** The quota is part of who asks, and has been judged before. */
function toStops(query: PredictQuery): Stop[] {
	return PREDICT_FACETS.flatMap((facet) => {
		if (facet === "quota" || query[facet].length === 0) return [];
		const wanted = new Set(query[facet].map(foldName));
		return [{ facet, lets: (judged: Judged) => wanted.has(foldName(optionOf(facet, judged).value)) }];
	});
}

type Value = { value: string; label: string };

function optionOf(facet: PredictFacet, { seat, band }: Judged): Value {
	switch (facet) {
		case "band":
			return { value: band, label: band };
		case "programme":
			return { value: seat.programme, label: seat.programme };
		case "kind":
			return { value: seat.kind ?? "", label: KIND_NAMES.get(seat.kind ?? "") ?? "" };
		case "state":
			return { value: seat.college.state?.slug ?? "", label: seat.college.state?.name ?? "" };
		case "quota":
			return { value: seat.quota, label: seat.quota };
	}
}

const KIND_NAMES = new Map<string, string>([...JOSAA_KINDS, ...OWNERSHIPS].map(({ slug, name }) => [slug, name]));
const BAND_ORDER = new Map<string, number>(BANDS.map((band, index) => [band, index]));
const KIND_ORDER = new Map<string, number>([...JOSAA_KINDS, ...OWNERSHIPS].map(({ slug }, index) => [slug, index]));

/** A chosen value stays among the options even when it gives nothing, so that it can be taken back. */
function toOptions(facet: PredictFacet, judged: readonly Judged[], chosen: readonly string[]): FacetOption[] {
	const counts = new Map<string, Value & { count: number }>();
	for (const each of judged) {
		const { value, label } = optionOf(facet, each);
		if (value === "") continue;
		const key = keyOf(facet, each, value);
		const counted = counts.get(key) ?? { value, label, count: 0 };
		counted.count++;
		counts.set(key, counted);
	}
	for (const value of chosen)
		if (!counts.has(foldName(value))) counts.set(foldName(value), { value, label: value, count: 0 });
	const wanted = new Set(chosen.map(foldName));
	const order = (value: string) => (facet === "band" ? BAND_ORDER : KIND_ORDER).get(value) ?? 0;
	return [...counts]
		.map(([key, counted]) => ({ ...counted, selected: wanted.has(key) }))
		.sort((a, b) => order(a.value) - order(b.value) || (a.label < b.label ? -1 : 1));
}

/** Programmes were folded when the book was made; everything else is short. */
function keyOf(facet: PredictFacet, { seat }: Judged, value: string): string {
	return facet === "programme" ? seat.programmeKey : foldName(value);
}
