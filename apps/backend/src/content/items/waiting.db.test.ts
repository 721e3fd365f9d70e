import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Ask, FORBIDDEN, newSlug, refusal, useNewsroom } from "#backend/content/items/testing/newsroom.ts";
import { toColumns } from "#backend/db/column-names.ts";
import { exams } from "#backend/db/schema/content/exam.ts";
import { revisions } from "#backend/db/schema/content/revision.ts";
import { staff } from "#backend/db/schema/content/staff.ts";
import { waitingChanges } from "#backend/db/schema/content/waiting.ts";
import { anExam } from "#backend/testing/guides.ts";
import { createContent } from "./content.ts";
import { makeDueChanges } from "./writing/waiting.ts";

const room = useNewsroom();
const { db } = room.backend;
const instances = [createContent({ db }), createContent({ db })];

const source = {
	publisher: "The authority",
	document: "Notice",
	address: "https://exam.example/a.pdf",
	date: "2026-11-20",
};
const form = { key: "2027-form", kind: "application", cycle: "2027", starts: "2026-12", status: "expected" };
const paper = { key: "2027-exam", kind: "exam", cycle: "2027", starts: "2027-04", status: "expected" };
const moved = { ...paper, starts: "2027-05" };
const slugs: string[] = [];
let editor: Ask & { id: string };

beforeAll(async () => {
	editor = await room.as("editor");
});
afterAll(async () => {
	const mine = await db
		.select({ id: exams.id })
		.from(exams)
		.where(inArray(exams.slug, ["", ...slugs]));
	await db.delete(waitingChanges).where(inArray(waitingChanges.item, [0, ...mine.map(({ id }) => id)]));
	await db.delete(exams).where(inArray(exams.slug, ["", ...slugs]));
});

async function newExam(): Promise<{ id: number; slug: string }> {
	const slug = newSlug();
	slugs.push(slug);
	const body = { ...toColumns(anExam({ slug })), events: [form, paper], status: "published" };
	const reply = await editor("POST", "/items/exams", body);
	if (reply.statusCode !== 200) throw new Error(`The exam is refused: ${reply.body}`);
	return { id: reply.json().data.id, slug };
}

const change = (item: number, to: Record<string, unknown> = { events: [form, moved] }) => ({
	...{ collection: "exams", item, at: "2099-01-04T03:30:00Z", reason: "The notice says so." },
	...{ was: { events: [form, paper] }, changes: to },
});

async function state(body: unknown): Promise<number> {
	const reply = await editor("POST", "/items/waiting_changes", body);
	if (reply.statusCode !== 200) throw new Error(`The change is refused: ${reply.body}`);
	return reply.json().data.id;
}

async function comeDue(...ids: number[]): Promise<void> {
	await db.update(waitingChanges).set({ at: sql`now()` }).where(inArray(waitingChanges.id, ids));
	await Promise.all(instances.map(makeDueChanges));
}

const eventsOf = async (slug: string) => (await room.backend.get(`/v1/exams/${slug}`)).json().events;
async function shows(slug: string, events: readonly object[]): Promise<void> {
	await expect.poll(() => eventsOf(slug), { timeout: 10_000 }).toMatchObject(events);
}
const readChange = async (id: number) => (await editor("GET", `/items/waiting_changes/${id}`)).json().data;

async function versionsOf(id: number) {
	const of = sql`${revisions.collection} = 'exams' AND ${revisions.item} = ${String(id)}`;
	return db.select().from(revisions).where(of).orderBy(revisions.version);
}

test("a change waits, is made once at its time in the name of its writer, and can be undone from its version", async () => {
	const exam = await newExam();
	const id = await state(change(exam.id));
	await Promise.all(instances.map(makeDueChanges));
	await shows(exam.slug, [form, paper]);
	await comeDue(id);
	await shows(exam.slug, [form, moved]);
	expect(await readChange(id)).toMatchObject({ state: "applied", why: null, user_created: editor.id });
	const versions = await versionsOf(exam.id);
	expect(versions.map(({ version, who }) => [version, who])).toEqual([
		[1, editor.id],
		[2, editor.id],
	]);
	await editor("POST", `/utils/revert/${versions[0]?.id}`);
	await shows(exam.slug, [form, paper]);
});

