import type { Contact } from "@uchit/contract/account.ts";
import { expect, test, vi } from "vitest";
import { createOutbox } from "#backend/delivery/outbox.ts";
import { createSend } from "#backend/delivery/senders.ts";
import { keysOf } from "#backend/personal/keys.ts";
import { newEmail } from "#backend/testing/accounts.ts";
import { useLeads } from "#backend/testing/leads.ts";
import { PATIENCE } from "#backend/testing/patience.ts";

const { backend, clock, send, smtp, leave, byLink } = await useLeads();

const log = { info: () => undefined, warn: () => undefined };
const outbox = createOutbox({
	...{ db: backend.db, keys: keysOf(backend.env), now: () => clock.now, log },
	send: createSend(backend.env, log),
});

async function letterTo(contact: { value: string }, expected = /./) {
	outbox.kick();
	return vi.waitFor(() => {
		const letter = smtp.messages.find(({ to, text }) => to.includes(contact.value) && expected.test(text));
		if (letter === undefined) throw new Error("No letter has arrived");
		return letter;
	}, PATIENCE);
}

test("a contact with data gets a link that shows it, in the contact's language", async () => {
	const contact = newEmail();
	const { id } = await leave({ contact });
	await send("POST", "/v1/privacy/link", { body: { contact, language: "hi" } });
	const letter = await letterTo(contact, /https?:/);
	expect(letter.subject).toContain("आपका डेटा");
	const address = /https?:\/\/\S+/.exec(letter.text)?.[0] ?? "";
	expect(new URL(address).pathname).toBe("/hi/account/privacy");
	const link = new URL(address).searchParams.get("link") ?? "";
	const shown = await send("GET", "/v1/me/privacy", { headers: { "x-privacy-link": link } });
	expect(shown.json().leads).toMatchObject([{ id }]);
});

test("a contact without data gets no letter", async () => {
	const [known, unknown] = [newEmail(), newEmail()];
	await leave({ contact: known });
	await send("POST", "/v1/privacy/link", { body: { contact: unknown } });
	await send("POST", "/v1/privacy/link", { body: { contact: known } });
	await letterTo(known);
	expect(smtp.messages.filter(({ to }) => to.includes(unknown.value))).toEqual([]);
});

test("a complaint is acknowledged with its number and the answer date", async () => {
	const contact = newEmail();
	const { complaint } = await leave({ contact, topic: "complaint", consents: [] });
	const letter = await letterTo(contact);
	expect(letter.subject).toContain(String(complaint?.number));
	expect(letter.text).toContain(complaint?.answeredBy.slice(0, 10));
});

const DAY = 86_400;
const see = async (contact: Contact, path = "/v1/me/privacy", link?: Record<string, string>) => {
	const reply = await send("GET", path, { headers: link ?? (await byLink(contact)) });
	return { status: reply.statusCode, body: reply.json() };
};

test("a link shows and exports for a day; later it needs a new link, but still withdraws and deletes", async () => {
	const contact = newEmail();
	const { id } = await leave({ contact });
	const link = await byLink(contact);
	clock.pass(DAY - 60);
	expect((await see(contact, "/v1/me/privacy", link)).body.leads).toMatchObject([{ id }]);
	expect((await see(contact, "/v1/me/privacy/export", link)).body.leads).toMatchObject([{ id }]);
	clock.pass(120);
	const nothing = { contacts: [], doNotContact: false, leads: [], needsNewLink: true };
	expect(await see(contact, "/v1/me/privacy", link)).toEqual({ status: 200, body: nothing });
	expect((await see(contact, "/v1/me/privacy/export", link)).status).toBe(401);
	const withdrawn = await send("POST", "/v1/me/privacy/withdraw", { body: {}, headers: link });
	expect([withdrawn.statusCode, withdrawn.json()]).toEqual([200, nothing]);
	const { body } = await see(contact);
	expect(body.leads[0].holders.flatMap(({ purposes }: { purposes: string[] }) => purposes)).toEqual([]);
	const erased = await send("DELETE", "/v1/me/privacy", { headers: link });
	expect([erased.statusCode, erased.json().erased]).toEqual([200, 1]);
	clock.pass(183 * DAY);
	expect((await see(contact, "/v1/me/privacy", link)).status).toBe(401);
});

test("a holder can end a link and all earlier ones of the contact; a later one works", async () => {
	const contact = newEmail();
	const { id } = await leave({ contact });
	const stolen = await byLink(contact);
	clock.pass(1);
	const own = await byLink(contact);
	clock.pass(1);
	expect((await send("DELETE", "/v1/me/privacy/link", { headers: own })).statusCode).toBe(204);
	for (const link of [stolen, own]) {
		expect((await see(contact, "/v1/me/privacy", link)).status).toBe(401);
		const withdrawal = await send("POST", "/v1/me/privacy/withdraw", { body: {}, headers: link });
		expect(withdrawal.statusCode).toBe(401);
	}
	clock.pass(1);
	expect((await see(contact)).body.leads).toMatchObject([{ id }]);
	expect((await send("DELETE", "/v1/me/privacy/link")).statusCode).toBe(401);
});
