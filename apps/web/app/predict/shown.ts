import type { PredictEvidence, PredictedSeat, PredictPage } from "@uchit/contract/predict.schema.ts";

type UnsaidOfYear = "openingRank" | "mayBeSingleSeat";
type UnsaidOfSeat = "pool" | "socialCategory" | "pwd" | "insideYears" | "sourceId" | "rounds";

export type ShownYear = Omit<PredictEvidence, UnsaidOfYear>;
/** A seat as the pages show it; one with all that is known of it is one too. */
export type ShownSeat = Omit<PredictedSeat, UnsaidOfSeat | "evidence"> & { evidence: readonly ShownYear[] };
export type ShownPage = Omit<PredictPage, "items"> & { items: readonly ShownSeat[] };

/** Without what no page says: fifty seats of eight years each travel twice, drawn and as data. */
export function toShown(page: PredictPage): ShownPage {
	return {
		...page,
		items: page.items.map(({ pool, socialCategory, pwd, insideYears, sourceId, rounds, evidence, ...seat }) => ({
			...seat,
			evidence: evidence.map(({ openingRank, mayBeSingleSeat, ...year }) => year),
		})),
	};
}
