import { and, eq, inArray, like } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { type Ask, newSlug, useNewsroom } from "#backend/content/items/testing/newsroom.ts";
import { toColumns } from "#backend/db/column-names.ts";
import { revisions } from "#backend/db/schema/content/revision.ts";
import { factImports } from "#backend/db/schema/report.ts";
import { scholarships } from "#backend/db/schema/scholarship.ts";
import { sources } from "#backend/db/schema/source.ts";
import { rebuildImports } from "#backend/scholarship/queries/imports.ts";
import { anExam } from "#backend/testing/guides.ts";

const room = useNewsroom({ FIGURES_SECOND_PERSON: "required" });
const { db } = room.backend;
const FILE = `${newSlug()}.csv`;
const PUBLISHER = `A trust ${FILE}`;
const DOCUMENT = { publisher: PUBLISHER, document: "Rules", address: "https://trust.example/rules" };

afterAll(async () => {
	const made = await db.select().from(factImports).where(eq(factImports.file, FILE));
	const items = ["", ...made.map(({ id }) => String(id))];
	await db.delete(revisions).where(and(eq(revisions.collection, "fact_imports"), inArray(revisions.item, items)));
	await db.delete(factImports).where(eq(factImports.file, FILE));
	await db.transaction(rebuildImports);
	await db.delete(sources).where(eq(sources.publisher, PUBLISHER));
});

async function bringIn(ask: Ask, kind: string, rows: readonly object[], isTrial = false) {
	const numbered = rows.map((values, at) => ({ row: at + 2, values }));
	const body = { kind, file: FILE, document: DOCUMENT, isTrial, rows: numbered };
	const reply = await ask("POST", "/content/fact-imports", body);
	expect(reply.statusCode, reply.body).toBe(200);
	const { id, facts }: { id?: number; facts: { outcome: string; says?: string; reason?: string }[] } =
		reply.json().data;
	return { id, facts };
}

const step = (ask: Ask, id: unknown, state: string) => ask("PATCH", `/items/fact_imports/${id}`, { state });

function aScheme(slug: string, changes: object = {}) {
	return {
		...{ slug, name: `The award ${slug}`, provider: "A trust of tests", amount_most_inr: 50_000, per: "year" },
		...{ levels: ["12-pass"], genders: [], groups: [], states: [], streams: ["engineering"], income_inr: 250_000 },
		...changes,
	};
}

async function shownAt(slug: string) {
	const reply = await room.backend.get(`/v1/scholarships/${slug}`);
	return reply.statusCode === 200 ? reply.json() : undefined;
}

