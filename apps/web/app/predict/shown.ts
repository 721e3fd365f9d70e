import type { FacetOption } from "@uchit/contract/paging.schema.ts";
import type { PredictEvidence, PredictedSeat, PredictPage } from "@uchit/contract/predict.schema.ts";
import type { PredictFacet } from "@uchit/contract/predict.ts";

type UnsaidOfYear = "openingRank" | "mayBeSingleSeat";
type UnsaidOfSeat = "pool" | "socialCategory" | "pwd" | "insideYears" | "sourceId" | "rounds" | "heldYears";

export type ShownYear = Omit<PredictEvidence, UnsaidOfYear>;
/** A seat as the pages show it; one with all that is known of it is one too. */
export type ShownSeat = Omit<PredictedSeat, UnsaidOfSeat | "evidence"> & { evidence: readonly ShownYear[] };
/** What an option does not say is as for most: not chosen, and called by its value. */
export type ShownOption = Pick<FacetOption, "value" | "count"> & Partial<Pick<FacetOption, "label" | "selected">>;
export type ShownFacets = Partial<Record<PredictFacet, readonly ShownOption[]>>;
export type ShownPage = Omit<PredictPage, "items" | "facets"> & { items: readonly ShownSeat[]; facets: ShownFacets };

/** Without what no page says: twenty options of eight years each travel twice, drawn and as data. */
export function toShown(page: PredictPage): ShownPage {
	return {
		...page,
		items: page.items.map(
			({ pool, socialCategory, pwd, insideYears, heldYears, sourceId, rounds, evidence, ...seat }) => ({
				...seat,
				evidence: evidence.map(({ openingRank, mayBeSingleSeat, ...year }) => year),
			}),
		),
		facets: Object.fromEntries(Object.entries(page.facets).map(([facet, options]) => [facet, options.map(toOption)])),
	};
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
