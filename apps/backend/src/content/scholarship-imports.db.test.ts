import { eq, like } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { type Ask, newSlug, useNewsroom } from "#backend/content/items/testing/newsroom.ts";
import { scholarshipImports, scholarships } from "#backend/db/schema/scholarship.ts";
import { sources } from "#backend/db/schema/source.ts";
import { rebuildImports } from "#backend/scholarship/queries/imports.ts";
import { aScheme } from "#backend/testing/schemes.ts";

const room = useNewsroom({ FIGURES_SECOND_PERSON: "required" });
const { db } = room.backend;
const FILE = `${newSlug()}.csv`;
const PUBLISHER = `A trust ${FILE}`;

afterAll(async () => {
	await db.update(scholarshipImports).set({ state: "undone" }).where(eq(scholarshipImports.file, FILE));
	await db.transaction(rebuildImports);
	await db.delete(scholarshipImports).where(eq(scholarshipImports.file, FILE));
	await db.delete(sources).where(eq(sources.publisher, PUBLISHER));
});

const scheme = (slug: string, changes: object = {}) => ({
	...aScheme(slug, { source_publisher: PUBLISHER }),
	...changes,
});
const importOf = (rows: unknown[]) => ({ file: FILE, rows });
const step = (ask: Ask, id: number, state: string) => ask("PATCH", `/items/scholarship_imports/${id}`, { state });

async function shownAt(slug: string) {
	const reply = await room.backend.get(`/v1/scholarships/${slug}`);
	return reply.statusCode === 200 ? reply.json() : undefined;
}

test("fifty rows are published by a second person, are on the site at once, and go in one step", async () => {
	const [one, other] = [await room.as("editor"), await room.as("editor")];
	const slugs = Array.from({ length: 49 }, () => newSlug());
	const [file] = await db
		.select()
		.from(scholarships)
		.where(eq(scholarships.slug, "post-matric-scholarship-for-sc-students"));
	const rows = [...slugs.map((slug) => scheme(slug, { states: ["Bihar"] })), scheme(String(file?.slug))];
	const made = await one("POST", "/items/scholarship_imports", importOf(rows));
	const { id } = made.json().data;
	expect(await shownAt(slugs[0] ?? "")).toBeUndefined();
	expect((await step(one, id, "published")).json().errors[0].extensions.reason).toContain("second person");
	expect((await step(other, id, "published")).statusCode).toBe(200);

	const shown = await shownAt(slugs[0] ?? "");
	expect(shown.scholarship).toMatchObject({ states: ["bihar"], readOn: "2026-11-20", amount: { mostInr: 50_000 } });
	expect(shown.sources).toMatchObject([{ publisher: PUBLISHER, address: "https://trust.example/rules" }]);
	expect((await shownAt(String(file?.slug))).scholarship.name).toContain("The award");
	const list = (await room.backend.get("/v1/scholarships")).json();
	expect(list.edited).toBeGreaterThanOrEqual(50);
	expect((await step(other, id, "undone")).statusCode).toBe(200);
	expect(await shownAt(slugs[0] ?? "")).toBeUndefined();
	const [back] = await db
		.select()
		.from(scholarships)
		.where(eq(scholarships.slug, String(file?.slug)));
	expect(back).toEqual(file);
	expect((await db.select().from(scholarships).where(like(scholarships.name, "The award%"))).length).toBe(0);
});

test("what is wrong is said of its row and column, by the dry run and by the wire", async () => {
	const editor = await room.as("editor");
	const [slug, twice] = [newSlug(), newSlug()];
	const bad = scheme(slug, { per: "week", source_read_on: undefined, income_inr: "much" });
	const tried = await editor("POST", "/content/try", {
		collection: "scholarship_imports",
		items: [importOf([scheme(twice), bad])],
	});
	expect(tried.json().data.faults[0].at).toEqual(
		expect.arrayContaining([
			expect.objectContaining({ path: [1, "per"] }),
			expect.objectContaining({ path: [1, "income_inr"] }),
			{ path: [1, "source_read_on"], reason: "is missing" },
		]),
	);
	const rows = [
		scheme(twice),
		scheme(twice),
		scheme(slug, { states: ["Atlantis"] }),
		scheme(newSlug(), { source_read_on: "2099-01-01" }),
	];
	const reply = await editor("POST", "/items/scholarship_imports", importOf(rows));
	expect(reply.json().errors[0].extensions.at).toEqual([
		{ path: [1, "slug"], reason: "stands in row 1 already" },
		{ path: [2, "states"], reason: "names a state that there is not: Atlantis" },
		{ path: [3, "source_read_on"], reason: "is a day that is still to come" },
	]);
});
