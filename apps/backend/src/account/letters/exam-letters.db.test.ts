import { ExamAlerts } from "@uchit/contract/account.ts";
import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listDueSubscribers, notifySubscriber } from "#backend/account/queries/exam-alerts.ts";
import { createContent } from "#backend/content/items/content.ts";
import { inTransaction } from "#backend/content/items/writing/transaction.ts";
import { updateOne } from "#backend/content/items/writing/writing.ts";
import { SYSTEM } from "#backend/content/permissions.ts";
import { seedGuides } from "#backend/content/seed/seed-guides.ts";
import { consents } from "#backend/db/schema/consent.ts";
import { exams } from "#backend/db/schema/content/exam.ts";
import { examAlerts, examFollows } from "#backend/db/schema/shortlist-alert.ts";
import { deliverDue } from "#backend/delivery/outbox.ts";
import { createSend } from "#backend/delivery/senders.ts";
import { keysOf } from "#backend/personal/keys.ts";
import { CONSENT, newEmail, newPhone, type Somebody, useAccounts } from "#backend/testing/accounts.ts";
import { anExam } from "#backend/testing/guides.ts";
import { examLetterValues } from "./exam-letters.ts";

const { backend, smtp, clock, send, tokenFor, signUp, as } = await useAccounts();
const { db, env } = backend;
const keys = keysOf(env);
const log = { info: () => undefined, warn: () => undefined };

const EXAM = `letters-${process.pid}-${Date.now()}`;
const DAY = 86_400;
const NOTICE = { noticeVersion: "2026-11-23", language: "en" } as const;
const LETTERS = { ...CONSENT, ...NOTICE, purpose: "exam-alerts" } as const;

const EXPECTED: ExamEvent = { key: "2027-exam", kind: "exam", cycle: "2027", starts: "2027-04", status: "expected" };
const RECEIPT = {
	publisher: "NTA",
	document: "Notice",
	address: "https://nta.example/n",
	date: "2026-11-20",
	line: "11 April",
};
const on = (starts: string, more: Partial<ExamEvent> = {}): ExamEvent => ({
	...EXPECTED,
	starts,
	status: "official",
	receipt: RECEIPT,
	...more,
});

beforeAll(async () => {
	const shipped = anExam({ slug: EXAM, shortName: "LETTERS", events: [EXPECTED] });
	await seedGuides(db, { exams: [shipped], countries: [] });
});
afterAll(() => db.delete(exams).where(eq(exams.slug, EXAM)));

async function edit(input: Record<string, unknown>): Promise<void> {
	const [exam] = await db.select({ id: exams.id }).from(exams).where(eq(exams.slug, EXAM));
	const key = exam?.id ?? 0;
	await inTransaction(createContent({ db }), SYSTEM, (writing) =>
		updateOne(writing, { collection: "exams", key }, input),
	);
}

const idOf = ({ session }: Somebody) => session.visitor.id;
const follow = async ({ session }: Somebody, isOn = true, exam = EXAM) =>
	send("PUT", "/v1/me/exam-alerts", {
		body: isOn ? { exam, isOn, notice: NOTICE } : { exam, isOn },
		headers: await as(session),
	});
const alertsOf = async ({ session }: Somebody) =>
	ExamAlerts.parse((await send("GET", "/v1/me/exam-alerts", { headers: await as(session) })).json());

async function notify(somebody: Somebody): Promise<boolean> {
	const isNotified = await notifySubscriber(db, { keys, now: clock.now }, examLetterValues(env, keys), idOf(somebody));
	await deliverDue({ db, keys, now: () => clock.now, send: createSend(env, log), log });
	return isNotified;
}

const lettersTo = ({ contact }: Somebody) =>
	smtp.messages.filter(({ to, headers }) => to.includes(contact.value) && headers["list-unsubscribe"]);
const stopLinkOf = (somebody: Somebody) =>
	new URL((lettersTo(somebody).at(-1)?.headers["list-unsubscribe"] ?? "").slice(1, -1)).searchParams.get("link") ?? "";
