import { readFileSync } from "node:fs";
import * as z from "zod";
import { createTally } from "#bench/ask/tally.ts";
import { GRADES, gradeAnswer } from "#bench/questions/grade-answer.ts";
import { type BenchQuestion, readBench } from "#bench/questions/question.ts";
import { printLine, runCommand } from "#scripts/terminal/terminal.ts";

const Answered = z.object({ id: z.string(), answer: z.string() });

/**
 * `npm run bench:grade -- answers.jsonl` grades a model's answers (`{"id", "answer"}` per line) to `data/bench/questions.jsonl`. `-v`
 * prints those that are not right. Given a backend's address instead of a file, it grades `/v1/say`, which uses no model.
 */
await runCommand(async () => {
	const [from] = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
	if (from === undefined) throw new Error("Which answers? npm run bench:grade -- answers.jsonl");
	const questions = readBench();
	const answers = from.startsWith("http") ? await askService(from, questions) : readAnswers(from);
	const tally = createTally();
	for (const question of questions) {
		const answer = answers.get(question.id) ?? "";
		const grade = gradeAnswer(question, answer);
		tally.add([question.kind], Object.fromEntries(GRADES.map((each) => [each, each === grade])));
		if (process.argv.includes("-v") && grade !== "right")
			printLine(`${grade} | ${question.id} | ${question.question} | ${answer}`);
	}
	tally.print();
	return 0;
});

function readAnswers(file: string): Map<string, string> {
	const lines = readFileSync(file, "utf8").trimEnd().split("\n");
	return new Map(lines.map((line) => Answered.parse(JSON.parse(line))).map(({ id, answer }) => [id, answer]));
}

async function askService(address: string, questions: readonly BenchQuestion[]): Promise<Map<string, string>> {
	const answers = new Map<string, string>();
	const { BACKEND_KEY: key } = process.env;
	for (const { id, question, language } of questions) {
		const search = new URLSearchParams({ q: question.slice(0, 200), lang: language === "hi" ? "hi" : "en" });
		const headers = new Headers(key === undefined ? {} : { authorization: `Bearer ${key}` });
		const reply = await fetch(`${address}/v1/say?${search}`, { headers });
		answers.set(id, reply.ok ? z.object({ text: z.string() }).parse(await reply.json()).text : "");
	}
	return answers;
}
