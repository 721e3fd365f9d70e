import { read } from "./source-tree.ts";

/** A line that keeps a promise of the specification, and how to break it so that the statement's test in `test` fails. */
export type SpecMutation = { statement: string; file: string; line: string; broken: string; test: string };

export function readMutations(): SpecMutation[] {
	const rows = read("docs/spec-mutations.tsv").trimEnd().split("\n").slice(1);
	return rows.map((row) => {
		const [statement = "", file = "", line = "", broken = "", test = ""] = row.split("\t");
		return { statement, file, line, broken, test };
	});
}
