import { expect, test } from "vitest";
import { mayDo } from "#studio/rights.ts";
import { duplicateOf, flagWords, stepsOf } from "./review-steps.ts";

const next = (review: Record<string, unknown>) => stepsOf(review).map(({ to }) => to);

test("a review must be taken up before publishing, and only a review that was public can be removed", () => {
	expect(next({ state: "submitted", shown: null })).toEqual(["in-moderation"]);
	expect(next({ state: "submitted", shown: { version: 1 } })).toEqual(["in-moderation", "removed"]);
	expect(next({ state: "in-moderation", shown: null, published_at: null })).toEqual([
		"published",
		"returned",
		"rejected",
		"submitted",
	]);
	expect(next({ state: "in-moderation", shown: null, published_at: "2026-11-21" })).toContain("removed");
	expect(next({ state: "published", shown: {} })).toEqual(["removed"]);
	expect(next({ state: "removed", shown: null })).toEqual(["in-moderation"]);
	expect(next({})).toEqual([]);
});

test("a flag states what was noticed, and which review is similar", () => {
	expect(duplicateOf("near-duplicate:0b9c")).toBe("0b9c");
	expect(duplicateOf("burst")).toBeUndefined();
	const flags = ["burst", "burst-network", "near-duplicate:1", "phone-number", "email-address", "named-person"];
	for (const flag of flags) expect(flagWords(flag)).toMatch(/^[A-Z][a-z]* /);
});

test("moderators, editors and admins handle reviews, and nobody else sees them", () => {
	for (const resource of ["reviews", "review_reports", "college_claims", "review_replies"]) {
		for (const role of ["moderator", "editor", "admin"] as const)
			expect(mayDo(role, { resource, action: "edit" })).toBe(true);
		for (const role of ["author", "lead-desk"] as const) expect(mayDo(role, { resource, action: "list" })).toBe(false);
	}
	expect(mayDo("editor", { resource: "reviews", action: "delete" })).toBe(false);
});
