import { writeFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";

const { DESK_TASKS = "" } = process.env;

type Task = { name: string; clicks: number; fields: number; seconds: number };
/** What was timed so far. */
export const done: Task[] = [];

/** A window whose clicks and filled fields are counted. */
export async function openCounted(browser: Browser): Promise<Page> {
	const counted = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
	await counted.addInitScript(() => {
		const count = (name: string) => sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name)) + 1));
		addEventListener("click", ({ isTrusted, detail }) => isTrusted && detail > 0 && count("clicks"), true);
		addEventListener(
			"keydown",
			({ key, altKey }) => (altKey || key === "Enter") && key !== "Alt" && count("clicks"),
			true,
		);
		addEventListener("change", ({ target }) => target instanceof HTMLElement && count("fields"), true);
		// A text that is written as it looks tells of no change: it counts with its first letter.
		const written = new WeakSet<EventTarget>();
		addEventListener(
			"beforeinput",
			({ target }) => {
				if (!(target instanceof HTMLElement) || !target.isContentEditable || written.has(target)) return;
				written.add(target);
				count("fields");
			},
			true,
		);
	});
	return counted;
}

/** Times one task, and counts what is clicked and filled in it. */
export async function measure(on: Page, name: string, work: () => Promise<unknown>): Promise<void> {
	await on.evaluate(() => sessionStorage.clear());
	const start = performance.now();
	await work();
	const seconds = (performance.now() - start) / 1_000;
	const read = (counter: string) => on.evaluate((key) => Number(sessionStorage.getItem(key)), counter);
	done.push({ name, clicks: await read("clicks"), fields: await read("fields"), seconds });
}

/** Writes them where DESK_TASKS says, if it does. */
export function writeReport(): void {
	if (DESK_TASKS !== "") writeFileSync(DESK_TASKS, toReport());
}

function toReport(): string {
	const rows = done.map(
		({ name, clicks, fields, seconds }) => `| ${name} | ${clicks} | ${fields} | ${seconds.toFixed(1)} |`,
	);
	return [
		"# An editor's tasks at the desk",
		"",
		"Written by `DESK_TASKS=docs/results/desk-tasks.md playwright test e2e/desk-tasks.e2e.ts`: each from the page Today to what it is for",
		"(the article is on the site, the old address leads on). Clicks, or keys in their place; fields filled; seconds of a browser that",
		"does not have to think, on a machine that has much else to do.",
		"",
		"| task | clicks | fields | seconds |",
		"|---|--:|--:|--:|",
		...rows,
		"",
	].join("\n");
}
