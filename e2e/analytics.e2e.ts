import type { Page } from "@playwright/test";
import { type AnalyticsService, startAnalytics } from "@uchit/fakes/analytics.ts";
import { expectAccessible } from "./support/axe.ts";
import { type OwnWeb, startOwnWeb } from "./support/own-web.ts";
import { waitForScripts } from "./support/scripts-run.ts";
import { spec } from "./support/spec.ts";
import { expect, test, testWithoutJavaScript } from "./support/test.ts";
import { makeYoungVisitor, signIn } from "./support/visitor.ts";

let service: AnalyticsService;
let web: OwnWeb;

// One service for all of them, and each counts what it has seen.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
	service = await startAnalytics();
	web = await startOwnWeb({ ANALYTICS_SCRIPT: service.scriptUrl, ANALYTICS_SITE: "uchit" });
});

test.afterAll(async () => {
	await web.stop();
	await service.close();
});

async function agree(page: Page, age: string): Promise<void> {
	await page.goto(`${web.address}/privacy`);
	await page.getByRole("radio", { name: age, exact: true }).check();
	await page.getByRole("checkbox", { name: /^I agree that/ }).check();
	await page.getByRole("button", { name: "Save", exact: true }).click();
}

/** Looks at a page until whatever it loads has been asked for. */
async function look(page: Page, path: string): Promise<void> {
	await page.goto(`${web.address}${path}`);
	await waitForScripts(page);
	await page.waitForLoadState("networkidle");
}

test(`${spec("7.58")} nothing of the service is loaded before a visitor agrees, everything after, and nothing again once they take it back`, async ({
	page,
	problems,
}) => {
	problems.expect(/400/);
	test.slow();
	const from = service.seen.length;
	const seen = () => service.seen.slice(from);
	await look(page, "/colleges");
	await look(page, "/privacy");
	expect(seen()).toEqual([]);
	await expect(page.getByRole("checkbox", { name: /^I agree that/ })).not.toBeChecked();
	await page.getByRole("radio", { name: "18 or over" }).check();
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByRole("alert")).toContainText("Nothing has changed");

	await agree(page, "18 or over");
	await expect(page.getByText("Visits from this browser are counted, since")).toBeVisible();
	await look(page, "/colleges");
	await expect.poll(seen).toEqual(["script", `${web.address}/colleges`]);
	expect(service.site()).toBe("uchit");
	await page.getByRole("contentinfo").getByRole("link", { name: "Privacy", exact: true }).click();
	await expect(page.getByRole("button", { name: "Stop counting my visits" })).toBeVisible();
	await page.waitForLoadState("networkidle");
	expect(seen(), "the page on which one says no is not counted").toHaveLength(2);

	await page.getByRole("button", { name: "Stop counting my visits" }).click();
	await expect(page.getByText("Visits from this browser are not counted.")).toBeVisible();
	await page.goBack();
	await look(page, "/colleges");
	expect(seen()).toHaveLength(2);
	expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: "analytics-consent" }));
});

test("a page in another tab that was counted stops when it is looked at again", async ({ page, context }) => {
	await agree(page, "18 or over");
	await look(page, "/colleges");
	await expect(page.locator("script#analytics")).toHaveCount(1);
	const other = await context.newPage();
	await other.goto(`${web.address}/privacy`);
	await other.getByRole("button", { name: "Stop counting my visits" }).click();
	await expect(other.getByRole("status")).toContainText("Done.");
	await page.bringToFront();
	await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
	await expect(page.locator("script#analytics")).toHaveCount(0);
});

test("nobody under 18 is counted: not by agreeing, not by a consent from before, not signed in", async ({ page }) => {
	const from = service.seen.length;
	await agree(page, "Under 18");
	await expect(page.getByRole("status")).toContainText("Nobody under 18 is counted.");
	await look(page, "/colleges");
	await agree(page, "18 or over");
	await expect(page.getByRole("status")).toContainText("Saved.");
	await page.goto(`${web.address}/login?step=sign-up`);
	await waitForScripts(page);
	await page.getByRole("radio", { name: "Under 18" }).check();
	await look(page, "/colleges");
	await agree(page, "18 or over");
	await signIn(page, await makeYoungVisitor());
	await look(page, "/colleges");
	await agree(page, "18 or over");
	await expect(page.getByRole("status")).toContainText("Nobody under 18 is counted.");
	await look(page, "/colleges");
	expect(service.seen.slice(from)).toEqual([]);
});

test("the page about privacy is accessible, with the choice and with what was chosen", async ({ page }) => {
	test.slow();
	await page.goto(`${web.address}/privacy`);
	await expect(page.getByText("Visits from this browser are not counted.")).toBeVisible();
	await expectAccessible(page, "the page about privacy");
	await agree(page, "18 or over");
	await expectAccessible(page, "the page about privacy, agreed");
});

testWithoutJavaScript("without scripts it can be agreed to and taken back, and nothing is loaded", async ({ page }) => {
	const from = service.seen.length;
	await agree(page, "18 or over");
	await expect(page.getByRole("status")).toContainText("Saved.");
	await page.goto(`${web.address}/colleges`);
	await page.goto(`${web.address}/privacy`);
	await page.getByRole("button", { name: "Stop counting my visits" }).click();
	await expect(page.getByRole("status")).toContainText("Done.");
	expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: "analytics-consent" }));
	expect(service.seen.slice(from)).toEqual([]);
});
