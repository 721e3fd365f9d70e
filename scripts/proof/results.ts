import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { dirname } from "node:path";
import * as z from "zod";
import type { StepRow } from "#scripts/proof/steps.ts";
import { hashFiles } from "#scripts/system/hash.ts";

/** Written by `npm test -- full` alone, with those parts that it ran, and committed. */
export const RESULTS_FILE = "docs/results/proof.json";

const BACKEND = ["apps/backend/src/**", "packages/{contract,logging}/src/**"];

const deepParts = ["db", "faults", "crashes", "site", "e2e", "mutations"] as const;
export type DeepPart = (typeof deepParts)[number];

/** What goes deeper in a full run than in every run, and the code about which it proves something. */
const COVERS = {
	db: [...BACKEND, "pipeline/src/**"],
	faults: ["apps/backend/src/{leads,delivery,db,personal,platform}/**", "scripts/faults/**", "deploy/nginx/**"],
	crashes: [
		"scripts/{start,postgres}.ts",
		"scripts/{postgres,site,system,crash}/**",
		"pipeline/src/load/**",
		"apps/backend/src/{migrate.ts,db/**}",
	],
	site: [...BACKEND, "apps/web/{app,server}/**"],
	e2e: [...BACKEND, "apps/{web,studio}/{app,server,src}/**"],
	mutations: ["scripts/spec/**", ...BACKEND, "apps/web/app/**"],
} as const satisfies Record<DeepPart, readonly string[]>;

const PartResult = z.object({
	part: z.enum(deepParts),
	/** When its run ended. */
	at: z.iso.datetime(),
	machine: z.string(),
	passed: z.number(),
	skipped: z.number(),
	seconds: z.number(),
	cpuSeconds: z.number().optional(),
	/** Of the files that the part covers, when it was proved. */
	hash: z.string(),
});
const ProofResults = z.object({ parts: z.array(PartResult) });
export type ProofResults = z.infer<typeof ProofResults>;

/** The committed results of the last full run of each part. Throws when the file is no such thing. */
function readResults(file = RESULTS_FILE): ProofResults {
	return existsSync(file) ? ProofResults.parse(JSON.parse(readFileSync(file, "utf8"))) : { parts: [] };
}

/**
 * Writes down which parts passed at full depth, each with the time and the code that it proved; what was not run, or failed, stays as it
 * was proved last. Returns the names of those that it wrote.
 */
export function writeResults(rows: readonly StepRow[], at: string): DeepPart[] {
	const machine = `${process.platform}, ${cpus().length} × ${cpus()[0]?.model ?? "?"}, Node ${process.version}`;
	const proved = rows.flatMap(({ name, counts: { passed, failed, skipped }, seconds, cpuSeconds }) => {
		const part = deepParts.find((each) => each === name);
		if (part === undefined || failed > 0 || passed === 0) return [];
		const took = { seconds: Math.round(seconds), cpuSeconds: cpuSeconds && Math.round(cpuSeconds) };
		return { part, at, machine, passed, skipped, ...took, hash: hashOfPart(part) };
	});
	const names = proved.map(({ part }) => part);
	const others = readResults().parts.filter(({ part }) => !names.includes(part));
	const parts = deepParts.flatMap((name) => [...proved, ...others].filter(({ part }) => part === name));
	mkdirSync(dirname(RESULTS_FILE), { recursive: true });
	writeFileSync(RESULTS_FILE, `${JSON.stringify({ parts } satisfies ProofResults, null, "\t")}\n`);
	return names;
}

/** One hash over the code that a part covers, as it stands. */
export function hashOfPart(part: DeepPart): string {
	return hashFiles(COVERS[part]);
}

type Proved = ProofResults["parts"][number];

/** When a part was last run at full depth, and on which code. */
export function findProved(part: DeepPart, results = readResults()): Proved | undefined {
	return results.parts.find((each) => each.part === part);
}

/** What stands in the place of a part that is left out. */
export function describeProved(part: DeepPart): string {
	const proved = findProved(part);
	if (proved === undefined) return "never run in full: npm test -- full";
	const at = `proved at ${proved.hash} on ${proved.at.slice(0, 10)} (${proved.seconds} s)`;
	return proved.hash === hashOfPart(part)
		? at
		: `${at}; the code has changed since, ${countPushesSince(proved)} pushes ago`;
}

type Now = {
	results?: ProofResults;
	pushesSince?: (proved: Proved) => number;
	hashOf?: (part: DeepPart) => string;
};

/** The parts that changed since their last full run, which lies more pushes back than it may; those that never had one are not among them. */
export function listOutdated(most: number, now: Now = {}): DeepPart[] {
	const { results = readResults(), pushesSince = countPushesSince, hashOf = hashOfPart } = now;
	return deepParts.filter((part) => {
		const proved = findProved(part, results);
		return proved !== undefined && proved.hash !== hashOf(part) && pushesSince(proved) > most;
	});
}

/** Commits that lie further apart than this belong to different pushes: the history itself does not say when it was pushed. */
const PUSH_GAP_SECONDS = 3_600;

/** How often was pushed since the part was proved; 0 where the history is not here. */
function countPushesSince({ at }: Proved): number {
	try {
		const times = execFileSync("git", ["log", "--format=%ct", `--since=${at}`], {
			encoding: "utf8",
			stdio: ["ignore", "pipe", "ignore"],
		});
		return countPushes(times.split("\n").filter(Boolean).map(Number));
	} catch {
		return 0;
	}
}

/** Pushes among commits, by their times in seconds. */
export function countPushes(times: readonly number[]): number {
	const inOrder = times.toSorted((a, b) => a - b);
	return inOrder.filter((time, index) => time - (inOrder[index - 1] ?? Number.NEGATIVE_INFINITY) > PUSH_GAP_SECONDS)
		.length;
}
