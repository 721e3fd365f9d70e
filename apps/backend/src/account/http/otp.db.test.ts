import { OtpSent, OtpUserInfo, OtpVerified } from "@uchit/contract/account.ts";
import { Problem } from "@uchit/contract/problem.ts";
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { newAddress, newEmail, newPhone, useAccounts } from "#backend/testing/accounts.ts";
import { PATIENCE } from "#backend/testing/patience.ts";

const TEMPLATE = "1107160000000000001";
const { backend, sms, smtp, clock, send, codeOf, tokenFor, signUp } = await useAccounts({ OTP_TEMPLATE_ID: TEMPLATE });

const SEND = "/v1/otp/send";
const VERIFY = "/v1/otp/verify";

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const sendTo = (contact: unknown, address?: string) =>
	send("POST", SEND, { body: { contact }, ...(address !== undefined && { address }) });

test("a code arrives by SMS with its registered template, and can be exchanged for a token once", async () => {
	const contact = newPhone();
	const reply = await send("POST", SEND, { body: { contact, language: "hi" } });
	expect(reply.headers["cache-control"]).toBe("no-store");
	const { sentTo, expiresInSeconds } = OtpSent.parse(reply.json());
	expect(sentTo).toBe(`${contact.value.slice(0, 3)}•••••••${contact.value.slice(-3)}`);
	expect(expiresInSeconds).toBe(300);
	const code = await codeOf(contact);
	const message = sms.messages.find(({ to }) => to === contact.value);
	expect(message).toMatchObject({ templateId: TEMPLATE, values: { code }, language: "hi" });
	expect(message?.text).toContain("आपका कोड");
	const right = await send("POST", VERIFY, { body: { contact, code } });
	expect(OtpVerified.parse(right.json()).expiresInSeconds).toBe(600);
	expect((await send("POST", VERIFY, { body: { contact, code } })).statusCode).toBe(400);
});

test("a code arrives by e-mail", async () => {
	const contact = newEmail();
	await sendTo({ kind: "email", value: ` ${contact.value.toUpperCase()} ` });
	const code = await codeOf(contact);
	expect(smtp.messages.find(({ to }) => to.includes(contact.value))).toMatchObject({ subject: `${code} is your code` });
});

test.each([
	["12345", "phone", "this number is too short", "too-short"],
	["+999 12345678", "phone", "no country has this code after the +", "no-such-country"],
	[
		"044 2257 8000",
		"phone",
		"this is not a mobile number of that country; numbers from abroad begin with +",
		"not-a-mobile",
	],
	["nobody", "email", "this is not an e-mail address", "not-an-email"],
])("a contact that cannot receive a code (%s) is refused with the reason", async (value, kind, reason, code) => {
	const reply = await sendTo({ kind, value });
	expect(reply.statusCode).toBe(400);
	expect(Problem.parse(reply.json()).errors).toEqual([{ field: "contact/value", reason, code }]);
});

test("only the newest code works, only for its purpose, and only for five minutes", async () => {
	const contact = newPhone();
	await sendTo(contact);
	const first = await codeOf(contact);
	clock.pass(30);
	await sendTo(contact);
	const second = await vi.waitFor(async () => {
		expect(sms.messages.filter(({ to }) => to === contact.value)).toHaveLength(2);
		return codeOf(contact);
	}, PATIENCE);
	if (first !== second) expect((await send("POST", VERIFY, { body: { contact, code: first } })).statusCode).toBe(400);
	const other = await send("POST", VERIFY, { body: { contact, code: second, purpose: "guardian" } });
	expect(other.statusCode).toBe(400);
	clock.pass(301);
	expect((await send("POST", VERIFY, { body: { contact, code: second } })).statusCode).toBe(400);
});

