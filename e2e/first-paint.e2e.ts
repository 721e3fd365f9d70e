import { waitForScripts } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";

/** Long enough for a browser to ask for what it finds at the top of a document. */
const LOOK_MS = 1_000;

for (const address of ["/", "/hi/colleges?category=1", "/exams"]) {
	test(`no script of ${address} is asked for before the page can be painted`, async ({ page }) => {
		const scripts: string[] = [];
		page.on("request", (request) => {
			if (request.resourceType() === "script") scripts.push(request.url());
		});
		const { promise: painting, resolve: letPaint } = Promise.withResolvers<void>();
		await page.route("**/*.css", async (route) => {
			await painting;
			await route.continue();
		});
		await page.goto(address, { waitUntil: "commit" });
		await page.waitForTimeout(LOOK_MS);
		expect(scripts).toEqual([]);
		letPaint();
		await waitForScripts(page);
		expect(scripts.length).toBeGreaterThan(5);
	});
}
