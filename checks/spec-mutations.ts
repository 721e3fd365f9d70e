import { read } from "./source-tree.ts";

/** Replacing `line` by `broken` must make the statement's test in `test` fail. */
export type SpecMutation = { statement: string; file: string; line: string; broken: string; test: string };

export function readMutations(): SpecMutation[] {
	const rows = read("docs/spec-mutations.tsv").trimEnd().split("\n").slice(1);
	return rows.map((row) => {
		const [statement = "", file = "", line = "", broken = "", test = ""] = row.split("\t");
		return { statement, file, line, broken, test };
	});
}
