import { and, eq, inArray, like, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf, useDesk } from "#backend/content/testing/desk.ts";
import { addedColleges } from "#backend/db/schema/content/added-college.ts";
import { revisions } from "#backend/db/schema/content/revision.ts";
import { corrections } from "#backend/db/schema/report.ts";
import { rebuildOverlay, rebuildOverlays } from "#backend/facts/queries/corrections/overlay.ts";

const desk = useDesk({ FIGURES_SECOND_PERSON: "optional" });
const { db } = desk.backend;

const REASON = `added by a test ${process.pid}`;
const NAME = `Vriksha${process.pid} College of Arts & Science`;
const WEBSITE = "https://vriksha.example.org/";
const NEW = {
	...{ name: NAME, kind: "college", district_id: "maharashtra/pune", city: "Bhor", ownership: "private" },
	...{ website: WEBSITE, reason: REASON, source_id: "nirf-2025" },
};
let editor = "";
let second = "";
let author = "";

beforeAll(async () => {
	const tokenOf = async (role: "editor" | "author") => desk.tokenOf(await desk.hire({ role }));
	[editor, second, author] = await Promise.all([tokenOf("editor"), tokenOf("editor"), tokenOf("author")]);
});

/** Only a test may delete what was published. */
afterAll(async () => {
	const mine = await db
		.select()
		.from(addedColleges)
		.where(like(addedColleges.reason, `${REASON}%`));
	const ids = mine.map(({ id }) => `X-E${id}`);
	const made = await db
		.delete(corrections)
		.where(like(corrections.reason, `${REASON}%`))
		.returning();
	// Corrections and exams may have the same number, so the collection is compared too.
	for (const [collection, items] of Object.entries({ added_colleges: mine, corrections: made })) {
		const ids = ["", ...items.map(({ id }) => String(id))];
		await db.delete(revisions).where(and(eq(revisions.collection, collection), inArray(revisions.item, ids)));
	}
	await db.delete(addedColleges).where(like(addedColleges.reason, `${REASON}%`));
	await rebuildOverlay(db, [...ids, ...made.map(({ collegeId }) => collegeId)]);
	await db.execute(sql`DELETE FROM public.colleges WHERE id = ANY(${sql.param(ids)}::text[])`);
});

const add = (given: Record<string, unknown> = {}, token = editor) =>
	desk.ask("/items/added_colleges", { method: "POST", token, body: { ...NEW, ...given } });
const decide = (id: number, state: string, token = second) =>
	desk.ask(`/items/added_colleges/${id}`, { method: "PATCH", token, body: { state } });
const correct = async (body: Record<string, unknown>) =>
	(
		await desk.ask("/items/corrections", {
			method: "POST",
			token: editor,
			body: { reason: REASON, source_id: "nirf-2025", ...body },
		})
	).json().data;
const page = (slug: string) => desk.backend.app.inject(`/v1/colleges/${slug}`);
const found = async (words: string) =>
	(await desk.backend.app.inject(`/v1/colleges?${new URLSearchParams({ q: words })}`)).body;
/** The index is rebuilt in the background, so a new institution is found later. */
const SOON = { timeout: 120_000 };

test("an unlisted college goes live once a second person agrees, takes facts, and can be removed again", {
	timeout: 300_000,
}, async () => {
	const made = (await add()).json().data;
	expect(made).toMatchObject({
		state: "proposed",
		slug: `vriksha${process.pid}-college-of-arts-and-science-e${made.id}`,
	});
	expect((await page(made.slug)).statusCode).toBe(404);
	const own = await decide(made.id, "applied", editor);
	expect(own.statusCode).toBe(400);
	expect(own.json().errors[0].message).toContain("second person");

	expect((await decide(made.id, "applied")).statusCode).toBe(200);
	const shown = (await page(made.slug)).json();
	expect(shown).toMatchObject({ id: `X-E${made.id}`, name: NAME, place: { city: "Bhor" } });
	expect(JSON.stringify(shown)).toContain(WEBSITE);
	await expect.poll(() => found(NAME), SOON).toContain(made.slug);
	expect((await desk.backend.app.inject(`/v1/suggest?q=vriksha${process.pid}`)).body).toContain(made.slug);

	const fact = { year: "2025", programme: "B.A.", quota: "all", covers: "tuition" };
	const fee = await correct({ college_id: `X-E${made.id}`, field: "fee", value: "45000", fact });
	expect(fee).toMatchObject({ state: "applied" });
	await correct({ college_id: `X-E${made.id}`, field: "phone", value: "020 1234 5678" });
	expect(JSON.stringify((await page(made.slug)).json())).toContain("020 1234 5678");

	// A load rebuilds all overlays.
	await rebuildOverlays(db);
	expect((await page(made.slug)).statusCode).toBe(200);

	expect((await decide(made.id, "undone", editor)).statusCode).toBe(200);
	expect((await page(made.slug)).statusCode).toBe(404);
	await expect.poll(() => found(NAME), SOON).not.toContain(made.slug);
	await rebuildOverlays(db);
	expect((await page(made.slug)).statusCode).toBe(404);
	expect((await decide(made.id, "applied")).statusCode).toBe(400);
});

