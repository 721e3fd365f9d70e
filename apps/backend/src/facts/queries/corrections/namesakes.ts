import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";

const MAX_NAMESAKES = 5;

/** Finds institutions that a new one may duplicate: the same letters and digits in its district or town, published or suggested. */
export async function findNamesakes(
	db: Queryable,
	added: { id: number; name: string; district_id: string; city: string },
): Promise<string[]> {
	const { id, district_id: district, city } = added;
	const name = lettersOf(added.name);
	const rows = await readRows(db, { called: text })`
		SELECT concat(c.name, ', ', coalesce(c.city, d.name), ' (', c.id, ')') AS called
		FROM colleges c LEFT JOIN districts d ON d.id = c.district_id
		WHERE c.state_slug = split_part(${district}, '/', 1) AND (c.district_id = ${district} OR lower(c.city) = lower(${city}))
			AND (${lettersIn(sql`c.name`)} = ${name} OR ${lettersIn(sql`c.official_name`)} = ${name}
				OR EXISTS (SELECT FROM college_names n WHERE n.college_id = c.id AND ${lettersIn(sql`n.name`)} = ${name}))
		UNION ALL SELECT concat(a.name, ', ', a.city, ' (waits for a second person)') FROM added_colleges a
		WHERE a.state = 'proposed' AND a.id <> ${id} AND a.district_id = ${district} AND ${lettersIn(sql`a.name`)} = ${name}
		LIMIT ${MAX_NAMESAKES}`;
	return rows.map(({ called }) => called);
}

/** Letters and digits alone, so that spellings of one name are equal. */
export const lettersIn = (column: SQL) =>
	sql`regexp_replace(replace(lower(${column}), '&', 'and'), '[^[:alnum:]]', '', 'g')`;

function lettersOf(name: string): string {
	return name
		.toLowerCase()
		.replaceAll("&", "and")
		.replaceAll(/[^\p{L}\p{N}]/gu, "");
}
