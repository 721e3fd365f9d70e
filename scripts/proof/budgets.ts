import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import * as z from "zod";

const FILE = new URL("budgets.json", import.meta.url);
const Budgets = z.object({
	/** CPU seconds that `measureYardstick` takes on the machine on which the budgets were measured. */
	yardstickSeconds: z.number().positive(),
	/** CPU seconds of each part of `npm test`, on that machine. */
	parts: z.record(z.string(), z.number().positive()),
});
export type Budgets = z.infer<typeof Budgets>;

/** A part may take so much more than its budget before it fails. */
const TOLERANCE = 1.25;

export function readBudgets(): Budgets {
	return Budgets.parse(JSON.parse(readFileSync(FILE, "utf8")));
}

export function findBudget(part: string, { parts } = readBudgets()): number | undefined {
	return parts[part];
}

type Spent = { name: string; cpuSeconds: number | undefined };

/**
 * What is wrong when a part has spent a quarter more CPU than its budget; undefined when nothing is. On a slower machine, or one
 * that others use, the same work takes more: `slowdown` (1 or more) says how much.
 */
export function overBudget({ name, cpuSeconds }: Spent, budget: number | undefined, slowdown: number) {
	if (cpuSeconds === undefined || budget === undefined) return undefined;
	const most = budget * TOLERANCE * slowdown;
	if (cpuSeconds <= most) return undefined;
	const machine =
		slowdown > 1 ? `, on a machine ${slowdown.toFixed(2)} times slower than the one it was measured on` : "";
	return (
		`${name} took ${cpuSeconds.toFixed(0)} CPU seconds; its budget is ${budget}, a quarter more is ${most.toFixed(0)}${machine}. ` +
		"Make it cheaper, or raise the budget in scripts/proof/budgets.json and say why."
	);
}

/**
 * What the proof is made of, in small: text becomes objects, and they fill memory fresh from the system and are collected. A loop
 * of sums alone would not feel a machine whose memory is slow.
 */
const WORK = `
	const text = JSON.stringify(
		Array.from({ length: 6000 }, (_, at) => ({ path: "institutions/" + at * 7919, words: "name of the institution " + at, year: at })),
	);
	const kept = [];
	let places = 0;
	for (let turn = 0; turn < 20; turn++) {
		const words = JSON.parse(text).flatMap((entry) => [entry.path, ...JSON.stringify(entry).split(/[^a-z]+/)]);
		places += new Map(words.map((word, at) => [word + at, { word, at }])).size;
		kept[turn % 8] = [words, Buffer.alloc(4 * 1024 * 1024, turn + 1)];
	}
	const { user, system } = process.cpuUsage();
	console.log((user + system) / 1e6, places);
`;

const ROUNDS = 3;

/**
 * CPU seconds of the work when both cores are busy with it, as they are with the proof: the mean of two programs, and of some
 * rounds the lowest, which a moment's disturbance does not raise.
 */
export async function measureYardstick(): Promise<number> {
	const rounds: number[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		const both = await Promise.all([runWork(), runWork()]);
		rounds.push(both.reduce((total, one) => total + one, 0) / both.length);
	}
	return Math.min(...rounds);
}

function runWork(): Promise<number> {
	return new Promise((resolve, reject) => {
		const child = spawn(process.execPath, ["-e", WORK], { stdio: ["ignore", "pipe", "inherit"] });
		let text = "";
		child.stdout.on("data", (chunk) => {
			text += String(chunk);
		});
		child.once("error", reject);
		child.once("exit", () => resolve(Number.parseFloat(text)));
	});
}
