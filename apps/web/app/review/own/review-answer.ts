import type { ModerationReason } from "@uchit/contract/review.ts";

export type ReviewAnswer = { review: string } & (
	| { kind: "voted"; helpful: number; isMine: boolean }
	| { kind: "own" }
	| { kind: "reported" }
	| { kind: "report-wrong"; reason: ModerationReason | undefined; message: string }
	| { kind: "report-too-many"; minutes: number; reason: ModerationReason | undefined; message: string }
	| { kind: "report-away"; reason: ModerationReason | undefined; message: string }
	| { kind: "gone" }
	| { kind: "away" }
);

export type OwnReviewAnswer = { review: string } & (
	| { kind: "deleted" }
	| { kind: "appealed" }
	| { kind: "appeal-wrong" | "appeal-away"; text: string }
	| { kind: "refused" | "appealed-before" }
	| { kind: "gone" }
	| { kind: "away" }
);
