import { MAX_REVIEW_LENGTH, MIN_REVIEW_LENGTH, NewReview } from "@uchit/contract/review.ts";
import { expect, test } from "vitest";
import {
	EMPTY_REVIEW,
	isEmptyReview,
	parseWritten,
	readWritten,
	toReviewBody,
	toReviewFields,
	type WrittenReview,
} from "./written-review.ts";

const WRITTEN: WrittenReview = {
	programme: "B.Tech. in Civil Engineering",
	batchYear: "2024",
	ratings: { teaching: "4", "campus-life": "2" },
	pros: "Small groups.",
	cons: "",
	text: "Four years of civil engineering. ".repeat(4),
};

function formOf(fields: Record<string, string>): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	return form;
}

test("a form is read as written, without the unrated parts", () => {
	const { ratings, ...texts } = WRITTEN;
	const form = formOf({ ...texts, "rating-teaching": "4", "rating-campus-life": "2", "rating-hostel": "" });
	expect(readWritten(form)).toEqual({ ...WRITTEN, ratings });
});

test.each(["0", "6", "4.5", "five", " 4"])("%s stars give no rating", (stars) => {
	expect(readWritten(formOf({ "rating-hostel": stars })).ratings).toEqual({});
});

test("a line break counts once, as in the browser", () => {
	expect(readWritten(formOf({ text: "one\r\ntwo" })).text).toBe("one\ntwo");
});

test("the sent review fits the contract", () => {
	const sent = NewReview.parse({ college: "iit-goa", ...toReviewBody(WRITTEN) });
	expect(sent).toMatchObject({ batchYear: 2024, ratings: { teaching: 4, "campus-life": 2 }, cons: "" });
});

test("the shortest and longest allowed texts of the form match the contract", () => {
	const accepts = (length: number) =>
		NewReview.safeParse({ college: "iit-goa", ...toReviewBody({ ...WRITTEN, text: "x".repeat(length) }) }).success;
	expect([MIN_REVIEW_LENGTH - 1, MIN_REVIEW_LENGTH, MAX_REVIEW_LENGTH, MAX_REVIEW_LENGTH + 1].map(accepts)).toEqual([
		false,
		true,
		true,
		false,
	]);
});

test("each validation error of the contract belongs to a field of the form", () => {
	const { error } = NewReview.safeParse({
		college: "iit-goa",
		...toReviewBody({ ...EMPTY_REVIEW, batchYear: "last year" }),
	});
	const errors = (error?.issues ?? []).map(({ path }) => ({ field: path.join(".") }));
	expect(toReviewFields(errors)).toEqual(["ratings", "programme", "batchYear", "text"]);
	expect(toReviewFields([{ field: "ratings.teaching" }, { field: "college" }])).toEqual(["ratings"]);
});

test("a draft survives the round trip, and other values are refused", () => {
	expect(parseWritten(JSON.parse(JSON.stringify(WRITTEN)))).toEqual(WRITTEN);
	expect(parseWritten("a text")).toBeUndefined();
	expect(parseWritten(null)).toBeUndefined();
	expect(parseWritten({ ratings: "many", text: 7, isAdmin: true })).toEqual(EMPTY_REVIEW);
});

test("a form with only spaces is empty", () => {
	expect(isEmptyReview({ ...EMPTY_REVIEW, pros: " \n" })).toBe(true);
	expect(isEmptyReview({ ...EMPTY_REVIEW, ratings: { hostel: "1" } })).toBe(false);
});
