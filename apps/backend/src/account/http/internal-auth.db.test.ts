import type { Contact } from "@uchit/contract/account.ts";
import { SignInOutcome } from "@uchit/contract/internal-auth.ts";
import { FAKE_CLIENT, startOtpProvider } from "@uchit/fakes/otp-provider.ts";
import { sql } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { listConsents } from "#backend/account/queries/consents.ts";
import { lookupOf, normaliseContact } from "#backend/personal/contact.ts";
import { keysOf } from "#backend/personal/keys.ts";
import { ADULT, CONSENT, newEmail, newPhone, useAccounts } from "#backend/testing/accounts.ts";
import { PATIENCE } from "#backend/testing/patience.ts";
import { spec } from "../../../../../e2e/support/spec.ts";

const provider = await startOtpProvider();
afterAll(provider.close);
const { backend, smtp, clock, send, tokenFor, signUp } = await useAccounts({
	OTP_PROVIDER_USERINFO_URL: provider.url,
	OTP_PROVIDER_CLIENT_ID: FAKE_CLIENT.id,
	OTP_PROVIDER_CLIENT_SECRET: FAKE_CLIENT.secret,
});

const BASE = "/v1/internal/auth";
const ask = async (path: string, body: unknown) =>
	SignInOutcome.parse((await send("POST", `${BASE}${path}`, { body })).json());
const byOtp = (token: string, draft?: unknown) => ask("/sign-in/otp", { token, wish: draft });
const byAccount = (providerAccountId: string, more: object = {}) =>
	ask("/sign-in/oauth", { provider: "oidc", providerAccountId, isEmailVerified: true, ...more });

const BAD_TOKEN = { kind: "refused", reason: "bad-token" };
const NOT_LINKED = { kind: "refused", reason: "account-not-linked" };
let accounts = 0;
const newAccountId = () => `account-${process.pid}-${Date.now()}-${accounts++}`;

test("strangers get 404 on every internal route, whatever they send", async () => {
	for (const [method, path] of [
		["POST", "/sign-in/otp"],
		["GET", "/sessions/x"],
		["POST", "/mail"],
		["GET", "/nothing"],
	] as const) {
		for (const authorization of ["", "Bearer guessed"]) {
			const reply = await backend.app.inject({ method, url: `${BASE}${path}`, headers: { authorization } });
			expect(reply.statusCode).toBe(404);
			expect(reply.json().detail).toBe(`There is nothing at ${method} ${BASE}${path}. What there is stands at /docs.`);
		}
	}
	expect(JSON.stringify((await backend.get("/docs/json")).json())).not.toContain("/internal/");
});

test("a new contact has to sign up; its token works for the sign-up and never again", async () => {
	const contact = newPhone();
	const token = await tokenFor(contact);
	const outcome = await byOtp(token);
	expect(outcome).toEqual({
		kind: "needs-sign-up",
		contact: { kind: "phone", masked: expect.stringContaining("•") },
	});
	expect(await byOtp(token, { ...ADULT, consents: [] })).toMatchObject({ kind: "needs-sign-up" });
	expect(await byOtp(token, ADULT)).toMatchObject({ kind: "signed-in", visitor: { name: "Asha Rao" } });
	expect(await byOtp(token, ADULT)).toEqual(BAD_TOKEN);
	expect(await byOtp(token)).toEqual(BAD_TOKEN);
});

