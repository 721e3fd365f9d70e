import type { FacetOption } from "@uchit/contract/paging.ts";
import type { PredictEvidence, PredictedSeat, PredictFacet, PredictPage } from "@uchit/contract/predict.ts";
import { topOptions } from "#app/platform/top-options.ts";
import type { ExpandablePart } from "./search.ts";

type HiddenOfYear = "openingRank" | "mayBeSingleSeat";
type HiddenOfSeat = "socialCategory" | "pwd" | "insideYears" | "sourceId" | "rounds" | "heldYears";

export type ShownYear = Omit<PredictEvidence, HiddenOfYear>;
export type ShownSeat = Omit<PredictedSeat, HiddenOfSeat | "evidence"> & { evidence: readonly ShownYear[] };
/** An absent property of an option has its default: not selected, and the value as its label. */
type ShownOption = Pick<FacetOption, "value" | "count"> & Partial<Pick<FacetOption, "label" | "selected">>;
export type ShownFacets = Partial<Record<PredictFacet, readonly ShownOption[]>>;
export type ShownPage = Omit<PredictPage, "items" | "facets"> & {
	items: readonly ShownSeat[];
	facets: ShownFacets;
	sizes: Partial<Record<PredictFacet, number>>;
};

export type ShownCaution = { words: string; site?: { name: string; address: string } | undefined };
type Step = { words: string; to: string; isSite?: boolean };

/** What the page shows instead of options. */
export type ShownNothing = {
	title: string;
	why: string;
	/** The question without one of its filters. */
	wider: readonly Step[];
	all: string | undefined;
	nearestTitle: string;
	nearest: readonly { to: string; name: string; detail: string }[];
	stepsTitle: string;
	steps: readonly Step[];
};
export type AnsweredPage = ShownPage & {
	cautionWords: readonly ShownCaution[];
	around: {
		about: Readonly<Partial<Record<string, string>>>;
		assumed: string | undefined;
		cautions: string;
		nothing: ShownNothing | undefined;
	};
};

/**
 * Leaves out what no page shows: twelve options of nine years each are sent twice, as HTML and as data; of long filters
 * only `whole` is complete.
 */
export function toShownPage(page: PredictPage, whole: ExpandablePart | undefined): ShownPage {
	const facets = Object.entries(page.facets).map(([facet, all]) => {
		const options = facet === whole || !isLongFacet(facet) ? all : topOptions(all);
		return { facet, options: options.map(toOption), size: all.length };
	});
	return {
		...page,
		items: page.items.map(({ socialCategory, pwd, insideYears, heldYears, sourceId, rounds, evidence, ...seat }) => ({
			...seat,
			evidence: evidence.map(({ openingRank, mayBeSingleSeat, ...year }) => year),
		})),
		facets: Object.fromEntries(facets.map(({ facet, options }) => [facet, options])),
		sizes: Object.fromEntries(
			facets.flatMap(({ facet, options, size }) => (options.length < size ? [[facet, size]] : [])),
		),
	};
}

export function isLongFacet(facet: string): boolean {
	return facet === "programme" || facet === "state";
}

function toOption({ value, label, count, selected }: FacetOption): ShownOption {
	return { value, count, ...(label !== value && { label }), ...(selected && { selected }) };
}

/** Shares the answer's documents with the exam, so that they are sent once. */
export function shareSources<Has extends Pick<PredictPage, "sources">>(exam: Has, { sources }: ShownPage): Has {
	return { ...exam, sources: exam.sources.map((source) => sources.find(({ id }) => id === source.id) ?? source) };
}

export const ANSWER_ID = "seats";
export const QUESTION_ID = "question";
