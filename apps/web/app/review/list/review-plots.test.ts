import type { ReviewTotals } from "@uchit/contract/review.ts";
import { expect, test } from "vitest";
import { ratingData } from "#app/college/structured-data.ts";
import { translators } from "#app/platform/i18n/testing/words.ts";
import { layOutReviewPlots } from "./review-plots.ts";

const TEN: ReviewTotals = {
	count: 10,
	mean: 3.96,
	distribution: [1, 0, 2, 4, 3],
	parts: { hostel: { mean: 2, count: 4 }, teaching: { mean: 4.25, count: 10 } },
	removed: [],
};
const NINE: ReviewTotals = { count: 9, removed: [] };
const ADDRESS = "https://uchit.example/college/iit-goa";

test("fewer than ten reviews give no plot and no markup", () => {
	expect(layOutReviewPlots(translators.en, NINE)).toBeUndefined();
	expect(ratingData({ name: "IIT Goa" }, ADDRESS, NINE)).toBeUndefined();
	expect(ratingData({ name: "IIT Goa" }, ADDRESS, { ...TEN, count: 9 })).toBeUndefined();
});

test("the distribution begins with the most stars, and each part states how many people rated it", () => {
	const plots = layOutReviewPlots(translators.en, TEN);
	expect(plots?.distribution.description).toBe("5 stars: 3, 4 stars: 4, 3 stars: 2, 2 stars: 0, 1 star: 1");
	expect(plots?.parts.description).toBe("Teaching (10): 4.3, Hostel (4): 2.0");
	expect(plots?.parts.ends).toEqual({ left: "1.0", right: "5.0" });
});

test("the markup states the same rating as the page", () => {
	expect(ratingData({ name: "IIT Goa" }, ADDRESS, TEN)).toMatchObject({
		"@id": ADDRESS,
		aggregateRating: { ratingValue: 4, reviewCount: 10, bestRating: 5, worstRating: 1 },
	});
});
