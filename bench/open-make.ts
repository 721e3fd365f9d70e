import { readFileSync, writeFileSync } from "node:fs";
import * as z from "zod";
import { type Drawn, drawRows } from "#bench/questions/draw.ts";
import { listDays, listFormFees } from "#bench/questions/exams.ts";
import { BenchQuestion, type Language, QUESTIONS_FILE } from "#bench/questions/question.ts";
import { fill, wordsOf } from "#bench/questions/words.ts";
import { createRandom } from "#bench/support/random.ts";
import { printLine, runCommand } from "#scripts/terminal/terminal.ts";
import { closeDatabase, openDatabase } from "../apps/backend/src/db/client.ts";

const SEED = "2026-11-29";
/** Half English, three in ten Hinglish, two in ten Hindi. */
const LANGUAGES: readonly Language[] = ["en", "hinglish", "en", "hi", "en", "hinglish", "en", "hi", "en", "hinglish"];

const Wording = z.object({ en: z.string(), hinglish: z.string(), hi: z.string() });
const Kind = z.object({ rows: z.string(), count: z.int(), wording: Wording, answer: z.record(z.string(), z.json()) });

/** `npm run bench:open` redraws the questions of data/bench from DATABASE_URL and the exams' texts. */
await runCommand(async () => {
	const { DATABASE_URL: url } = process.env;
	if (url === undefined) throw new Error("No facts to draw from: set DATABASE_URL.");
	const db = openDatabase({ url, onIdleError: () => undefined, statementTimeoutMs: 600_000 });
	const kinds = z.record(z.string(), Kind).parse(JSON.parse(readFileSync("bench/questions/kinds.json", "utf8")));
	const questions: BenchQuestion[] = [];
	for (const [kind, { rows, count, wording, answer }] of Object.entries(kinds)) {
		const lists: Readonly<Record<string, () => Drawn[]>> = { day: listDays, form: listFormFees };
		const drawn =
			lists[rows] === undefined
				? await drawRows(db, rows, { seed: `${SEED} ${kind}`, count })
				: shuffled(lists[rows]()).slice(0, count);
		for (const [at, row] of drawn.entries()) {
			const words = { ...row, ...wordsOf(row) };
			const language = LANGUAGES[at % LANGUAGES.length] ?? "en";
			const id = `${kind.replaceAll(" ", "-").toLowerCase()}-${String(at + 1).padStart(2, "0")}`;
			const question = fill(wording[language], words);
			questions.push(BenchQuestion.parse({ id, kind, language, question, ...Object(fill(answer, words)) }));
		}
		printLine(`${kind}: ${drawn.length}`);
	}
	await closeDatabase(db);
	writeFileSync(QUESTIONS_FILE, questions.map((each) => `${JSON.stringify(each)}\n`).join(""));
	printLine(`${questions.length} questions are in ${QUESTIONS_FILE}.`);
	return 0;
});

function shuffled(rows: readonly Drawn[]): Drawn[] {
	const random = createRandom(20_261_129);
	return rows
		.map((row) => ({ row, at: random.below(1_000_000) }))
		.toSorted((a, b) => a.at - b.at)
		.map(({ row }) => row);
}
