import { REVIEWS_PER_PAGE } from "@uchit/contract/review.ts";
import { expect, test } from "vitest";
import { pathsIn } from "#app/paths.ts";
import { parseReviewSearch, REVIEW_PAGE_SIZE } from "./search.ts";

test("a page has as many reviews as the backend gives", () => {
	expect(REVIEW_PAGE_SIZE).toBe(REVIEWS_PER_PAGE);
});

test("an address survives the round trip, and an invalid value counts as absent", () => {
	const search = { sort: "helpful", page: 3 } as const;
	const address = pathsIn("hi").collegeReviews("iit-goa", search);
	expect(address).toBe("/hi/college/iit-goa/reviews?sort=helpful&page=3");
	expect(parseReviewSearch(new URL(address, "https://uchit.example").searchParams)).toEqual(search);
	expect(pathsIn("en").collegeReviews("iit-goa")).toBe("/college/iit-goa/reviews");
	expect(parseReviewSearch(new URLSearchParams("sort=stars&page=-1"))).toEqual({ sort: "newest", page: 1 });
});
