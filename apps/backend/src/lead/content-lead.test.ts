import type { LeadBody } from "@uchit/contract/lead.ts";
import { type FakeFailure, startReceiver } from "@uchit/fakes/receiver.ts";
import { afterAll, expect, test } from "vitest";
import { DeliveryError } from "#backend/lead/send-request.ts";
import { spec } from "../../../../e2e/support/spec.ts";
import { sendContentLead } from "./content-lead.ts";

const receiver = await startReceiver();
afterAll(() => receiver.close());

const LEAD: LeadBody = {
	id: "d987acfc-25d0-498a-b3fc-4317ef0d999d",
	name: "Asha Rao",
	contact: { kind: "email", value: "asha@example.org" },
	guardian: null,
	ageBand: "18-or-over",
	topic: "contact-us",
	message: "When is the next round?",
	language: "en",
	callWindow: null,
	source: { page: "/contact-us" },
	consents: [],
	extra: { budget: "low" },
	createdAt: "2026-11-21T10:00:00.000Z",
};

test(`${spec("7.28", "7.29")} the content system gets the lead object, and its full response is returned`, async () => {
	const reply = await sendContentLead(receiver, LEAD);
	expect(reply.status).toBe(200);
	expect(reply.headers.get("content-type")).toBe("application/json");
	const { ageBand: age_band, callWindow: call_window, createdAt: date_created, ...same } = LEAD;
	const item = { ...same, age_band, call_window, date_created, status: "new" };
	expect(JSON.parse(reply.text)).toEqual({ data: item });
	expect(receiver.items.get(LEAD.id)).toEqual(item);
});

test("a response about an existing item is returned too", async () => {
	await sendContentLead(receiver, LEAD);
	expect(await sendContentLead(receiver, LEAD)).toMatchObject({ status: 400, code: "RECORD_NOT_UNIQUE" });
});

const FAILURES: readonly [string, { url: string; token: string }, FakeFailure, RegExp][] = [
	["it answers with an error", receiver, 503, /^The content system answered 503/],
	["it refuses the token", { url: receiver.url, token: "other" }, undefined, /answered 401 INVALID_CREDENTIALS/],
	["nobody is there", { url: "http://127.0.0.1:9", token: "" }, undefined, /^The recipient did not answer: /],
];

test.each(FAILURES)(
	`${spec("7.31")} where %s, nothing is returned, and the error has the reason and no name`,
	async (_how, at, trouble, says) => {
		receiver.before(() => trouble);
		const error: unknown = await sendContentLead(at, { ...LEAD, id: "0a0f7b4f-5142-46e2-8ac9-7830af562271" }).catch(
			(thrown: unknown) => thrown,
		);
		receiver.before(undefined);
		expect(error).toBeInstanceOf(DeliveryError);
		expect(String(error)).not.toContain(LEAD.name);
		expect(error).toHaveProperty("message", expect.stringMatching(says));
	},
);
