import { CollegeResults } from "@uchit/contract/college.ts";
import { waitForScripts } from "./support/scripts-run.ts";
import { spec } from "./support/spec.ts";
import { expect, test } from "./support/test.ts";

test("the keyboard's first stop skips the header", async ({ page }) => {
	await page.goto("/colleges");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("main")).toBeFocused();
});

test("the keyboard alone finds a college and its source", async ({ page }) => {
	await page.goto("/");
	await waitForScripts(page);
	await page.keyboard.type("institute of technology");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/search?q=institute+of+technology");
	await page.getByRole("link", { name: /^See all [\d,]+$/ }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("status")).toContainText("institutions");
	await page.getByRole("checkbox", { name: "Engineering" }).focus();
	await page.keyboard.press("Space");
	await expect(page).toHaveURL("/colleges?q=institute+of+technology&category=1");
	await page.getByRole("article").first().getByRole("link").first().focus();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/college\//);
	// The address changes before the page does, and the list has such links too.
	await expect(page.getByRole("navigation", { name: /: pages$/ })).toBeVisible();
	await page.getByRole("link", { name: "source" }).first().focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("dialog", { name: /^Source of/ })).toContainText("Document, read by us");
});

test(`${spec("2.66", "2.67")} every page has its landmarks and one first heading`, async ({ page, askBackend }) => {
	for (const path of await listPages(askBackend)) {
		await page.goto(path);
		for (const landmark of ["banner", "main", "contentinfo"] as const) {
			await expect(page.getByRole(landmark), `${landmark} of ${path}`).toHaveCount(1);
		}
		await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
		await expect(page.locator("meta[name=description]"), path).toHaveCount(1);
		await expect(page.locator("[style]"), `styles in the markup of ${path}`).toHaveCount(0);
	}
});

for (const colorScheme of ["light", "dark"] as const) {
	test(`a phone of 360 px needs no sideways scrolling (${colorScheme})`, async ({ page, askBackend }) => {
		await page.emulateMedia({ colorScheme });
		await page.setViewportSize({ width: 360, height: 740 });
		for (const path of await listPages(askBackend)) {
			await page.goto(path);
			const hidden = await page.evaluate(
				() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
			);
			expect(hidden, path).toBe(0);
		}
	});
}

async function listPages(ask: (path: string) => Promise<unknown>): Promise<string[]> {
	const ranked = CollegeResults.parse(await ask("/v1/colleges?category=1"));
	const bare = CollegeResults.parse(await ask("/v1/colleges?category=none&sort=-name"));
	const colleges = [ranked.items[0], bare.items[0]].map((college) => `/college/${college?.slug}`);
	return ["/", "/colleges", "/colleges?category=12&state=kerala&state=goa&q=nursing", ...colleges];
}
