import { defineConfig, devices } from "@playwright/test";
import { leftOutTests } from "#scripts/proof/long-tests.ts";

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
	// Only in `npm run test:full`: each takes five seconds or more.
	...(process.env.PROOF === "sample" && { grepInvert: /@long/ }),
	outputDir: "test-results",
	fullyParallel: true,
	// A file that signs in at the desk first runs in one process: each further one would sign in again.
	projects: [
		{ name: "desk", testMatch: DESK, fullyParallel: false },
		{ name: "site", testIgnore: [DESK, ...leftOutTests(process.env)] },
	],
	forbidOnly: true,
	retries: 0,
	// So many failures have one cause: stop instead of waiting for each timeout.
	maxFailures: 25,
	workers: 2,
	reporter: [["list"], ["./e2e/support/axe-total.ts"]],
	// A busy machine can pause for ten seconds; passing tests do not wait.
	timeout: 120_000,
	expect: { timeout: 20_000 },
	use: {
		...devices["Desktop Chrome"],
		baseURL: process.env.BASE_URL ?? "http://127.0.0.1:3000",
		locale: "en-IN",
		// A button that is not there fails after a minute with its name, not at the end of the test's time.
		actionTimeout: 60_000,
		screenshot: "only-on-failure",
		// Tracing every test costs a fifth of the time: rerun the failed one with `--trace on`.
		trace: "off",
		// A page cached on the device proves nothing about the site; only e2e/offline.e2e.ts allows it.
		serviceWorkers: "block",
		launchOptions: { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell", args: CHROMIUM_FLAGS },
	},
});
