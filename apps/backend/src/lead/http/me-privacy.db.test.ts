import { expect, test } from "vitest";
import { newEmail, newPhone } from "#backend/testing/accounts.ts";
import { COLLEGE, CONTACT_CONSENT, useLeads } from "#backend/testing/leads.ts";

const { byLink, clock, send, signUp, tokenFor, receiver, leadOf, post, leave, deliver, rowsOf } = await useLeads();

test("a holder of the link sees who has the data, since when and why, and no contact in full", async () => {
	const contact = newPhone();
	const { id } = await leave({ contact });
	await deliver();
	const reply = await send("GET", "/v1/me/privacy", { headers: await byLink(contact) });
	expect(reply.statusCode).toBe(200);
	expect(reply.json().leads).toMatchObject([{ id, state: "new", college: COLLEGE }]);
	const holders = reply.json().leads[0].holders;
	expect(holders).toMatchObject([
		{ recipient: "site", purposes: ["contact-by-us"], since: clock.now.toISOString() },
		{ recipient: COLLEGE, purposes: ["contact-by-college"], since: clock.now.toISOString() },
	]);
	expect(holders[1].deliveries).toMatchObject([{ kind: "lead", state: "delivered", tries: 1 }]);
	expect(reply.body).not.toContain(contact.value.slice(3, 9));
});

test("a forged or expired link shows nothing", async () => {
	const contact = newEmail();
	await leave({ contact });
	const [name = "", link = ""] = Object.entries(await byLink(contact))[0] ?? [];
	const [header = "", body = "", signature = ""] = link.split(".");
	const other = Buffer.from(JSON.stringify({ lookup: "0".repeat(64), exp: 9_999_999_999 })).toString("base64url");
	const forged = [
		`${header}.${other}.${signature}`,
		`${header}.${body}.${"0".repeat(43)}`,
		`${header}.${body}.`,
		header,
	];
	const earlier = [`${other}.${signature}`, `${body}.${"0".repeat(64)}`, body];
	for (const bad of [...forged, ...earlier, "", "x.y.z"]) {
		expect((await send("GET", "/v1/me/privacy", { headers: { [name]: bad } })).statusCode).toBe(401);
	}
	clock.pass(184 * 86_400);
	expect((await send("GET", "/v1/me/privacy", { headers: { [name]: link } })).statusCode).toBe(401);
	expect((await send("GET", "/v1/me/privacy")).statusCode).toBe(401);
});

test("one step withdraws everything: each recipient gets a notice, and the outcome is shown", async () => {
	const contact = newEmail();
	const { id } = await leave({ contact });
	await deliver();
	const headers = await byLink(contact);
	expect((await send("POST", "/v1/me/privacy/withdraw", { body: {}, headers })).statusCode).toBe(200);
	await deliver();
	const { leads } = (await send("GET", "/v1/me/privacy", { headers })).json();
	expect(leads).toMatchObject([{ id, state: "withdrawn" }]);
	for (const holder of leads[0].holders) {
		expect(holder).toMatchObject({
			purposes: [],
			deliveries: [{ kind: "lead" }, { kind: "stop", state: "delivered" }],
		});
	}
	const stops = receiver.received.filter((one) => one.lead === id && one.body.type === "lead.stop");
	expect(stops.map(({ where }) => where).toSorted()).toEqual(["college", "site"]);
	expect(await rowsOf("consents", id)).toMatchObject([
		...["given", "given"].map((action) => ({ action })),
		...["withdrawn", "withdrawn"].map((action) => ({ action, channel: "link", by: "self" })),
	]);
	await send("POST", "/v1/me/privacy/withdraw", { body: {}, headers });
	expect(await rowsOf("consents", id)).toHaveLength(4);
});

test("an undelivered lead never leaves after a withdrawal, and recipients get no notice of leads they never had", async () => {
	const contact = newEmail();
	receiver.before(() => 503);
	const { id } = await leave({ contact, consents: [CONTACT_CONSENT] });
	await deliver();
	receiver.before(undefined);
	const other = await leave({ contact, message: "Another", source: { page: "/" }, consents: [CONTACT_CONSENT] });
	await deliver();
	await send("POST", "/v1/me/privacy/withdraw", { body: { lead: id }, headers: await byLink(contact) });
	await deliver();
	clock.pass(10);
	await deliver();
	expect(receiver.received.filter(({ lead }) => lead === id).map(({ body }) => body.type)).toEqual(["lead.stop"]);
	expect(receiver.received.filter(({ lead }) => lead === other.id).map(({ body }) => body.type)).toEqual([
		"lead.created",
	]);
});