test("a change preserves later edits of other parts, and does not overwrite later edits of the same part", async () => {
	const exam = await newExam();
	const [one, other] = [
		await state(change(exam.id)),
		await state(change(exam.id, { events: [form, { ...paper, starts: "2027-06" }] })),
	];
	const later = { ...form, starts: "2027-01" };
	await editor("PATCH", `/items/exams/${exam.id}`, { events: [later, paper] });
	await comeDue(one);
	await shows(exam.slug, [later, moved]);
	await comeDue(other);
	await shows(exam.slug, [later, moved]);
	expect(await readChange(other)).toMatchObject({ state: "stuck", why: expect.stringContaining("events 2") });
	await editor("PATCH", `/items/waiting_changes/${other}`, { state: "called-off" });
	expect(await readChange(other)).toMatchObject({ state: "called-off", decided_by: editor.id });
});

test("neither a cancelled change nor one that its writer may no longer make is applied", async () => {
	const exam = await newExam();
	const off = await state(change(exam.id));
	await editor("PATCH", `/items/waiting_changes/${off}`, { state: "called-off" });
	const gone = await room.as("editor");
	const [left] = (await gone("POST", "/items/waiting_changes", [change(exam.id)])).json().data;
	await db.update(staff).set({ status: "suspended" }).where(eq(staff.id, gone.id));
	await comeDue(off, left.id);
	await shows(exam.slug, [form, paper]);
	expect((await readChange(left.id)).state).toBe("stuck");
	const again = await editor("PATCH", `/items/waiting_changes/${off}`, { state: "waiting" });
	expect(refusal(again)).toEqual([400, "FAILED_VALIDATION"]);
});

test("an author suggests a change, and an editor makes or declines it; authors cannot decide", async () => {
	const author = await room.as("author");
	const exam = await newExam();
	const suggested = { ...change(exam.id), state: "suggested", at: new Date().toISOString() };
	const suggest = async (body: object) => author("POST", "/items/waiting_changes", body);
	const { id } = (await suggest(suggested)).json().data;
	expect(refusal(await author("PATCH", `/items/waiting_changes/${id}`, { state: "applied" }))).toEqual(FORBIDDEN);
	await shows(exam.slug, [form, paper]);
	const taken = await editor("PATCH", `/items/waiting_changes/${id}`, { state: "applied" });
	expect(taken.json().data).toMatchObject({ state: "applied", user_created: author.id, decided_by: editor.id });
	await shows(exam.slug, [form, moved]);
	expect((await versionsOf(exam.id)).at(-1)?.who).toBe(editor.id);

	// Does not overwrite what somebody changed since.
	const late = await suggest({ ...suggested, was: { events: [form, moved] }, changes: { events: [form, paper] } });
	await editor("PATCH", `/items/exams/${exam.id}`, { events: [form, { ...paper, starts: "2027-06" }] });
	const clash = await editor("PATCH", `/items/waiting_changes/${late.json().data.id}`, { state: "applied" });
	expect(clash.json().errors[0].extensions.field).toBe("changes");
	const declined = await editor("PATCH", `/items/waiting_changes/${late.json().data.id}`, { state: "called-off" });
	expect(declined.json().data).toMatchObject({ state: "called-off", decided_by: editor.id });

	const notTheirs = { was: { date_published: null }, changes: { date_published: "2020-01-01T00:00:00Z" } };
	expect(refusal(await suggest({ ...suggested, ...notTheirs }))).toEqual([400, "FAILED_VALIDATION"]);
	expect(refusal(await suggest(change(exam.id)))).toEqual(FORBIDDEN);
	const others = await (await room.as("author"))("GET", `/items/waiting_changes?filter[item]=${exam.id}`);
	expect(others.json().data).toEqual([]);
});

test("a faulty change is refused when it is submitted, with the place of each fault", async () => {
	const exam = await newExam();
	const day = { ...paper, starts: "2027-05-05" };
	const faulty = [
		[change(exam.id, { events: [form, day] }), "events"],
		[{ ...change(exam.id), at: "2020-01-01T00:00:00Z" }, "at"],
		[{ ...change(exam.id), was: { events: [paper, form] } }, "changes"],
		[{ ...change(exam.id), was: { summary: "One." } }, "was"],
		[{ ...change(exam.id), was: { status: "published" }, changes: { status: "archived" } }, "changes"],
	] as const;
	for (const [body, field] of faulty) {
		const reply = await editor("POST", "/items/waiting_changes", body);
		expect([reply.statusCode, reply.json().errors[0].extensions.field]).toEqual([400, field]);
	}
	const official = { ...day, status: "official", receipt: source };
	await state(change(exam.id, { events: [form, official] }));
	await shows(exam.slug, [form, paper]);
	expect(refusal(await (await room.as("author"))("POST", "/items/waiting_changes", change(exam.id)))).toEqual(
		FORBIDDEN,
	);
});
