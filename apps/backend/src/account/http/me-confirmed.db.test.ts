import { Me, SignedInSession } from "@uchit/contract/account.ts";
import { SessionStarted } from "@uchit/contract/internal-auth.ts";
import { expect, test } from "vitest";
import * as z from "zod";
import { newEmail, newPhone, type Somebody, useAccounts } from "#backend/testing/accounts.ts";

const { clock, send, tokenFor, signUp, as } = await useAccounts();
const DAY = 86_400;
const Sessions = z.object({ sessions: z.array(SignedInSession) });

const contactsOf = async (headers: Record<string, string>) =>
	Me.parse((await send("GET", "/v1/me", { headers })).json()).contacts;

async function signInAgain({ contact, session }: Somebody): Promise<Record<string, string>> {
	await send("POST", "/v1/internal/auth/sign-in/otp", { body: { token: await tokenFor(contact) } });
	const started = await send("POST", "/v1/internal/auth/sessions", { body: { visitor: session.visitor.id } });
	return as(SessionStarted.parse(started.json()));
}

test("only a user who signed in within the last 15 minutes can change contacts; signing in again is enough", async () => {
	const asha = await signUp(newPhone());
	clock.pass(16 * 60);
	const token = await tokenFor(newEmail(), "add-contact");
	const old = await as(asha.session);
	const [first] = await contactsOf(old);
	const add = (headers: Record<string, string>) => send("POST", "/v1/me/contacts", { body: { token }, headers });
	const remove = (headers: Record<string, string>) => send("DELETE", `/v1/me/contacts/${first?.id}`, { headers });
	for (const reply of [await add(old), await remove(old), await send("GET", "/v1/me/confirmed", { headers: old })]) {
		expect([reply.statusCode, reply.json().detail]).toEqual([403, expect.stringContaining("Sign in again")]);
	}
	expect(await contactsOf(old)).toHaveLength(1);
	const again = await signInAgain(asha);
	expect((await send("GET", "/v1/me/confirmed", { headers: again })).statusCode).toBe(204);
	expect((await add(again)).statusCode).toBe(201);
	expect((await remove(again)).statusCode).toBe(200);
	expect(await contactsOf(again)).toHaveLength(1);
});

test("an old session can neither export the data nor delete the account; signing in again allows both", async () => {
	const asha = await signUp(newPhone());
	clock.pass(16 * 60);
	const old = await as(asha.session);
	for (const [method, path] of [
		["GET", "/v1/me/export"],
		["DELETE", "/v1/me?reviews=remove"],
	] as const) {
		const reply = await send(method, path, { headers: old });
		expect([reply.statusCode, reply.json().detail]).toEqual([403, expect.stringContaining("Sign in again")]);
	}
	expect((await send("GET", "/v1/me", { headers: old })).statusCode).toBe(200);
	const again = await signInAgain(asha);
	expect((await send("GET", "/v1/me/export", { headers: again })).statusCode).toBe(200);
	expect((await send("DELETE", "/v1/me", { headers: again })).statusCode).toBe(200);
});

test("a session ends 180 days after it began, however busy, and after 30 days without use", async () => {
	const [busy, idle] = [await signUp(newPhone()), await signUp(newPhone())];
	const statusOf = async ({ session }: Somebody) =>
		(await send("GET", "/v1/me", { headers: await as(session) })).statusCode;
	for (let day = 0; day < 180; day += 29) {
		expect(await statusOf(busy)).toBe(200);
		clock.pass(Math.min(29, 179 - day) * DAY);
	}
	expect(await statusOf(idle)).toBe(401);
	expect(await statusOf(busy)).toBe(200);
	const listed = Sessions.parse((await send("GET", "/v1/me/sessions", { headers: await as(busy.session) })).json());
	expect(listed.sessions).toHaveLength(1);
	clock.pass(1.1 * DAY);
	expect(await statusOf(busy)).toBe(401);
	expect(await statusOf(busy)).toBe(401);
});
