import { Registered } from "@uchit/contract/account.ts";
import { FAKE_CLIENT, startOtpProvider } from "@uchit/fakes/otp-provider.ts";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { ADULT, CONSENT, newAddress, newEmail, newPhone, useAccounts } from "#backend/testing/accounts.ts";
import { spec } from "../../../../../e2e/support/spec.ts";

const provider = await startOtpProvider();
afterAll(provider.close);
const { backend, clock, send, tokenFor, signUp } = await useAccounts({
	OTP_PROVIDER_USERINFO_URL: provider.url,
	OTP_PROVIDER_CLIENT_ID: FAKE_CLIENT.id,
	OTP_PROVIDER_CLIENT_SECRET: FAKE_CLIENT.secret,
});

const register = (body: object, headers: Record<string, string> = {}, address?: string) =>
	send("POST", "/v1/User/Register", { body, headers, ...(address !== undefined && { address }) });
const lookUp = (token: string) => send("POST", "/v1/User/Lookup", { body: { token } });
const signIn = (token: string) => send("POST", "/v1/internal/auth/sign-in/otp", { body: { token } });
const faults = async (body: object) => {
	const reply = await register(body);
	expect(reply.statusCode).toBe(400);
	return reply.json().errors.map(({ field }: { field: string }) => field);
};

describe("registering", () => {
	test(`${spec("7.20", "7.21")} answers any caller with data, with or without our key, and waits for a verified contact`, async () => {
		const body = { ...ADULT, contact: newEmail() };
		const reply = await backend.app.inject({ method: "POST", url: "/v1/User/Register", payload: body });
		expect(reply.statusCode).toBe(201);
		expect(Registered.parse(reply.json()).data).toMatchObject({ name: "Asha Rao", isVerified: false });
	});

	test("a contact that has an account gets the same answer, and the account does not change", async () => {
		const { contact, session } = await signUp(newPhone());
		const known = await register({ ...ADULT, name: "Somebody else", contact });
		const unknown = await register({ ...ADULT, name: "Somebody else", contact: newPhone() });
		const shape = ({ statusCode, json }: typeof known) => [
			statusCode,
			Object.keys(json().data),
			json().data.isVerified,
		];
		expect(shape(known)).toEqual(shape(unknown));
		clock.pass(3_601);
		const signedIn = (await signIn(await tokenFor(contact))).json();
		expect(signedIn.visitor).toEqual(session.visitor);
	});

	test("the contact's token creates the account and signs in once", async () => {
		const contact = newPhone();
		const token = await tokenFor(contact);
		const made = Registered.parse((await register({ ...ADULT, contact, token, school: "KV 2" })).json()).data;
		expect(made.isVerified).toBe(true);
		expect(Registered.parse((await register({ ...ADULT, contact, token, name: "X" })).json()).data).toEqual(made);
		expect((await signIn(token)).json()).toMatchObject({ kind: "signed-in", visitor: { id: made.id } });
		expect((await signIn(token)).json()).toMatchObject({ kind: "refused" });
	});

	test("names the field of a token of another contact, of another purpose or a guessed one", async () => {
		const body = { ...ADULT, contact: newPhone() };
		for (const token of [await tokenFor(newPhone()), await tokenFor(body.contact, "guardian"), "guessed"]) {
			expect(await faults({ ...body, token })).toEqual(["token"]);
		}
	});

	test("under 18, names the guardian field where the guardian is missing or has not proven a code", async () => {
		const body = { ...ADULT, ageBand: "under-18", contact: newPhone() };
		const parent = newEmail();
		expect(await faults(body)).toEqual(["guardian"]);
		expect(await faults({ ...body, guardian: { contact: parent } })).toEqual(["guardian/token"]);
		expect(await faults({ ...body, guardian: { contact: parent, token: "guessed" } })).toEqual(["guardian/token"]);
		expect(await faults({ ...body, guardian: { contact: { kind: "phone", value: "12345" } } })).toEqual([
			"guardian/contact/value",
		]);
		const guardian = { contact: parent, token: await tokenFor(parent, "guardian") };
		expect((await register({ ...body, guardian })).statusCode).toBe(201);
		// The failed try was no consent: the owner of the contact still needs the same guardian's code.
		const token = await tokenFor(body.contact);
		expect((await register({ ...body, guardian, token })).statusCode).toBe(201);
		expect((await signIn(token)).json()).toMatchObject({ kind: "signed-in", visitor: { ageBand: "under-18" } });
		expect(await faults({ ...body, guardian })).toEqual(["guardian/token"]);
	});

	test("a consent is accepted only with an existing notice of its own purpose", async () => {
		const contact = newEmail();
		const token = await tokenFor(contact);
		const consentsOf = (purpose: string, noticeVersion: string) => [CONSENT, { ...CONSENT, purpose, noticeVersion }];
		for (const consents of [consentsOf("alerts", "made-up-version"), consentsOf("contact-by-us", "2026-11-21.2")]) {
			for (const more of [{}, { token }]) {
				const reply = await register({ ...ADULT, contact, consents, ...more });
				expect(reply.statusCode).toBe(400);
				const reason = "there is no notice of this version for this purpose";
				expect(reply.json().errors).toEqual([{ field: "consents/1/noticeVersion", reason, code: "invalid" }]);
			}
			const response = await send("POST", "/v1/internal/auth/sign-in/otp", {
				body: { token, wish: { ...ADULT, consents } },
			});
			expect(response.json().errors).toMatchObject([{ field: "wish/consents/1/noticeVersion" }]);
		}
		const consents = consentsOf("alerts", "2026-11-21.2");
		expect((await register({ ...ADULT, contact, consents, token })).statusCode).toBe(201);
	});

	test(`${spec("3.44")} checks known fields by name, and stores unknown ones within bounds`, async () => {
		const body = { ...ADULT, contact: newEmail() };
		expect(await faults({ ...body, name: " " })).toEqual(["name"]);
		expect(await faults({ ...body, ageBand: "old" })).toEqual(["ageBand"]);
		expect(await faults({ ...body, consents: [] })).toEqual(["consents"]);
		expect(await faults({ ...body, consents: [{ ...CONSENT, purpose: "spam" }] })).toEqual(["consents/0/purpose"]);
		const nest = (levels: number): unknown => (levels === 0 ? "bottom" : { in: nest(levels - 1) });
		expect(await faults({ ...body, deep: nest(5) })).toEqual(["deep"]);
		const abyss = `{"deep":${"[".repeat(100_000)}${"]".repeat(100_000)},${JSON.stringify(body).slice(1)}`;
		const fallen = await send("POST", "/v1/User/Register", {
			text: abyss,
			headers: { "content-type": "application/json" },
		});
		expect(fallen.statusCode).toBe(400);
		expect(await faults({ ...body, long: "x".repeat(20_000) })).toEqual(["extra"]);
		const token = await tokenFor(body.contact);
		expect((await register({ ...body, token, deep: nest(4), source: "a friend" })).statusCode).toBe(201);
		const { visitor } = (await signIn(token)).json();
		const started = await send("POST", "/v1/internal/auth/sessions", { body: { visitor: visitor.id } });
		expect(started.statusCode).toBe(201);
		const { rows } = await backend.db.execute(sql`SELECT extra FROM visitors WHERE id = ${visitor.id}::uuid`);
		expect(rows).toEqual([{ extra: { sealed: expect.stringMatching(/^v1\./) } }]);
	});

	test("the same key repeats the first answer, even while the first is in progress; another body is refused", async () => {
		const body = { ...ADULT, contact: newEmail() };
		const headers = { "idempotency-key": `key-${body.contact.value}` };
		const replies = await Promise.all(Array.from({ length: 4 }, () => register(body, headers)));
		expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
		expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
		expect((await register({ ...body, name: "Other" }, headers)).statusCode).toBe(409);
		expect((await register(body)).body).not.toBe(replies[0]?.body);
		expect((await register(body, { "idempotency-key": "x".repeat(201) })).statusCode).toBe(400);
	});

	test("does not store a refused body: the corrected one is accepted with the same key", async () => {
		const body = { ...ADULT, contact: newEmail() };
		const headers = { "idempotency-key": `key-${body.contact.value}` };
		expect((await register({ ...body, consents: [] }, headers)).statusCode).toBe(400);
		expect((await register(body, headers)).statusCode).toBe(201);
	});

	test("one address may register three hundred accounts an hour; the answer after that gives the time to continue", async () => {
		const address = newAddress();
		await backend.db.execute(
			sql`INSERT INTO limits (key, window_began, count) VALUES (${`register-address:${address}`}, ${clock.now.toISOString()}, 300)`,
		);
		const refused = await register({ ...ADULT, contact: newEmail() }, {}, address);
		expect(refused.statusCode).toBe(429);
		expect(Number(refused.headers["retry-after"])).toBe(3_600);
	});
});

