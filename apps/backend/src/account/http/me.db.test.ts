import { Consents, Me, Shortlist, SignedInSession } from "@uchit/contract/account.ts";
import { SessionStarted } from "@uchit/contract/internal-auth.ts";
import { expect, test, vi } from "vitest";
import * as z from "zod";
import { tokens } from "#backend/platform/signed-token.ts";
import { CONSENT, newEmail, newPhone, type Somebody, useAccounts } from "#backend/testing/accounts.ts";
import { PATIENCE } from "#backend/testing/patience.ts";

const { backend, sms, smtp, clock, send, tokenFor, signUp, as } = await useAccounts();

const Sessions = z.object({ sessions: z.array(SignedInSession) });
const meOf = async ({ headers }: Somebody) => Me.parse((await send("GET", "/v1/me", { headers })).json());
const statusOf = async (headers: Record<string, string>) => (await send("GET", "/v1/me", { headers })).statusCode;

test("a visitor sees their whole own account, and no cache stores it", async () => {
	const asha = await signUp(newPhone());
	const reply = await send("GET", "/v1/me", { headers: asha.headers });
	expect(reply.headers["cache-control"]).toBe("no-store");
	expect(Me.parse(reply.json())).toMatchObject({
		id: asha.session.visitor.id,
		name: "Asha Rao",
		contacts: [asha.contact],
		createdAt: clock.now.toISOString(),
	});
});

test("accepts only our own program, with a fresh assertion signed by us for a live session", async () => {
	const { session, headers } = await signUp(newPhone());
	const other = await signUp(newPhone());
	expect(await statusOf(headers)).toBe(200);
	const stranger = await backend.app.inject({ url: "/v1/me", headers });
	expect(stranger.statusCode).toBe(401);
	expect(await statusOf({})).toBe(401);
	const past = Math.floor(clock.now.getTime() / 1000);
	expect(await statusOf(await as(session, { exp: past }))).toBe(401);
	expect(await statusOf(await as(session, { exp: past + 3_600 }))).toBe(401);
	expect(await statusOf(await as(session, { ver: 2 }))).toBe(401);
	expect(await statusOf(await as(session, { sub: other.session.visitor.id }))).toBe(401);
	expect(await statusOf(await as(session, { sid: other.session.id }))).toBe(401);
	const header = "x-visitor-assertion";
	const forged = await tokens.visitor.sign("another key than ours", {
		...{ sub: session.visitor.id, sid: session.id, ver: 1, age: "18-or-over", exp: past + 60 },
	});
	for (const text of [forged, "", ".", "a.b.c", `${headers[header]}.x`, `${headers[header]}x`.replace("ey", "fy")]) {
		expect(await statusOf({ [header]: text })).toBe(401);
	}
});

test("a user can change name and language, and nothing else", async () => {
	const asha = await signUp(newPhone());
	const change = (body: object) => send("PATCH", "/v1/me", { body, headers: asha.headers });
	expect((await change({ name: "Asha R.", language: "hi" })).json()).toMatchObject({ name: "Asha R.", language: "hi" });
	expect((await change({})).json()).toMatchObject({ name: "Asha R." });
	for (const body of [{ id: "x" }, { ageBand: "under-18" }, { name: " " }, { name: "x".repeat(101) }]) {
		expect((await change(body)).statusCode).toBe(400);
	}
});

test("a second contact recovers the account; the first one gets a notice through its own channel", async () => {
	const asha = await signUp(newPhone());
	const email = newEmail();
	clock.pass(1);
	const token = await tokenFor(email, "add-contact");
	const add = (body: object) => send("POST", "/v1/me/contacts", { body, headers: asha.headers });
	expect((await add({ token: "guessed" })).statusCode).toBe(400);
	expect((await add({ token: await tokenFor(newEmail(), "sign-in") })).statusCode).toBe(400);
	expect((await add({ token })).statusCode).toBe(201);
	expect((await add({ token })).statusCode).toBe(400);
	expect((await meOf(asha)).contacts.map(({ value }) => value)).toEqual([asha.contact.value, email.value]);
	await vi.waitFor(() => {
		const texts = sms.messages.filter(({ to }) => to === asha.contact.value).map(({ text }) => text);
		expect(texts.at(-1)).toContain("a•••@example.org was added to your Uchit account");
	}, PATIENCE);
	const body = { token: await tokenFor(email) };
	const again = await send("POST", "/v1/internal/auth/sign-in/otp", { body });
	expect(again.json()).toMatchObject({ kind: "signed-in", visitor: { id: asha.session.visitor.id } });
});

