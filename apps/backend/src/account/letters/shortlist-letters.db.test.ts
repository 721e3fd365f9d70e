import { ShortlistAlert } from "@uchit/contract/account.ts";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { checkShortlist, takeDueAlerts } from "#backend/account/queries/shortlist-changes.ts";
import { consents } from "#backend/db/schema/consent.ts";
import { type SavedFact, shortlistAlerts, shortlistFacts } from "#backend/db/schema/shortlist-alert.ts";
import { deliverDue } from "#backend/delivery/outbox.ts";
import { createSend } from "#backend/delivery/senders.ts";
import { keysOf } from "#backend/personal/keys.ts";
import { CONSENT, newEmail, newPhone, type Somebody, useAccounts } from "#backend/testing/accounts.ts";
import { shareBuilds } from "#backend/testing/shared-builds.ts";
import { createAlertParts } from "./shortlist-letters.ts";

const { backend, smtp, clock, send, tokenFor, signUp, as } = await useAccounts();
const { db, env } = backend;
const keys = keysOf(env);
const { index } = shareBuilds(db);
const log = { info: () => undefined, warn: () => undefined };

const WEEK = 7 * 86_400;
const COLLEGE = "indian-institute-of-technology-madras";
const OTHER_COLLEGE = "indian-institute-of-technology-delhi";
const LETTERS = { ...CONSENT, purpose: "alerts" } as const;
const NOTICE = { noticeVersion: "2026-11-21", language: "en" } as const;

// Otherwise the first request would wait for the index.
beforeAll(() => index.get(), 90_000);

const idOf = ({ session }: Somebody) => session.visitor.id;
const save = async ({ session }: Somebody, colleges: readonly string[], isRemoved = false) =>
	send("PUT", "/v1/me/shortlist", {
		body: { entries: colleges.map((college) => ({ college, isRemoved, changedAt: clock.now.toISOString() })) },
		headers: await as(session),
	});
const turn = async ({ session }: Somebody, isOn: boolean) =>
	send("PUT", "/v1/me/shortlist/alert", {
		body: isOn ? { isOn, notice: NOTICE } : { isOn },
		headers: await as(session),
	});
const alertOf = async ({ session }: Somebody) =>
	ShortlistAlert.parse((await send("GET", "/v1/me/shortlist/alert", { headers: await as(session) })).json());

async function look(somebody: Somebody): Promise<boolean> {
	const personal = { keys, now: clock.now };
	const isNotified = await checkShortlist(db, personal, createAlertParts(db, index, { env, keys }), idOf(somebody));
	await deliverDue({ db, keys, now: () => clock.now, send: createSend(env, log), log });
	return isNotified;
}

const lettersTo = ({ contact }: Somebody) =>
	smtp.messages.filter(({ to, headers }) => to.includes(contact.value) && headers["list-unsubscribe"]);
const storedOf = (somebody: Somebody) =>
	db
		.select()
		.from(shortlistFacts)
		.where(eq(shortlistFacts.visitorId, idOf(somebody)));

async function ageFacts(somebody: Somebody, change: (fact: SavedFact) => SavedFact): Promise<void> {
	for (const { college, facts } of await storedOf(somebody)) {
		if (college === COLLEGE)
			await db
				.update(shortlistFacts)
				.set({ facts: facts.map(change) })
				.where(eq(shortlistFacts.visitorId, idOf(somebody)));
	}
}

const otherRank = (fact: SavedFact) =>
	fact.key === "rank-engineering" ? { ...fact, value: "77", time: "2019" } : fact;

async function reader(): Promise<Somebody> {
	const asha = await signUp(newEmail());
	await save(asha, [COLLEGE]);
	expect((await turn(asha, true)).json()).toEqual({ isOn: true, hasEmail: true, needsGuardian: false });
	expect(await look(asha)).toBe(false);
	return asha;
}

const stopLinkOf = (somebody: Somebody) => {
	const header = lettersTo(somebody).at(-1)?.headers["list-unsubscribe"] ?? "";
	return new URL(header.slice(1, -1));
};

test("a consent to letters with a notice that never existed is refused", async () => {
	const asha = await signUp(newEmail());
	const body = { isOn: true, notice: { ...NOTICE, noticeVersion: "made-up-version" } };
	const reply = await send("PUT", "/v1/me/shortlist/alert", { body, headers: asha.headers });
	expect([reply.statusCode, reply.json().errors]).toMatchObject([400, [{ field: "notice/noticeVersion" }]]);
	expect(await alertOf(asha)).toMatchObject({ isOn: false });
});