test("a name that already exists in its district or town is refused, with its possible namesakes", async () => {
	const [there] = (
		await db.execute<{
			id: string;
			name: string;
			city: string;
			district: string;
		}>(sql`SELECT id, name, city, district_id AS district FROM colleges
			WHERE district_id IS NOT NULL AND city IS NOT NULL AND kind = 'college' ORDER BY id LIMIT 1`)
	).rows;
	const given = { name: there?.name.toUpperCase(), city: there?.city, district_id: there?.district };
	const refused = await add(given);
	expect(refused.json().errors[0].extensions).toMatchObject({
		field: "is_another",
		reason: expect.stringContaining(`(${there?.id})`),
	});
	const made = (await add({ ...given, is_another: true })).json().data;
	expect(made.state).toBe("proposed");
	// A suggestion of another editor counts as a namesake too.
	const again = { name: `${NAME} again` };
	expect((await add(again)).statusCode).toBe(200);
	expect((await add(again, second)).json().errors[0].extensions.reason).toContain("waits for a second person");
});

test("a college whose name begins as one of the state's is refused with that one, the district's first", async () => {
	const given = { name: "Hindu College of Marine Studies", district_id: "haryana/sonipat", city: "Sonipat" };
	expect((await add(given)).json().errors[0].extensions).toMatchObject({
		field: "is_another",
		reason: expect.stringContaining("(C-28123)"),
	});
	const query = new URLSearchParams(given);
	const listed = (await desk.ask(`/content/namesakes?${query}`, { token: editor })).json().data;
	expect(listed[0]).toMatchObject({ resource: "colleges", id: "C-28123" });
});

test.each([
	["name", "a1"],
	["city", " "],
	["website", "vriksha"],
	["ownership", "mine"],
	["category", "9999"],
	["state", "applied"],
])("a new college with the %s %j is refused", async (field, value) => {
	expect((await add({ name: `${NAME} wrong`, [field]: value })).json().errors[0].extensions).toMatchObject({ field });
});

test("refuses an unknown district, an author's entry, and changes after the entry is written", async () => {
	expect(codeOf(await add({ district_id: "maharashtra/atlantis" }))).toBe("INVALID_FOREIGN_KEY");
	expect(codeOf(await add({}, author))).toBe("FORBIDDEN");
	const made = (await add({ name: `${NAME} fixed`, is_another: true })).json().data;
	const changed = await desk.ask(`/items/added_colleges/${made.id}`, {
		method: "PATCH",
		token: editor,
		body: { city: "Pune" },
	});
	expect(changed.json().errors[0].extensions).toMatchObject({ field: "city" });
	expect((await decide(made.id, "refused")).statusCode).toBe(200);
	expect((await page(made.slug)).statusCode).toBe(404);
});

test("a load of the same college merges the added one into it, and redirects to it", async () => {
	const made = (await add({ name: `${NAME} twice`, is_another: true })).json().data;
	await decide(made.id, "applied");
	const [listed] = (
		await db.execute<{ id: string; slug: string }>(
			sql`SELECT id, slug FROM colleges
				WHERE kind = 'college' AND id LIKE 'C-%' AND state_slug = 'maharashtra' ORDER BY id DESC LIMIT 1`,
		)
	).rows;
	const phone = await correct({ college_id: `X-E${made.id}`, field: "phone", value: "020 8765 4321" });
	const merge = await correct({ college_id: listed?.id, field: "merge", value: `X-E${made.id}` });
	expect(merge).toMatchObject({ state: "applied" });
	expect((await page(made.slug)).headers.location).toContain(`/v1/colleges/${listed?.slug}`);
	expect(JSON.stringify((await page(listed?.slug ?? "")).json())).toContain("020 8765 4321");
	await desk.ask(`/items/corrections/${merge.id}`, { method: "PATCH", token: editor, body: { state: "undone" } });
	expect((await page(made.slug)).statusCode).toBe(200);
	expect((await db.select().from(corrections).where(eq(corrections.id, phone.id)))[0]?.collegeId).toBe(`X-E${made.id}`);
});
