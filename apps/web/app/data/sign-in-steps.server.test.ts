import type { SignUpWish } from "@uchit/contract/internal-auth.ts";
import { expect, test } from "vitest";
import { viewOf } from "./sign-in-steps.server.ts";

const CONSENT = { purpose: "account", recipient: "site", noticeVersion: "2026-11-21", language: "en" } as const;
const ADULT: SignUpWish = { ageBand: "18-or-over", language: "en", consents: [] };
const YOUNG: SignUpWish = { ...ADULT, ageBand: "under-18" };
const GUARDIAN = { contact: { kind: "phone", value: "+919800000000" }, token: "token" } as const;
const COMPLETE: SignUpWish = { ...ADULT, name: "Asha", consents: [CONSENT] };
const VERIFIED = { contact: { kind: "phone", value: "+919811111111" }, token: "token" } as const;

const view = (query: string, wish?: SignUpWish, verified?: typeof VERIFIED) =>
	viewOf(new URLSearchParams(query), { wish, verified });

test("the age is asked for before anything else, at whichever step", () => {
	for (const step of ["", "step=sign-in", "step=sign-up", "step=guardian", "step=odd"])
		expect(view(step)).toEqual({ kind: "age" });
});

test("who is of age signs in or up, as they ask", () => {
	expect(view("step=sign-in", ADULT)).toEqual({ kind: "contact", isNew: false });
	expect(view("", ADULT)).toEqual({ kind: "contact", isNew: false });
	expect(view("step=sign-up", ADULT)).toEqual({ kind: "sign-up", name: "", verifiedContact: undefined });
	expect(view("step=guardian", ADULT).kind).toBe("sign-up");
});

test("somebody under 18 has a guardian first, unless they have an account", () => {
	expect(view("", YOUNG).kind).toBe("guardian");
	expect(view("step=sign-up", YOUNG).kind).toBe("guardian");
	expect(view("step=sign-in", YOUNG)).toEqual({ kind: "contact", isNew: false });
	expect(view("step=sign-up", { ...YOUNG, guardian: GUARDIAN }).kind).toBe("sign-up");
});

test("a guardian whose word has run out is asked for again", () => {
	expect(view("step=guardian", { ...YOUNG, ...COMPLETE, ageBand: "under-18", guardian: GUARDIAN }).kind).toBe(
		"guardian",
	);
});

test("once everything is said, only a contact is missing; one that is verified is told back", () => {
	expect(view("step=sign-up", COMPLETE)).toEqual({ kind: "contact", isNew: true });
	expect(view("step=sign-up", ADULT, VERIFIED)).toMatchObject({ verifiedContact: VERIFIED.contact.value });
});

test("a link that was sent is told of, whatever else is known", () => {
	expect(view("sent=email")).toEqual({ kind: "sent" });
	expect(view("sent=email", COMPLETE)).toEqual({ kind: "sent" });
});