test("only users who opt in get letters; opting in is a consent, opting out a withdrawal", async () => {
	const asha = await signUp(newEmail());
	expect(await alertOf(asha)).toEqual({ isOn: false, hasEmail: true, needsGuardian: false });
	await save(asha, [COLLEGE]);
	expect(await look(asha)).toBe(false);
	expect(await storedOf(asha)).toEqual([]);
	await turn(asha, true);
	await turn(asha, true);
	await turn(asha, false);
	expect(await alertOf(asha)).toMatchObject({ isOn: false });
	const ledger = await db
		.select()
		.from(consents)
		.where(eq(consents.subject, idOf(asha)))
		.orderBy(consents.id);
	expect(ledger.map(({ purpose, action, by }) => [purpose, action, by])).toEqual([
		["account", "given", "self"],
		["alerts", "given", "self"],
		["alerts", "withdrawn", "self"],
	]);
});

test("a user who ticked the box at sign-up gets letters too", async () => {
	const asha = await signUp(newEmail(), { consents: [CONSENT, LETTERS] });
	expect(await alertOf(asha)).toMatchObject({ isOn: true });
	await save(asha, [COLLEGE]);
	expect(await takeDueAlerts(db, clock.now)).toContain(idOf(asha));
	await look(asha);
	expect((await storedOf(asha)).map(({ college }) => college)).toEqual([COLLEGE]);
});

