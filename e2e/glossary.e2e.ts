import { expectAccessible } from "./support/axe.ts";
import { openReady } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";

test("a glossary word opens beside itself by keyboard, is fetched only then, and Escape returns to it", async ({
	page,
}) => {
	const requests: string[] = [];
	page.on("request", (request) => requests.push(new URL(request.url()).pathname));
	await openReady(page, "/exams/jee-mains/counselling");
	expect(requests.filter((path) => path.startsWith("/glossary"))).toEqual([]);
	const word = page.locator('a[data-term="quota"]');
	await word.focus();
	await page.keyboard.press("Enter");
	const tip = page.getByRole("dialog", { name: "Quota" });
	await expect(tip).toContainText("A part of the seats that only some may take");
	await expect(tip.getByRole("link", { name: "In the glossary" })).toHaveAttribute("href", /\/glossary#quota$/);
	await expect(page).toHaveURL("/exams/jee-mains/counselling");
	await expectAccessible(page, "a tip");
	await page.keyboard.press("Escape");
	await expect(tip).toBeHidden();
	await expect(word).toBeFocused();
});

test("the Hindi glossary filters as a visitor types, in either language, on a phone", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await openReady(page, "/hi/glossary");
	const field = page.getByRole("searchbox", { name: "शब्दावली में खोजें" });
	await field.fill("फीस");
	await expect(page.getByRole("article").first()).toContainText("फ़ीस");
	await field.fill("closing rank");
	await expect(page.getByRole("article").first()).toContainText("क्लोज़िंग रैंक");
	await field.fill("कुछ भी नहीं ऐसा");
	await expect(page.getByRole("heading", { name: "ऐसा कोई शब्द नहीं मिला।" })).toBeVisible();
	await expect(page).toHaveURL("/hi/glossary");
});
