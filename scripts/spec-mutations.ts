import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { mendLeftover } from "#scripts/spec/broken-line.ts";
import { MUTATIONS } from "#scripts/spec/mutation-list.ts";
import { mendAndEnd, tryMutation, type Verdict } from "#scripts/spec/try-mutation.ts";
import { takeLock } from "#scripts/system/lock.ts";
import { runCommand, say } from "#scripts/terminal/terminal.ts";

const RESULTS = "docs/results/spec-mutations.json";
const LOCK = ".data/spec-mutations.lock";
const INTERRUPTED = 130;

process.on("exit", mendAndEnd);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => process.exit(INTERRUPTED));

/** `npm run spec:mutations`, or `npm run spec:mutations -- 9.12 2.14` for these statements alone (writes no results). */
await runCommand(async () => {
	const lock = await takeLock(LOCK);
	const leftover = mendLeftover();
	if (leftover !== undefined) say(`${leftover} was left broken by a run that was killed, and is mended.`);
	const wanted = process.argv.slice(2);
	const chosen = MUTATIONS.filter(({ statement }) => wanted.length === 0 || wanted.includes(statement));
	const verdicts: Verdict[] = [];
	for (const mutation of chosen) {
		const verdict = await tryMutation(mutation);
		verdicts.push(verdict);
		say(describeVerdict(verdict));
	}
	const counts = countKinds(verdicts);
	say(
		Object.entries(counts)
			.map(([kind, count]) => `${count} ${kind}`)
			.join(", "),
	);
	if (wanted.length === 0) writeResults(verdicts, counts);
	lock.release();
	return chosen.length > 0 && counts.survived + counts.unsound === 0 ? 0 : 1;
});

function describeVerdict({ mutation, kind, because }: Verdict): string {
	const { statement, file, text, broken, test } = mutation;
	const line = `${kind.padEnd(8)}  ${statement.padEnd(5)} ${file}: ${text} → ${broken}`;
	return kind === "caught"
		? `${line}\n${" ".repeat(16)}by ${test}: ${because[0]}`
		: `${line}\n${" ".repeat(16)}${because.join("; ")}`;
}

function countKinds(verdicts: readonly Verdict[]): Record<Verdict["kind"], number> {
	const count = (kind: Verdict["kind"]) => verdicts.filter((verdict) => verdict.kind === kind).length;
	return {
		caught: count("caught"),
		survived: count("survived"),
		unsound: count("unsound"),
		"not run": count("not run"),
	};
}

function writeResults(verdicts: readonly Verdict[], counts: Record<Verdict["kind"], number>): void {
	const results = {
		date: new Date().toISOString(),
		filesHash: hashOf(verdicts.flatMap(({ mutation }) => [mutation.file, mutation.test])),
		...counts,
		mutations: verdicts.map(({ mutation, kind, because }) => ({ ...mutation, verdict: kind, because })),
	};
	mkdirSync(dirname(RESULTS), { recursive: true });
	writeFileSync(RESULTS, `${JSON.stringify(results, null, "\t")}\n`);
	say(`Written to ${RESULTS}.`);
}

/** One hash (16 hex digits) over the broken files and the tests: another one means that the results are of other code. */
function hashOf(paths: readonly string[]): string {
	const hash = createHash("sha256");
	for (const path of [...new Set(paths)].toSorted()) hash.update(`${path}\0`).update(readFileSync(path)).update("\0");
	return hash.digest("hex").slice(0, 16);
}
