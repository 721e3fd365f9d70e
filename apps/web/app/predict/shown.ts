import type { PredictEvidence, PredictedSeat, PredictPage } from "@uchit/contract/predict.schema.ts";

type UnsaidOfYear = "openingRank" | "mayBeSingleSeat";
type UnsaidOfSeat = "pool" | "socialCategory" | "pwd" | "insideYears" | "sourceId" | "rounds" | "heldYears";

export type ShownYear = Omit<PredictEvidence, UnsaidOfYear>;
/** A seat as the pages show it; one with all that is known of it is one too. */
export type ShownSeat = Omit<PredictedSeat, UnsaidOfSeat | "evidence"> & { evidence: readonly ShownYear[] };
export type ShownPage = Omit<PredictPage, "items"> & { items: readonly ShownSeat[] };

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
	};
}

/** Where the page stands after asking, and where the question is. */
export const ANSWER_ID = "seats";
export const QUESTION_ID = "question";
