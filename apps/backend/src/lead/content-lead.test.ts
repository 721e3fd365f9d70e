import { type FakeFailure, startReceiver } from "@uchit/fakes/receiver.ts";
import { afterAll, expect, test } from "vitest";
import type { DeliveryError } from "#backend/lead/send-request.ts";
import { normaliseContact } from "#backend/personal/contact.ts";
import { spec } from "../../../../e2e/support/spec.ts";
import { sendContentLead } from "./content-lead.ts";
import type { WholeLead } from "./queries/whole-leads.ts";

const receiver = await startReceiver();
afterAll(() => receiver.close());

const LEAD: WholeLead = {
	id: "d987acfc-25d0-498a-b3fc-4317ef0d999d",
	name: "Asha Rao",
	contact: normaliseContact({ kind: "email", value: "asha@example.org" }),
	guardian: undefined,
	ageBand: "18-or-over",
	guardianVerifiedAt: undefined,
	topic: "contact-us",
	message: "When is the next round?",
	language: "en",
	callWindow: null,
	source: { page: "/contact-us" },
	consents: [],
	extra: { budget: "low" },
	createdAt: "2026-11-21T10:00:00.000Z",
};

function send(lead: WholeLead, at: { url: string; token: string } = receiver) {
	const logged: DeliveryError[] = [];
	return { logged, sending: sendContentLead(at, lead, (error) => logged.push(error)) };
}

test(`${spec("7.28", "7.29")} the content system gets the lead object, and its full response is returned`, async () => {
	const { logged, sending } = send(LEAD);
	const reply = await sending;
	expect(reply?.status).toBe(200);
	expect(reply?.headers.get("content-type")).toBe("application/json");
	const lead = {
		id: LEAD.id,
		name: LEAD.name,
		contact: { kind: "email", value: "asha@example.org" },
		extra: LEAD.extra,
	};
	expect(JSON.parse(reply?.text ?? "")).toMatchObject({ data: lead });
	expect(receiver.items.get(LEAD.id)).toMatchObject(lead);
	expect(logged).toEqual([]);
});

test("a response about an existing item is returned too", async () => {
	await send(LEAD).sending;
	const { logged, sending } = send(LEAD);
	expect(await sending).toMatchObject({ status: 400, code: "RECORD_NOT_UNIQUE" });
	expect(logged).toEqual([]);
});

const FAILURES: readonly [string, Parameters<typeof send>[1], FakeFailure, RegExp][] = [
	["it answers with an error", receiver, 503, /^The content system answered 503/],
	["it refuses the token", { url: receiver.url, token: "other" }, undefined, /answered 401 INVALID_CREDENTIALS/],
	["nobody is there", { url: "http://127.0.0.1:9", token: "" }, undefined, /^It did not answer: /],
];

test.each(FAILURES)(
	`${spec("7.30", "7.31")} where %s, that is logged and nothing is returned`,
	async (_how, at, trouble, says) => {
		receiver.before(() => trouble);
		const { logged, sending } = send({ ...LEAD, id: "0a0f7b4f-5142-46e2-8ac9-7830af562271" }, at);
		expect(await sending).toBeUndefined();
		receiver.before(undefined);
		expect(logged.map(({ message }) => message)).toEqual([expect.stringMatching(says)]);
		expect(logged[0]?.message).not.toContain(LEAD.name);
	},
);
