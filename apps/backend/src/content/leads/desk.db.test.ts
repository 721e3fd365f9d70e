import { randomUUID } from "node:crypto";
import type { Contact } from "@uchit/contract/account.ts";
import { ANSWER_GAP, PRIVACY_LINK_HEADER } from "@uchit/contract/lead.ts";
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { FORBIDDEN, newSlug, refusal, useNewsroom } from "#backend/content/items/testing/newsroom.ts";
import { signPrivacyLink } from "#backend/lead/privacy-link.ts";
import { lookupOf, normaliseContact } from "#backend/personal/contact.ts";
import { keysOf } from "#backend/personal/keys.ts";

/** E-mail can be sent and SMS cannot; nothing leaves this machine. */
const room = useNewsroom({ SMTP_URL: "smtp://127.0.0.1:9" });

const CONTACT: Contact = { kind: "email", value: "asha.of.the.desk@example.org" };

async function newLead(own: object = {}): Promise<string> {
	const id = randomUUID();
	const reply = await room.reader("POST", "/items/Lead", {
		...{ id, name: newSlug(), contact: CONTACT, ageBand: "18-or-over", topic: "contact-us", source: { page: "/" } },
		...own,
		consents: [{ purpose: "contact-by-us", recipient: "site", noticeVersion: "2026-11-21", language: "en" }],
	});
	if (reply.statusCode !== 204) throw new Error(`The lead was answered ${reply.statusCode}: ${reply.body}`);
	return id;
}