test("fifty rows are published by a second person, are on the site at once, and are undone in one step", async () => {
	const [one, other] = [await room.as("editor"), await room.as("editor")];
	const slugs = Array.from({ length: 49 }, () => newSlug());
	const [file] = await db
		.select()
		.from(scholarships)
		.where(eq(scholarships.slug, "post-matric-scholarship-for-sc-students"));
	const rows = [...slugs.map((slug) => aScheme(slug, { states: ["Bihar"] })), aScheme(String(file?.slug))];
	const tried = await bringIn(one, "scholarship", rows, true);
	expect(tried.id).toBeUndefined();
	expect(tried.facts.map(({ outcome }) => outcome)).toEqual([...slugs.map(() => "new"), "changed"]);
	expect(tried.facts.at(-1)?.says).toContain("Given by: ");
	const { id } = await bringIn(one, "scholarship", rows);
	expect(await shownAt(slugs[0] ?? "")).toBeUndefined();
	expect((await step(one, id, "applied")).json().errors[0].extensions.reason).toContain("you brought the table in");
	expect((await step(other, id, "applied")).statusCode).toBe(200);

	const shown = await shownAt(slugs[0] ?? "");
	expect(shown.scholarship).toMatchObject({ states: ["bihar"], amount: { mostInr: 50_000 } });
	expect(shown.scholarship.readOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
	expect(shown.sources).toMatchObject([{ publisher: PUBLISHER, address: DOCUMENT.address }]);
	expect((await shownAt(String(file?.slug))).scholarship.name).toContain("The award");
	const again = await bringIn(one, "scholarship", rows, true);
	expect(new Set(again.facts.map(({ outcome }) => outcome))).toEqual(new Set(["same"]));
	expect((await step(other, id, "undone")).statusCode).toBe(200);
	expect(await shownAt(slugs[0] ?? "")).toBeUndefined();
	const [back] = await db
		.select()
		.from(scholarships)
		.where(eq(scholarships.slug, String(file?.slug)));
	expect(back).toEqual(file);
	expect((await db.select().from(scholarships).where(like(scholarships.name, "The award%"))).length).toBe(0);
});

test("of fifty scholarships with five mistakes, each mistake gets a readable reason and forty-five are imported", async () => {
	const editor = await room.as("editor");
	const first = newSlug();
	const mistakes: Readonly<Record<number, [change: object, reason: string]>> = {
		9: [{ per: "week" }, "Per what has to be one of month, year, once, course."],
		19: [{ income_inr: "much" }, "Highest family income, in rupees has to be a number."],
		29: [{ states: ["Atlantis"] }, "There is no state “Atlantis”."],
		39: [{ slug: first }, expect.stringMatching(/row 2/)],
		49: [{ name: undefined }, "Name is missing."],
	};
	const rows = Array.from({ length: 50 }, (_, at) => ({
		...aScheme(at === 0 ? first : newSlug()),
		...mistakes[at]?.[0],
	}));
	const { id, facts } = await bringIn(editor, "scholarship", rows);
	const wrong = facts.flatMap(({ reason }, at) => (reason === undefined ? [] : [[at, reason]]));
	expect(wrong).toEqual(Object.entries(mistakes).map(([at, [, reason]]) => [Number(at), reason]));
	const [made] = await db
		.select()
		.from(factImports)
		.where(eq(factImports.id, Number(id)));
	expect([made?.facts, made?.state]).toEqual([45, "proposed"]);
});

test("exam dates are imported with the document, preserve their keys, and are undone together except later edits", async () => {
	const [admin, editor] = [await room.as("admin"), await room.as("editor")];
	const slug = newSlug();
	const expected = { key: "2027-exam", kind: "exam", cycle: "2027", starts: "2027-05", status: "expected" } as const;
	const exam = anExam({ slug, shortName: `X ${slug}`, events: [expected] });
	const key = (await admin("POST", "/items/exams", toColumns(exam))).json().data.id;
	const eventsNow = async () => (await admin("GET", `/items/exams/${key}?fields=events`)).json().data.events;
	const of = { exam: `x ${slug.toUpperCase()}`, cycle: "2027", status: "official" };
	const rows = [
		{ ...of, kind: "exam", starts: "2027-05-11", ends: "2027-05-31" },
		{ ...of, kind: "application", name: "Session 1", starts: "2027-01-15" },
		{ ...of, kind: "party", starts: "2027-01-15" },
		{ ...of, exam: "An exam that nobody knows", kind: "exam", starts: "2027-01-15" },
		{ ...of, kind: "result", starts: "soon" },
		{ ...of, kind: "exam", starts: "2027-05-12" },
		{ ...of, exam: of.exam.slice(0, -2), kind: "exam", starts: "2027-05-12" },
	];
	const { id, facts } = await bringIn(editor, "event", rows);
	expect(facts.map(({ outcome, says, reason }) => [outcome, says ?? reason])).toEqual([
		[
			"changed",
			"From: 2027-05 → 2027-05-11; To: nothing → 2027-05-31; State: expected → official; Document: that of the file",
		],
		["new", "new: official, 2027-01-15"],
		["wrong", expect.stringContaining("What has to be one of notification, application")],
		["wrong", "There is no exam “An exam that nobody knows” here."],
		["wrong", "From has to be a day or a month."],
		["wrong", "It is about what row 2 is about, and says something else: only one of them can be right."],
		["wrong", `Which exam is “${of.exam.slice(0, -2)}”: X ${slug}?`],
	]);
	const [changed, added] = await eventsNow();
	expect(changed).toMatchObject({ key: "2027-exam", starts: "2027-05-11", status: "official", receipt: DOCUMENT });
	expect(added).toMatchObject({ key: "2027-session-1-application", name: "Session 1" });
	const again = await bringIn(editor, "event", rows.slice(0, 2), true);
	expect(again.facts.map(({ outcome }) => outcome)).toEqual(["same", "same"]);

	const since = { ...added, starts: "2027-01-20" };
	await admin("PATCH", `/items/exams/${key}`, { events: [changed, since] });
	expect((await step(editor, id, "undone")).statusCode).toBe(200);
	expect(await eventsNow()).toEqual([expected, since]);
	expect((await step(editor, id, "applied")).statusCode).toBe(400);
	await admin("DELETE", `/items/exams/${key}`);
});

test("an author cannot import anything", async () => {
	const author = await room.as("author");
	const rows = [{ row: 2, values: { exam: "cuet", kind: "exam", cycle: "2027", starts: "2027-05-11" } }];
	const body = { kind: "event", file: FILE, document: DOCUMENT, isTrial: true, rows };
	expect((await author("POST", "/content/fact-imports", body)).statusCode).toBe(403);
});
