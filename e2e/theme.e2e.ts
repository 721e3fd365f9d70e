import type { Page } from "@playwright/test";
import { openReady, waitForScripts } from "./support/scripts-run.ts";
import { expect, test, testWithoutJavaScript } from "./support/test.ts";

const DARK = "dark";
const LIGHT = "light";

test("the theme follows the device until the visitor picks another, which lasts over pages and languages", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.emulateMedia({ colorScheme: "light" });
	await openReady(page, "/");
	await expect.poll(() => themeOf(page)).toBe(LIGHT);
	const themeSwitch = page.getByRole("button", { name: /^Theme:/ });
	await expect(themeSwitch).toHaveAccessibleName("Theme: as on this device");
	await themeSwitch.click();
	await themeSwitch.click();
	await expect(themeSwitch).toHaveAccessibleName("Theme: dark");
	await expect.poll(() => themeOf(page)).toBe(DARK);
	await test.step("it is there before anything is painted", async () => {
		await page.route(/\.js$/, () => undefined);
		await page.goto("/colleges", { waitUntil: "commit" });
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		expect(await themeOf(page)).toBe(DARK);
		await page.unrouteAll({ behavior: "ignoreErrors" });
	});
	await page.goto("/hi/colleges");
	await expect.poll(() => themeOf(page)).toBe(DARK);
	await page.getByRole("button", { name: "थीम: डार्क" }).click();
	await expect.poll(() => themeOf(page)).toBe(LIGHT);
});

test("another tab follows the theme", async ({ page, context }) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.emulateMedia({ colorScheme: "light" });
	await page.goto("/");
	const other = await context.newPage();
	await other.setViewportSize({ width: 1280, height: 900 });
	await openReady(other, "/colleges");
	await waitForScripts(page);
	await page.getByRole("button", { name: /^Theme:/ }).click();
	await expect(other.getByRole("button", { name: "Theme: light" })).toBeVisible();
	await expect(other.locator("html")).toHaveAttribute("data-theme", "light");
});

testWithoutJavaScript("without scripts there is no switch, and the device decides", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.emulateMedia({ colorScheme: "dark" });
	await page.goto("/");
	await expect(page.getByRole("button", { name: /^Theme:/ })).toBeHidden();
	await expect(page.locator("html")).toHaveCSS("color-scheme", "light dark");
});

function themeOf(page: Page): Promise<string> {
	return page.evaluate(() => {
		const [lightness = ""] = /[\d.]+/.exec(getComputedStyle(document.documentElement).backgroundColor) ?? [];
		return Number(lightness) > 0.5 ? "light" : "dark";
	});
}
