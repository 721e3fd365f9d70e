import { formerAddresses, possibleTwins } from "@uchit/backend/db/schema/college.ts";
import { lockOverlays, rebuildOverlays } from "@uchit/backend/facts/queries/corrections/overlay.ts";
import { drizzle } from "drizzle-orm/node-postgres";
import type { PoolClient } from "pg";
import type { Catalogue } from "#pipeline/catalogue.ts";
import type { DatasetLoad } from "#pipeline/load/dataset.ts";
import { loadTable } from "#pipeline/load/table.ts";

/**
 * Removes merged institutions from the site once all their facts have moved: texts of visitors and editors move too, and addresses
 * redirect. Last in a load, so that corrections are shown with what was published.
 */
export async function loadFormer(client: PoolClient, catalogue: Catalogue): Promise<DatasetLoad> {
	const moves = catalogue.former.flatMap(({ formerId, collegeId, slug }) =>
		formerId === undefined ? [] : [{ former: formerId, now: collegeId, slug }],
	);
	await client.query(
		"CREATE TEMP TABLE moves ON COMMIT DROP AS SELECT * FROM json_to_recordset($1::json) AS m(former text, now text, slug text)",
		[JSON.stringify(moves)],
	);
	const db = drizzle({ client });
	await lockOverlays(db);
	for (const statement of MOVES) await client.query(statement);
	const gone = await client.query("DELETE FROM colleges c USING moves m WHERE c.id = m.former");
	const addresses = await loadTable(client, {
		table: formerAddresses,
		key: [formerAddresses.slug],
		rows: catalogue.former,
	});
	const twins = await loadTable(client, {
		table: possibleTwins,
		key: [possibleTwins.collegeId, possibleTwins.otherId],
		rows: catalogue.possibleTwins,
	});
	const overlaid = await rebuildOverlays(db);
	const isSame = [addresses, twins].every(({ added, changed, gone }) => added + changed + gone === 0);
	return {
		tables: { former_addresses: addresses, possible_twins: twins },
		// Keys of addresses name no colleges: every page is notified if one changed, else those that earlier datasets may have changed.
		changedColleges: isSame ? overlaid : [],
		notes: [`${gone.rowCount ?? 0} institutions were found to be others`],
	};
}

/** A visitor who reviewed both keeps both reviews, distinguished by the former id; a second claim adds nothing. */
const MOVES = [
	"UPDATE reports r SET college_id = m.now FROM moves m WHERE r.college_id = m.former",
	"UPDATE corrections r SET college_id = m.now FROM moves m WHERE r.college_id = m.former AND r.field <> 'slug'",
	"DELETE FROM corrections r USING moves m WHERE r.college_id = m.former",
	`UPDATE reviews r SET programme_key = r.programme_key || ' ' || lower(m.former) FROM moves m, reviews o
		WHERE r.college_id = m.former AND o.college_id = m.now AND o.visitor_id = r.visitor_id AND o.programme_key = r.programme_key`,
	"UPDATE reviews r SET college_id = m.now FROM moves m WHERE r.college_id = m.former",
	`DELETE FROM college_claims r USING moves m, college_claims o
		WHERE r.college_id = m.former AND o.college_id = m.now AND o.visitor_id = r.visitor_id`,
	"UPDATE college_claims r SET college_id = m.now FROM moves m WHERE r.college_id = m.former",
	...["shortlists", "shortlist_facts"].flatMap((table) => [
		`DELETE FROM ${table} r USING moves m, current.colleges c, ${table} o
			WHERE r.college = m.slug AND c.id = m.now AND o.visitor_id = r.visitor_id AND o.college = c.slug`,
		`UPDATE ${table} r SET college = c.slug FROM moves m JOIN current.colleges c ON c.id = m.now WHERE r.college = m.slug`,
	]),
];
