import { createHash, randomBytes } from "node:crypto";
import type { Contact } from "@uchit/contract/account.ts";
import { Problem } from "@uchit/contract/problem.ts";
import { beginsWithZeros, type Puzzle, type PuzzleSolution, puzzleText } from "@uchit/contract/puzzle.ts";
import { VISITOR_BROWSER_HEADER } from "@uchit/contract/visitor.ts";
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { lookupOf, normaliseContact } from "#backend/personal/contact.ts";
import { keysOf } from "#backend/personal/keys.ts";
import { newAddress, newPhone, useAccounts } from "#backend/testing/accounts.ts";
import { PATIENCE } from "#backend/testing/patience.ts";

const { backend, sms, clock, send, codeOf, signUp, as } = await useAccounts();

function newBrowser(address = newAddress()) {
	const headers = { [VISITOR_BROWSER_HEADER]: randomBytes(16).toString("base64url") };
	return {
		ask: (contact: Contact, purpose = "sign-in", puzzle?: PuzzleSolution) =>
			send("POST", "/v1/otp/send", { body: { contact, purpose, puzzle }, headers, address }),
		show: async (contact: Contact, code: string) =>
			(await send("POST", "/v1/otp/verify", { body: { contact, code }, headers, address })).statusCode,
	};
}

function solve(puzzle: Puzzle | undefined): PuzzleSolution {
	if (puzzle === undefined) throw new Error("There is no puzzle");
	const { challenge, bits } = puzzle;
	for (let tried = 0; ; tried++) {
		const solution = { challenge, nonce: String(tried) };
		if (beginsWithZeros(createHash("sha256").update(puzzleText(solution)).digest(), bits)) return solution;
	}
}

const textsTo = ({ value }: Contact) => sms.messages.filter(({ to }) => to === value);
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

async function requesterOf(browser: Pick<ReturnType<typeof newBrowser>, "ask">, contact: Contact): Promise<string> {
	const before = textsTo(contact).length;
	expect((await browser.ask(contact)).statusCode).toBe(200);
	await vi.waitFor(() => expect(textsTo(contact).length).toBeGreaterThan(before), PATIENCE);
	return codeOf(contact);
}