test("another person's request cannot be withdrawn", async () => {
	const { id } = await leave();
	const contact = newEmail();
	await leave({ contact });
	const reply = await send("POST", "/v1/me/privacy/withdraw", { body: { lead: id }, headers: await byLink(contact) });
	expect(reply.statusCode).toBe(404);
});

test("a parent sees and withdraws the child's lead", async () => {
	const guardian = newPhone();
	const token = await tokenFor(guardian, "lead-guardian");
	const { id } = await leave({ ageBand: "under-18", guardian: { contact: guardian, token } });
	const headers = await byLink(guardian);
	expect((await send("GET", "/v1/me/privacy", { headers })).json().leads).toMatchObject([{ id }]);
	await send("POST", "/v1/me/privacy/withdraw", { body: {}, headers });
	expect((await rowsOf("consents", id)).at(-1)).toMatchObject({ action: "withdrawn", by: "guardian" });
});

test("a signed-in user finds the requests of all their contacts", async () => {
	const contact = newPhone();
	const { id } = await leave({ contact });
	const { headers } = await signUp(contact);
	const reply = await send("GET", "/v1/me/privacy", { headers });
	expect(reply.json()).toMatchObject({ doNotContact: false, leads: [{ id }] });
});

test("the export has everything, decrypted, with the ledger and the recipients", async () => {
	const contact = newPhone();
	const { id } = await leave({ contact, budget: "low" });
	const reply = await send("GET", "/v1/me/privacy/export", { headers: await byLink(contact) });
	expect(reply.json().leads).toMatchObject([
		{ id, contact, name: "Asha Rao", extra: { budget: "low" }, consents: [{}, {}], holders: [{}, {}], seenBy: [] },
	]);
});

test("erasing deletes the lead, notifies its recipients and leaves an ending; sending it again does not restore it", async () => {
	const contact = newPhone();
	const headers = { "idempotency-key": `k-${Math.random()}` };
	const lead = leadOf({ contact });
	const { id } = (await post(lead, { headers })).json().data;
	await deliver();
	const reply = await send("DELETE", "/v1/me/privacy", { headers: await byLink(contact) });
	expect(reply.json()).toMatchObject({ erased: 1, notices: 2, kept: [{ what: "consents" }, { what: "endings" }] });
	await deliver();
	expect(await rowsOf("lead", id)).toEqual([]);
	expect(await rowsOf("lead_endings", id)).toMatchObject([{ why: "erased", age_band: "18-or-over" }]);
	const stops = receiver.received.filter((one) => one.lead === id && one.body.type === "lead.stop");
	expect(stops.map(({ body }) => body.data)).toEqual([
		{ id, reason: "erased" },
		{ id, reason: "erased" },
	]);
	const again = await post(lead, { headers });
	expect([again.statusCode, again.json().data.id]).toEqual([201, id]);
	expect(await rowsOf("lead", id)).toEqual([]);
});

test("a lead for a do-not-contact person is refused unless the sender proves the contact", async () => {
	const contact = newEmail();
	await leave({ contact });
	const headers = await byLink(contact);
	const reply = await send("POST", "/v1/me/privacy/withdraw", { body: { doNotContact: true }, headers });
	expect(reply.json()).toMatchObject({ doNotContact: true });
	const refused = await post(leadOf({ contact, message: "Again" }));
	expect([refused.statusCode, refused.json().errors[0].field]).toEqual([400, "contact"]);
	await leave({ contact, message: "Again", token: await tokenFor(contact, "lead") });
	expect((await send("GET", "/v1/me/privacy", { headers })).json()).toMatchObject({ doNotContact: false });
});

test("a request for a link gets the same answer for every contact, three times an hour", async () => {
	const contact = newEmail();
	const ask = () => send("POST", "/v1/privacy/link", { body: { contact } });
	for (let n = 0; n < 3; n++) expect((await ask()).json()).toEqual({ sentTo: "a•••@example.org" });
	expect((await ask()).statusCode).toBe(429);
});
