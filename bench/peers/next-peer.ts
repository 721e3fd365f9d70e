import { createHash } from "node:crypto";
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Child, endChild, failure, startChild } from "#scripts/system/children.ts";
import { freePort } from "#scripts/system/ports.ts";

const SOURCES = "bench/peer-next";
const FOLDER = ".data/peer-next";
const BUILT = join(FOLDER, "built.hash");
const HOST = "127.0.0.1";
const READY_MS = 30_000;

/**
 * The list and the page of a college as one writes them plainly on Next: every request rendered anew, over the same backend. A
 * package of its own, outside of the workspace, installed and built when its files change (a minute). Undefined, with the reason
 * told, where that cannot be done.
 */
export async function startNextPeer(
	backend: { url: string; key: string },
	say: (line: string) => void,
): Promise<{ url: string; child: Child; stop: () => Promise<void> } | undefined> {
	try {
		await buildWhenStale();
	} catch (error) {
		say(`No Next beside us: ${error instanceof Error ? error.message.slice(0, 300) : error}`);
		return undefined;
	}
	const port = await freePort(3_780);
	const child = startChild(
		inFolder("next", ["start", "-p", String(port), "-H", HOST], { BACKEND_URL: backend.url, BACKEND_KEY: backend.key }),
	);
	const url = `http://${HOST}:${port}`;
	const stop = async () => void (await endChild(child, ["SIGTERM", "SIGKILL"], 5_000));
	for (const startedAt = performance.now(); performance.now() - startedAt < READY_MS; await sleep(100)) {
		if (child.hasExited()) break;
		if ((await fetch(`${url}/colleges`).catch(() => undefined))?.ok) return { url, child, stop };
	}
	say(`No Next beside us: ${child.lastLines().slice(-3).join(" ")}`);
	await stop();
	return undefined;
}

async function buildWhenStale(): Promise<void> {
	const hash = createHash("sha256");
	for (const file of globSync("**/*.{js,jsx,json}", { cwd: SOURCES }).sort())
		hash.update(file).update(readFileSync(join(SOURCES, file)));
	const wanted = hash.digest("hex");
	if (existsSync(BUILT) && readFileSync(BUILT, "utf8") === wanted) return;
	cpSync(SOURCES, FOLDER, { recursive: true });
	await finish({ ...inFolder("npm", ["install", "--no-audit", "--no-fund", "--no-package-lock"]), file: "npm" });
	await finish(inFolder("next", ["build"]));
	writeFileSync(BUILT, wanted);
}

function inFolder(program: string, args: string[], settings: NodeJS.ProcessEnv = {}) {
	const env = { ...process.env, ...settings, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
	const file = join(process.cwd(), FOLDER, "node_modules/.bin", program);
	return { name: program, file, args, cwd: FOLDER, env, onLine: () => undefined };
}

async function finish(spec: Parameters<typeof startChild>[0]): Promise<void> {
	const child = startChild(spec);
	const ended = await child.exited;
	if (ended.code !== 0) throw failure(child, ended);
}

/** How much of what one page says another says too: the share of its words in `<main>`, each as often as it stands there. */
export function shareOfWords(said: string, by: string): number {
	const others = countWords(by);
	const words = [...countWords(said)];
	const all = words.reduce((sum, [, count]) => sum + count, 0);
	return words.reduce((sum, [word, count]) => sum + Math.min(count, others.get(word) ?? 0), 0) / all;
}

function countWords(html: string): Map<string, number> {
	const main = /<main[^>]*>(.*?)<\/main>/s.exec(html)?.[1] ?? "";
	const text = main
		.replaceAll(/<(script|style)\b.*?<\/\1>/gs, " ")
		// What React puts between two texts stands for nothing.
		.replaceAll("<!-- -->", "")
		.replaceAll(/<[^>]*>/g, " ")
		.replaceAll(/&#x27;|&amp;|&quot;/g, " ");
	return Map.groupBy(text.match(/[\p{L}\p{N},.₹%]+/gu) ?? [], (word) => word)
		.entries()
		.reduce((counts, [word, all]) => counts.set(word, all.length), new Map<string, number>());
}
