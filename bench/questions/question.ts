import { readFileSync } from "node:fs";
import * as z from "zod";

const Arguments = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

const Lookup = z.object({
	tool: z.string().describe("A tool of `/mcp`; `GET` for a path of `/v1`"),
	arguments: Arguments,
	row: Arguments.describe("What tells the row from others, by field; a dot leads into it"),
	field: z.string(),
});

/** A line of `data/bench/questions.jsonl`. */
const BenchQuestion = z.object({
	id: z.string(),
	kind: z.string(),
	language: z.enum(["en", "hinglish", "hi"]),
	question: z.string(),
	/** null if not published or not in the requested list; a model that gives a figure has made it up. */
	value: z.union([z.string(), z.number()]).nullable(),
	unit: z.string(),
	year: z.string().optional(),
	pool: z.array(z.string()).describe("What an answer has to name besides the figure and the year"),
	why: z.string().optional().describe("Of `null`: in words"),
	sourceId: z.string().optional().describe("Of the row; absent where nothing is published"),
	lookup: Lookup,
});
export type BenchQuestion = z.infer<typeof BenchQuestion>;

const QUESTIONS_FILE = "data/bench/questions.jsonl";

export function readBench(): BenchQuestion[] {
	const lines = readFileSync(QUESTIONS_FILE, "utf8").trimEnd().split("\n");
	return lines.map((line) => BenchQuestion.parse(JSON.parse(line)));
}