const stop = (link: string) => send("POST", "/v1/me/shortlist/alert/stop", { body: { link } });
const followsOf = (somebody: Somebody) =>
	db
		.select()
		.from(examFollows)
		.where(eq(examFollows.visitorId, idOf(somebody)));
const isDue = async (somebody: Somebody) => (await listDueSubscribers(db, clock.now)).includes(idOf(somebody));

async function follower(): Promise<Somebody> {
	await edit({ events: [EXPECTED], fees: null });
	const asha = await signUp(newEmail());
	expect((await follow(asha)).json()).toEqual({
		hasEmail: true,
		needsGuardian: false,
		exams: [{ slug: EXAM, shortName: "LETTERS" }],
	});
	return asha;
}

test("following is one consent for all exams, needs the current notice, and ends with the last exam", async () => {
	const asha = await follower();
	await follow(asha);
	await follow(asha, true, "jee-mains");
	expect((await follow(asha, true, "no-such-exam")).statusCode).toBe(404);
	const made = { exam: EXAM, isOn: true, notice: { ...NOTICE, noticeVersion: "2026-11-21" } };
	const old = await send("PUT", "/v1/me/exam-alerts", { body: made, headers: await as(asha.session) });
	expect([old.statusCode, old.json().errors]).toMatchObject([400, [{ field: "notice/noticeVersion" }]]);
	await follow(asha, false);
	await follow(asha, false, "jee-mains");
	const ledger = await db
		.select()
		.from(consents)
		.where(eq(consents.subject, idOf(asha)))
		.orderBy(consents.id);
	expect(ledger.map(({ purpose, action }) => [purpose, action])).toEqual([
		["account", "given"],
		["exam-alerts", "given"],
		["exam-alerts", "withdrawn"],
	]);
	const shortlist = await send("GET", "/v1/me/shortlist/alert", { headers: await as(asha.session) });
	expect(shortlist.json()).toMatchObject({ isOn: false });
});

