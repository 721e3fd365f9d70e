import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { FORBIDDEN, newSlug, refusal, useNewsroom } from "#backend/content/items/testing/newsroom.ts";

const room = useNewsroom();

const CONTACT = { kind: "email", value: "asha.of.the.desk@example.org" };

async function newLead(): Promise<string> {
	const id = randomUUID();
	const reply = await room.reader("POST", "/items/Lead", {
		...{ id, name: newSlug(), contact: CONTACT, ageBand: "18-or-over", topic: "contact-us", source: { page: "/" } },
		consents: [{ purpose: "contact-by-us", recipient: "site", noticeVersion: "2026-11-21", language: "en" }],
	});
	if (reply.statusCode !== 204) throw new Error(`The lead was answered ${reply.statusCode}: ${reply.body}`);
	return id;
}

test("the desk sees a contact masked until it says why, and that stays known", async () => {
	const desk = await room.as("lead-desk");
	const id = await newLead();
	expect((await desk("GET", `/items/Lead/${id}?fields=contact`)).json().data.contact.value).toBe("a•••@example.org");
	expect((await desk("POST", `/content/leads/${id}/unmask`, { reason: " " })).statusCode).toBe(400);
	const reply = await desk("POST", `/content/leads/${id}/unmask`, { reason: "They asked to be called at six" });
	expect(reply.json()).toEqual({ data: { contact: CONTACT } });
	const log = await desk("GET", `/items/lead_events?filter[lead_id]=${id}&fields=kind,reason,who.role`);
	expect(log.json().data).toEqual([
		{ kind: "unmasked", reason: "They asked to be called at six", who: { role: "lead-desk" } },
	]);
});

test("nobody else unmasks or notes anything, and nobody what there is not", async () => {
	const id = await newLead();
	for (const role of ["author", "editor", "moderator"] as const) {
		const who = await room.as(role);
		expect(refusal(await who("POST", `/content/leads/${id}/unmask`, { reason: "curious" }))).toEqual(FORBIDDEN);
		expect(refusal(await who("POST", `/content/leads/${id}/notes`, { text: "x" }))).toEqual(FORBIDDEN);
	}
	expect(refusal(await room.reader("POST", `/content/leads/${id}/unmask`, { reason: "curious" }))).toEqual(FORBIDDEN);
	const desk = await room.as("lead-desk");
	const nothing = `/content/leads/${randomUUID()}/unmask`;
	expect(refusal(await desk("POST", nothing, { reason: "curious" }))).toEqual(FORBIDDEN);
});

test("a note is kept with the lead", async () => {
	const desk = await room.as("lead-desk");
	const id = await newLead();
	expect((await desk("POST", `/content/leads/${id}/notes`, { text: "Call in the evening" })).statusCode).toBe(204);
	const log = await desk("GET", `/items/lead_events?filter[lead_id]=${id}&fields=kind,reason`);
	expect(log.json().data).toEqual([{ kind: "note", reason: "Call in the evening" }]);
});

test("an export holds those alone who consented to that recipient and purpose, and each stays known", async () => {
	const desk = await room.as("lead-desk");
	const id = await newLead();
	const ask = (recipient: string, purpose: string) =>
		desk("POST", "/content/leads/export", { recipient, purpose, reason: "Calls of this evening" });
	const found = (await ask("site", "contact-by-us")).json().data;
	expect(found).toContainEqual(expect.objectContaining({ id, contact: CONTACT }));
	expect((await ask("site", "alerts")).json()).toEqual({ data: [] });
	const log = await desk("GET", `/items/lead_events?filter[lead_id]=${id}&fields=kind,reason`);
	expect(log.json().data).toEqual([{ kind: "exported", reason: "Calls of this evening" }]);
	const editor = await room.as("editor");
	expect(
		(await editor("POST", "/content/leads/export", { recipient: "site", purpose: "alerts", reason: "why" })).statusCode,
	).toBe(403);
});
