import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dropDatabase, ensureDatabase, withClient } from "../../../scripts/site/database.ts";
import { closeDatabase, openDatabase } from "./db/client.ts";
import { corrections } from "./db/schema/report.ts";
import { splitInstitutions } from "./facts/queries/corrections/merge.ts";
import { rebuildOverlay } from "./facts/queries/corrections/overlay.ts";
import { migrateAsFarAs, migrateDatabase } from "./migrate.ts";

const NAME = "uchit_test_migrate_facts";
const ADMIN = process.env.TEST_DATABASE_URL ?? "";
const URL_OF_OURS = Object.assign(new URL(ADMIN), { pathname: `/${NAME}` }).href;
const BEFORE = 16;
const TABLES = ["colleges", "college_fees", "rankings", "former_addresses", "scholarships"] as const;

beforeAll(async () => {
	await dropDatabase(ADMIN, NAME);
	await ensureDatabase(ADMIN, NAME);
	await migrateAsFarAs(URL_OF_OURS, BEFORE);
});
afterAll(() => dropDatabase(ADMIN, NAME));

const PUBLISHED = `
	INSERT INTO sources (id, kind, publisher, document, vintage) VALUES ('list', 'document', 'A', 'A list', '2025'), ('desk-1', 'document', 'B', 'A letter', '2025');
	INSERT INTO colleges (id, slug, name, official_name, kind, city, source_id)
		VALUES ('C-1', 'one', 'One', 'One', 'college', 'Old town', 'list'), ('C-2', 'two', 'Two', 'Two', 'college', 'Old town', 'list');
	INSERT INTO college_fees (authority, year, institute, branch, college_id, programme, quota, seats, amount, covers, printed, source_id) VALUES
		('afrc', 2024, 'a', 'x', 'C-1', 'X', 'all', 'regular', 100, 'tuition', '100', 'list'),
		('afrc', 2024, 'b', 'y', 'C-2', 'Y', 'all', 'regular', 300, 'tuition', '300', 'list');
	INSERT INTO rankings (list, year, college_id, rank, printed_name, source_id) VALUES ('overall', 2025, 'C-1', 7, 'One', 'list'), ('overall', 2025, 'C-2', 9, 'Two', 'list');
	INSERT INTO scholarships (slug, name, is_of_fees, cities, is_for_unranked, further, lines, corrected, source_id)
		VALUES ('award', 'The award of the files', false, '[]', false, '[]', '[]', '[]', 'list');`;

const CHANGED_IN_PLACE = `
	INSERT INTO reports (token, college_id, fact, message) VALUES ('r', 'C-2', 'fee', 'wrong');
	INSERT INTO corrections (id, college_id, field, value, was, about, reason, source_id, state, "over") OVERRIDING SYSTEM VALUE
		SELECT 1, 'C-1', 'merge', 'C-2', 'Two', 'two', 'one college', 'list', 'applied', jsonb_build_object('before', to_jsonb(c), 'after', null)
		FROM colleges c WHERE id = 'C-2';
	INSERT INTO merged_rows (correction_id, table_name, row, is_moved) SELECT 1, 'college_fees', to_jsonb(t), true FROM college_fees t WHERE college_id = 'C-2';
	INSERT INTO merged_rows (correction_id, table_name, row, is_moved) SELECT 1, 'rankings', to_jsonb(t), false FROM rankings t WHERE college_id = 'C-2';
	INSERT INTO merged_rows (correction_id, table_name, row, is_moved) SELECT 1, 'reports', jsonb_build_object('id', id), true FROM reports;
	INSERT INTO merged_rows (correction_id, table_name, row, is_moved) VALUES (1, 'corrections', '{"id": 5, "college_id": "C-2", "field": "city", "fact": null,
		"about": "", "value": "New town", "was": "Old town", "reason": "moved", "source_id": "desk-1", "report_id": null, "state": "applied", "over": null,
		"says": null, "user_created": null, "decided_by": null, "decided_at": null, "created_at": "2026-01-01T00:00:00Z"}', false);
	UPDATE college_fees SET college_id = 'C-1' WHERE college_id = 'C-2';
	DELETE FROM rankings WHERE college_id = 'C-2';
	UPDATE reports SET college_id = 'C-1';
	DELETE FROM colleges WHERE id = 'C-2';
	INSERT INTO former_addresses (slug, college_id, former_id) VALUES ('two', 'C-1', 'C-2');
	INSERT INTO corrections (id, college_id, field, fact, value, was, about, reason, source_id, state, "over") OVERRIDING SYSTEM VALUE
		SELECT 2, 'C-1', 'fee', '{"authority": "afrc", "year": 2024, "institute": "a", "branch": "x"}', '200', '100', 'X', 'a letter', 'desk-1', 'applied',
			jsonb_build_object('before', to_jsonb(f), 'after', to_jsonb(f) || '{"amount": 200, "printed": "200", "source_id": "desk-1"}')
		FROM college_fees f WHERE institute = 'a';
	UPDATE college_fees SET amount = 200, printed = '200', source_id = 'desk-1' WHERE institute = 'a';
	INSERT INTO corrections (id, college_id, field, value, was, reason, source_id, state, "over") OVERRIDING SYSTEM VALUE
		SELECT 3, 'C-1', 'city', 'New town', 'Old town', 'moved', 'desk-1', 'applied', jsonb_build_object('before', to_jsonb(c), 'after', to_jsonb(c) || '{"city": "New town"}')
		FROM colleges c WHERE id = 'C-1';
	UPDATE colleges SET city = 'New town' WHERE id = 'C-1';
	INSERT INTO corrections (id, college_id, field, value, was, reason, source_id, state) OVERRIDING SYSTEM VALUE VALUES
		(4, 'C-1', 'name', 'Another name', 'One', 'mistaken', 'desk-1', 'undone'), (6, 'C-1', 'name', 'Later name', 'One', 'renamed', 'desk-1', 'proposed');
	INSERT INTO scholarship_imports (file, rows, state, was, under) SELECT 'a.csv',
		'[{"slug": "award", "name": "The award of the desk", "source_publisher": "A trust", "source_document": "Rules", "source_address": "https://trust.example/",
			"source_read_on": "2026-11-20", "is_of_fees": false, "cities": [], "further": []}]',
		'published', jsonb_build_object('award', to_jsonb(s)), jsonb_build_object('award', to_jsonb(s)) FROM scholarships s;
	UPDATE scholarships SET name = 'The award of the desk';`;