test("five wrong tries lock this contact and purpose for a minute, even for a newer code, and no other phone waits", async () => {
	const [contact, neighbour] = [newPhone(), newPhone()];
	await Promise.all([sendTo(contact), sendTo(neighbour)]);
	const code = await codeOf(contact);
	for (let tried = 0; tried < 5; tried++) {
		expect((await send("POST", VERIFY, { body: { contact, code: wrong(code) } })).statusCode).toBe(400);
	}
	const locked = await send("POST", VERIFY, { body: { contact, code } });
	expect(locked.statusCode).toBe(429);
	expect(Number(locked.headers["retry-after"])).toBe(60);
	clock.pass(30);
	const next = await tokenForAfterLock(contact);
	expect([next.statusCode, next.headers["retry-after"]]).toEqual([429, "30"]);
	const free = await send("POST", VERIFY, { body: { contact: neighbour, code: await codeOf(neighbour) } });
	expect(free.statusCode).toBe(200);
	clock.pass(31);
	expect((await send("POST", VERIFY, { body: { contact, code: await codeOf(contact) } })).statusCode).toBe(200);
});

async function tokenForAfterLock(contact: { kind: "phone" | "email"; value: string }) {
	const before = sms.messages.length;
	await sendTo(contact);
	await vi.waitFor(() => expect(sms.messages.length).toBeGreaterThan(before), PATIENCE);
	return send("POST", VERIFY, { body: { contact, code: await codeOf(contact) } });
}

test("a thousand simultaneous tries check at most five codes, and do not lock another phone", async () => {
	const [contact, neighbour] = [newPhone(), newPhone()];
	await Promise.all([sendTo(contact), sendTo(neighbour)]);
	const code = await codeOf(contact);
	const guesses = Array.from({ length: 1_000 }, (_, index) =>
		index < 995 ? String((Number(code) + 1 + index) % 1_000_000).padStart(6, "0") : code,
	);
	const began = performance.now();
	const replies = await Promise.all(guesses.map((guess) => send("POST", VERIFY, { body: { contact, code: guess } })));
	const seconds = ((performance.now() - began) / 1000).toFixed(1);
	const count = (status: number) => replies.filter(({ statusCode }) => statusCode === status).length;
	expect(count(200)).toBe(0);
	expect(count(400)).toBeLessThanOrEqual(5);
	expect(count(400) + count(429) + count(503)).toBe(1_000);
	const { rows } = await backend.db.execute(sql`SELECT max(tries) AS tries FROM otp_codes`);
	expect(rows).toEqual([{ tries: 5 }]);
	process.stdout.write(
		`1,000 tries at once in ${seconds} s: ${count(200)} passed, ${count(400)} were looked at, ${count(429)} were locked out, ${count(503)} found the service busy\n`,
	);
	const free = await send("POST", VERIFY, { body: { contact: neighbour, code: await codeOf(neighbour) } });
	expect(free.statusCode).toBe(200);
}, 60_000);

