import { referenceOf } from "@uchit/contract/lead.ts";
import { Problem } from "@uchit/contract/problem.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { LEAD_TEXTS } from "#backend/delivery/lead-texts.ts";
import { decryptLead } from "#backend/lead/queries/encrypted-lead.ts";
import { keysOf } from "#backend/personal/keys.ts";
import { newAddress, newEmail, newPhone } from "#backend/testing/accounts.ts";
import { COLLEGE, COLLEGE_CONSENT, CONTACT_CONSENT, useLeads } from "#backend/testing/leads.ts";
import { spec } from "../../../../../e2e/support/spec.ts";

const { backend, clock, send, tokenFor, signUp, leadOf, post, leave, rowsOf } = await useLeads();

function faultsOf(reply: { statusCode: number; json: () => unknown }): string[] {
	const { status, errors = [] } = Problem.parse(reply.json());
	return [String(status), ...errors.map(({ field }) => field)];
}

test(`${spec("3.45")} an accepted lead is stored with its consents and extra fields, and returns its retention date`, async () => {
	const contact = newPhone();
	const reply = await post(leadOf({ contact, budget: { low: 1 } }));
	expect(reply.statusCode).toBe(201);
	const { data } = reply.json();
	expect(data).toMatchObject({ topic: "ask-college", createdAt: clock.now.toISOString() });
	expect((Date.parse(data.keptUntil) - clock.now.getTime()) / 86_400_000).toBe(183);
	const [row] = await rowsOf("lead", data.id);
	expect(row).toMatchObject({ name: "Asha Rao", extra: { budget: { low: 1 } }, status: "new", channel: "lead" });
	expect(await rowsOf("consents", data.id)).toMatchObject([
		{ subject_kind: "lead", action: "given", purpose: "contact-by-us", recipient: "site", channel: "lead", by: "self" },
		{ purpose: "contact-by-college" },
	]);
	expect(JSON.stringify(row)).not.toContain(contact.value.slice(3));
});

test("the same key makes one lead, however often and however many at once, and gets the same answer", async () => {
	const lead = leadOf();
	const headers = { "idempotency-key": `k-${Math.random()}` };
	const replies = await Promise.all([1, 2, 3, 4, 5].map(() => post(lead, { headers })));
	expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
	clock.pass(86_400 * 3);
	expect((await post(lead, { headers })).body).toBe(replies[0]?.body);
	expect((await post({ ...lead, message: "Another" }, { headers })).statusCode).toBe(409);
});

test("the colleges that receive requests are listed before a consent", async () => {
	expect((await send("GET", "/v1/lead-recipients")).json()).toEqual({ colleges: [COLLEGE] });
});

test("a sender who consented to contact gets a letter with the reference; one who did not gets none", async () => {
	const contact = newEmail();
	const { id } = await leave({ contact, consents: [CONTACT_CONSENT] });
	await leave({ contact: newEmail(), consents: [COLLEGE_CONSENT] });
	const { rows } = await backend.db.execute(
		sql`SELECT count(*)::int AS count FROM outgoing_messages WHERE template = 'lead-received' AND created_at = ${clock.now.toISOString()}`,
	);
	expect(rows).toEqual([{ count: 1 }]);
	expect(LEAD_TEXTS["lead-received"]({ site: "Uchit", reference: referenceOf(id) }).en.body).toContain(id.slice(0, 8));
});

test("a stranger can trigger three letters a day to a contact, and the owner still gets their own", async () => {
	const contact = newEmail();
	clock.pass(1);
	const countLetters = async () => {
		const { rows } = await backend.db.execute(
			sql`SELECT count(*)::int AS count FROM outgoing_messages WHERE template LIKE '%-received' AND created_at = ${clock.now.toISOString()}`,
		);
		return rows;
	};
	for (let sent = 0; sent < 5; sent++) {
		await leave({ contact, consents: [CONTACT_CONSENT], message: `Question ${sent}` });
		await leave({ contact, topic: "complaint", message: `Complaint ${sent}` });
	}
	expect(await countLetters()).toEqual([{ count: 3 }]);
	const token = await tokenFor(contact, "lead");
	await leave({ contact, consents: [CONTACT_CONSENT], message: "My own", token });
	const { contact: phone, headers } = await signUp(newPhone());
	for (let sent = 0; sent < 5; sent++) await leave({ contact: phone, message: `Mine ${sent}` }, { headers });
	expect(await countLetters()).toEqual([{ count: 9 }]);
});

test("without a key, the same words of the same contact count as one lead for ten minutes", async () => {
	const lead = leadOf();
	const first = await post(lead);
	expect((await post(lead)).body).toBe(first.body);
	expect((await post({ ...lead, message: "Another" })).json().data.id).not.toBe(first.json().data.id);
	clock.pass(601);
	expect((await post(lead)).json().data.id).not.toBe(first.json().data.id);
});

