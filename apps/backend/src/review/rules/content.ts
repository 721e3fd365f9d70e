import { MIN_REVIEW_LENGTH, type NewReview, Review } from "@uchit/contract/review.ts";
import * as z from "zod";
import { BadField } from "#backend/errors.ts";
import { toPlainText } from "./plain-text.ts";

export const ReviewContent = Review.pick({
	programme: true,
	batchYear: true,
	ratings: true,
	pros: true,
	cons: true,
	text: true,
	photo: true,
});
export type ReviewContent = z.infer<typeof ReviewContent>;

export const ShownReview = ReviewContent.extend({ version: z.int() });

const MIN_PROGRAMME = 2;

/** Converts a review to plain text for storage. Throws BadField if it is then too short. */
export function toContent(sent: Omit<NewReview, "college" | "collegeEmail">): ReviewContent {
	const text = toPlainText(sent.text);
	if (text.length < MIN_REVIEW_LENGTH) {
		throw new BadField("text", `at least ${MIN_REVIEW_LENGTH} characters of plain text`, {
			code: "too-short",
			values: { least: MIN_REVIEW_LENGTH },
		});
	}
	const programme = toPlainText(sent.programme).replaceAll("\n", " ");
	if (programmeKey(programme).length < MIN_PROGRAMME)
		throw new BadField("programme", "which course", { code: "missing" });
	const { batchYear, ratings } = sent;
	return { programme, batchYear, ratings, pros: toPlainText(sent.pros), cons: toPlainText(sent.cons), text };
}

/** Folds a programme's name, so that `B.Tech (Civil)` and `btech civil` are equal. */
export function programmeKey(programme: string): string {
	return programme
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}]+/gu, "");
}