test("a stranger's five wrong tries lock out the stranger, not the owner who uses another browser", async () => {
	const contact = newPhone();
	const [owner, stranger] = [newBrowser(), newBrowser()];
	const code = await requesterOf(owner, contact);
	// A stranger's code neither ends the owner's nor uses up its tries; nor do tries without a browser.
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

test("a code works only in the browser that requested it, and five wrong tries there lock it", async () => {
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

test("a caller without our key cannot name a browser: any such caller may try the code it requested", async () => {
	const contact = newPhone();
	const strange = { authorization: "Bearer guessed" };
	const named = (id: string) => ({ ...strange, [VISITOR_BROWSER_HEADER]: id.repeat(30) });
	const sent = await send("POST", "/v1/otp/send", { body: { contact }, headers: named("a") });
	expect(sent.statusCode).toBe(200);
	const body = { contact, code: await codeOf(contact) };
	expect((await send("POST", "/v1/otp/verify", { body, headers: named("b") })).statusCode).toBe(200);
});

test("strangers use up neither the limit of a proven browser nor that of another network", async () => {
	const contact = newPhone();
	const [known, stranger, direct] = [newBrowser(), newAddress(), newAddress()];
	expect(await known.show(contact, await requesterOf(known, contact))).toBe(200);
	clock.pass(3_601);
	const statuses: number[] = [];
	for (let sent = 0; sent < 6; sent++) {
		// A browser that takes no cookies is a new one each time.
		statuses.push((await newBrowser(stranger).ask(contact)).statusCode);
		statuses.push((await send("POST", "/v1/otp/send", { body: { contact }, address: direct })).statusCode);
		clock.pass(30);
	}
	expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
	const elsewhere = newBrowser();
	for (let sent = 0; sent < 5; sent++) {
		expect((await elsewhere.ask(contact)).statusCode).toBe(200);
		clock.pass(30);
	}
	expect((await elsewhere.ask(contact)).statusCode).toBe(429);
	// Strangers together cannot make a phone ring more often than this.
	expect((await newBrowser().ask(contact)).statusCode).toBe(429);
	for (let sent = 0; sent < 5; sent++) {
		expect((await known.ask(contact)).statusCode).toBe(200);
		clock.pass(30);
	}
	expect((await known.ask(contact)).statusCode).toBe(429);
});

test("when strangers use up the hour, an owner in a new browser solves a puzzle for a code, up to twenty a day", async () => {
	const contact = newPhone();
	const proven = newBrowser();
	expect(await proven.show(contact, await requesterOf(proven, contact))).toBe(200);
	for (let sent = 0; sent < 14; sent++) expect((await newBrowser().ask(contact)).statusCode).toBe(200);
	const owner = newBrowser();
	const refused = await owner.ask(contact);
	expect([refused.statusCode, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
	const { puzzle } = Problem.parse(refused.json());
	const solution = solve(puzzle);
	const other = newPhone();
	for (let sent = 0; sent < 15; sent++) await newBrowser().ask(other);
	expect((await newBrowser().ask(other, "sign-in", solution)).statusCode).toBe(429);
	expect((await owner.ask(contact, "sign-in", { ...solution, nonce: `${solution.nonce}0` })).statusCode).toBe(429);
	const forged = { ...solution, challenge: `${solution.challenge.slice(0, -2)}AA` };
	expect((await owner.ask(contact, "sign-in", forged)).statusCode).toBe(429);
	expect((await owner.ask(contact, "sign-in", solution)).statusCode).toBe(200);
	const again = await newBrowser().ask(contact, "sign-in", solution);
	expect(again.statusCode).toBe(429);
	const late = solve(Problem.parse(again.json()).puzzle);
	clock.pass(601);
	expect((await newBrowser().ask(contact, "sign-in", late)).statusCode).toBe(429);
	for (let sent = 16; sent < 20; sent++) {
		const next = solve(Problem.parse((await newBrowser().ask(contact)).json()).puzzle);
		expect((await newBrowser().ask(contact, "sign-in", next)).statusCode).toBe(200);
	}
	const last = solve(Problem.parse((await newBrowser().ask(contact)).json()).puzzle);
	const ended = await newBrowser().ask(contact, "sign-in", last);
	expect([ended.statusCode, Problem.parse(ended.json())]).toEqual([
		429,
		expect.objectContaining({ code: "contact-day" }),
	]);
	expect(Number(ended.headers["retry-after"])).toBeGreaterThan(3_600);
	clock.pass(3_601);
	const tomorrow = await newBrowser().ask(contact);
	expect([tomorrow.statusCode, tomorrow.json().code, tomorrow.json().puzzle]).toEqual([429, "contact-day", undefined]);
	expect((await proven.ask(contact)).statusCode).toBe(200);
	await vi.waitFor(() => expect(textsTo(contact)).toHaveLength(21), PATIENCE);
	clock.pass(86_401);
	expect((await newBrowser().ask(contact)).statusCode).toBe(200);
});

test("one browser waits thirty seconds between codes, and a stranger's code makes nobody else wait", async () => {
	const contact = newPhone();
	const [owner, stranger] = [newBrowser(), newBrowser()];
	expect((await stranger.ask(contact)).statusCode).toBe(200);
	expect((await owner.ask(contact)).statusCode).toBe(200);
	const again = await owner.ask(contact, "guardian");
	expect([again.statusCode, again.headers["retry-after"]]).toEqual([429, "30"]);
});

test("one network may try six hundred codes an hour for all contacts together, and other networks are not affected", async () => {
	const address = newAddress();
	const count = sql`INSERT INTO limits (key, window_began, count) VALUES (${`otp-tries:${address}`}, ${clock.now.toISOString()}, 599)`;
	await backend.db.execute(count);
	const body = { contact: newPhone(), code: "000000" };
	expect((await send("POST", "/v1/otp/verify", { body, address })).statusCode).toBe(400);
	const refused = await send("POST", "/v1/otp/verify", { body: { ...body, contact: newPhone() }, address });
	expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "3600"]);
	expect((await send("POST", "/v1/otp/verify", { body, address: newAddress() })).statusCode).toBe(400);
});

test("the browsers that have proven a code are in the owner's export, and are deleted with the account", async () => {
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
	const exported = (await send("GET", "/v1/me/export", { headers })).json();
	expect(exported.browsers).toEqual([{ shownAt: clock.now.toISOString() }]);
	expect((await found()).rows).toHaveLength(1);
	expect((await send("DELETE", "/v1/me?reviews=remove", { headers })).statusCode).toBe(200);
	expect((await found()).rows).toHaveLength(0);
});
