import { expect, test } from "vitest";
import { pathsIn } from "#app/paths.ts";
import { parseReviewSearch } from "./search.ts";

test("an address survives the round trip, and an invalid value counts as absent", () => {
	const search = { sort: "helpful", page: 3 } as const;
	const address = pathsIn("hi").collegeReviews("iit-goa", search);
	expect(address).toBe("/hi/college/iit-goa/reviews?sort=helpful&page=3");
	expect(parseReviewSearch(new URL(address, "https://uchit.example").searchParams)).toEqual(search);
	expect(pathsIn("en").collegeReviews("iit-goa")).toBe("/college/iit-goa/reviews");
	expect(parseReviewSearch(new URLSearchParams("sort=stars&page=-1"))).toEqual({ sort: "newest", page: 1 });
});
