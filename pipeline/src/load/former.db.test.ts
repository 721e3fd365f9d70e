import pg from "pg";
import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import type { Catalogue } from "#pipeline/catalogue.ts";
import type { FormerAddress } from "#pipeline/colleges/former.ts";
import { loadFormer } from "#pipeline/load/former.ts";

const pool = new pg.Pool({ connectionString: z.url().parse(process.env.TEST_DATABASE_URL), max: 1 });
afterAll(() => pool.end());

const SURVIVOR = "U-0456";
const FORMER = { slug: "an-entry-that-was-paired", collegeId: SURVIVOR, formerId: "X-AICTE-1-0" };

test("a merged institution's reviews and saved items move to the new one, and its address redirects", async () => {
	const client = await pool.connect();
	await client.query("BEGIN");
	try {
		await client.query(
			"INSERT INTO colleges (id, slug, name, official_name, kind, source_id) VALUES ($1, $2, 'A', 'A', 'college', 'aicte-2025')",
			[FORMER.formerId, FORMER.slug],
		);
		await client.query("INSERT INTO reports (token, college_id, fact, message) VALUES ('former', $1, 'seats', 'Two')", [
			FORMER.formerId,
		]);
		const visitor = await client.query<{ id: string }>(
			"INSERT INTO visitors (name, language, age_band) VALUES ('A', 'en', '18-or-over') RETURNING id",
		);
		await client.query("INSERT INTO shortlists (visitor_id, college, changed_at) VALUES ($1, $2, now())", [
			visitor.rows[0]?.id,
			FORMER.slug,
		]);
		const known = await client.query<FormerAddress>(
			'SELECT slug, college_id AS "collegeId", former_id AS "formerId" FROM former_addresses',
		);
		const twins = await client.query(
			'SELECT college_id AS "collegeId", other_id AS "otherId", why FROM possible_twins',
		);
		const former = [...known.rows, FORMER];
		const catalogue = { former, possibleTwins: twins.rows } as unknown as Catalogue;
		await loadFormer(client, catalogue);

		const moved = await client.query(
			`SELECT (SELECT college_id FROM reports WHERE token = 'former') AS reported,
				(SELECT college FROM shortlists WHERE visitor_id = $1) AS saved,
				(SELECT college_id FROM former_addresses WHERE slug = $2) AS "leadsTo",
				(SELECT count(*)::int FROM colleges WHERE id = $3) AS pages`,
			[visitor.rows[0]?.id, FORMER.slug, FORMER.formerId],
		);
		expect(moved.rows).toEqual([
			{ reported: SURVIVOR, saved: "indian-institute-of-technology-madras", leadsTo: SURVIVOR, pages: 0 },
		]);

		await client.query(
			"INSERT INTO corrections (college_id, field, value, reason, source_id) VALUES ($1, 'city', 'Corrected', 'a trial', 'nirf-2025')",
			[SURVIVOR],
		);
		await client.query("DROP TABLE moves");
		const { changedColleges } = await loadFormer(client, catalogue);
		expect(changedColleges, "earlier datasets may have changed what is corrected: its pages are told").toContain(
			SURVIVOR,
		);
	} finally {
		await client.query("ROLLBACK");
		client.release();
	}
});
