import { defineConfig, devices } from "@playwright/test";
import { leftOutTests, leftOutTitles } from "#scripts/proof/long-tests.ts";

const CHROMIUM_FLAGS = [
	"--headless",
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

const DESK = /(?:desk(?:-\w+)?|cutoff-files|fee-notices|lead-desk|source-changes|studio)\.e2e\.ts$/;

/** `npm test` starts the site and sets BASE_URL and CHROMIUM. */
export default defineConfig({
	testDir: "e2e",
	testMatch: "*.e2e.ts",
	testIgnore: leftOutTests(process.env),
	grepInvert: leftOutTitles(process.env),
	outputDir: "test-results",
	fullyParallel: true,
	// One process takes all of a file that begins by signing somebody in at the desk: each other one would sign in anew.
	projects: [
		{ name: "desk", testMatch: DESK, fullyParallel: false },
		{ name: "site", testIgnore: [DESK, ...leftOutTests(process.env)] },
	],
	forbidOnly: true,
	retries: 0,
	// This many failures have one cause: say it now instead of waiting for each test's time to run out.
	maxFailures: 25,
	workers: 2,
	reporter: [["list"], ["./e2e/support/axe-total.ts"]],
	// A machine with other work stands still for ten seconds at times; what passes does not wait.
	timeout: 120_000,
	expect: { timeout: 20_000 },
	use: {
		...devices["Desktop Chrome"],
		baseURL: process.env.BASE_URL ?? "http://127.0.0.1:3000",
		locale: "en-IN",
		screenshot: "only-on-failure",
		// Tracing every test for the one that fails costs a fifth of the time: run that one again with `--trace on`.
		trace: "off",
		// A page that the device has kept is no proof of the site; e2e/offline.e2e.ts lets it.
		serviceWorkers: "block",
		launchOptions: { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell", args: CHROMIUM_FLAGS },
	},
});
