/**
 * The code base's structure in figures: where each noun is used, files with a single user that are hardly longer than their header, and
 * lines. `checks/structure.test.ts` refuses import cycles, upward imports and full folders.
 */
import { importersOf, importGraph } from "../checks/import-graph.ts";
import { listJudged } from "../checks/ladder.ts";
import { listSourceFiles, type SourceFile } from "../checks/source-tree.ts";

const NOUNS = ["predict", "exam", "lead", "college", "review", "account"];
const PROGRAMS = ["apps/web/app", "apps/backend/src", "apps/studio/src"];
const SHARD_LINES = 40;

const judged = listJudged();
const importers = importersOf(importGraph(listSourceFiles(/\.tsx?$/)));

for (const program of PROGRAMS) {
	console.log(`\n${program}: rooms and files of a noun`);
	for (const noun of NOUNS) console.log(`  ${noun}: ${describeNoun(program, noun)}`);
}

const shards = judged.filter(({ path, lines }) => lines <= SHARD_LINES && usersOf(path).length === 1);
console.log(`\nFiles of one importer, at most ${SHARD_LINES} lines: ${shards.length}`);
const withShards = process.argv.includes("--shards");
if (withShards) for (const { path, lines } of shards) console.log(`  ${lines} ${path} <- ${usersOf(path)[0]}`);

const tests = listSourceFiles(/\.test\.tsx?$/);
console.log(
	`\nSource: ${judged.length} files, ${linesOf(judged)} lines; tests: ${tests.length} files, ${linesOf(tests)} lines`,
);

function usersOf(path: string): readonly string[] {
	const ownTest = new RegExp(`^${RegExp.escape(path.replace(/\.tsx?$/, ""))}\\.(?:db\\.|site\\.)?test\\.tsx?$`);
	return (importers.get(path) ?? []).filter((user) => !ownTest.test(user));
}

function describeNoun(program: string, noun: string): string {
	const named = new RegExp(`^${program}/(?:.*[/-])?${noun}s?[/.-]`);
	const files = judged.filter(({ path }) => named.test(path));
	const rooms = Map.groupBy(
		files,
		({ path }) =>
			path
				.slice(program.length + 1)
				.replace(/\/[^/]+$|^[^/]+$/, "")
				.split("/")[0] || ".",
	);
	const list = [...rooms].map(([room, inside]) => `${room} ${inside.length}`).toSorted();
	return `${files.length} files in ${rooms.size} rooms: ${list.join(", ")}`;
}

function linesOf(files: readonly SourceFile[]): number {
	return files.reduce((sum, { lines }) => sum + lines, 0);
}
