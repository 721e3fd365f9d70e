import type { PageFee } from "@uchit/contract/page-fee.ts";

/** Grounds on which the Ministry's decisions of 2016 waive an IIT's or NIT's B.Tech tuition, in full or by two thirds. */
export const WAIVER_GROUNDS = ["reserved", "income-under-1-lakh", "income-to-5-lakh"] as const;
type WaiverGround = (typeof WAIVER_GROUNDS)[number];

const SHARE_WAIVED = { reserved: 1, "income-under-1-lakh": 1, "income-to-5-lakh": 2 / 3 } satisfies Record<
	WaiverGround,
	number
>;

export function waivedShare(ground: string): number {
	const found = WAIVER_GROUNDS.find((each) => each === ground);
	return found === undefined ? 0 : SHARE_WAIVED[found];
}

/** Sources of the reports on the two decisions (`data/sources/fee-pages/rules.csv`). */
const DECISIONS: readonly string[] = ["fee-page-mid-day-iit-rule", "fee-page-the-hawk-nit-rule"];

export function findWaivableFee(fees: readonly PageFee[]): PageFee | undefined {
	return fees.find(({ sourceId, amount }) => DECISIONS.includes(sourceId) && amount > 0);
}