test("a change is mailed once, old and new, with page and stop link; no letter is sent without a change", async () => {
	const asha = await reader();
	const [stored] = await storedOf(asha);
	const rank = stored?.facts.find(({ key }) => key === "rank-engineering");
	expect(rank).toBeDefined();
	await ageFacts(asha, otherRank);
	expect(await look(asha)).toBe(true);
	const [letter, ...more] = lettersTo(asha);
	expect(more).toEqual([]);
	expect(letter?.subject).toBe("What changed at the colleges on your shortlist");
	expect(letter?.text).toContain("Indian Institute of Technology Madras\n");
	expect(letter?.text).toContain(`- Rank, NIRF Engineering: 77 (2019) → ${rank?.value} (${rank?.time})`);
	expect(letter?.text).toContain(`${env.SITE_URL}/college/${COLLEGE}`);
	expect(letter?.text).toContain(`Stop these letters: ${stopLinkOf(asha).href}`);
	expect(letter?.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
	clock.pass(WEEK + 1);
	expect(await look(asha)).toBe(false);
	expect(lettersTo(asha)).toHaveLength(1);
});

test("a letter is sent once a week however much changes, and then lists everything", async () => {
	const asha = await reader();
	await ageFacts(asha, otherRank);
	expect(await look(asha)).toBe(true);
	await ageFacts(asha, (fact) => (fact.key === "fact-website" ? { ...fact, value: "elsewhere.example" } : fact));
	clock.pass(WEEK / 2);
	expect(await look(asha)).toBe(false);
	const [row] = await db
		.select()
		.from(shortlistAlerts)
		.where(eq(shortlistAlerts.visitorId, idOf(asha)));
	expect(row?.lookAt?.getTime()).toBe((row?.toldAt?.getTime() ?? 0) + WEEK * 1000);
	clock.pass(WEEK / 2);
	expect(await look(asha)).toBe(true);
	expect(lettersTo(asha).at(-1)?.text).toContain("- Website\n");
	expect(lettersTo(asha)).toHaveLength(2);
});

test("several programs that check at the same time send one letter", async () => {
	const asha = await reader();
	await ageFacts(asha, otherRank);
	const given = await Promise.all([look(asha), look(asha), look(asha)]);
	expect(given.filter(Boolean)).toHaveLength(1);
	expect(lettersTo(asha)).toHaveLength(1);
	const taken = await Promise.all([takeDueAlerts(db, clock.now), takeDueAlerts(db, clock.now)]);
	expect(taken.flat().filter((id) => id === idOf(asha)).length).toBeLessThan(2);
});

test("a college is watched once it is on the shortlist; removing it ends its news and deletes its facts", async () => {
	const asha = await reader();
	await ageFacts(asha, otherRank);
	await save(asha, [OTHER_COLLEGE]);
	clock.pass(1);
	await save(asha, [COLLEGE], true);
	expect(await look(asha)).toBe(false);
	expect((await storedOf(asha)).map(({ college }) => college)).toEqual([OTHER_COLLEGE]);
	expect(lettersTo(asha)).toEqual([]);
});

test("the link stops the letters without signing in, however often it is pressed; another link stops nothing", async () => {
	const asha = await reader();
	await ageFacts(asha, otherRank);
	await look(asha);
	const link = stopLinkOf(asha).searchParams.get("link") ?? "";
	const stop = (text: string) =>
		backend.app.inject({ method: "POST", url: "/v1/me/shortlist/alert/stop", payload: { link: text } });
	const [header = "", body = "", signature = ""] = link.split(".");
	const other = Buffer.from(JSON.stringify({ stopId: idOf(asha), iss: "uchit", aud: "shortlist-letters" }));
	const forged = [
		body,
		`${header}.${body}.`,
		`${link}x`,
		`${link}.x`,
		`${header}.${other.toString("base64url")}.${signature}`,
	];
	const earlier = [`${idOf(asha)}.`, `${idOf(asha)}.${"0".repeat(64)}`, `${idOf(asha)}.${signature}`, "x"];
	for (const odd of [...forged, ...earlier]) {
		expect((await stop(odd)).statusCode).toBe(404);
	}
	expect(await alertOf(asha)).toMatchObject({ isOn: true });
	expect((await stop(link)).json()).toEqual({ stopped: true });
	expect((await stop(link)).json()).toEqual({ stopped: true });
	expect(await alertOf(asha)).toMatchObject({ isOn: false });
	expect(await storedOf(asha)).toEqual([]);
	clock.pass(WEEK);
	expect(await look(asha)).toBe(false);
	expect(lettersTo(asha)).toHaveLength(1);
	await turn(asha, true);
	expect((await stop(link)).statusCode).toBe(200);
	expect(await alertOf(asha)).toMatchObject({ isOn: false });
});

test("withdrawing the consent in the list of consents also ends the letters", async () => {
	const asha = await reader();
	await ageFacts(asha, otherRank);
	await send("POST", "/v1/me/consents", { body: { purpose: "alerts", recipient: "site" }, headers: asha.headers });
	expect(await look(asha)).toBe(false);
	expect(await storedOf(asha)).toEqual([]);
	expect(lettersTo(asha)).toEqual([]);
});

test("a user under 18 gets letters only if the parent agreed", async () => {
	const guardianOf = async () => {
		const contact = newPhone();
		return { contact, token: await tokenFor(contact, "guardian") };
	};
	const alone = await signUp(newEmail(), { ageBand: "under-18", guardian: await guardianOf() });
	expect(await alertOf(alone)).toEqual({ isOn: false, hasEmail: true, needsGuardian: true });
	expect((await turn(alone, true)).statusCode).toBe(409);
	// A ledger row in the child's own name is not the parent's consent.
	const own = {
		...LETTERS,
		subject: idOf(alone),
		subjectKind: "visitor",
		action: "given",
		channel: "account",
	} as const;
	await db.insert(consents).values(own);
	await db.insert(shortlistAlerts).values({ visitorId: idOf(alone), lookAt: clock.now });
	await save(alone, [COLLEGE]);
	expect(await look(alone)).toBe(false);
	expect(await storedOf(alone)).toEqual([]);
	const agreed = await signUp(newEmail(), {
		ageBand: "under-18",
		guardian: await guardianOf(),
		consents: [CONSENT, LETTERS],
	});
	expect(await alertOf(agreed)).toEqual({ isOn: true, hasEmail: true, needsGuardian: false });
	await save(agreed, [COLLEGE]);
	await look(agreed);
	await ageFacts(agreed, otherRank);
	expect(await look(agreed)).toBe(true);
	expect(lettersTo(agreed)).toHaveLength(1);
});

test("a user without an e-mail address cannot turn them on", async () => {
	const asha = await signUp(newPhone());
	expect(await alertOf(asha)).toMatchObject({ hasEmail: false });
	expect((await turn(asha, true)).statusCode).toBe(409);
});

test("the letters' data is exported and deleted with the account; an old letter's link then names nobody", async () => {
	const asha = await reader();
	await ageFacts(asha, otherRank);
	await look(asha);
	const link = stopLinkOf(asha).searchParams.get("link") ?? "";
	const everything = (await send("GET", "/v1/me/export", { headers: asha.headers })).json();
	expect(everything).toMatchObject({
		shortlistLetters: { toldAt: clock.now.toISOString(), facts: [{ college: COLLEGE }] },
	});
	await send("DELETE", "/v1/me", { headers: asha.headers });
	expect(await storedOf(asha)).toEqual([]);
	expect(
		await db
			.select()
			.from(shortlistAlerts)
			.where(eq(shortlistAlerts.visitorId, idOf(asha))),
	).toEqual([]);
	expect(await look(asha)).toBe(false);
	expect((await send("POST", "/v1/me/shortlist/alert/stop", { body: { link } })).statusCode).toBe(404);
	expect(lettersTo(asha)).toHaveLength(1);
});

test("the letter is in the reader's language", async () => {
	const asha = await reader();
	await send("PATCH", "/v1/me", { body: { language: "hi" }, headers: asha.headers });
	await ageFacts(asha, otherRank);
	await look(asha);
	expect(lettersTo(asha)[0]?.text).toContain("- रैंक, NIRF इंजीनियरिंग: 77 (2019) →");
	expect(stopLinkOf(asha).pathname).toBe("/hi/shortlist/stop");
});
