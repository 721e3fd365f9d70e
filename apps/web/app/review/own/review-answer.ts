import type { ModerationReason } from "@uchit/contract/review.ts";

/** What the page says after a form beside one of its reviews. */
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

/** What the page of one's own reviews says after one of its forms. */
export type OwnReviewAnswer = { review: string } & (
	| { kind: "deleted" }
	| { kind: "appealed" }
	| { kind: "appeal-wrong" | "appeal-away"; text: string }
	| { kind: "refused" | "appealed-before" }
	| { kind: "gone" }
	| { kind: "away" }
);
