import { factImports } from "@uchit/backend/db/schema/report.ts";
import { rebuildImports } from "@uchit/backend/scholarship/queries/imports.ts";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { loadScholarships } from "#pipeline/load/scholarships.ts";
import { buildScholarships } from "#pipeline/scholarships/build.ts";

const pool = new pg.Pool({ connectionString: z.url().parse(process.env.TEST_DATABASE_URL), max: 1 });
afterAll(() => pool.end());

test("a load neither deletes nor overwrites the desk's imports, and reports where its files differ", async () => {
	const client = await pool.connect();
	try {
		await client.query("BEGIN");
		const db = drizzle({ client });
		const built = buildScholarships();
		const [first, ...others] = built.scholarships;
		if (first === undefined) throw new Error("The files have no scholarship");
		const read = async () => (await client.query("SELECT * FROM current.scholarships ORDER BY slug")).rows;
		const load = (files: typeof built.scholarships) =>
			loadScholarships(client, { scholarships: { ...built, scholarships: files } });
		await load(built.scholarships);
		const published = await read();

		const rows = [first.slug, "award-of-the-desk"].map((slug) => ({
			...{ name: "An award of the desk", says: "" },
			value: { slug, name: "An award of the desk", source_id: first.sourceId, read_on: "2026-11-20" },
		}));
		const about = { file: "a.csv", kind: "scholarship", facts: rows.length, source_id: first.sourceId } as const;
		const [made] = await db
			.insert(factImports)
			.values({ ...about, rows, state: "applied" })
			.returning();
		await rebuildImports(db);
		const laid = await read();
		expect(laid).toHaveLength(published.length + 1);
		const again = await load(built.scholarships);
		expect(again.tables.scholarships).toMatchObject({ added: 0, changed: 0, gone: 0 });
		expect(await read()).toEqual(laid);

		const later = [{ ...first, incomeInr: 123_456 }, { ...first, slug: "award-of-the-desk" }, ...others];
		const { notes } = await load(later);
		expect(await read()).toEqual(laid);
		const readImport = () =>
			db
				.select()
				.from(factImports)
				.where(eq(factImports.id, made?.id ?? 0));
		expect((await readImport())[0]?.disputed?.toSorted()).toEqual(["award-of-the-desk", first.slug].toSorted());
		expect(notes.filter((note) => note.includes("the desk's row stays"))).toHaveLength(2);

		await db
			.update(factImports)
			.set({ state: "undone" })
			.where(eq(factImports.id, made?.id ?? 0));
		await rebuildImports(db);
		const slugs = (await read()).map(({ slug, income_inr: income }) => [slug, income]);
		expect(slugs).toContainEqual([first.slug, 123_456]);
		expect(slugs).toHaveLength(published.length + 1);
	} finally {
		await client.query("ROLLBACK");
		client.release();
	}
});
