import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { sayAge } from "./support/lead-forms.ts";
import type { OwnSite } from "./support/own-site.ts";
import { openReady } from "./support/scripts-run.ts";
import { spec } from "./support/spec.ts";
import { expect, test, testWithoutJavaScript } from "./support/test.ts";
import { makeYoungVisitor, signIn } from "./support/visitor.ts";

// axe measures colours, which would be mid-transition between themes.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.describe.configure({ mode: "default" });

async function agree(page: Page, { address }: OwnSite, age: "18 or over" | "Under 18"): Promise<void> {
	await page.goto(`${address}/privacy`);
	await sayAge(page, age);
	await page.getByRole("checkbox", { name: /^I agree that/ }).check();
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByRole("status").filter({ hasText: /Saved\.|Nobody under 18 is counted\./ })).toBeVisible();
}

async function look(page: Page, { address }: OwnSite, path: string): Promise<void> {
	await openReady(page, `${address}${path}`);
	await page.waitForLoadState("networkidle");
}

test(`${spec("7.58")} nothing of the service loads before a visitor consents, everything after, and nothing after withdrawal`, async ({
	page,
	problems,
	ownSite,
}) => {
	problems.expect(/400/);
	test.slow();
	const from = ownSite.analytics.seen.length;
	const seen = () => ownSite.analytics.seen.slice(from);
	await look(page, ownSite, "/colleges");
	await look(page, ownSite, "/privacy");
	expect(seen()).toEqual([]);
	await expect(page.getByRole("checkbox", { name: /^I agree that/ })).not.toBeChecked();
	await page.getByRole("radio", { name: "18 or over" }).check();
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.getByRole("alert")).toContainText("Nothing has changed");

	await agree(page, ownSite, "18 or over");
	await expect(page.getByText("Visits from this browser are counted, since")).toBeVisible();
	await look(page, ownSite, "/colleges");
	await expect.poll(seen).toEqual(["script", `${ownSite.address}/colleges`]);
	expect(ownSite.analytics.site()).toBe("uchit");
	await page.getByRole("contentinfo").getByRole("link", { name: "Privacy", exact: true }).click();
	await expect(page.getByRole("button", { name: "Stop counting my visits" })).toBeVisible();
	await page.waitForLoadState("networkidle");
	expect(seen(), "the page on which one says no is not counted").toHaveLength(2);

	await page.getByRole("button", { name: "Stop counting my visits" }).click();
	await expect(page.getByText("Visits from this browser are not counted.")).toBeVisible();
	await page.goBack();
	await look(page, ownSite, "/colleges");
	expect(seen()).toHaveLength(2);
	expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: "analytics-consent" }));
});

test("a counted page in another tab stops counting when it is viewed again", async ({ page, context, ownSite }) => {
	await agree(page, ownSite, "18 or over");
	await look(page, ownSite, "/colleges");
	await expect(page.locator("script#analytics")).toHaveCount(1);
	const other = await context.newPage();
	await other.goto(`${ownSite.address}/privacy`);
	await other.getByRole("button", { name: "Stop counting my visits" }).click();
	await expect(other.getByRole("status").filter({ hasText: "Done." })).toBeVisible();
	await page.bringToFront();
	await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
	await expect(page.locator("script#analytics")).toHaveCount(0);
});

test("nobody under 18 is counted: not by consenting, not by an earlier consent, not signed in", async ({
	page,
	ownSite,
}) => {
	const from = ownSite.analytics.seen.length;
	await agree(page, ownSite, "Under 18");
	await expect(page.getByRole("status").filter({ hasText: "Nobody under 18 is counted." })).toBeVisible();
	await look(page, ownSite, "/colleges");
	await agree(page, ownSite, "18 or over");
	await expect(page.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();
	await openReady(page, `${ownSite.address}/login`);
	await sayAge(page, "Under 18");
	await look(page, ownSite, "/colleges");
	await agree(page, ownSite, "18 or over");
	await signIn(page, await makeYoungVisitor());
	await look(page, ownSite, "/colleges");
	await agree(page, ownSite, "18 or over");
	await expect(page.getByRole("status").filter({ hasText: "Nobody under 18 is counted." })).toBeVisible();
	await look(page, ownSite, "/colleges");
	expect(ownSite.analytics.seen.slice(from)).toEqual([]);
});

test("the privacy page is accessible, with the choice and with its result", async ({ page, ownSite }) => {
	test.slow();
	await page.goto(`${ownSite.address}/privacy`);
	await expect(page.getByText("Visits from this browser are not counted.")).toBeVisible();
	await expectAccessible(page, "the page about privacy");
	await agree(page, ownSite, "18 or over");
	await expectAccessible(page, "the page about privacy, agreed");
});

testWithoutJavaScript(
	"without scripts it can be agreed to and taken back, and nothing is loaded",
	async ({ page, ownSite }) => {
		const from = ownSite.analytics.seen.length;
		await agree(page, ownSite, "18 or over");
		await expect(page.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();
		await page.goto(`${ownSite.address}/colleges`);
		await page.goto(`${ownSite.address}/privacy`);
		await page.getByRole("button", { name: "Stop counting my visits" }).click();
		await expect(page.getByRole("status").filter({ hasText: "Done." })).toBeVisible();
		expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: "analytics-consent" }));
		expect(ownSite.analytics.seen.slice(from)).toEqual([]);
	},
);
