import type { ConflictCode } from "@uchit/contract/problem.ts";
import type { ModerationReason, ReviewState } from "@uchit/contract/review.ts";

/**
 * The states of a review: who may move it from which state to which. A writer sends a new version (`submitted`) or
 * appeals (`in-moderation`); moderators start on a version, decide, and may reverse their own decision.
 */
export const TRANSITIONS = {
	submitted: { writer: ["submitted"], moderator: ["in-moderation", "removed"] },
	"in-moderation": { writer: ["submitted"], moderator: ["submitted", "published", "returned", "rejected", "removed"] },
	published: { writer: ["submitted"], moderator: ["removed"] },
	returned: { writer: ["submitted"], moderator: ["in-moderation", "removed"] },
	rejected: { writer: ["in-moderation"], moderator: ["in-moderation", "removed"] },
	removed: { writer: ["in-moderation"], moderator: ["in-moderation"] },
} as const satisfies Readonly<Record<ReviewState, Readonly<Record<"writer" | "moderator", readonly ReviewState[]>>>>;

const NEEDS_REASONS = ["returned", "rejected", "removed"] as const satisfies readonly ReviewState[];
const DECISIONS = ["published", ...NEEDS_REASONS] as const satisfies readonly ReviewState[];

export type ReviewProgress = {
	state: ReviewState;
	/** Public, perhaps in an older version. */
	isShown: boolean;
	wasPublished: boolean;
	hasOpenAppeal: boolean;
};

export type Decision = {
	state: ReviewState;
	reasons: readonly ModerationReason[];
	outcome: string | undefined;
};

export function findDecisionFault(review: ReviewProgress, { state, reasons, outcome }: Decision): Fault | undefined {
	if (state !== review.state && !canFollow(review.state, state)) {
		return {
			field: "state",
			reason: `cannot become "${state}" from "${review.state}": ${describeTransitions(review.state)}`,
		};
	}
	if (state === "removed" && review.state !== "removed" && !review.isShown && !review.wasPublished) {
		return { field: "state", reason: 'cannot become "removed": it was never public; reject it instead' };
	}
	if (isOneOf(NEEDS_REASONS, state) && reasons.length === 0) {
		return { field: "reasons", reason: `has to say why it is ${state}` };
	}
	const isDeciding = state !== review.state && isOneOf(DECISIONS, state);
	if (isDeciding && review.hasOpenAppeal && (outcome ?? "").trim() === "") {
		return { field: "appeal_outcome", reason: "has to answer the writer's appeal" };
	}
	return undefined;
}

export function whyNoNewVersion(state: ReviewState): string | undefined {
	if (isOneOf(TRANSITIONS[state].writer, "submitted")) return undefined;
	return `This review was ${state}. You can appeal once, or delete it.`;
}

export function whyNoAppeal(state: ReviewState, hasAppealed: boolean): StateConflict | undefined {
	if (!isOneOf(TRANSITIONS[state].writer, "in-moderation")) {
		const reason = "There is nothing to appeal against: only a review that was rejected or removed.";
		return { code: "nothing-to-appeal", reason };
	}
	if (!hasAppealed) return undefined;
	return { code: "appealed-before", reason: "An appeal was made before. There is one for each review." };
}

export type StateConflict = { code: ConflictCode; reason: string };

export function isDecision(state: ReviewState): boolean {
	return isOneOf(DECISIONS, state);
}

type Fault = { field: string; reason: string };

function canFollow(from: ReviewState, to: ReviewState): boolean {
	return isOneOf(TRANSITIONS[from].moderator, to);
}

function describeTransitions(from: ReviewState): string {
	return `${TRANSITIONS[from].moderator.join(" or ")} can follow`;
}

function isOneOf(states: readonly ReviewState[], state: ReviewState): boolean {
	return states.includes(state);
}
