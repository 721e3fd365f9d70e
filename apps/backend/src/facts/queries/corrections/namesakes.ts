import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { ADDED_ID_PREFIX } from "#backend/db/schema/content/added-college.ts";

const MAX_NAMESAKES = 5;

type Added = { id: number; name: string; district_id: string; city: string };
type Namesake = { resource: string; id: string; called: string };

/** Finds institutions of the state that a new one may duplicate, published or suggested: their names begin so. Its district's come first. */
export async function findNamesakes(db: Queryable, added: Added): Promise<Namesake[]> {
	const { id, district_id: district, city } = added;
	const name = lettersOf(added.name);
	const begins = `${firstLettersOf(added.name)}%`;
	const isIn = sql`(c.district_id = ${district} OR lower(c.city) = lower(${city}))`;
	return readRows(db, { resource: text, id: text, called: text })`
		SELECT resource, id, called FROM (
			SELECT 'colleges' AS resource, c.id, concat(c.name, ', ', coalesce(c.city, d.name), ' (', c.id, ')') AS called,
				(${isIn}) IS TRUE AS near, ${lettersIn(sql`c.name`)} = ${name} AS same
			FROM colleges c LEFT JOIN districts d ON d.id = c.district_id
			WHERE c.state_slug = split_part(${district}, '/', 1) AND c.id <> ${ADDED_ID_PREFIX + id}
				AND (${lettersIn(sql`c.name`)} LIKE ${begins} OR ${lettersIn(sql`c.official_name`)} LIKE ${begins}
					OR EXISTS (SELECT FROM college_names n WHERE n.college_id = c.id AND ${lettersIn(sql`n.name`)} = ${name}))
			UNION ALL SELECT 'added_colleges', a.id::text, concat(a.name, ', ', a.city, ' (waits for a second person)'),
				a.district_id = ${district}, ${lettersIn(sql`a.name`)} = ${name}
			FROM added_colleges a
			WHERE a.state = 'proposed' AND a.id <> ${id}
				AND split_part(a.district_id, '/', 1) = split_part(${district}, '/', 1) AND ${lettersIn(sql`a.name`)} LIKE ${begins}
		) found
		ORDER BY near AND same DESC, near DESC, same DESC, length(called), id LIMIT ${MAX_NAMESAKES}`;
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

const MIN_FIRST_LETTERS = 8;

/** Two words, and more of them where they are short: "Hindu College", "St. Xavier's", "A. V. C. College". */
export function firstLettersOf(name: string): string {
	const words = name.split(/\s+/).map(lettersOf).filter(Boolean);
	const begins = words.map((_, place) => words.slice(0, place + 1).join(""));
	return begins.find((letters, place) => place > 0 && letters.length >= MIN_FIRST_LETTERS) ?? words.join("");
}
