import type { ModerationReason } from "@uchit/contract/review.ts";

/** The page's answer to a form beside one of its reviews. */
export type ReviewAnswer = { review: string } & (
	| { kind: "voted"; helpful: number; isMine: boolean }
	/** Nobody votes for their own. */
	| { kind: "own" }
	| { kind: "reported" }
	| { kind: "report-wrong"; reason: ModerationReason | undefined; message: string }
	| { kind: "report-too-many"; minutes: number; reason: ModerationReason | undefined; message: string }
	| { kind: "report-away"; reason: ModerationReason | undefined; message: string }
	/** It is no longer there. */
	| { kind: "gone" }
	| { kind: "away" }
);

/** The answer to a form on the page of one's own reviews. */
export type OwnReviewAnswer = { review: string } & (
	| { kind: "deleted" }
	| { kind: "appealed" }
	| { kind: "appeal-wrong" | "appeal-away"; text: string }
	| { kind: "refused" | "appealed-before" }
	| { kind: "gone" }
	| { kind: "away" }
);
