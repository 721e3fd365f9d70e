import type { CollegeSummary } from "@uchit/contract/college.ts";
import type { ReviewField, WrittenReview } from "./written-review.ts";

export type ReviewedCollege = { slug: string; name: string };

/** The step of the page for writing a review. */
export type WritingStep =
	| {
			kind: "pick";
			/** The words that a visitor without scripts typed, and the colleges that have them. */
			words: string;
			found: readonly Pick<CollegeSummary, "slug" | "name" | "place">[];
			isUnanswered: boolean;
	  }
	| {
			kind: "write";
			college: ReviewedCollege;
			/** The id of one's own review that is to be changed. */
			review: string | undefined;
			before: WrittenReview | undefined;
			isYoung: boolean;
	  };

/** Why a review was not taken; what was written is in the form still. */
export type NotTaken = {
	written: WrittenReview;
	wrong: readonly ReviewField[];
	/** `closed`: it was rejected or removed, so that no new version is taken. `same-course`: another review of theirs is of that course. */
	problem: "fields" | "away" | "signed-out" | "too-many" | "closed" | "same-course" | "gone";
};
