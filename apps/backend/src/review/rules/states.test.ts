import { REVIEW_STATES } from "@uchit/contract/review.ts";
import { expect, test } from "vitest";
import { findDecisionFault, isDecision, TRANSITIONS, whyNoAppeal, whyNoNewVersion } from "./states.ts";

const FRESH = { isShown: false, wasPublished: false, hasOpenAppeal: false } as const;
const SHOWN_REVIEW = { isShown: true, wasPublished: true, hasOpenAppeal: false } as const;
const WHY = { reasons: ["abuse"], outcome: undefined } as const;

test("a transition outside the table is refused, and the reason lists the allowed states", () => {
	for (const from of REVIEW_STATES) {
		for (const to of REVIEW_STATES) {
			const isNamed = from === to || TRANSITIONS[from].moderator.some((state) => state === to);
			const fault = findDecisionFault({ ...SHOWN_REVIEW, state: from }, { ...WHY, state: to });
			expect(fault === undefined, `${from} → ${to}`).toBe(isNamed);
		}
	}
	expect(findDecisionFault({ ...FRESH, state: "submitted" }, { ...WHY, state: "published" })?.reason).toBe(
		'cannot become "published" from "submitted": in-moderation or removed can follow',
	);
});

test("a review can be published only from moderation", () => {
	const before = REVIEW_STATES.filter((state) => TRANSITIONS[state].moderator.some((next) => next === "published"));
	expect(before).toEqual(["in-moderation"]);
});

test("a moderator must give a reason to return, reject or remove, but not to publish", () => {
	for (const state of ["returned", "rejected", "removed"] as const) {
		const review = { ...SHOWN_REVIEW, state: "in-moderation" } as const;
		expect(findDecisionFault(review, { state, reasons: [], outcome: undefined })?.field).toBe("reasons");
		expect(findDecisionFault(review, { state, ...WHY })).toBeUndefined();
	}
	const review = { ...FRESH, state: "in-moderation" } as const;
	expect(findDecisionFault(review, { state: "published", reasons: [], outcome: undefined })).toBeUndefined();
});

test("only a review that was once public can be removed, because the page counts removals", () => {
	const review = { ...FRESH, state: "in-moderation" } as const;
	expect(findDecisionFault(review, { state: "removed", ...WHY })?.field).toBe("state");
});

test("an appeal needs a written answer, whichever way it is decided", () => {
	const review = { ...SHOWN_REVIEW, state: "in-moderation", hasOpenAppeal: true } as const;
	for (const state of ["published", "rejected"] as const) {
		expect(findDecisionFault(review, { state, ...WHY, outcome: " " })?.field).toBe("appeal_outcome");
		expect(findDecisionFault(review, { state, ...WHY, outcome: "It is about the college after all." })).toBeUndefined();
	}
});

test("the writer can send a new version unless the review was decided against, and can then appeal once", () => {
	for (const state of REVIEW_STATES) {
		const isAgainst = state === "rejected" || state === "removed";
		expect(whyNoNewVersion(state) !== undefined, state).toBe(isAgainst);
		expect(whyNoAppeal(state, false) === undefined, state).toBe(isAgainst);
		expect(whyNoAppeal(state, true)).toBeDefined();
	}
});

test("the writer is notified of decisions, not of the start of moderation", () => {
	expect(REVIEW_STATES.filter(isDecision)).toEqual(["published", "returned", "rejected", "removed"]);
});