test("a correct code sent many times at once gives one token", async () => {
	const contact = newPhone();
	await sendTo(contact);
	const code = await codeOf(contact);
	const replies = await Promise.all(Array.from({ length: 5 }, () => send("POST", VERIFY, { body: { contact, code } })));
	expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test("a contact waits 30 seconds between two codes, whatever their purpose and whether it is known or not", async () => {
	const { contact: known } = await signUp(newPhone());
	const answers = [];
	for (const contact of [known, newPhone()]) {
		await sendAndWait(contact);
		clock.pass(12);
		for (const purpose of ["sign-in", "guardian", "lead", "lead-guardian"]) {
			const again = await send("POST", SEND, { body: { contact, purpose } });
			expect([again.statusCode, again.headers["retry-after"]]).toEqual([429, "18"]);
			answers.push(again.body);
		}
		clock.pass(18);
		await sendAndWait(contact);
		const shown = await send("POST", VERIFY, { body: { contact, code: await codeOf(contact) } });
		expect(shown.statusCode).toBe(200);
		await sendAndWait(contact);
		const { length } = sms.messages.filter(({ to }) => to === contact.value);
		expect(length).toBe(contact === known ? 4 : 3);
	}
	expect(new Set(answers).size).toBe(1);
});

async function sendAndWait(contact: { kind: "phone" | "email"; value: string }): Promise<void> {
	const arrived = () => sms.messages.filter(({ to }) => to === contact.value).length;
	const before = arrived();
	expect((await sendTo(contact)).statusCode).toBe(200);
	await vi.waitFor(() => expect(arrived()).toBe(before + 1), PATIENCE);
}

test("a contact gets five codes an hour, and the answer to the sixth gives the time to try again", async () => {
	const contact = newPhone();
	for (let sent = 0; sent < 5; sent++) {
		expect((await sendTo(contact)).statusCode).toBe(200);
		clock.pass(30);
	}
	const refused = await sendTo(contact);
	expect(refused.statusCode).toBe(429);
	expect(Number(refused.headers["retry-after"])).toBe(3_450);
	expect((await sendTo(newPhone())).statusCode).toBe(200);
	clock.pass(3_601);
	expect((await sendTo(contact)).statusCode).toBe(200);
});

test("two hundred students behind one address can all sign in; the 301st code of an hour is refused", async () => {
	const school = newAddress();
	const students = Array.from({ length: 200 }, newPhone);
	const statuses: number[] = [];
	// In batches of 20: the test proves that none is refused, not how many this machine serves at once.
	for (let first = 0; first < students.length; first += 20) {
		const replies = students.slice(first, first + 20).map(async (contact) => {
			const sent = await sendTo(contact, school);
			const body = { contact, code: await codeOf(contact) };
			const shown = await send("POST", VERIFY, { body, address: school });
			statuses.push(sent.statusCode, shown.statusCode);
		});
		await Promise.all(replies);
	}
	expect(statuses).toEqual(Array.from({ length: 400 }, () => 200));
	for (let more = 0; more < 100; more++) expect((await sendTo(newPhone(), school)).statusCode).toBe(200);
	const refused = await sendTo(newPhone(), school);
	expect(refused.statusCode).toBe(429);
	expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3_000);
	expect((await sendTo(newPhone(), newAddress())).statusCode).toBe(200);
}, 60_000);

test("neither the answer, its headers nor its timing reveals whether a contact has an account", async () => {
	const { contact: known } = await signUp(newPhone());
	// The least of many runs is the real cost; a busy machine adds to the others.
	const least = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
	for (let round = 0; round < 40; round++) {
		clock.pass(4_500);
		for (const [kind, contact] of [["known", known] as const, ["unknown", newPhone()] as const]) {
			const began = performance.now();
			const reply = await sendTo(contact);
			least[kind] = Math.min(least[kind], performance.now() - began);
			expect(reply.statusCode).toBe(200);
			expect(Object.keys(reply.json())).toEqual(["sentTo", "expiresInSeconds", "resendAfterSeconds"]);
			const tried = await send("POST", VERIFY, { body: { contact, code: "000000" } });
			expect([tried.statusCode, tried.json().errors?.[0]?.field]).toEqual([400, "code"]);
		}
	}
	const { known: one, unknown: other } = least;
	expect(Math.abs(one - other)).toBeLessThan(Math.max(5, 0.5 * Math.min(one, other)));
});

test("a site with the secret can read the owner of a token, and reading does not use the token up", async () => {
	const { contact } = await signUp(newPhone());
	clock.pass(60);
	const token = await tokenFor(contact);
	const ask = (form: Record<string, string>) =>
		backend.app.inject({
			method: "POST",
			url: "/v1/otp/userInfo",
			headers: { "content-type": "application/x-www-form-urlencoded" },
			payload: new URLSearchParams(form).toString(),
		});
	const client = { client_id: "uchit", client_secret: backend.env.BACKEND_KEY };
	const reply = await ask({ token, ...client });
	expect(OtpUserInfo.parse(reply.json())).toEqual({
		name: "Asha Rao",
		phone_number: contact.value,
		auth_time: clock.now.getTime() / 1000,
	});
	expect((await ask({ token, ...client, client_secret: "guessed" })).statusCode).toBe(401);
	expect((await ask({ token, ...client, client_id: "guessed" })).statusCode).toBe(401);
	expect((await ask({ token: "guessed", ...client })).statusCode).toBe(400);
	expect((await ask({ token })).statusCode).toBe(400);
	const signIn = await send("POST", "/v1/internal/auth/sign-in/otp", { body: { token } });
	expect(signIn.json()).toMatchObject({ kind: "signed-in" });
	clock.pass(601);
	expect((await ask({ token, ...client })).statusCode).toBe(400);
});
