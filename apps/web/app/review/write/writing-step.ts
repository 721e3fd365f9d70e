import type { CollegeSummary } from "@uchit/contract/college.ts";
import type { ReviewField, WrittenReview } from "./written-review.ts";

export type ReviewedCollege = { slug: string; name: string };

export type WritingStep =
	| {
			kind: "pick";
			words: string;
			found: readonly Pick<CollegeSummary, "slug" | "name" | "place">[];
			isUnanswered: boolean;
	  }
	| {
			kind: "write";
			college: ReviewedCollege;
			review: string | undefined;
			before: WrittenReview | undefined;
			isYoung: boolean;
	  };

export type FailedSubmission = {
	written: WrittenReview;
	wrong: readonly ReviewField[];
	/**
	 * `closed`: it was rejected or removed, so no new version is accepted. `same-course`: the visitor has another review of that course.
	 */
	problem: "fields" | "away" | "signed-out" | "too-many" | "closed" | "same-course" | "gone";
};
