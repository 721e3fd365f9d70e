import { LEAD_FIELDS } from "@uchit/contract/lead.ts";
import { expect, test } from "vitest";
import type { NewLead } from "#backend/lead/rules/new-lead.ts";
import { normaliseContact } from "#backend/personal/contact.ts";
import { digestFor, type PersonalKeys } from "#backend/personal/keys.ts";
import { requestOf } from "./repeated-requests.ts";

const KEYS: PersonalKeys = { encryption: [{ id: "one", key: Buffer.alloc(32, 1) }], lookup: Buffer.alloc(32, 2) };
const PERSONAL = { keys: KEYS, now: new Date("2026-11-21T10:00:00Z") };

const LEAD: NewLead = {
	name: "Asha Rao",
	contact: normaliseContact({ kind: "email", value: "asha@example.org" }),
	ageBand: "under-18",
	guardian: { name: "Mira", contact: normaliseContact({ kind: "phone", value: "9876543210" }), token: "used once" },
	topic: "call-back",
	message: "After six, please",
	language: "en",
	callWindow: { from: "09:00", to: "12:00" },
	source: { page: "/call-back" },
	consents: [],
	extra: { budget: "low" },
	channel: "lead",
	id: undefined,
	key: undefined,
	token: "used once",
	visitorId: undefined,
};

const STORED_BODY =
	'[{"name":"Asha Rao","contact":{"kind":"email","value":"asha@example.org","isNormalised":true},"ageBand":"under-18","topic":"call-back","message":"After six, please","language":"en","callWindow":{"from":"09:00","to":"12:00"},"source":{"page":"/call-back"},"consents":[],"extra":{"budget":"low"},"channel":"lead"},{"kind":"phone","value":"+919876543210","isNormalised":true},"Mira"]';

test("a lead has the hash that the database has of the same words, in the same order", () => {
	expect(requestOf(PERSONAL, LEAD).hash).toBe(digestFor(KEYS, "lead-body", STORED_BODY));
});

test.each(LEAD_FIELDS)("two leads that differ in %s are two", (field) => {
	expect(requestOf(PERSONAL, { ...LEAD, [field]: undefined }).key).not.toBe(requestOf(PERSONAL, LEAD).key);
});

test("a lead whose code was used up meanwhile is the same lead", () => {
	const again: NewLead = { ...LEAD, token: undefined };
	expect(requestOf(PERSONAL, again).key).toBe(requestOf(PERSONAL, LEAD).key);
});
