import type { FacetOption } from "@uchit/contract/paging.ts";
import type { PredictEvidence, PredictedSeat, PredictFacet, PredictPage } from "@uchit/contract/predict.ts";
import { listMost } from "#app/platform/most-options.ts";
import type { Whole } from "./search.ts";

type UnsaidOfYear = "openingRank" | "mayBeSingleSeat";
type UnsaidOfSeat = "socialCategory" | "pwd" | "insideYears" | "sourceId" | "rounds" | "heldYears";

export type ShownYear = Omit<PredictEvidence, UnsaidOfYear>;
/** A seat as the pages show it; one with all that is known of it is one too. */
export type ShownSeat = Omit<PredictedSeat, UnsaidOfSeat | "evidence"> & { evidence: readonly ShownYear[] };
/** What an option does not say is as for most: not chosen, and called by its value. */
type ShownOption = Pick<FacetOption, "value" | "count"> & Partial<Pick<FacetOption, "label" | "selected">>;
export type ShownFacets = Partial<Record<PredictFacet, readonly ShownOption[]>>;
export type ShownPage = Omit<PredictPage, "items" | "facets"> & {
	items: readonly ShownSeat[];
	facets: ShownFacets;
	/** How many options there are of those filters that are not shown whole. */
	sizes: Partial<Record<PredictFacet, number>>;
};

/** What must be known before any row is read, in the words of the page, and who publishes what is not here. */
export type ShownCaution = { words: string; site?: { name: string; address: string } | undefined };
export type AnsweredPage = ShownPage & {
	cautionWords: readonly ShownCaution[];
	around: {
		/** Which seats a counselling fills, by its name. */
		about: Readonly<Partial<Record<string, string>>>;
		/** That everyone's seats were taken, where nobody said a category. */
		assumed: string | undefined;
		/** What is known of the cautions before they are opened. */
		cautions: string;
	};
};

/** Without what no page says: twelve options of nine years each travel twice, drawn and as data; of long filters all of `whole` alone. */
export function toShown(page: PredictPage, whole: Whole | undefined): ShownPage {
	const facets = Object.entries(page.facets).map(([facet, all]) => {
		const options = facet === whole || !isLong(facet) ? all : listMost(all);
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

/** Lists of which few people want to see every line. */
export function isLong(facet: string): boolean {
	return facet === "programme" || facet === "state";
}

function toOption({ value, label, count, selected }: FacetOption): ShownOption {
	return { value, count, ...(label !== value && { label }), ...(selected && { selected }) };
}

/** The same, with the answer's documents where it has them: what is one thing travels once. */
export function shareSources<Has extends Pick<PredictPage, "sources">>(exam: Has, { sources }: ShownPage): Has {
	return { ...exam, sources: exam.sources.map((source) => sources.find(({ id }) => id === source.id) ?? source) };
}

/** Where the page stands after asking, and where the question is. */
export const ANSWER_ID = "seats";
export const QUESTION_ID = "question";
