import { openReady } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";

test("a link to a degree within the site opens without loading a new document", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await openReady(page, "/");
	await page.getByRole("button", { name: "Medical: menu" }).click();
	await page.getByRole("banner").getByRole("link", { name: "MBBS" }).click();
	await expect(page).toHaveURL("/colleges?category=12&degree=mbbs");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("MBBS colleges in our sources");
});

test("a state narrows a degree's list, and its chip or its tick removes the degree", async ({ page }) => {
	await openReady(page, "/colleges?degree=mbbs");
	await page.getByRole("checkbox", { name: "Kerala" }).check();
	await expect(page).toHaveURL("/colleges?degree=mbbs&state=kerala");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("MBBS colleges in Kerala in our sources");
	await page.getByRole("link", { name: "Remove MBBS" }).click();
	await expect(page).toHaveURL("/colleges?state=kerala");
});
