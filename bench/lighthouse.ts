import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { chromium } from "@playwright/test";
import lighthouse, { type Config, type Result } from "lighthouse";
import { requireChromium } from "#scripts/proof/chromium.ts";
import { freePort } from "#scripts/system/ports.ts";
import { printLine, runCommand } from "#scripts/terminal/terminal.ts";
import { SITE_PAGES } from "../checks/site-pages.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Scores are 0 to 100; `lcpMs` and `tbtMs` are for Lighthouse's simulated phone and network. */
type PageScores = {
	performance: number;
	accessibility: number;
	bestPractices: number;
	seo: number;
	lcpMs: number;
	cls: number;
	tbtMs: number;
	/** Lighthouse's own measure of this machine's speed; a desktop of 2025 has about 2,000. */
	benchmarkIndex: number;
	failed: string[];
};
type Measured = PageScores & { performanceOfRuns: number[]; version: string };
type Target = { address: string; port: number; leftOut: readonly string[] };

/** Takes the run of median performance; a layout shift in any run counts. */
async function measurePage(target: Target, runs: number): Promise<Measured> {
	const measured: Result[] = [];
	for (let run = 0; run < runs; run++) measured.push(await runAgain(target, run === 0 ? CATEGORIES : ["performance"]));
	const [first] = measured;
	const byPerformance = measured.toSorted((a, b) => scoreOf(a, "performance") - scoreOf(b, "performance"));
	const median = byPerformance[Math.floor(runs / 2)];
	if (first === undefined || median === undefined) throw new Error("A page is measured at least once.");
	return {
		performance: scoreOf(median, "performance"),
		accessibility: scoreOf(first, "accessibility"),
		bestPractices: scoreOf(first, "best-practices"),
		seo: scoreOf(first, "seo"),
		lcpMs: Math.round(numberOf(median, "largest-contentful-paint")),
		cls: Math.max(...measured.map((result) => Number(numberOf(result, "cumulative-layout-shift").toFixed(4)))),
		tbtMs: Math.round(numberOf(median, "total-blocking-time")),
		benchmarkIndex: Math.round(median.environment.benchmarkIndex),
		failed: listFailed(first),
		performanceOfRuns: measured.map((result) => scoreOf(result, "performance")),
		version: first.lighthouseVersion,
	};
}

/** Retries once, because a busy machine sometimes loses a recording. */
function runAgain(target: Target, onlyCategories: readonly string[]): Promise<Result> {
	return runOnce(target, onlyCategories).catch(() => runOnce(target, onlyCategories));
}

async function runOnce({ address, port, leftOut }: Target, onlyCategories: readonly string[]): Promise<Result> {
	const config: Config = {
		extends: "lighthouse:default",
		settings: { onlyCategories: [...onlyCategories], skipAudits: [...leftOut] },
	};
	const outcome = await lighthouse(address, { port, logLevel: "error" }, config);
	const { runtimeError } = outcome?.lhr ?? {};
	if (outcome === undefined) throw new Error(`Lighthouse gave nothing for ${address}.`);
	if (runtimeError !== undefined) throw new Error(`Lighthouse could not read ${address}: ${runtimeError.message}`);
	const unscored = onlyCategories.filter((category) => typeof outcome.lhr.categories[category]?.score !== "number");
	if (unscored.length > 0) throw new Error(`Lighthouse gave no score of ${unscored.join(", ")} to ${address}.`);
	return outcome.lhr;
}

function scoreOf({ categories }: Result, category: (typeof CATEGORIES)[number]): number {
	return Math.round((categories[category]?.score ?? 0) * 100);
}

function numberOf({ audits }: Result, audit: string): number {
	return audits[audit]?.numericValue ?? Number.NaN;
}

function listFailed({ audits, categories }: Result): string[] {
	return CATEGORIES.filter((category) => category !== "performance").flatMap((category) =>
		(categories[category]?.auditRefs ?? [])
			.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
			.map(({ id }) => id),
	);
}

const SITE = process.env.BASE_URL ?? "http://127.0.0.1:3000";
const RESULTS = "docs/results/lighthouse.json";
const RUNS = 3;
const DEBUGGING_PORT = 9_333;
const MIN_PERFORMANCE = 98;

/** Lighthouse fails pages that must not be indexed; here they pass. */
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

/** `npm run bench:lighthouse [page names]` prints phone scores of the site at BASE_URL. Needs a quiet machine. */
await runCommand(async () => {
	const wanted = process.argv.slice(2);
	const port = await freePort(DEBUGGING_PORT, []);
	const args = ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`];
	const browser = await chromium.launch({ executablePath: requireChromium(), args });
	const loadBefore = loadavg()[0]?.toFixed(1);
	const rows: Row[] = [];
	try {
		printLine("page               perf  of runs           a11y  best  seo   LCP ms    CLS  TBT ms  machine");
		for (const { name, leftOut } of ROUTES.filter((route) => wanted.length === 0 || wanted.includes(route.name))) {
			const path = pathOf(name);
			const measured = await measurePage({ address: new URL(path, SITE).href, port, leftOut }, RUNS);
			const row = { name, path, leftOut, ...measured };
			rows.push(row);
			printLine(describe(row));
		}
	} finally {
		await browser.close();
	}
	const load = { before: loadBefore, after: loadavg()[0]?.toFixed(1) };
	printLine(`load of the machine, which Lighthouse adds to: ${load.before} before, ${load.after} after`);
	if (wanted.length === 0) {
		const results = { date: new Date().toISOString().slice(0, 10), chromium: browser.version(), load, pages: rows };
		writeFileSync(RESULTS, `${JSON.stringify(results, null, "\t")}\n`);
	}
	const short = rows.flatMap(listShortcomings);
	for (const shortcoming of short) printLine(`✘  ${shortcoming}`);
	return short.length === 0 ? 0 : 1;
});

/** A page that is no longer listed must not be measured as another. */
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
		row.performance < MIN_PERFORMANCE && `${name}: performance is ${row.performance}, not ${MIN_PERFORMANCE}`,
		row.cls > 0 && `${name}: the layout moved by ${row.cls}`,
		Math.min(row.accessibility, row.bestPractices, row.seo) < 100 && `${name}: ${failed.join(", ")}`,
	].filter((shortcoming) => shortcoming !== false);
}
