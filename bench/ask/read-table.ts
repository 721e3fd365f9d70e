import { readFileSync } from "node:fs";
import { parseCsv } from "../../checks/predictor/naive/files.ts";

/** The rows of a CSV file by the names of their columns. */
export function readTable(file: string): Record<string, string>[] {
	const [head = [], ...rows] = parseCsv(readFileSync(file, "utf8"));
	return rows
		.filter((row) => row.length === head.length)
		.map((row) => Object.fromEntries(head.map((column, place) => [column, row[place] ?? ""])));
}
