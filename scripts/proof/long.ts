import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import * as z from "zod";
import { proveCrashes } from "#scripts/crash/crash-proof.ts";
import { hashFiles } from "#scripts/system/hash.ts";

type LongProof = {
	name: string;
	/** The code that it proves something about: when one of these files changes, the result is out of date. */
	covers: readonly string[];
	/** Throws with what is wrong; returns what was shown. */
	run: (log: (line: string) => void) => Promise<string>;
};

const CRASH_SEED = 20_261_120;

/** What takes too long for `npm test`. */
export const longProofs: readonly LongProof[] = [
	{
		name: "a first load that is killed again and again",
		covers: [
			"scripts/{start,postgres}.ts",
			"scripts/{postgres,site,system,crash}/**",
			"pipeline/src/load/**",
			"apps/backend/src/db/**",
		],
		run: (log) => proveCrashes(CRASH_SEED, log),
	},
];

export const RESULTS_FILE = "docs/results/long.json";

const LongResult = z.object({
	name: z.string(),
	date: z.iso.date(),
	seconds: z.number(),
	/** Of the files that it covers, when it was proved. */
	hash: z.string(),
	outcome: z.string(),
});
export type LongResult = z.infer<typeof LongResult>;

/** The committed results; empty when there are none. */
export function readLongResults(): LongResult[] {
	try {
		return z.array(LongResult).parse(JSON.parse(readFileSync(RESULTS_FILE, "utf8")));
	} catch {
		return [];
	}
}

export function writeLongResults(results: readonly LongResult[]): void {
	mkdirSync(dirname(RESULTS_FILE), { recursive: true });
	writeFileSync(RESULTS_FILE, `${JSON.stringify(results, null, "\t")}\n`);
}

/** Names of the proofs whose code has changed since they were last run: `npm run test:long` runs them again. */
export function listOutdated(results: readonly LongResult[]): string[] {
	return longProofs
		.filter(({ name, covers }) => !results.some((result) => result.name === name && result.hash === hashFiles(covers)))
		.map(({ name }) => name);
}
