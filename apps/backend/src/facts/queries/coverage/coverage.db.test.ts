import { DataState, KNOWN_FACTS, type KnownFact, Missing } from "@uchit/contract/data.ts";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { integer, text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { knownFacts } from "#backend/db/schema/source.ts";
import { useBackend } from "#backend/testing/backend.ts";
import { noteKnownFacts } from "./coverage.ts";

const backend = useBackend({}, () => new Date("2026-12-09T06:00:00Z"));
const { db } = backend;
afterAll(() => db.delete(knownFacts));

/** Finds the best-known 500 in another way: every place of an institution, the best first. */
const BEST = `best AS (
	SELECT college_id, row_number() OVER (ORDER BY place, college_id) AS nth FROM (
		SELECT DISTINCT ON (college_id) college_id, CASE WHEN rank IS NULL THEN regexp_replace(band, '\\D.*', '')::int ELSE rank END AS place
		FROM rankings JOIN (SELECT DISTINCT year FROM rankings ORDER BY year DESC LIMIT 2) newest USING (year)
		WHERE list <> 'research' AND list <> 'innovation' ORDER BY college_id, place) first)`;
const HAS: Readonly<Partial<Record<KnownFact, string>>> = {
	fees: "EXISTS (SELECT FROM college_fees f WHERE f.college_id = b.college_id) OR EXISTS (SELECT FROM page_fees f WHERE f.college_id = b.college_id)",
	"latest-cutoffs":
		"(SELECT max(year) FROM cutoffs x WHERE x.college_id = b.college_id) + 1 >= date_part('year', current_date)",
	seats: "(SELECT count(*) FROM intakes i WHERE i.college_id = b.college_id) > 0",
	placements: "'median-salary' IN (SELECT measure FROM outcomes o WHERE o.college_id = b.college_id)",
	website: "'website' = ANY (SELECT field FROM college_facts f WHERE f.college_id = b.college_id)",
	recognition: "'recognised-by' = ANY (SELECT field FROM college_facts f WHERE f.college_id = b.college_id)",
	phone: "'phone' = ANY (SELECT field FROM college_facts f WHERE f.college_id = b.college_id)",
};

test.each(Object.entries(HAS))("of the 500 best known as many have %s as another query counts", async (fact, has) => {
	const { bestKnown } = await backend.read(DataState, "/v1/data");
	const [counted] = await readRows(
		db,
		{ known: integer, of: integer },
		sql.raw(
			`WITH ${BEST} SELECT count(*) FILTER (WHERE ${has})::int AS known, count(*)::int AS of FROM best b WHERE nth <= 500`,
		),
	);
	expect(counted?.of).toBe(500);
	expect(bestKnown.find(({ what }) => what === fact)).toMatchObject({ ...counted });
});

test("the colleges missing a fact are the rest of the 500, best known first", async () => {
	const { known, of, items } = await backend.read(Missing, "/v1/data/missing?fact=fees");
	const rows = await readRows(
		db,
		{ slug: text },
		sql.raw(
			`WITH ${BEST} SELECT slug FROM best b JOIN colleges c ON c.id = b.college_id WHERE nth <= 500 AND NOT (${HAS.fees}) ORDER BY nth`,
		),
	);
	expect(items.map(({ slug }) => slug)).toEqual(rows.map(({ slug }) => slug));
	expect(known + items.length).toBe(of);
});

test("an unknown fact name is refused", async () => {
	for (const address of ["/v1/data/missing?fact=mess", "/v1/data/missing"]) {
		expect((await backend.get(address)).statusCode, address).toBe(400);
	}
});

test("new facts of the month count from the first count's day, for facts and institutions counted before", async () => {
	await db.delete(knownFacts);
	await noteKnownFacts(db, "2026-11-20");
	const [{ id = "" } = {}] = await readRows(db, { id: text })`
		SELECT c.id FROM colleges c JOIN known_facts k ON k.college_id = c.id WHERE k.fact = 'website' LIMIT 1`;
	await db.execute(sql`DELETE FROM known_facts WHERE (fact = 'website' AND college_id = ${id}) OR fact = 'seats'`);
	await db.execute(
		sql`DELETE FROM known_facts WHERE college_id = (SELECT college_id FROM known_facts WHERE college_id <> ${id} LIMIT 1)`,
	);
	await noteKnownFacts(db, "2026-12-05");
	await noteKnownFacts(db, "2026-12-07");
	const fresh = await readRows(db, { college: text, fact: text, since: text })`
		SELECT college_id AS college, fact, since::text AS since FROM known_facts WHERE since IS NOT NULL`;
	expect(fresh).toEqual([{ college: id, fact: "website", since: "2026-12-05" }]);
	await db.execute(sql`SELECT pg_notify('uchit_changes', '{"tags":["*"]}')`);
	const coverageRows = async () => {
		const { bestKnown, freshSince } = await backend.read(DataState, "/v1/data");
		return [freshSince, ...bestKnown.flatMap(({ what, fresh }) => (fresh === 0 ? [] : [[what, fresh]]))];
	};
	await expect.poll(coverageRows, { timeout: 60_000, interval: 1_000 }).toEqual(["2026-12-01", ["website", 1]]);
});

test("a fact that is no longer known is removed from the known facts", async () => {
	await db.delete(knownFacts);
	await db.insert(knownFacts).values({ collegeId: "nobody", fact: "fees", countedOn: "2026-11-20" });
	await noteKnownFacts(db, "2026-11-21");
	const { rows } = await db.execute(sql`SELECT FROM known_facts WHERE college_id = 'nobody'`);
	expect(rows).toEqual([]);
});

test("every listed fact has its count", async () => {
	const { bestKnown } = await backend.read(DataState, "/v1/data");
	expect(bestKnown.map(({ what }) => what)).toEqual([...KNOWN_FACTS]);
});
