import { REVIEW_PARTS, type ReviewPart } from "@uchit/contract/review.ts";
import { plainNumber } from "@uchit/contract/typed-number.ts";

/** A review as form fields: texts, even for numbers. A part without a rating is absent. */
export type WrittenReview = {
	programme: string;
	batchYear: string;
	ratings: Readonly<Partial<Record<ReviewPart, string>>>;
	pros: string;
	cons: string;
	text: string;
};

const REVIEW_FIELDS = ["ratings", "programme", "batchYear", "pros", "cons", "text"] as const;
export type ReviewField = (typeof REVIEW_FIELDS)[number];

export const STARS = ["1", "2", "3", "4", "5"] as const;

export const EMPTY_REVIEW: WrittenReview = { programme: "", batchYear: "", ratings: {}, pros: "", cons: "", text: "" };

export function partName(part: ReviewPart): string {
	return `rating-${part}`;
}

export function readWritten(form: FormData): WrittenReview {
	return toWritten((name) => form.get(name));
}

export function parseWritten(value: unknown): WrittenReview | undefined {
	if (typeof value !== "object" || value === null) return undefined;
	const { ratings, ...texts } = { ratings: {}, ...value };
	const byName = new Map<string, unknown>([
		...Object.entries(texts),
		...Object.entries(Object(ratings)).map(([part, stars]): [string, unknown] => [`rating-${part}`, stars]),
	]);
	return toWritten((name) => byName.get(name));
}

export function isEmptyReview({ ratings, ...texts }: WrittenReview): boolean {
	return Object.keys(ratings).length === 0 && Object.values(texts).every((text) => text.trim() === "");
}

/** A year that is not a number becomes null, which the backend refuses. */
export function toReviewBody({ batchYear, ratings, ...texts }: WrittenReview) {
	const typed = plainNumber(batchYear);
	const year = /^\d{4}$/.test(typed) ? Number(typed) : null;
	const stars = Object.entries(ratings).map(([part, rating]) => [part, Number(rating)] as const);
	return { ...texts, batchYear: year, ratings: Object.fromEntries(stars) };
}

/** The refused fields; `ratings.teaching` counts as `ratings`. */
export function toReviewFields(errors: readonly { field: string }[]): ReviewField[] {
	return REVIEW_FIELDS.filter((field) => errors.some((error) => /[A-Za-z]+/.exec(error.field)?.[0] === field));
}

function toWritten(read: (name: string) => unknown): WrittenReview {
	// A browser sends a line end as two characters, but counts it as one.
	const text = (name: string) => {
		const value = read(name);
		return typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
	};
	const rated = REVIEW_PARTS.flatMap((part): [ReviewPart, string][] => {
		const stars = STARS.find((known) => known === read(partName(part)));
		return stars === undefined ? [] : [[part, stars]];
	});
	return {
		programme: text("programme"),
		batchYear: text("batchYear"),
		ratings: Object.fromEntries(rated),
		pros: text("pros"),
		cons: text("cons"),
		text: text("text"),
	};
}