test("a user can neither add somebody else's contact nor remove the last one", async () => {
	const [asha, ravi] = [await signUp(newPhone()), await signUp(newEmail())];
	const token = await tokenFor(ravi.contact, "add-contact");
	const taken = await send("POST", "/v1/me/contacts", { body: { token }, headers: asha.headers });
	expect(taken.json()).toMatchObject({ status: 409, code: "contact-taken" });
	const remove = (id: string | undefined) => send("DELETE", `/v1/me/contacts/${id}`, { headers: asha.headers });
	expect((await remove((await meOf(asha)).contacts[0]?.id)).json()).toMatchObject({
		status: 409,
		code: "last-contact",
	});
	expect((await remove((await meOf(ravi)).contacts[0]?.id)).statusCode).toBe(404);
});

test("a removed contact gets a notice, and no longer signs in", async () => {
	const asha = await signUp(newEmail());
	const phone = newPhone();
	const token = await tokenFor(phone, "add-contact");
	await send("POST", "/v1/me/contacts", { body: { token }, headers: asha.headers });
	const [first, second] = (await meOf(asha)).contacts;
	const remove = () =>
		Promise.all(
			[first, second].map((contact) => send("DELETE", `/v1/me/contacts/${contact?.id}`, { headers: asha.headers })),
		);
	expect((await remove()).map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
	const { contacts } = await meOf(asha);
	expect(contacts).toHaveLength(1);
	await vi.waitFor(() => {
		const letters = smtp.messages.filter(({ to }) => to.includes(asha.contact.value));
		expect(letters.at(-1)?.text).toContain("was removed from your Uchit account");
	}, PATIENCE);
	const gone = contacts[0]?.kind === "phone" ? asha.contact : phone;
	const body = { token: await tokenFor(gone) };
	const reply = await send("POST", "/v1/internal/auth/sign-in/otp", { body });
	expect(reply.json()).toMatchObject({ kind: "needs-sign-up" });
});

test("a user signs out one device or all of them, and cannot reach other people's sessions", async () => {
	const asha = await signUp(newPhone());
	const ravi = await signUp(newPhone());
	const begin = async (userAgent: string) => {
		const body = { visitor: asha.session.visitor.id, userAgent };
		return SessionStarted.parse((await send("POST", "/v1/internal/auth/sessions", { body })).json());
	};
	const phone = await begin("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36");
	const listed = async () =>
		Sessions.parse((await send("GET", "/v1/me/sessions", { headers: await as(phone) })).json()).sessions;
	expect(await listed()).toEqual(
		expect.arrayContaining([
			expect.objectContaining({ id: phone.id, device: "Chrome · Android", isThis: true }),
			expect.objectContaining({ id: asha.session.id, device: "", isThis: false }),
		]),
	);
	const end = async (id: string) => send("DELETE", `/v1/me/sessions/${id}`, { headers: await as(phone) });
	expect((await end(ravi.session.id)).statusCode).toBe(404);
	expect((await end(asha.session.id)).statusCode).toBe(204);
	expect(await statusOf(asha.headers)).toBe(401);
	expect(await listed()).toHaveLength(1);
	expect((await send("DELETE", "/v1/me/sessions", { headers: await as(phone) })).statusCode).toBe(204);
	expect(await statusOf(await as(phone))).toBe(401);
	expect(await statusOf(await as(phone, { ver: 2 }))).toBe(401);
	const fresh = await begin("curl");
	expect(fresh.visitor.sessionVersion).toBe(2);
	expect(await statusOf(await as(fresh))).toBe(200);
	expect(await statusOf(ravi.headers)).toBe(200);
});

const at = (seconds: number) => new Date(Date.parse("2026-11-20T00:00:00Z") + seconds * 1000).toISOString();
const entry = (college: string, seconds: number, more = {}) => ({ college, changedAt: at(seconds), ...more });

test("the newest change of each shortlisted college wins, whatever the order of the devices", async () => {
	const { headers } = await signUp(newPhone());
	const put = async (...entries: object[]) =>
		Shortlist.parse((await send("PUT", "/v1/me/shortlist", { body: { entries }, headers })).json()).entries;
	await put(entry("one", 10, { note: "near home" }), entry("two", 10, { position: 1 }));
	const merged = await put(
		entry("one", 5, { note: "older" }),
		entry("two", 20, { isRemoved: true }),
		entry("three", 1),
		entry("three", 2, { note: "newer of the same device" }),
	);
	expect(merged.map(({ college, note, isRemoved }) => [college, note, isRemoved])).toEqual([
		["one", "near home", false],
		["three", "newer of the same device", false],
		["two", "", true],
	]);
	expect(await put()).toEqual(merged);
	const ahead = await put({ college: "one", changedAt: "9999-01-01T00:00:00.000Z", note: "a clock that is ahead" });
	expect(ahead.find(({ college }) => college === "one")?.changedAt).toBe(clock.now.toISOString());
	expect(Shortlist.parse((await send("GET", "/v1/me/shortlist", { headers })).json()).entries).toEqual(ahead);
});

test("a full shortlist refuses more colleges, and drops long-removed entries before current ones", async () => {
	const { headers } = await signUp(newPhone());
	const many = (name: string, count: number, more = {}) =>
		Array.from({ length: count }, (_, index) => entry(`${name}-${index}`, index, more));
	const put = (entries: object[]) => send("PUT", "/v1/me/shortlist", { body: { entries }, headers });
	expect((await put(many("gone", 300, { isRemoved: true }))).statusCode).toBe(200);
	const full = Shortlist.parse((await put(many("kept", 499))).json()).entries;
	expect(full).toHaveLength(500);
	expect(full.at(-1)).toMatchObject({ college: "gone-299", isRemoved: true });
	const refused = await put(many("more", 2));
	expect(refused.statusCode).toBe(400);
	expect(refused.json().errors).toEqual([
		{ field: "entries", reason: "a shortlist holds at most 500 colleges", code: "too-many", values: { most: 500 } },
	]);
	expect((await put(many("over", 501))).statusCode).toBe(400);
});

test("withdrawing a consent adds a row to the ledger; the account consent ends with the account", async () => {
	const more = {
		...CONSENT,
		purpose: "contact-by-college",
		recipient: "some-college",
		textHash: "ab".repeat(32),
	} as const;
	const { headers } = await signUp(newPhone(), { consents: [CONSENT, more, more] });
	const withdraw = (purpose: string, recipient: string) =>
		send("POST", "/v1/me/consents", { body: { purpose, recipient }, headers });
	const before = Consents.parse((await send("GET", "/v1/me/consents", { headers })).json()).entries;
	expect(before.map(({ action, purpose }) => [action, purpose])).toEqual([
		["given", "contact-by-college"],
		["given", "account"],
	]);
	expect((await withdraw("contact-by-college", "another-college")).statusCode).toBe(404);
	const after = Consents.parse((await withdraw("contact-by-college", "some-college")).json()).entries;
	expect(after).toEqual([expect.objectContaining({ ...more, action: "withdrawn", channel: "account" }), ...before]);
	expect((await withdraw("contact-by-college", "some-college")).statusCode).toBe(404);
	expect((await withdraw("account", "site")).statusCode).toBe(409);
});

test("the export contains everything in readable form", async () => {
	const contact = newPhone();
	const parent = newEmail();
	const guardian = { name: "Meera Rao", contact: parent, token: await tokenFor(parent, "guardian") };
	const asha = await signUp(contact, { ageBand: "under-18", guardian });
	await send("PUT", "/v1/me/shortlist", {
		body: { entries: [entry("one", 1, { note: "near home" })] },
		headers: asha.headers,
	});
	const reply = await send("GET", "/v1/me/export", { headers: asha.headers });
	expect(reply.headers["content-disposition"]).toBe('attachment; filename="my-data.json"');
	expect(reply.json()).toMatchObject({
		exportedAt: clock.now.toISOString(),
		account: { name: "Asha Rao", contacts: [contact] },
		guardian: { name: "Meera Rao", contact: parent },
		sessions: [{ id: asha.session.id }],
		shortlist: [{ college: "one", note: "near home" }],
		consents: [{ purpose: "account", action: "given" }],
		reviews: [],
	});
	expect(reply.body).not.toMatch(/v1\.tests-/);
});