test("registering and signing in with one token at the same time do not block each other", async () => {
	const codes = await Promise.all(
		Array.from({ length: 8 }, async () => {
			const contact = newPhone();
			return { contact, token: await tokenFor(contact) };
		}),
	);
	const replies = await Promise.all(
		codes.flatMap(({ contact, token }) => [
			send("POST", "/v1/User/Register", { body: { ...ADULT, contact, token } }),
			send("POST", `${BASE}/sign-in/otp`, { body: { token, wish: ADULT } }),
			send("POST", "/v1/User/Register", { body: { ...ADULT, contact, token } }),
		]),
	);
	expect(replies.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
});

test("two simultaneous first sign-ins of one contact create one account", async () => {
	const contact = newPhone();
	const tokens = [await tokenFor(contact), await tokenFor(contact)];
	const outcomes = await Promise.all(tokens.map((token) => byOtp(token, ADULT)));
	const ids = outcomes.map((outcome) => outcome.kind === "signed-in" && outcome.visitor.id);
	expect(new Set(ids).size).toBe(1);
	expect(ids).not.toContain(false);
});

test("a token works only for its purpose and for ten minutes", async () => {
	expect(await byOtp(await tokenFor(newPhone(), "guardian"), ADULT)).toEqual(BAD_TOKEN);
	const token = await tokenFor(newPhone());
	clock.pass(601);
	expect(await byOtp(token, ADULT)).toEqual(BAD_TOKEN);
});

test("a child under 18 gets no account without the guardian's own code; the child's contact or a guessed token fails", async () => {
	const child = newPhone();
	const parent = newPhone();
	const token = await tokenFor(child);
	const young = (guardian?: object) => byOtp(token, { ...ADULT, ageBand: "under-18", guardian });
	const NEEDED = { kind: "needs-guardian" };
	expect(await young()).toEqual(NEEDED);
	expect(await young({ contact: parent })).toEqual(NEEDED);
	expect(await young({ contact: parent, token: "guessed" })).toEqual(NEEDED);
	expect(await young({ contact: child, token: await tokenFor(child, "guardian") })).toEqual(NEEDED);
	expect(await young({ contact: parent, token: await tokenFor(parent, "sign-in") })).toEqual(NEEDED);
	const guardian = { name: "Meera Rao", contact: parent, token: await tokenFor(parent, "guardian") };
	expect(await young({ ...guardian, contact: newPhone() })).toEqual(NEEDED);
	expect(await young(guardian)).toMatchObject({ kind: "signed-in", visitor: { ageBand: "under-18" } });
	// A parent's consent covers one child.
	const sibling = await tokenFor(newPhone());
	expect(await byOtp(sibling, { ...ADULT, ageBand: "under-18", guardian })).toEqual(NEEDED);
});

test("a user of an outside provider signs up once, and later signs in without a form", async () => {
	const id = newAccountId();
	const { value: email } = newEmail();
	expect(await byAccount(id, { email })).toMatchObject({ kind: "needs-sign-up", contact: { kind: "email" } });
	const first = await byAccount(id, { email, wish: ADULT });
	expect(first.kind).toBe("signed-in");
	expect(await byAccount(id)).toEqual(first);
	expect(await byAccount(id, { email: "changed@example.org", isEmailVerified: false })).toEqual(first);
});

test("an outside provider cannot take over an existing account by its e-mail address, verified or not", async () => {
	const { contact } = await signUp(newEmail());
	const email = contact.value;
	expect(await byAccount(newAccountId(), { email, wish: ADULT })).toEqual(NOT_LINKED);
	expect(await byAccount(newAccountId(), { email: email.toUpperCase(), wish: ADULT })).toEqual(NOT_LINKED);
	expect(await byAccount(newAccountId(), { email, isEmailVerified: false, wish: ADULT })).toEqual(NOT_LINKED);
	expect(await byAccount(newAccountId(), { wish: ADULT })).toEqual(NOT_LINKED);
});

test("an e-mail link signs in the owner of the address once, until it expires", async () => {
	const contact = newEmail();
	const link = { identifier: contact.value, token: `hash-${contact.value}` };
	const expires = new Date(clock.now.getTime() + 3_600_000).toISOString();
	const keep = () => send("POST", `${BASE}/email-links`, { body: { ...link, expires } });
	const use = (body: object = link) => send("POST", `${BASE}/email-links/use`, { body });
	await keep();
	expect((await use({ ...link, identifier: newEmail().value })).statusCode).toBe(404);
	expect((await use()).json()).toEqual({ ...link, expires });
	expect((await use()).statusCode).toBe(404);
	await keep();
	clock.pass(3_601);
	expect((await use()).statusCode).toBe(404);
	const vouched = { provider: "email", providerAccountId: contact.value, email: contact.value, isEmailVerified: true };
	expect(await ask("/sign-in/email", vouched)).toMatchObject({ kind: "needs-sign-up" });
	const first = await ask("/sign-in/email", { ...vouched, wish: ADULT });
	expect(first.kind).toBe("signed-in");
	expect(await ask("/sign-in/email", vouched)).toEqual(first);
	expect(await ask("/sign-in/email", { ...vouched, isEmailVerified: false })).toEqual(BAD_TOKEN);
});

test("the sign-in link is sent by e-mail, at most five times an hour per address", async () => {
	const contact = newEmail();
	const mail = () =>
		send("POST", `${BASE}/mail`, {
			body: { to: contact.value, url: "https://uchit.example/x?a=1&b=2", language: "hi" },
		});
	for (let sent = 0; sent < 5; sent++) expect((await mail()).statusCode).toBe(204);
	expect((await mail()).statusCode).toBe(429);
	await vi.waitFor(() => expect(smtp.messages.some(({ to }) => to.includes(contact.value))).toBe(true), PATIENCE);
	const arrived = smtp.messages.find(({ to }) => to.includes(contact.value));
	expect(arrived).toMatchObject({ subject: "Uchit में साइन इन करें", from: "no-reply@127.0.0.1" });
	expect(arrived?.text).toContain("https://uchit.example/x?a=1&b=2");
});

test("a session lasts until it is ended", async () => {
	const { session } = await signUp(newPhone());
	const address = `${BASE}/sessions/${session.id}`;
	expect((await send("GET", address)).json()).toEqual({ visitor: session.visitor });
	expect((await send("DELETE", address)).statusCode).toBe(204);
	expect((await send("GET", address)).statusCode).toBe(404);
	expect((await send("DELETE", address)).statusCode).toBe(204);
	const nobody = { visitor: "00000000-0000-4000-8000-000000000000" };
	expect((await send("POST", `${BASE}/sessions`, { body: nobody })).statusCode).toBe(404);
});

test(`${spec("1.21")} a token of the outside provider signs in the person that the provider names, once`, async () => {
	const contact: Contact = newPhone();
	const token = `outside-${contact.value}`;
	provider.give(token, { name: "Asha", phone_number: contact.value.slice(1) });
	const { name: _, ...nameless } = ADULT;
	expect(await byOtp(token)).toMatchObject({ kind: "needs-sign-up" });
	expect(await byOtp(token, nameless)).toMatchObject({ kind: "signed-in", visitor: { name: "Asha" } });
	expect(await byOtp(token, nameless)).toEqual(BAD_TOKEN);
	expect(await byOtp("outside-guessed", ADULT)).toEqual(BAD_TOKEN);
	expect(provider.messages.at(-1)).toEqual({
		token: "outside-guessed",
		client_id: FAKE_CLIENT.id,
		client_secret: FAKE_CLIENT.secret,
	});
});

test("a registration without a code only pre-fills the form: the holder of the code decides age, consent and guardian", async () => {
	const contact = newPhone();
	const made = { ...ADULT, name: "Somebody's Choice", language: "hi", contact, hobby: "chess" };
	expect((await send("POST", "/v1/User/Register", { body: made })).statusCode).toBe(201);
	const token = await tokenFor(contact);
	const filledIn = { kind: "needs-sign-up", filledIn: { name: "Somebody's Choice", language: "hi" } };
	expect(await byOtp(token)).toMatchObject(filledIn);
	expect(await byOtp(token)).toMatchObject(filledIn);
	const { name: _, ...young } = { ...ADULT, ageBand: "under-18" as const };
	expect(await byOtp(token, young)).toMatchObject(filledIn);
	expect(await byOtp(token, { ...young, name: "Asha Rao" })).toEqual({ kind: "needs-guardian" });
	const parent = newEmail();
	const guardian = { contact: parent, token: await tokenFor(parent, "guardian") };
	const outcome = await byOtp(token, { ...young, name: "Asha Rao", guardian });
	expect(outcome).toMatchObject({ visitor: { name: "Asha Rao", language: "en", ageBand: "under-18" } });
	if (outcome.kind !== "signed-in") throw new Error(outcome.kind);
	expect(await listConsents(backend.db, outcome.visitor.id)).toMatchObject([CONSENT]);
	const lookup = lookupOf(keysOf(backend.env), normaliseContact(contact));
	const { rows } = await backend.db.execute(sql`SELECT 1 FROM registrations WHERE lookup = ${lookup}`);
	expect(rows).toEqual([]);
});

test("the data pre-filled by a registration without a code is deleted after a day", async () => {
	const late = newPhone();
	await send("POST", "/v1/User/Register", { body: { ...ADULT, contact: late } });
	clock.pass(86_401);
	expect(await byOtp(await tokenFor(late))).not.toHaveProperty("filledIn");
});