test("ten minutes count across the clock's boundaries: 9:59 and 10:01 make one lead", async () => {
	const lead = leadOf();
	const round = Math.ceil(clock.now.getTime() / 600_000) * 600_000;
	clock.now = new Date(round - 60_000);
	const first = await post(lead);
	clock.pass(120);
	const replies = await Promise.all([post(lead), post(lead)]);
	expect(replies.map(({ body }) => body)).toEqual([first.body, first.body]);
	clock.pass(481);
	expect((await post(lead)).json().data.id).not.toBe(first.json().data.id);
});

test.each([
	["no name", { name: " " }, ["400", "name"]],
	["a contact that is none", { contact: { kind: "phone", value: "12345" } }, ["400", "contact/value"]],
	["two contacts", { contact: [] }, ["400", "contact"]],
	["no age", { ageBand: undefined }, ["400", "ageBand"]],
	["no consent", { consents: [] }, ["400", "consents"]],
	["a consent for something else", { consents: [{ ...CONTACT_CONSENT, purpose: "alerts" }] }, ["400", "consents"]],
	[
		"a college that gets nothing from here",
		{
			source: { page: "/", college: "goa-university" },
			consents: [{ ...CONTACT_CONSENT, purpose: "contact-by-college", recipient: "goa-university" }],
		},
		["400", "consents/0/recipient"],
	],
	["a recipient from nowhere", { consents: [{ ...CONTACT_CONSENT, recipient: "x" }] }, ["400", "consents/0/recipient"]],
	["a college that there is not", { source: { page: "/", college: "x" } }, ["400", "source/college"]],
	["a filled field that nobody sees", { website: "https://x.example" }, ["400", "website"]],
	["a field deeper than five", { x: { a: { b: { c: { d: { e: {} } } } } } }, ["400", "x"]],
	["a field too large", { x: "x".repeat(20_001) }, ["400", "extra"]],
	["a window that ends before it begins", { callWindow: { from: "16:00", to: "09:00" } }, ["400", "callWindow"]],
])("%s is refused with its field's name", async (_what, own, faults) => {
	expect(faultsOf(await post(leadOf(own)))).toEqual(faults);
});

test("a lead sent faster than anybody types is refused with a retry time; a fast clock has no effect", async () => {
	const sent = (ago: number) => post(leadOf({ openedAt: new Date(clock.now.getTime() - ago).toISOString() }));
	const soon = await sent(500);
	expect([soon.statusCode, soon.headers["retry-after"]]).toEqual([429, "2"]);
	expect((await sent(60_000)).statusCode).toBe(201);
	expect((await sent(-60_000)).statusCode).toBe(201);
});

test("a lead under 18 needs a code proven by a parent; no extra data is stored, and for half as long", async () => {
	const guardian = newPhone();
	const young = leadOf({ ageBand: "under-18", guardian: { contact: guardian }, utm_source: "x" });
	expect(faultsOf(await post({ ...young, guardian: undefined }))).toEqual(["400", "guardian"]);
	expect(faultsOf(await post(young))).toEqual(["400", "guardian/token"]);
	const forAccount = { contact: guardian, token: await tokenFor(guardian, "guardian") };
	expect(faultsOf(await post({ ...young, guardian: forAccount }))).toEqual(["400", "guardian/token"]);
	const own = await tokenFor(young.contact, "lead-guardian");
	const self = { contact: young.contact, token: own };
	expect(faultsOf(await post({ ...young, guardian: self }))).toEqual(["400", "guardian/token"]);
	const { value } = young.contact;
	const tagged = { kind: "email", value: value.replace("@", "+mum@") } as const;
	const alias = { contact: tagged, token: await tokenFor(tagged, "lead-guardian") };
	expect(faultsOf(await post({ ...young, guardian: alias }))).toEqual(["400", "guardian/token"]);
	const token = await tokenFor(guardian, "lead-guardian");
	const enteredAt = clock.now;
	clock.pass(60);
	const reply = await post({ ...young, guardian: { name: "Mira", contact: guardian, token } });
	expect(reply.statusCode).toBe(201);
	const { id, keptUntil } = reply.json().data;
	expect(Math.round((Date.parse(keptUntil) - clock.now.getTime()) / 86_400_000)).toBe(92);
	const [row] = await rowsOf("lead", id);
	expect(row).toMatchObject({ extra: {}, age_band: "under-18", guardian: { name: "Mira" } });
	const { guardian: stored } = decryptLead(keysOf(backend.env), String(row?.sealed));
	expect(stored?.verifiedAt).toBe(enteredAt.toISOString());
	expect(await rowsOf("consents", id)).toMatchObject([{ by: "guardian" }, { by: "guardian" }]);
	const again = await post({ ...leadOf(), ageBand: "under-18", guardian: { contact: guardian, token } });
	expect(faultsOf(again)).toEqual(["400", "guardian/token"]);
});

