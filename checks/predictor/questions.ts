import { readFileSync } from "node:fs";
import { parseCsv } from "./naive/files.ts";

/** One row of `data/queries/predictor.csv`. */
export type QuestionRow = {
	number: number;
	address: string;
	exam: string;
	fields: ReadonlyMap<string, string>;
	expect: string;
	field: string;
};

const FILE = new URL("../../data/queries/predictor.csv", import.meta.url);
const ABOUT = ["expect", "field"];

export function readQuestions(): QuestionRow[] {
	const [header = [], ...rows] = parseCsv(readFileSync(FILE, "utf8"));
	return rows.map((cells, index) => {
		const fields = new Map(header.map((name, place) => [name, cells[place] ?? ""]));
		const filled = [...fields].filter(([name, value]) => value !== "" && !ABOUT.includes(name));
		return {
			number: index + 1,
			address: `/v1/predict?${new URLSearchParams(filled)}`,
			exam: fields.get("exam") ?? "",
			fields,
			expect: fields.get("expect") ?? "",
			field: fields.get("field") ?? "",
		};
	});
}
