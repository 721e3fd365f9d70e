import { readFileSync } from "node:fs";
import { type GoldRow, isFirstRight, isWrongCard, judgeReading } from "#bench/ask-gold.ts";
import { SECRETS } from "#bench/secrets.ts";
import { readSettings } from "#scripts/env.ts";
import { urlOfRunning } from "#scripts/postgres/running.ts";
import { DATABASE, dataDirOf } from "#scripts/site/own-database.ts";
import { runCommand, say } from "#scripts/terminal/terminal.ts";
import { buildApp } from "../apps/backend/src/app.ts";
import { openDatabase } from "../apps/backend/src/db/client.ts";
import { parseEnv } from "../apps/backend/src/env.ts";
import { parseCsv } from "../checks/predictor/naive/files.ts";
import { Answer } from "../packages/contract/src/ask.schema.ts";

const OWN_FILE = "data/queries/questions.csv";

/**
 * `npm run ask:evaluate -- FILE`: asks the real service every question of a file (columns as `data/queries/questions.csv`, which is the
 * default), and prints by kind how many it read right, where the first result or answer was right, and which cards were wrong. The
 * facts are those of DATABASE_URL or of a running `npm start`. `-v` names every question that failed.
 */
await runCommand(async () => {
	const names = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
	const isVerbose = process.argv.includes("-v");
	const settings = readSettings();
	const url = settings.DATABASE_URL ?? urlOfRunning(dataDirOf(settings), DATABASE);
	if (url === undefined) throw new Error("No facts to ask: set DATABASE_URL, or run `npm start` beside this.");
	const db = openDatabase({ url, onIdleError: () => undefined });
	const app = await buildApp({
		db,
		env: parseEnv({ ...process.env, DATABASE_URL: url, ...SECRETS, LOG_LEVEL: "silent" }),
		mostEventLoopDelayMs: 0,
	});
	const tallies = new Map<string, Tally>();
	for (const row of readRows(names[0] ?? OWN_FILE)) {
		const response = await app.inject({
			url: `/v1/ask?${new URLSearchParams({ q: row.query })}`,
			headers: { authorization: `Bearer ${SECRETS.BACKEND_KEY}` },
		});
		const answer = Answer.parse(response.json());
		const faults = judgeReading(row, answer);
		const isFirst = isFirstRight(row, answer);
		const isWrong = isWrongCard(row, answer);
		for (const kind of [row.kind, "all"]) add(tallies, kind, { faults, isFirst, isWrong });
		if (isVerbose && (faults.length > 0 || !isFirst || isWrong)) {
			say(
				`${isWrong ? "CARD " : ""}${isFirst ? "" : "FIRST "}${row.kind} | ${row.query} | ${faults.join("; ")} | card ${answer.card?.kind ?? "-"} | ${answer.colleges[0]?.name ?? "-"} | unread ${answer.unread.join(" ")}`,
			);
		}
	}
	say("kind                  questions   read right   first right   wrong cards");
	for (const [kind, { count, read, first, wrong }] of tallies) {
		say(
			`${kind.padEnd(22)}${String(count).padStart(9)}${share(read, count)}${share(first, count)}${String(wrong).padStart(14)}`,
		);
	}
	await app.close();
	await db.$client.end();
	return 0;
});

type Tally = { count: number; read: number; first: number; wrong: number };

function add(
	tallies: Map<string, Tally>,
	kind: string,
	{ faults, isFirst, isWrong }: { faults: readonly string[]; isFirst: boolean; isWrong: boolean },
): void {
	const tally = tallies.get(kind) ?? { count: 0, read: 0, first: 0, wrong: 0 };
	tally.count++;
	if (faults.length === 0) tally.read++;
	if (isFirst) tally.first++;
	if (isWrong) tally.wrong++;
	tallies.set(kind, tally);
}

function share(part: number, whole: number): string {
	return `${part} (${Math.round((100 * part) / whole)} %)`.padStart(14);
}

function readRows(file: string): GoldRow[] {
	const [head = [], ...rows] = parseCsv(readFileSync(file, "utf8"));
	const of = (row: readonly string[], column: string) => row[head.indexOf(column)] ?? "";
	return rows
		.filter((row) => row.length === head.length)
		.map((row) => ({
			query: of(row, "query"),
			kind: of(row, "kind"),
			expect: JSON.parse(of(row, "expect")),
			why: of(row, "why"),
		}));
}
