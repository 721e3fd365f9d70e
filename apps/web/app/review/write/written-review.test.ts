import { LEAST_REVIEW_LENGTH, MOST_REVIEW_LENGTH, NewReview } from "@uchit/contract/review.ts";
import { expect, test } from "vitest";
import {
	EMPTY_REVIEW,
	isEmptyReview,
	parseWritten,
	readWritten,
	toReviewFields,
	toSent,
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

test("a form is read as it was written, without the parts that nobody rated", () => {
	const { ratings, ...texts } = WRITTEN;
	const form = formOf({ ...texts, "rating-teaching": "4", "rating-campus-life": "2", "rating-hostel": "" });
	expect(readWritten(form)).toEqual({ ...WRITTEN, ratings });
});

test.each(["0", "6", "4.5", "five", " 4"])("%s stars are none", (stars) => {
	expect(readWritten(formOf({ "rating-hostel": stars })).ratings).toEqual({});
});

test("line ends count once, as in the browser", () => {
	expect(readWritten(formOf({ text: "one\r\ntwo" })).text).toBe("one\ntwo");
});

test("what is sent is what the contract takes", () => {
	const sent = NewReview.parse({ college: "iit-goa", ...toSent(WRITTEN) });
	expect(sent).toMatchObject({ batchYear: 2024, ratings: { teaching: 4, "campus-life": 2 }, cons: "" });
});

test("the shortest and the longest text that the form allows are those of the contract", () => {
	const accepts = (length: number) =>
		NewReview.safeParse({ college: "iit-goa", ...toSent({ ...WRITTEN, text: "x".repeat(length) }) }).success;
	expect(
		[LEAST_REVIEW_LENGTH - 1, LEAST_REVIEW_LENGTH, MOST_REVIEW_LENGTH, MOST_REVIEW_LENGTH + 1].map(accepts),
	).toEqual([false, true, true, false]);
});

test("each complaint of the contract belongs to a field of the form", () => {
	const { error } = NewReview.safeParse({ college: "iit-goa", ...toSent({ ...EMPTY_REVIEW, batchYear: "last year" }) });
	const errors = (error?.issues ?? []).map(({ path }) => ({ field: path.join(".") }));
	expect(toReviewFields(errors)).toEqual(["ratings", "programme", "batchYear", "text"]);
	expect(toReviewFields([{ field: "ratings.teaching" }, { field: "college" }])).toEqual(["ratings"]);
});

test("a draft comes back as it was, and nothing else passes for one", () => {
	expect(parseWritten(JSON.parse(JSON.stringify(WRITTEN)))).toEqual(WRITTEN);
	expect(parseWritten("a text")).toBeUndefined();
	expect(parseWritten(null)).toBeUndefined();
	expect(parseWritten({ ratings: "many", text: 7, isAdmin: true })).toEqual(EMPTY_REVIEW);
});

test("a form in which nothing stands but spaces is empty", () => {
	expect(isEmptyReview({ ...EMPTY_REVIEW, pros: " \n" })).toBe(true);
	expect(isEmptyReview({ ...EMPTY_REVIEW, ratings: { hostel: "1" } })).toBe(false);
});