test("migrating a database edited in place restores the loaded rows, shows the same facts, and loses no user data", async () => {
	const loaded = await withClient(URL_OF_OURS, async (client) => {
		await client.query(PUBLISHED);
		return rowsOf("public");
	});
	await withClient(URL_OF_OURS, (client) => client.query(CHANGED_IN_PLACE));
	const shown = await rowsOf("public");

	await migrateDatabase(URL_OF_OURS);
	expect(await rowsOf("public")).toEqual(loaded);
	const { scholarships: scheme, ...facts } = await rowsOf("current");
	const { scholarships: _laid, ...shownFacts } = shown;
	expect(facts).toEqual(shownFacts);
	expect(scheme).toMatchObject([{ slug: "award", name: "The award of the desk" }]);

	const db = openDatabase({ url: URL_OF_OURS, onIdleError: () => undefined });
	try {
		const states = await db.select().from(corrections).orderBy(corrections.id);
		expect(states.map(({ id, collegeId, state }) => [id, collegeId, state])).toEqual([
			[1, "C-1", "applied"],
			[2, "C-1", "applied"],
			[3, "C-1", "applied"],
			[4, "C-1", "undone"],
			[5, "C-2", "applied"],
			[6, "C-1", "proposed"],
		]);
		const [merge] = states;
		if (merge === undefined) throw new Error("The merge is not there");
		await db.update(corrections).set({ state: "undone" }).where(eq(corrections.id, 1));
		await db.transaction((tx) => splitInstitutions(tx, merge));
		await db.update(corrections).set({ state: "undone" });
		await db.transaction((tx) => rebuildOverlay(tx, ["C-1", "C-2"]));
		const { scholarships: _again, ...undone } = await rowsOf("current");
		const { scholarships: _files, ...loadedFacts } = loaded;
		expect(undone).toEqual(loadedFacts);
		expect((await db.$client.query("SELECT college_id FROM reports")).rows).toEqual([{ college_id: "C-2" }]);
	} finally {
		await closeDatabase(db);
	}
});

async function rowsOf(schema: "public" | "current"): Promise<Record<string, unknown[]>> {
	return withClient(URL_OF_OURS, async (client) => {
		const found: Record<string, unknown[]> = {};
		for (const table of TABLES) {
			const { rows } = await client.query(
				`SELECT to_jsonb(t) AS row FROM ${schema}.${table} t ORDER BY to_jsonb(t)::text`,
			);
			found[table] = rows.map(({ row }) => row);
		}
		return found;
	});
}
