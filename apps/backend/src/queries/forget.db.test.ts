import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import * as z from "zod";
import { keysOf } from "#backend/http/account-parts.ts";
import { lookupOf, normaliseContact } from "#backend/personal/contact.ts";
import { forgetWhatIsOver } from "#backend/queries/forget.ts";
import { ADULT, newAddress, newEmail, newPhone, useAccounts } from "#backend/testing/accounts.ts";

const { backend, clock, send, tokenFor, signUp } = await useAccounts();

const DAY = 86_400;
const Count = z.object({ rows: z.tuple([z.object({ n: z.int() })]) });
const count = async (query: ReturnType<typeof sql>) =>
	Count.parse(await backend.db.execute(sql`SELECT count(*)::int AS n FROM ${query}`)).rows[0].n;

test("each kind of row goes when its time is over, and not before", async () => {
	// Long before what other files do at the same time: theirs is not over then.
	clock.now = new Date("2020-01-01T00:00:00Z");
	const contact = newPhone();
	const { session } = await signUp(contact);
	const address = newAddress();
	await send("POST", "/v1/User/Register", {
		body: { ...ADULT, contact },
		headers: { "idempotency-key": contact.value },
		address,
	});
	const email = newEmail();
	const expires = new Date(clock.now.getTime() + DAY * 1000).toISOString();
	const link = { identifier: email.value, token: `forget-${email.value}`, expires };
	await send("POST", "/v1/internal/auth/email-links", { body: link });
	await send("DELETE", `/v1/internal/auth/sessions/${session.id}`);
	await tokenFor(contact);
	const lookup = lookupOf(keysOf(backend.env), normaliseContact(contact));
	const left = async () => ({
		codes: await count(sql`otp_codes WHERE lookup = ${lookup}`),
		tokens: await count(sql`otp_tokens WHERE lookup = ${lookup}`),
		links: await count(sql`email_links WHERE token = ${link.token}`),
		limits: await count(sql`limits WHERE key = ${`register-address:${address}`}`),
		registrations: await count(sql`registrations WHERE lookup = ${lookup}`),
		answers: await count(sql`kept_answers WHERE at < '2021-01-01'`),
		sessions: await count(sql`visitor_sessions WHERE id = ${session.id}::uuid`),
		messages: await count(sql`outgoing_messages WHERE created_at < '2021-01-01'`),
		visitors: await count(sql`visitors WHERE id = ${session.visitor.id}::uuid`),
	});
	const forgetAfter = async (seconds: number) => {
		await forgetWhatIsOver(backend.db, new Date(clock.now.getTime() + seconds * 1000));
		return left();
	};
	const before = await left();
	expect(await forgetAfter(299)).toEqual(before);
	expect(await forgetAfter(DAY - 60)).toEqual({ ...before, codes: 0, tokens: 0 });
	const noDay = { codes: 0, tokens: 0, links: 0, limits: 0, registrations: 0, answers: 0 };
	expect(await forgetAfter(DAY + 60)).toEqual({ ...before, ...noDay });
	expect(await forgetAfter(30 * DAY + 60)).toEqual({ ...before, ...noDay, sessions: 0, messages: 0 });
	expect(before).toMatchObject({
		codes: 2,
		tokens: 2,
		sessions: 1,
		visitors: 1,
		links: 1,
		registrations: 1,
		limits: 1,
	});
});
