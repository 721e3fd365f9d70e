import { randomInt } from "node:crypto";
import { type Contact, NO_CODE_ABROAD } from "@uchit/contract/account.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newEmail, newPhone, useAccounts } from "#backend/testing/accounts.ts";

const PER_DAY = 3;
const { backend, sms, clock, send, codeOf } = await useAccounts({
	OTP_COUNTRIES: "+91, +44",
	OTP_ABROAD_PER_DAY: String(PER_DAY),
});

const sendTo = (contact: Contact) => send("POST", "/v1/otp/send", { body: { contact } });
const british = (): Contact => ({ kind: "phone", value: `+447400${randomInt(100_000, 999_999)}` });
const american = (): Contact => ({ kind: "phone", value: `+1604555${randomInt(1_000, 9_999)}` });
const counted = async () => (await backend.app.metrics.metrics()).split("\n").filter((line) => line.startsWith("otp_"));

test("a number of an unlisted country gets no code, and the answer names the countries that get codes", async () => {
	const contact = american();
	const reply = await sendTo(contact);
	expect([reply.statusCode, reply.json().errors]).toEqual([
		400,
		[{ field: "contact/value", reason: NO_CODE_ABROAD, code: "no-codes-abroad" }],
	]);
	for (const other of [newPhone(), newEmail()]) expect((await sendTo(other)).statusCode).toBe(200);
	expect(await counted()).toContain('otp_codes_total{prefix="none",outcome="refused"} 1');
});

test("a listed country has a daily budget, India has none; each code is counted by its prefix", async () => {
	// Test files and earlier runs share the database.
	await backend.db.execute(sql`DELETE FROM limits WHERE key = 'otp-prefix:+44'`);
	for (let sent = 0; sent < PER_DAY; sent++) expect((await sendTo(british())).statusCode).toBe(200);
	const refused = await sendTo(british());
	expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "86400"]);
	expect(refused.json().detail).toBe("No more codes are sent to numbers with +44 today: use an e-mail address.");
	for (let sent = 0; sent < PER_DAY + 2; sent++) expect((await sendTo(newPhone())).statusCode).toBe(200);
	expect(await counted()).toEqual(
		expect.arrayContaining([
			`otp_codes_total{prefix="+44",outcome="sent"} ${PER_DAY}`,
			'otp_codes_total{prefix="+44",outcome="over-budget"} 1',
			expect.stringMatching(/^otp_codes_total\{prefix="\+91",outcome="sent"\} \d+$/),
		]),
	);
	clock.pass(86_401);
	const next = british();
	expect((await sendTo(next)).statusCode).toBe(200);
	const shown = await send("POST", "/v1/otp/verify", { body: { contact: next, code: await codeOf(next) } });
	expect(shown.statusCode).toBe(200);
	expect(await counted()).toContain('otp_tries_total{outcome="right"} 1');
});

test("a contact request from abroad is accepted, and no SMS confirms it", async () => {
	const [contact, home] = [american(), newPhone()];
	const lead = {
		...{ name: "Asha Rao", ageBand: "18-or-over", topic: "contact-us", source: { page: "/contact-us" } },
		consents: [{ purpose: "contact-by-us", recipient: "site", noticeVersion: "2026-11-21", language: "en" }],
	};
	for (const one of [contact, home]) {
		expect((await send("POST", "/v1/User/Lead", { body: { ...lead, contact: one } })).statusCode).toBe(201);
	}
	await sendTo(home);
	await codeOf(home);
	expect(sms.messages.filter(({ to }) => to === contact.value)).toEqual([]);
});
