import type { FacetName } from "@uchit/contract/facet.ts";
import type { Suggestion, SuggestionKind } from "@uchit/contract/suggest.ts";
import { toKey } from "@uchit/contract/words.ts";
import type { Column } from "./columns.ts";
import type { SearchRows } from "./queries/search-rows.ts";

export type ListNames = { keys: readonly string[]; lists: readonly Suggestion[] };

export type PlaceNames = ListNames & { namesakes: readonly Suggestion[] };

const FACETS_SUGGESTED: readonly (FacetName & SuggestionKind)[] = ["category", "degree", "state", "course", "district"];

export function buildListNames(rows: SearchRows, columns: readonly Column[]): PlaceNames {
	const { towns, states, districts } = rows;
	const stateNames = new Map(states.map(({ slug, name }) => [slug, name]));
	const ofFacets = FACETS_SUGGESTED.flatMap((kind) =>
		(columns.find(({ name }) => name === kind)?.options ?? []).map(({ value, label }) => ({
			kind,
			label,
			value,
			detail: kind === "district" ? stateNames.get(value.slice(0, value.indexOf("/"))) : undefined,
		})),
	);
	const districtNames = new Set(districts.map(({ name }) => toKey(name)));
	const ofTowns = towns
		.filter(({ name }) => !districtNames.has(toKey(name)))
		.toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0))
		.map(({ name, stateSlug }) => ({
			kind: "town" as const,
			label: name,
			value: name,
			detail: stateNames.get(stateSlug ?? ""),
		}));
	const called = [...ofFacets, ...ofTowns].flatMap((list) => [
		{ key: toKey(list.label), list },
		...(list.kind === "course" ? (ALSO_CALLED[list.value] ?? []) : []).map((name) => ({ key: toKey(name), list })),
	]);
	return { ...toListNames(called), namesakes: listNamesakes(rows) };
}

/** A town of this population is offered even if a district of another state has its name. */
const MIN_NAMESAKE = 20_000;

function listNamesakes({ towns, states, districts }: SearchRows): readonly Suggestion[] {
	const stateNames = new Map(states.map(({ slug, name }) => [slug, name]));
	const statesOf = Map.groupBy(districts, ({ name }) => toKey(name));
	return towns.flatMap(({ name, stateSlug, population }): Suggestion[] => {
		const own = statesOf.get(toKey(name));
		if (own === undefined || (population ?? 0) < MIN_NAMESAKE || stateSlug === null) return [];
		if (own.some((district) => district.stateSlug === stateSlug)) return [];
		return [{ kind: "town", label: name, value: name, detail: stateNames.get(stateSlug) }];
	});
}

const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
	"artificial-intelligence": ["Artificial Intelligence", "Machine Learning", "Data Science", "AI and Machine Learning"],
	"computer-science": ["CSE"],
	electronics: ["ECE"],
	electrical: ["EEE"],
	instrumentation: ["Instrumentation and Control"],
	aerospace: ["Aeronautical"],
	biotechnology: ["Bioengineering", "Biomedical"],
	"agricultural-engineering": ["Agriculture", "Agricultural Technology"],
	management: ["Business Administration"],
	"hotel-management": ["Catering"],
	mathematics: ["Mathematics and Computing"],
};

export function toListNames(named: readonly { key: string; list: Suggestion }[]): ListNames {
	const sorted = named.toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
	return { keys: sorted.map(({ key }) => key), lists: sorted.map(({ list }) => list) };
}
