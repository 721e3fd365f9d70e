import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { dirname } from "node:path";
import * as z from "zod";
import type { StepRow } from "#scripts/proof/steps.ts";
import { hashFiles } from "#scripts/system/hash.ts";

/** Written by `npm test -- full` alone, and committed. */
export const RESULTS_FILE = "docs/results/proof.json";

const BACKEND = ["apps/backend/src/**", "packages/{contract,logging}/src/**"];

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
} as const satisfies Record<string, readonly string[]>;

export type DeepPart = keyof typeof COVERS;
const deepParts: readonly DeepPart[] = ["db", "faults", "crashes", "site", "e2e", "mutations"];

const PartResult = z.object({
	part: z.string(),
	passed: z.number(),
	failed: z.number(),
	skipped: z.number(),
	seconds: z.number(),
	cpuSeconds: z.number().optional(),
	/** Of the files that the part covers, when it was proved; without one, every run proves all of it. */
	hash: z.string().optional(),
});
const ProofResults = z.object({
	date: z.iso.date(),
	machine: z.string(),
	seconds: z.number(),
	parts: z.array(PartResult),
});
export type ProofResults = z.infer<typeof ProofResults>;

/** The committed results of the last full run; undefined when there are none. Throws when the file is no such thing. */
function readResults(file = RESULTS_FILE): ProofResults | undefined {
	return existsSync(file) ? ProofResults.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}

export function writeResults(rows: readonly StepRow[], seconds: number, day: string): void {
	const parts = rows.map(({ name, counts, seconds: took, cpuSeconds }) => ({
		part: name,
		...counts,
		seconds: Math.round(took),
		...(cpuSeconds !== undefined && { cpuSeconds: Math.round(cpuSeconds) }),
		...(isDeep(name) && { hash: hashOfPart(name) }),
	}));
	const machine = `${process.platform}, ${cpus().length} × ${cpus()[0]?.model ?? "?"}, Node ${process.version}`;
	const results: ProofResults = { date: day, machine, seconds: Math.round(seconds), parts };
	mkdirSync(dirname(RESULTS_FILE), { recursive: true });
	writeFileSync(RESULTS_FILE, `${JSON.stringify(results, null, "\t")}\n`);
}

/** One hash over the code that a part covers, as it stands. */
export function hashOfPart(part: DeepPart): string {
	return hashFiles(COVERS[part]);
}

type Proved = { hash: string; date: string; seconds: number };

/** When a part was last run at full depth, and on which code. */
export function findProved(part: DeepPart, results = readResults()): Proved | undefined {
	const found = results?.parts.find((each) => each.part === part);
	if (results === undefined || found?.hash === undefined) return undefined;
	return { hash: found.hash, date: results.date, seconds: found.seconds };
}

/** What stands in the place of a part that is left out. */
export function describeProved(part: DeepPart): string {
	const proved = findProved(part);
	if (proved === undefined) return "never run in full: npm test -- full";
	const at = `proved at ${proved.hash} on ${proved.date} (${proved.seconds} s)`;
	return proved.hash === hashOfPart(part) ? at : `${at}; the code has changed since, ${countPushesSince()} pushes ago`;
}

type Now = { results?: ProofResults | undefined; pushes?: number; hashOf?: (part: DeepPart) => string };

/** The parts that changed since their last full run, which lies more pushes back than it may. */
export function listOutdated(most: number, now: Now = {}): DeepPart[] {
	const { results = readResults(), pushes = countPushesSince(), hashOf = hashOfPart } = now;
	if (results === undefined || pushes <= most) return [];
	return deepParts.filter((part) => findProved(part, results)?.hash !== hashOf(part));
}

/** Commits that lie further apart than this belong to different pushes: the history itself does not say when it was pushed. */
const PUSH_GAP_SECONDS = 3_600;

/** How often was pushed since the results were committed; 0 where the history is not here. */
function countPushesSince(): number {
	const git = (...args: string[]) =>
		execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
	try {
		const commit = git("log", "-1", "--format=%H", "--", RESULTS_FILE).trim();
		if (commit === "") return 0;
		return countPushes(git("log", "--format=%ct", `${commit}..HEAD`).split("\n").filter(Boolean).map(Number));
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

function isDeep(part: string): part is DeepPart {
	return deepParts.some((each) => each === part);
}
