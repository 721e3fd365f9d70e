import { expectAccessible } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

test.use({ serviceWorkers: "allow" });

const COLLEGE = "/college/indian-institute-of-technology-madras";

test("what was read opens without a network, with its day; what was not says so", async ({ page, context, problems }) => {
	problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
	await page.goto("/");
	await page.evaluate(() => navigator.serviceWorker.ready);
	await page.goto(COLLEGE, { waitUntil: "networkidle" });
	await context.setOffline(true);

	await page.reload();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Indian Institute of Technology Madras");
	await expect(page.getByText(/You are offline\. This page is as it was on \d+ \w+ \d{4}\./)).toBeVisible();
	await expectAccessible(page, "a page without a network");

	await page.goto("/college/indian-institute-of-technology-bombay");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not on your device");
	await page.goto("/hi/college/indian-institute-of-technology-bombay");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("यह पेज आपके डिवाइस पर नहीं है");

	await context.setOffline(false);
	await page.goto(COLLEGE);
	await expect(page.getByText("You are offline")).toHaveCount(0);
});

test("nothing that is one visitor's own is kept", async ({ page }) => {
	await page.goto("/");
	await page.evaluate(() => navigator.serviceWorker.ready);
	for (const path of ["/login", "/account", "/college/review"]) await page.goto(path, { waitUntil: "networkidle" });
	await page.goto("/data", { waitUntil: "networkidle" });
	const kept = await page.evaluate(async () => (await (await caches.open("pages-1")).keys()).map(({ url }) => url));
	expect(kept.some((url) => url.endsWith("/data"))).toBe(true);
	expect(kept.filter((url) => /\/(?:login|account|college\/review|api)/.test(url))).toEqual([]);
});