describe("looking up", () => {
	test(`${spec("7.35", "7.36")} a token of ours returns its holder's name, and the look-up does not use it up`, async () => {
		const { contact } = await signUp(newPhone());
		const token = await tokenFor(contact);
		expect((await lookUp(token)).json()).toEqual({ name: "Asha Rao" });
		expect((await lookUp(token)).json()).toEqual({ name: "Asha Rao" });
		expect((await signIn(token)).json()).toMatchObject({ kind: "signed-in" });
		expect((await lookUp(await tokenFor(newPhone()))).json()).toEqual({});
	});

	test(`${spec("7.37", "7.38", "7.39", "7.40")} looks up other tokens at the provider, form-encoded with id and secret`, async () => {
		provider.give("asha's", { name: "Asha", phone_number: "+919812345678" });
		expect((await lookUp("asha's")).json()).toEqual({ name: "Asha" });
		expect(provider.messages.at(-1)).toEqual({
			token: "asha's",
			client_id: FAKE_CLIENT.id,
			client_secret: FAKE_CLIENT.secret,
		});
	});

	test(`${spec("8.23")} a token that the provider refuses is refused; a failing provider does not count as a refusal`, async () => {
		expect((await lookUp("guessed")).statusCode).toBe(401);
		provider.give("ravi's", { name: "Ravi" });
		provider.misbehave({ status: 500 });
		const away = await lookUp("ravi's");
		expect(away.statusCode).toBe(503);
		expect(away.body).not.toContain(FAKE_CLIENT.secret);
		provider.misbehave({ delayMs: 3_500 });
		expect((await lookUp("ravi's")).statusCode).toBe(503);
		provider.misbehave({});
		expect((await lookUp("ravi's")).json()).toEqual({ name: "Ravi" });
	});
});