test("the desk sees a contact masked until it gives a reason, which is recorded", async () => {
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

test("nobody else can unmask or add notes, and nobody can unmask an unknown lead", async () => {
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

test("a note is stored with the lead", async () => {
	const desk = await room.as("lead-desk");
	const id = await newLead();
	expect((await desk("POST", `/content/leads/${id}/notes`, { text: "Call in the evening" })).statusCode).toBe(204);
	const log = await desk("GET", `/items/lead_events?filter[lead_id]=${id}&fields=kind,reason`);
	expect(log.json().data).toEqual([{ kind: "note", reason: "Call in the evening" }]);
});

test("an export has only the people who consented to that recipient and purpose, and is recorded for each", async () => {
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

async function askToBeLeftAlone(contact: Contact, lead: string): Promise<void> {
	const keys = keysOf(room.backend.env);
	const link = await signPrivacyLink(keys, { lookup: lookupOf(keys, normaliseContact(contact)), now: new Date() });
	const reply = await room.backend.app.inject({
		method: "POST",
		url: "/v1/me/privacy/withdraw",
		headers: { authorization: `Bearer ${room.backend.env.BACKEND_KEY}`, [PRIVACY_LINK_HEADER]: link },
		payload: { lead, doNotContact: true },
	});
	if (reply.statusCode !== 200) throw new Error(`It was answered ${reply.statusCode}: ${reply.body}`);
}

test("a do-not-contact person is hidden and not exported in any of their leads, except a complaint until it is answered", async () => {
	const desk = await room.as("lead-desk");
	const contact: Contact = { kind: "email", value: `${newSlug()}@example.org` };
	const [one, other] = [await newLead({ contact }), await newLead({ contact })];
	const complaint = await newLead({ contact, topic: "complaint" });
	await askToBeLeftAlone(contact, one);
	const lead = (await desk("GET", `/items/Lead/${other}?fields=status,do_not_contact`)).json().data;
	expect(lead).toEqual({ status: "new", do_not_contact: true });
	for (const id of [one, other]) {
		const reply = await desk("POST", `/content/leads/${id}/unmask`, { reason: "They asked for it" });
		expect(refusal(reply)).toEqual([400, "FAILED_VALIDATION"]);
	}
	expect((await desk("POST", `/content/leads/${complaint}/unmask`, { reason: "To answer it" })).statusCode).toBe(200);
	const exportRequest = { recipient: "site", purpose: "contact-by-us", reason: "Calls of this evening" };
	const ids = (await desk("POST", "/content/leads/export", exportRequest))
		.json()
		.data.map(({ id }: { id: string }) => id);
	for (const id of [one, other, complaint]) expect(ids).not.toContain(id);

	const [{ number }] = (await desk("GET", `/items/complaints?filter[lead_id]=${complaint}`)).json().data;
	expect((await desk("PATCH", `/items/complaints/${number}`, { status: "answered" })).statusCode).toBe(200);
	expect((await desk("POST", `/content/leads/${complaint}/unmask`, { reason: "Once more" })).statusCode).toBe(400);
});

test("a lead's assignment and status changes are recorded, and only the desk can list the people of the desk", async () => {
	const desk = await room.as("lead-desk");
	const id = await newLead();
	expect((await desk("PATCH", `/items/Lead/${id}`, { assigned_to: desk.id, status: "assigned" })).statusCode).toBe(200);
	const log = await desk("GET", `/items/lead_events?filter[lead_id]=${id}&fields=kind,reason,who&sort=id`);
	expect(log.json().data).toEqual([
		{ kind: "assigned", reason: desk.id, who: desk.id },
		{ kind: "state", reason: "assigned", who: desk.id },
	]);
	const people = (await desk("GET", "/content/leads/people")).json().data;
	expect(people).toContainEqual(expect.objectContaining({ id: desk.id, role: "lead-desk", isActive: true }));
	for (const role of ["author", "moderator"] as const) {
		const who = await room.as(role);
		expect(refusal(await who("GET", "/content/leads/people"))).toEqual(FORBIDDEN);
		expect(refusal(await who("GET", "/content/leads/figures"))).toEqual(FORBIDDEN);
	}
});

test("the figures count days, pages and consents; a withdrawn lead consents to nothing", async () => {
	const desk = await room.as("lead-desk");
	const figures = async () => (await desk("GET", "/content/leads/figures?days=7")).json().data;
	await vi.waitFor(
		async () => {
			const page = `/${newSlug()}`;
			const contact: Contact = { kind: "email", value: `${newSlug()}@example.org` };
			const before = await figures();
			const ids = [await newLead({ contact, source: { page } }), await newLead({ contact, source: { page } })];
			const after = await figures();
			expect(after.byDay).toHaveLength(7);
			expect(after.byDay.at(-1).count - before.byDay.at(-1).count).toBe(2);
			const sum = ({ byPage, others }: { byPage: { count: number }[]; others: number }) =>
				byPage.reduce((total, { count }) => total + count, others);
			expect(sum(after) - sum(before)).toBe(2);
			const countOf = ({ consents }: { consents: { recipient: string; purpose: string; count: number }[] }) =>
				consents.find(({ recipient, purpose }) => recipient === "site" && purpose === "contact-by-us")?.count ?? 0;
			expect(countOf(after) - countOf(before)).toBe(2);
			await askToBeLeftAlone(contact, ids[0] ?? "");
			expect(countOf(await figures())).toBe(countOf(before));
		},
		{ timeout: 20_000 },
	);
	expect((await desk("GET", "/content/leads/figures?days=0")).statusCode).toBe(400);
});

test("a desk's answer is sent to the contact and stored with the lead, which restarts its retention time", async () => {
	const desk = await room.as("lead-desk");
	const id = await newLead();
	const text = "Round 3, as the last of them closes after it.";
	expect((await desk("POST", `/content/leads/${id}/answers`, { text })).statusCode).toBe(204);
	const lead = await desk("GET", `/items/Lead/${id}?fields=status`);
	expect(lead.json().data).toEqual({ status: "answered" });
	const log = await desk("GET", `/items/lead_events?filter[lead_id]=${id}&fields=kind,reason,who`);
	expect(log.json().data).toEqual([{ kind: "answered", reason: text, who: desk.id }]);
	const { rows } = await room.backend.db.execute(sql`SELECT count(*)::int AS count FROM outgoing_messages m
		JOIN lead_events e ON e.lead_id = ${id} AND m.created_at = e.at WHERE m.template = 'lead-answer'`);
	expect(rows).toEqual([{ count: 1 }]);
	const byPhone = await newLead({ contact: { kind: "phone", value: "+919876543210" } });
	const unsent = await desk("POST", `/content/leads/${byPhone}/answers`, { text });
	expect(unsent.json().errors[0].message).toContain("no gateway");
	const editor = await room.as("editor");
	expect(refusal(await editor("POST", `/content/leads/${id}/answers`, { text }))).toEqual(FORBIDDEN);
});

test("an answer with an unfilled template gap is not sent", async () => {
	const desk = await room.as("lead-desk");
	const id = await newLead();
	const reply = await desk("POST", `/content/leads/${id}/answers`, { text: `The college itself: ${ANSWER_GAP}` });
	expect([reply.statusCode, reply.body]).toEqual([400, expect.stringContaining("gap of its template")]);
});

test("only an admin can erase all data of a person, and the reason is recorded", async () => {
	const contact: Contact = { kind: "email", value: `${newSlug()}@example.org` };
	const ids = [await newLead({ contact }), await newLead({ contact })];
	const other = await newLead();
	const erase = `/content/leads/${ids[0]}/erase`;
	const desk = await room.as("lead-desk");
	expect(refusal(await desk("POST", erase, { reason: "Letter 12" }))).toEqual(FORBIDDEN);
	const admin = await room.as("admin");
	expect((await admin("POST", erase, { reason: "" })).statusCode).toBe(400);
	expect((await admin("POST", erase, { reason: "Letter 12" })).json()).toMatchObject({ data: { erased: 2 } });
	for (const id of ids) {
		expect(refusal(await admin("GET", `/items/Lead/${id}`))).toEqual(FORBIDDEN);
		const log = await admin("GET", `/items/lead_events?filter[lead_id]=${id}&filter[kind]=erased&fields=reason,who`);
		expect(log.json().data).toEqual([{ reason: "Letter 12", who: admin.id }]);
	}
	expect((await admin("GET", `/items/Lead/${other}`)).statusCode).toBe(200);
	expect(refusal(await admin("POST", erase, { reason: "Letter 12" }))).toEqual(FORBIDDEN);
});

test("a do-not-contact person gets no answer, except to a complaint, which the answer closes", async () => {
	const desk = await room.as("lead-desk");
	const contact: Contact = { kind: "email", value: `${newSlug()}@example.org` };
	const [one, complaint] = [await newLead({ contact }), await newLead({ contact, topic: "complaint" })];
	await askToBeLeftAlone(contact, one);
	const answer = (id: string) => desk("POST", `/content/leads/${id}/answers`, { text: "We looked into it." });
	expect(refusal(await answer(one))).toEqual([400, "FAILED_VALIDATION"]);
	expect((await answer(complaint)).statusCode).toBe(204);
	const stored = await desk("GET", `/items/complaints?filter[lead_id]=${complaint}&fields=status`);
	expect(stored.json().data).toEqual([{ status: "answered" }]);
	expect(refusal(await answer(complaint))).toEqual([400, "FAILED_VALIDATION"]);
});