test("a double click of a person under 18 makes one lead, although the code works only once", async () => {
	const guardian = newEmail();
	const token = await tokenFor(guardian, "lead-guardian");
	const lead = leadOf({ ageBand: "under-18", guardian: { contact: guardian, token } });
	const replies = await Promise.all([post(lead), post(lead), post(lead)]);
	expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
	expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
});

test("a refusal uses up neither code, key nor count: the corrected request is accepted", async () => {
	const [contact, address] = [newPhone(), newAddress()];
	const token = await tokenFor(contact, "lead");
	const headers = { "idempotency-key": `refused-${contact.value}` };
	const refused = await post(leadOf({ contact, token, ageBand: "under-18" }), { headers, address });
	expect(faultsOf(refused)).toEqual(["400", "guardian"]);
	const { rows } = await backend.db.execute(sql`SELECT FROM limits WHERE key = ${`lead-address:${address}`}`);
	expect(rows).toEqual([]);
	expect((await post(leadOf({ contact, token }), { headers, address })).statusCode).toBe(201);
});

test("one contact may send twenty leads a day, one address three hundred an hour; repeats do not count", async () => {
	const contact = newEmail();
	for (let n = 0; n < 20; n++) await leave({ contact, message: `Question ${n}` });
	const last = leadOf({ contact, message: "Question 19" });
	expect((await post(last)).statusCode).toBe(201);
	const refused = await post(leadOf({ contact, message: "Question 20" }));
	expect(refused.statusCode).toBe(429);
	expect(Number(refused.headers["retry-after"])).toBeGreaterThan(80_000);
	const address = newAddress();
	await backend.db.execute(
		sql`INSERT INTO limits VALUES (${`lead-address:${address}`}, ${clock.now.toISOString()}::timestamptz, 299)`,
	);
	expect((await post(leadOf(), { address })).statusCode).toBe(201);
	expect((await post(leadOf(), { address })).statusCode).toBe(429);
});

test("a complaint needs no consent, and gets a number and an answer date", async () => {
	const { complaint } = await leave({ topic: "complaint", consents: [] });
	expect(complaint?.number).toBeGreaterThan(1_000);
	expect((Date.parse(complaint?.answeredBy ?? "") - clock.now.getTime()) / 86_400_000).toBe(15);
});

test("a lead with a verified contact is marked; a signed-in sender finds the lead in the account", async () => {
	const contact = newPhone();
	const token = await tokenFor(contact, "lead");
	const { id } = await leave({ contact, token });
	expect((await rowsOf("lead", id))[0]?.verified_at).not.toBeNull();
	expect(faultsOf(await post(leadOf({ token })))).toEqual(["400", "token"]);
	const { headers } = await signUp(newPhone());
	const other = await leave({}, { headers });
	expect((await send("GET", "/v1/me/privacy", { headers })).json().leads).toMatchObject([{ id: other.id }]);
});

test("a lead that cannot be written whole is not written at all", async () => {
	await backend.db.execute(sql`CREATE OR REPLACE FUNCTION refuse_lead() RETURNS trigger LANGUAGE plpgsql AS $$
		BEGIN IF NEW.recipient = 'site' AND EXISTS (SELECT FROM lead WHERE id = NEW.lead_id AND message = 'fail here')
		THEN RAISE EXCEPTION 'no'; END IF; RETURN NEW; END $$`);
	await backend.db.execute(sql`DROP TRIGGER IF EXISTS refuse_lead ON lead_deliveries`);
	await backend.db.execute(
		sql`CREATE TRIGGER refuse_lead BEFORE INSERT ON lead_deliveries FOR EACH ROW EXECUTE FUNCTION refuse_lead()`,
	);
	const name = `Nobody ${Math.random()}`;
	expect((await post(leadOf({ name, message: "fail here" }))).statusCode).toBe(500);
	await backend.db.execute(sql`DROP TRIGGER refuse_lead ON lead_deliveries`);
	const { rows } = await backend.db.execute(sql`SELECT FROM lead WHERE name = ${name}`);
	expect(rows).toEqual([]);
});

test("the ledger of consents is append-only", async () => {
	const { id } = await leave();
	for (const change of [sql`UPDATE consents SET purpose = 'alerts'`, sql`DELETE FROM consents`]) {
		await expect(backend.db.execute(sql`${change} WHERE subject = ${id}::uuid`)).rejects.toThrow();
	}
});
