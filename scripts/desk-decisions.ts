/**
 * `npm run data:decisions`: writes what editors decided on printed names into `data/sources/matches.csv`, where the repository keeps
 * decisions. Those that stand there already stay as they are.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { csvFormatRows, csvParseRows } from "d3-dsv";
import * as z from "zod";
import { readSettings } from "#scripts/env.ts";
import { withClient } from "#scripts/site/database.ts";
import { withDatabase } from "#scripts/site/with-database.ts";
import { runCommand, say } from "#scripts/terminal/terminal.ts";

const FILE = "data/sources/matches.csv";
const Decision = z.object({ source: z.string(), name: z.string(), college_id: z.string(), decided_on: z.string() });

await runCommand(() =>
	withDatabase(readSettings(), "data-decisions", async (url) => {
		const { rows } = await withClient(url, (client) =>
			client.query(
				"SELECT source, name, college_id, to_char(date_created, 'YYYY-MM-DD') AS decided_on FROM name_decisions ORDER BY id",
			),
		);
		const [head = [], ...known] = csvParseRows(readFileSync(FILE, "utf8"));
		const [source, name] = [head.indexOf("source"), head.indexOf("name")];
		const there = new Set(known.map((cells) => `${cells[source]}|${cells[name]}`));
		const added = Decision.array()
			.parse(rows)
			.filter((decision) => !there.has(`${decision.source}|${decision.name}`))
			.map(({ decided_on: day, ...decision }) => {
				const cells: Readonly<Record<string, string>> = { ...decision, why: `an editor decided at the desk on ${day}` };
				return head.map((column) => cells[column] ?? "");
			});
		if (added.length > 0) writeFileSync(FILE, `${readFileSync(FILE, "utf8").trimEnd()}\n${csvFormatRows(added)}\n`);
		say(`${added.length} decisions are written into ${FILE}, of ${rows.length}.`);
		return 0;
	}),
);
