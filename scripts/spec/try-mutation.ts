import { setTimeout as sleep } from "node:timers/promises";
import { breakLine } from "#scripts/spec/broken-line.ts";
import { endNamedTests, readsSite, runNamedTests, whyNotHere } from "#scripts/spec/named-tests.ts";
import type { Mutation } from "./mutation-list.ts";

/**
 * `caught`: the statement's test passes on the line as it is, and fails on the broken one. `survived`: it passes on both.
 * `unsound`: it says nothing, because it fails anyway, or because nothing runs any more.
 */
export type Verdict = {
	mutation: Mutation;
	kind: "caught" | "survived" | "unsound" | "not run";
	/** The tests that failed, or why there is no verdict. */
	because: string[];
};

/** So long a development site may take to see that a file has changed. */
const RELOAD_MS = 2_000;

let mendCurrent: (() => void) | undefined;

/** Breaks the line, runs the statement's tests, and mends the line, also when the process is told to end. */
export async function tryMutation(mutation: Mutation): Promise<Verdict> {
	const obstacle = whyNotHere(mutation.test);
	if (obstacle !== undefined) return { mutation, kind: "not run", because: [obstacle] };
	const before = await runNamedTests(mutation);
	const red = before.filter(({ hasPassed }) => !hasPassed);
	if (before.length === 0) return { mutation, kind: "unsound", because: ["no test ran on the line as it is"] };
	if (red.length > 0)
		return { mutation, kind: "unsound", because: ["fails as it is", ...red.map(({ title }) => title)] };

	const after = await runBroken(mutation);
	const failed = after.filter(({ hasPassed }) => !hasPassed).map(({ title }) => title);
	if (after.length === 0) return { mutation, kind: "unsound", because: ["no test ran on the broken line"] };
	return { mutation, kind: failed.length > 0 ? "caught" : "survived", because: failed };
}

/** To be called when the process ends, however it ends. */
export function mendAndEnd(): void {
	mendCurrent?.();
	endNamedTests();
}

async function runBroken(mutation: Mutation) {
	const isLive = readsSite(mutation.test);
	mendCurrent = breakLine(mutation);
	try {
		if (isLive) await sleep(RELOAD_MS);
		return await runNamedTests(mutation);
	} finally {
		mendCurrent();
		mendCurrent = undefined;
		if (isLive) await sleep(RELOAD_MS);
	}
}
