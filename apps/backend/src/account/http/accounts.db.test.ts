import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import * as z from "zod";
import type { Queryable } from "#backend/db/client.ts";
import { lookupOf, normaliseContact } from "#backend/personal/contact.ts";
import { keysOf } from "#backend/personal/keys.ts";
import { ADULT, newAddress, newEmail, newPhone, useAccounts } from "#backend/testing/accounts.ts";
import { deleteExpiredData } from "./accounts.ts";

const { backend, sms, clock, send, tokenFor, signUp } = await useAccounts();

const DAY = 86_400;
const Count = z.object({ rows: z.tuple([z.object({ n: z.int() })]) });
class TakenBack extends Error {}

test("each kind of row is deleted when its retention time is over, and not before", async () => {
	const keys = keysOf(backend.env);
	const contact = newPhone();
	const { session } = await signUp(contact);
	const address = newAddress();
	const headers = { "idempotency-key": contact.value };
	await send("POST", "/v1/User/Register", { body: { ...ADULT, contact }, headers, address });
	const email = newEmail();
	const expires = new Date(clock.now.getTime() + DAY * 1000).toISOString();
	const link = { identifier: email.value, token: `forget-${email.value}`, expires };
	await send("POST", "/v1/internal/auth/email-links", { body: link });
	await send("DELETE", `/v1/internal/auth/sessions/${session.id}`);
	await tokenFor(contact);
	const lookup = lookupOf(keys, normaliseContact(contact));
	const message = sms.messages.at(-1)?.idempotencyKey;
	const rows = {
		codes: sql`otp_codes WHERE lookup = ${lookup}`,
		tokens: sql`otp_tokens WHERE lookup = ${lookup}`,
		links: sql`email_links WHERE token = ${link.token}`,
		limits: sql`limits WHERE key = ${`register-address:${address}`}`,
		registrations: sql`registrations WHERE lookup = ${lookup}`,
		answers: sql`kept_answers WHERE sealed LIKE ${`v1.${keys.encryption[0].id}.%`}`,
		sessions: sql`visitor_sessions WHERE id = ${session.id}::uuid`,
		messages: sql`outgoing_messages WHERE id = ${message}::uuid`,
		visitors: sql`visitors WHERE id = ${session.visitor.id}::uuid`,
	};
	const left = async (db: Queryable) => {
		const found: Record<string, number> = {};
		for (const [kind, what] of Object.entries(rows)) {
			found[kind] = Count.parse(await db.execute(sql`SELECT count(*)::int AS n FROM ${what}`)).rows[0].n;
		}
		return found;
	};
	/** Counts the rows left after forgetting, then rolls back: other tests need their rows. */
	const leftAfter = async (seconds: number) => {
		let found = {};
		const forgetting = backend.db.transaction(async (tx) => {
			await deleteExpiredData(tx, new Date(clock.now.getTime() + seconds * 1000));
			found = await left(tx);
			throw new TakenBack();
		});
		await expect(forgetting).rejects.toBeInstanceOf(TakenBack);
		return found;
	};
	const before = await left(backend.db);
	const noDay = { codes: 0, tokens: 0, links: 0, limits: 0, registrations: 0, answers: 0 };
	expect(before).toEqual({
		...noDay,
		codes: 2,
		tokens: 2,
		links: 1,
		limits: 1,
		registrations: 1,
		answers: 1,
		sessions: 1,
		messages: 1,
		visitors: 1,
	});
	expect(await leftAfter(299)).toEqual(before);
	expect(await leftAfter(DAY - 60)).toEqual({ ...before, codes: 0, tokens: 0 });
	expect(await leftAfter(DAY + 60)).toEqual({ ...before, ...noDay });
	expect(await leftAfter(30 * DAY + 60)).toEqual({ ...before, ...noDay, sessions: 0, messages: 0 });
});
