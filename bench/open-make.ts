import { writeFileSync } from "node:fs";
import { type Drawn, drawRows } from "#bench/questions/draw.ts";
import { listDays, listFormFees } from "#bench/questions/exams.ts";
import { KINDS } from "#bench/questions/kinds.ts";
import { type BenchQuestion, type Language, QUESTIONS_FILE } from "#bench/questions/question.ts";
import { createRandom } from "#bench/support/random.ts";
import { runCommand, say } from "#scripts/terminal/terminal.ts";
import { closeDatabase, openDatabase } from "../apps/backend/src/db/client.ts";

const SEED = "2026-11-29";
/** Half in English, three of ten in Hinglish, two in Hindi. */
const LANGUAGES: readonly Language[] = ["en", "hinglish", "en", "hi", "en", "hinglish", "en", "hi", "en", "hinglish"];

/** `npm run bench:open`: draws the questions of data/bench anew from the facts of DATABASE_URL and the exams' texts. */
await runCommand(async () => {
	const { DATABASE_URL: url } = process.env;
	if (url === undefined) throw new Error("No facts to draw from: set DATABASE_URL.");
	const db = openDatabase({ url, onIdleError: () => undefined, statementTimeoutMs: 600_000 });
	const questions: BenchQuestion[] = [];
	for (const [kind, { rows, count, wording, make }] of Object.entries(KINDS)) {
		const drawn = await rowsOf(rows, kind, count);
		for (const [at, row] of drawn.entries()) {
			const language = LANGUAGES[at % LANGUAGES.length] ?? "en";
			const id = `${kind.replaceAll(" ", "-").toLowerCase()}-${String(at + 1).padStart(2, "0")}`;
			questions.push({ id, kind, language, question: wording[language](row), ...make(row) });
		}
		say(`${kind}: ${drawn.length}`);
	}
	await closeDatabase(db);
	writeFileSync(QUESTIONS_FILE, questions.map((each) => `${JSON.stringify(each)}\n`).join(""));
	say(`${questions.length} questions are in ${QUESTIONS_FILE}.`);
	return 0;

	async function rowsOf(rows: string, kind: string, count: number): Promise<Drawn[]> {
		if (rows === "day" || rows === "form")
			return shuffled(rows === "day" ? listDays() : listFormFees()).slice(0, count);
		return drawRows(db, rows, { seed: `${SEED} ${kind}`, count });
	}
});

function shuffled(rows: readonly Drawn[]): Drawn[] {
	const random = createRandom(20_261_129);
	return rows
		.map((row) => ({ row, at: random.below(1_000_000) }))
		.toSorted((a, b) => a.at - b.at)
		.map(({ row }) => row);
}
