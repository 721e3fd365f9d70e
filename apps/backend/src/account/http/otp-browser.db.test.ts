import { randomBytes } from "node:crypto";
import type { Contact } from "@uchit/contract/account.ts";
import { VISITOR_BROWSER_HEADER } from "@uchit/contract/visitor.ts";
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { lookupOf, normaliseContact } from "#backend/personal/contact.ts";
import { keysOf } from "#backend/personal/keys.ts";
import { newAddress, newPhone, useAccounts } from "#backend/testing/accounts.ts";
import { PATIENCE } from "#backend/testing/patience.ts";

const { backend, sms, clock, send, codeOf, signUp, as } = await useAccounts();

/** Somebody's browser, at an address of its own unless it is said. */
function newBrowser(address = newAddress()) {
	const headers = { [VISITOR_BROWSER_HEADER]: randomBytes(16).toString("base64url") };
	return {
		ask: (contact: Contact, purpose = "sign-in") =>
			send("POST", "/v1/otp/send", { body: { contact, purpose }, headers, address }),
		show: async (contact: Contact, code: string) =>
			(await send("POST", "/v1/otp/verify", { body: { contact, code }, headers, address })).statusCode,
	};
}

const textsTo = ({ value }: Contact) => sms.messages.filter(({ to }) => to === value);
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

/** Asks for a code and waits for it. */
async function requesterOf(browser: Pick<ReturnType<typeof newBrowser>, "ask">, contact: Contact): Promise<string> {
	const before = textsTo(contact).length;
	expect((await browser.ask(contact)).statusCode).toBe(200);
	await vi.waitFor(() => expect(textsTo(contact).length).toBeGreaterThan(before), PATIENCE);
	return codeOf(contact);
}

test("a stranger's five wrong tries lock the stranger out, and not the owner, who asked in their own browser", async () => {
	const contact = newPhone();
	const [owner, stranger] = [newBrowser(), newBrowser()];
	const code = await requesterOf(owner, contact);
	// A stranger's code, and without any browser: neither ends nor tries the owner's.
	const theirs = await requesterOf(stranger, contact);
	const nobody = (body: object) => send("POST", "/v1/otp/verify", { body: { contact, ...body } });
	for (let tried = 0; tried < 5; tried++) {
		expect(await stranger.show(contact, another(theirs))).toBe(400);
		expect((await nobody({ code: another(code) })).statusCode).toBe(400);
	}
	expect(await stranger.show(contact, theirs)).toBe(429);
	expect(await owner.show(contact, another(code))).toBe(400);
	expect(await owner.show(contact, code)).toBe(200);
});

test("a code is taken from the browser that asked for it alone, and five wrong tries there lock it", async () => {
	const contact = newPhone();
	const [owner, other] = [newBrowser(), newBrowser()];
	const code = await requesterOf(owner, contact);
	expect(await other.show(contact, code)).toBe(400);
	expect((await send("POST", "/v1/otp/verify", { body: { contact, code } })).statusCode).toBe(400);
	for (let tried = 0; tried < 5; tried++) expect(await owner.show(contact, another(code))).toBe(400);
	expect(await owner.show(contact, code)).toBe(429);
	clock.pass(61);
	expect(await owner.show(contact, await requesterOf(owner, contact))).toBe(200);
});

test("who does not show our key names no browser: what they ask for, any of them may try", async () => {
	const contact = newPhone();
	const strange = { authorization: "Bearer guessed" };
	const named = (id: string) => ({ ...strange, [VISITOR_BROWSER_HEADER]: id.repeat(30) });
	const sent = await send("POST", "/v1/otp/send", { body: { contact }, headers: named("a") });
	expect(sent.statusCode).toBe(200);
	const body = { contact, code: await codeOf(contact) };
	expect((await send("POST", "/v1/otp/verify", { body, headers: named("b") })).statusCode).toBe(200);
});

test("strangers use up neither what a browser that has shown a code may ask for, nor what another network may", async () => {
	const contact = newPhone();
	const [known, stranger, direct] = [newBrowser(), newAddress(), newAddress()];
	expect(await known.show(contact, await requesterOf(known, contact))).toBe(200);
	clock.pass(3_601);
	const asked: number[] = [];
	for (let sent = 0; sent < 6; sent++) {
		// A browser that takes no cookies is a new one each time.
		asked.push((await newBrowser(stranger).ask(contact)).statusCode);
		asked.push((await send("POST", "/v1/otp/send", { body: { contact }, address: direct })).statusCode);
		clock.pass(30);
	}
	expect(asked).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
	// Somebody at another network, who has shown nothing yet, still has all five.
	const elsewhere = newBrowser();
	for (let sent = 0; sent < 5; sent++) {
		expect((await elsewhere.ask(contact)).statusCode).toBe(200);
		clock.pass(30);
	}
	expect((await elsewhere.ask(contact)).statusCode).toBe(429);
	// More than that strangers do not make a phone ring.
	expect((await newBrowser().ask(contact)).statusCode).toBe(429);
	for (let sent = 0; sent < 5; sent++) {
		expect((await known.ask(contact)).statusCode).toBe(200);
		clock.pass(30);
	}
	expect((await known.ask(contact)).statusCode).toBe(429);
});

test("thirty seconds lie between the codes of one browser, and a stranger's code makes nobody else wait", async () => {
	const contact = newPhone();
	const [owner, stranger] = [newBrowser(), newBrowser()];
	expect((await stranger.ask(contact)).statusCode).toBe(200);
	expect((await owner.ask(contact)).statusCode).toBe(200);
	const again = await owner.ask(contact, "guardian");
	expect([again.statusCode, again.headers["retry-after"]]).toEqual([429, "30"]);
});

test("one network tries six hundred codes an hour, whoever they are for, and others go on", async () => {
	const address = newAddress();
	const count = sql`INSERT INTO limits (key, window_began, count) VALUES (${`otp-tries:${address}`}, ${clock.now.toISOString()}, 599)`;
	await backend.db.execute(count);
	const body = { contact: newPhone(), code: "000000" };
	expect((await send("POST", "/v1/otp/verify", { body, address })).statusCode).toBe(400);
	const refused = await send("POST", "/v1/otp/verify", { body: { ...body, contact: newPhone() }, address });
	expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "3600"]);
	expect((await send("POST", "/v1/otp/verify", { body, address: newAddress() })).statusCode).toBe(400);
});

test("which browsers have shown a code of somebody's is in their export, and goes with the account", async () => {
	const contact = newPhone();
	const { session } = await signUp(contact);
	const browser = newBrowser();
	clock.pass(60);
	expect(await browser.show(contact, await requesterOf(browser, contact))).toBe(200);
	const headers = await as(session);
	const found = () => {
		const lookup = lookupOf(keysOf(backend.env), normaliseContact(contact));
		return backend.db.execute(sql`SELECT 1 FROM otp_browsers WHERE lookup = ${lookup}`);
	};
	const kept = (await send("GET", "/v1/me/export", { headers })).json();
	expect(kept.browsers).toEqual([{ shownAt: clock.now.toISOString() }]);
	expect((await found()).rows).toHaveLength(1);
	expect((await send("DELETE", "/v1/me?reviews=remove", { headers })).statusCode).toBe(200);
	expect((await found()).rows).toHaveLength(0);
});
