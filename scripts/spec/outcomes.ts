import * as z from "zod";

/** How a test of a report ended; one that was filtered out is not in the list. */
export type Outcome = { title: string; hasPassed: boolean };

const VitestReport = z.object({
	testResults: z.array(z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) })),
});

const PlaywrightSpec = z.object({ title: z.string(), ok: z.boolean() });
const PlaywrightSuite = z.object({
	specs: z.array(PlaywrightSpec),
	get suites() {
		return z.optional(z.array(PlaywrightSuite));
	},
});
const PlaywrightReport = z.object({ suites: z.array(PlaywrightSuite) });

/** The tests that ran, from the report of Vitest's JSON reporter. Throws when it is none. */
export function readVitest(report: unknown): Outcome[] {
	return VitestReport.parse(report)
		.testResults.flatMap(({ assertionResults }) => assertionResults)
		.filter(({ status }) => status === "passed" || status === "failed")
		.map(({ fullName, status }) => ({ title: fullName, hasPassed: status === "passed" }));
}

/** The tests that ran, from the report of Playwright's JSON reporter. Throws when it is none. */
export function readPlaywright(report: unknown): Outcome[] {
	return PlaywrightReport.parse(report).suites.flatMap(outcomesOf);
}

function outcomesOf({ specs, suites = [] }: z.infer<typeof PlaywrightSuite>): Outcome[] {
	return [...specs.map(({ title, ok }) => ({ title, hasPassed: ok })), ...suites.flatMap(outcomesOf)];
}
