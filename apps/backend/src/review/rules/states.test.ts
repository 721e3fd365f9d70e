import { REVIEW_STATES } from "@uchit/contract/review.ts";
import { expect, test } from "vitest";
import { isDecision, TRANSITIONS, whyNoAppeal, whyNoNewVersion, whyNot } from "./states.ts";

const FRESH = { isShown: false, wasPublished: false, hasOpenAppeal: false } as const;
const SHOWN = { isShown: true, wasPublished: true, hasOpenAppeal: false } as const;
const WHY = { reasons: ["abuse"], outcome: undefined } as const;

test("what the table does not name is refused, with what can follow", () => {
	for (const from of REVIEW_STATES) {
		for (const to of REVIEW_STATES) {
			const isNamed = from === to || TRANSITIONS[from].moderator.some((state) => state === to);
			const fault = whyNot({ ...SHOWN, state: from }, { ...WHY, state: to });
			expect(fault === undefined, `${from} → ${to}`).toBe(isNamed);
		}
	}
	expect(whyNot({ ...FRESH, state: "submitted" }, { ...WHY, state: "published" })?.reason).toBe(
		'cannot become "published" from "submitted": in-moderation or removed can follow',
	);
});

test("nothing is published that nobody has taken up", () => {
	const before = REVIEW_STATES.filter((state) => TRANSITIONS[state].moderator.some((next) => next === "published"));
	expect(before).toEqual(["in-moderation"]);
});

test("who returns, rejects or removes says why; who publishes need not", () => {
	for (const state of ["returned", "rejected", "removed"] as const) {
		const review = { ...SHOWN, state: "in-moderation" } as const;
		expect(whyNot(review, { state, reasons: [], outcome: undefined })?.field).toBe("reasons");
		expect(whyNot(review, { state, ...WHY })).toBeUndefined();
	}
	const review = { ...FRESH, state: "in-moderation" } as const;
	expect(whyNot(review, { state: "published", reasons: [], outcome: undefined })).toBeUndefined();
});

test("only what was public once can be removed: the page counts those", () => {
	const review = { ...FRESH, state: "in-moderation" } as const;
	expect(whyNot(review, { state: "removed", ...WHY })?.field).toBe("state");
});

test("an appeal is answered in words, whichever way it is decided", () => {
	const review = { ...SHOWN, state: "in-moderation", hasOpenAppeal: true } as const;
	for (const state of ["published", "rejected"] as const) {
		expect(whyNot(review, { state, ...WHY, outcome: " " })?.field).toBe("appeal_outcome");
		expect(whyNot(review, { state, ...WHY, outcome: "It is about the college after all." })).toBeUndefined();
	}
});

test("the writer sends a new version of what is not decided against, and appeals once against the rest", () => {
	for (const state of REVIEW_STATES) {
		const isAgainst = state === "rejected" || state === "removed";
		expect(whyNoNewVersion(state) !== undefined, state).toBe(isAgainst);
		expect(whyNoAppeal(state, false) === undefined, state).toBe(isAgainst);
		expect(whyNoAppeal(state, true)).toBeDefined();
	}
});

test("the writer hears of decisions, not of a moderator's beginning", () => {
	expect(REVIEW_STATES.filter(isDecision)).toEqual(["published", "returned", "rejected", "removed"]);
});
