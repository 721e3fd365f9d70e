/**
 * `npm run data:decisions`: exports editors' decisions on printed names into `data/sources/matches.csv`, and the colleges that they added
 * into `own-institutions.csv`. Existing rows stay.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { csvFormatRows, csvParseRows } from "d3-dsv";
import * as z from "zod";
import { readSettings } from "#scripts/env.ts";
import { withClient } from "#scripts/site/database.ts";
import { withDatabase } from "#scripts/site/with-database.ts";
import { printLine, runCommand } from "#scripts/terminal/terminal.ts";

const EXPORTS = [
	{
		...{ file: "matches.csv", what: "decisions", key: ["source", "name"] },
		rows: `SELECT source, name, college_id, 'an editor decided at the desk on ' || to_char(date_created, 'YYYY-MM-DD') AS why
			FROM name_decisions ORDER BY id`,
	},
	{
		...{ file: "sources.csv", what: "documents of added colleges", key: ["id"] },
		rows: `SELECT s.id, s.kind, s.publisher, s.document, s.address, s.vintage, s.licence, s.public_copy, s.fetched_on::text
			FROM sources s WHERE s.id IN (SELECT source_id FROM added_colleges WHERE state = 'applied') ORDER BY s.id`,
	},
	{
		...{ file: "own-institutions.csv", what: "added colleges", key: ["id"] },
		rows: `SELECT c.id, c.name, c.kind, s.name AS state, d.name AS district, c.city, a.reason, c.source_id FROM added_colleges a
			JOIN current.colleges c ON c.id = 'X-E' || a.id JOIN districts d ON d.id = c.district_id JOIN states s ON s.slug = c.state_slug
			WHERE a.state = 'applied' ORDER BY a.id`,
	},
	{
		...{ file: "slugs.csv", what: "addresses of added colleges", key: ["college_id"] },
		rows: `SELECT c.id AS college_id, c.slug FROM added_colleges a JOIN current.colleges c ON c.id = 'X-E' || a.id
			WHERE a.state = 'applied' ORDER BY a.id`,
	},
] as const;

await runCommand(() =>
	withDatabase(readSettings(), "data-decisions", async (url) => {
		await withClient(url, async (client) => {
			for (const { file, what, key, rows } of EXPORTS) {
				const found = z
					.record(z.string(), z.string().nullable())
					.array()
					.parse((await client.query(rows)).rows);
				printLine(
					`${addRows(`data/sources/${file}`, key, found)} ${what} are written into ${file}, of ${found.length}.`,
				);
			}
		});
		return 0;
	}),
);

function addRows(
	file: string,
	key: readonly string[],
	rows: readonly Readonly<Record<string, string | null>>[],
): number {
	const written = readFileSync(file, "utf8");
	const [head = [], ...known] = csvParseRows(written);
	const there = new Set(known.map((cells) => key.map((name) => cells[head.indexOf(name)]).join("|")));
	const added = rows.filter((row) => !there.has(key.map((name) => row[name]).join("|")));
	const cells = added.map((row) => head.map((column) => row[column] ?? ""));
	if (added.length > 0) writeFileSync(file, `${written.trimEnd()}\n${csvFormatRows(cells)}\n`);
	return added.length;
}
