import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { chromium } from "@playwright/test";
import { type Measured, measurePage } from "#bench/support/lighthouse-page.ts";
import { requireChromium } from "#scripts/proof/chromium.ts";
import { freePort } from "#scripts/system/ports.ts";
import { runCommand, say } from "#scripts/terminal/terminal.ts";
import { SITE_PAGES } from "../checks/site-pages.ts";

const SITE = process.env.BASE_URL ?? "http://127.0.0.1:3000";
const RESULTS = "docs/results/lighthouse.json";
const RUNS = 3;
const DEBUGGING_PORT = 9_333;
const LEAST_PERFORMANCE = 98;

/** What a search engine shall not keep fails Lighthouse's question whether it may, and passes ours. */
const NOT_INDEXED = ["is-crawlable"];
const ROUTES = [
	{ name: "home", leftOut: [] },
	{ name: "list", leftOut: [] },
	{ name: "college", leftOut: [] },
	{ name: "college-cutoffs", leftOut: [] },
	{ name: "exam", leftOut: [] },
	{ name: "exams", leftOut: [] },
	{ name: "country", leftOut: [] },
	{ name: "compare", leftOut: NOT_INDEXED },
	{ name: "predict", leftOut: NOT_INDEXED },
	{ name: "article", leftOut: [] },
	{ name: "search", leftOut: NOT_INDEXED },
	{ name: "planner", leftOut: [] },
	{ name: "place", leftOut: [] },
	{ name: "place-category", leftOut: [] },
	{ name: "courses", leftOut: [] },
	{ name: "course", leftOut: [] },
	{ name: "ranking", leftOut: [] },
	{ name: "tools", leftOut: [] },
] as const;

type Row = { name: string; path: string; leftOut: readonly string[] } & Measured;

/** `npm run bench:lighthouse`, or with names of pages: a phone's scores of the site in BASE_URL; quiet machines only. */
await runCommand(async () => {
	const wanted = process.argv.slice(2);
	const port = await freePort(DEBUGGING_PORT, []);
	const args = ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`];
	const browser = await chromium.launch({ executablePath: requireChromium(), args });
	const loadBefore = loadavg()[0]?.toFixed(1);
	const rows: Row[] = [];
	try {
		say("page               perf  of runs           a11y  best  seo   LCP ms    CLS  TBT ms  machine");
		for (const { name, leftOut } of ROUTES.filter((route) => wanted.length === 0 || wanted.includes(route.name))) {
			const path = pathOf(name);
			const measured = await measurePage({ address: new URL(path, SITE).href, port, leftOut }, RUNS);
			const row = { name, path, leftOut, ...measured };
			rows.push(row);
			say(describe(row));
		}
	} finally {
		await browser.close();
	}
	const load = { before: loadBefore, after: loadavg()[0]?.toFixed(1) };
	say(`load of the machine, which Lighthouse adds to: ${load.before} before, ${load.after} after`);
	if (wanted.length === 0) {
		const results = { date: new Date().toISOString().slice(0, 10), chromium: browser.version(), load, pages: rows };
		writeFileSync(RESULTS, `${JSON.stringify(results, null, "\t")}\n`);
	}
	const short = rows.flatMap(listShortcomings);
	for (const shortcoming of short) say(`✘  ${shortcoming}`);
	return short.length === 0 ? 0 : 1;
});

/** A page that the list has no more must not be measured as another. */
function pathOf(name: string): string {
	const page = SITE_PAGES.find((each) => each.name === name);
	if (page === undefined) throw new Error(`checks/site-pages.ts has no page “${name}”.`);
	return page.path;
}

function describe({ name, performance, performanceOfRuns, accessibility, bestPractices, seo, ...times }: Row): string {
	return [
		name.padEnd(18),
		String(performance).padStart(4),
		performanceOfRuns.join(", ").padEnd(16),
		...[accessibility, bestPractices, seo].map((score) => String(score).padStart(4)),
		String(times.lcpMs).padStart(7),
		String(times.cls).padStart(6),
		String(times.tbtMs).padStart(6),
		String(times.benchmarkIndex).padStart(7),
	].join("  ");
}

function listShortcomings({ name, failed, ...row }: Row): string[] {
	return [
		row.performance < LEAST_PERFORMANCE && `${name}: performance is ${row.performance}, not ${LEAST_PERFORMANCE}`,
		row.cls > 0 && `${name}: the layout moved by ${row.cls}`,
		Math.min(row.accessibility, row.bestPractices, row.seo) < 100 && `${name}: ${failed.join(", ")}`,
	].filter((shortcoming) => shortcoming !== false);
}
