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

/** A loop of integer and string work; what it takes depends on the machine alone. */
const LOOP = `
	let hash = 7;
	const words = new Map();
	for (let turn = 0; turn < 15_000_000; turn++) {
		hash = Math.imul(hash ^ turn, 16777619) >>> 0;
		if (turn % 16 === 0) words.set("w" + (hash % 50_000), turn);
	}
	const { user, system } = process.cpuUsage();
	console.log((user + system) / 1e6, words.size);
`;

/** CPU seconds of the loop when both cores are busy with it, as they are with the proof: the mean of two programs. */
export async function measureYardstick(): Promise<number> {
	const both = await Promise.all([runLoop(), runLoop()]);
	return both.reduce((total, one) => total + one, 0) / both.length;
}

function runLoop(): Promise<number> {
	return new Promise((resolve, reject) => {
		const child = spawn(process.execPath, ["-e", LOOP], { stdio: ["ignore", "pipe", "inherit"] });
		let text = "";
		child.stdout.on("data", (chunk) => {
			text += String(chunk);
		});
		child.once("error", reject);
		child.once("exit", () => resolve(Number.parseFloat(text)));
	});
}