test("an announced date is mailed once with old and new value, page and stop link; no change, no letter", async () => {
	const asha = await follower();
	expect([await isDue(asha), await notify(asha)]).toEqual([false, false]);
	const fees = { year: "2027", items: [{ who: ["everyone"], amountInr: 1000 }] };
	await edit({ events: [on("2027-04-11")], fees });
	expect(await isDue(asha)).toBe(true);
	const given = await Promise.all([notify(asha), notify(asha), notify(asha)]);
	expect(given.filter(Boolean)).toHaveLength(1);
	const [letter, ...more] = lettersTo(asha);
	expect(more).toEqual([]);
	expect(letter?.subject).toBe("What changed: LETTERS");
	expect(letter?.text).toContain(
		"- Exam 2027: April 2027 (expected) → 11 April 2027 (official)\n- Form fee: changed\n",
	);
	expect(letter?.text).toContain(`${env.SITE_URL}/exams/${EXAM}/changes`);
	expect(letter?.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
	clock.pass(DAY + 1);
	expect([await isDue(asha), await notify(asha)]).toEqual([false, false]);
	expect(lettersTo(asha)).toHaveLength(1);
});

test("a letter is sent at most once a day with all changes since the last; later mails skip what is not news", async () => {
	const asha = await follower();
	await edit({ events: [on("2027-04-11")] });
	expect(await notify(asha)).toBe(true);
	await edit({ events: [on("2027-04-12")] });
	await edit({ events: [on("2027-04-14")] });
	expect([await isDue(asha), await notify(asha)]).toEqual([false, false]);
	clock.pass(DAY);
	expect([await isDue(asha), await notify(asha)]).toEqual([true, true]);
	expect(lettersTo(asha).at(-1)?.text).toContain("- Exam 2027: 11 April 2027 (official) → 14 April 2027 (official)");
	clock.pass(DAY);
	await edit({ events: [on("2027-04-14", { status: "past" })], short_name: "LETTERS" });
	expect(await notify(asha)).toBe(false);
	expect(await isDue(asha)).toBe(false);
	expect(lettersTo(asha)).toHaveLength(2);
});

test("the link stops the letters without signing in, however often it is pressed; a forged one stops nothing", async () => {
	const asha = await follower();
	await edit({ events: [on("2027-04-11")] });
	await notify(asha);
	const link = stopLinkOf(asha);
	expect((await stop(`${link}x`)).statusCode).toBe(404);
	expect((await alertsOf(asha)).exams).toHaveLength(1);
	expect((await stop(link)).json()).toEqual({ stopped: true });
	expect((await stop(link)).statusCode).toBe(200);
	expect([(await alertsOf(asha)).exams, await followsOf(asha)]).toEqual([[], []]);
	await edit({ events: [on("2027-04-15")] });
	clock.pass(DAY);
	expect([await isDue(asha), await notify(asha)]).toEqual([false, false]);
});

test("withdrawing the consent in the list of consents ends the letters, and following again starts afresh", async () => {
	const asha = await follower();
	await follow(asha, true, "jee-mains");
	await send("POST", "/v1/me/consents", {
		body: { purpose: "exam-alerts", recipient: "site" },
		headers: await as(asha.session),
	});
	await edit({ events: [on("2027-04-11")] });
	expect((await alertsOf(asha)).exams).toEqual([]);
	await follow(asha);
	expect((await alertsOf(asha)).exams.map(({ slug }) => slug)).toEqual([EXAM]);
	expect([await isDue(asha), await notify(asha)]).toEqual([false, false]);
	expect(lettersTo(asha)).toEqual([]);
});

test("a user under 18 gets letters only if the parent agreed; a user without an address gets none", async () => {
	await edit({ events: [EXPECTED] });
	const guardianOf = async () => {
		const contact = newPhone();
		return { contact, token: await tokenFor(contact, "guardian") };
	};
	const alone = await signUp(newEmail(), { ageBand: "under-18", guardian: await guardianOf() });
	expect(await alertsOf(alone)).toMatchObject({ needsGuardian: true, exams: [] });
	expect((await follow(alone)).json()).toMatchObject({ status: 409, code: "needs-guardian" });
	// A ledger row in the child's own name is not the parent's consent.
	const own = { ...LETTERS, subjectKind: "visitor", action: "given", channel: "account" } as const;
	await db.insert(consents).values({ ...own, subject: idOf(alone) });
	await db.insert(examAlerts).values({ visitorId: idOf(alone) });
	await db.execute(
		sql`INSERT INTO exam_follows SELECT ${idOf(alone)}::uuid, id, 0, now() FROM exams WHERE slug = ${EXAM}`,
	);
	const agreed = await signUp(newEmail(), {
		ageBand: "under-18",
		guardian: await guardianOf(),
		consents: [CONSENT, LETTERS],
	});
	expect((await follow(agreed)).statusCode).toBe(200);
	await edit({ events: [on("2027-04-11")] });
	expect([await notify(alone), await followsOf(alone)]).toEqual([false, []]);
	expect(await notify(agreed)).toBe(true);
	expect(lettersTo(agreed)).toHaveLength(1);
	const phone = await signUp(newPhone());
	expect((await follow(phone)).json()).toMatchObject({ status: 409, code: "no-email" });
});

test("the data is exported and deleted with the account; letters use the reader's language, old links name nobody", async () => {
	const asha = await follower();
	await send("PATCH", "/v1/me", { body: { language: "hi" }, headers: asha.headers });
	await edit({ events: [on("2027-04-11")] });
	await notify(asha);
	expect(lettersTo(asha)[0]?.text).toContain("- परीक्षा 2027: अप्रैल 2027 (संभावित) → 11 अप्रैल 2027 (आधिकारिक)");
	const link = stopLinkOf(asha);
	const everything = (await send("GET", "/v1/me/export", { headers: asha.headers })).json();
	expect(everything).toMatchObject({
		examLetters: { toldAt: clock.now.toISOString(), followed: [{ slug: EXAM, shortName: "LETTERS" }] },
	});
	await send("DELETE", "/v1/me", { headers: asha.headers });
	expect(await followsOf(asha)).toEqual([]);
	expect((await stop(link)).statusCode).toBe(404);
	await edit({ events: [on("2027-04-15")] });
	expect(await notify(asha)).toBe(false);
	expect(lettersTo(asha)).toHaveLength(1);
});
