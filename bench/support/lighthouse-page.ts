import lighthouse, { type Config, type Result } from "lighthouse";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Scores are 0 to 100; `lcpMs` and `tbtMs` as on the phone and the network that Lighthouse simulates. */
type PageScores = {
	performance: number;
	accessibility: number;
	bestPractices: number;
	seo: number;
	lcpMs: number;
	cls: number;
	tbtMs: number;
	/** How quick this machine was, by Lighthouse's own measure, while it measured: a desktop of 2025 has about 2,000. */
	benchmarkIndex: number;
	/** Audits that cost points outside of performance. */
	failed: string[];
};
export type Measured = PageScores & { performanceOfRuns: number[]; version: string };
type Target = { address: string; port: number; leftOut: readonly string[] };

/** Performance is the median of the runs, with its own times; a layout that moved in any run has moved. */
export async function measurePage(target: Target, runs: number): Promise<Measured> {
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

/** A busy machine loses a recording now and then: it is made once more. */
function runAgain(target: Target, onlyCategories: readonly string[]): Promise<Result> {
	return runOnce(target, onlyCategories).catch(() => runOnce(target, onlyCategories));
}

/** On a phone, as Lighthouse has it by default. */
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
