import { expectAccessible } from "./support/axe.ts";
import { waitForScripts } from "./support/scripts-run.ts";
import { expect, test, testWithoutJavaScript } from "./support/test.ts";

testWithoutJavaScript(
	"without scripts a word is a link to its place in the glossary, and the search is an address",
	async ({ page }) => {
		await page.goto("/college/indian-institute-of-technology-madras/cutoffs");
		await page
			.getByRole("link", { name: /^Closing rank/ })
			.first()
			.click();
		await expect(page).toHaveURL("/glossary#closing-rank");
		await expect(page.getByRole("article", { name: /^Closing rank/ })).toBeInViewport();
		await page.getByRole("searchbox", { name: "Search the glossary" }).fill("creamy");
		await page.getByRole("button", { name: "Search", exact: true }).last().click();
		await expect(page).toHaveURL("/glossary?q=creamy");
		await expect(page.getByRole("article").first()).toContainText("Creamy layer");
		await expect(page.getByText("2 words", { exact: true })).toBeVisible();
	},
);

test("a word opens beside itself by the keyboard, fetched only then, and Escape leads back to it", async ({ page }) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(new URL(request.url()).pathname));
	await page.goto("/exams/jee-mains/counselling");
	await waitForScripts(page);
	expect(asked.filter((path) => path.startsWith("/glossary"))).toEqual([]);
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

test("in Hindi the glossary is found as it is typed, by either language, and is accessible on a phone", async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/hi/glossary");
	await waitForScripts(page);
	await expectAccessible(page, "glossary");
	const field = page.getByRole("searchbox", { name: "शब्दावली में खोजें" });
	await field.fill("फीस");
	await expect(page.getByRole("article").first()).toContainText("फ़ीस");
	await field.fill("closing rank");
	await expect(page.getByRole("article").first()).toContainText("क्लोज़िंग रैंक");
	await field.fill("कुछ भी नहीं ऐसा");
	await expect(page.getByRole("heading", { name: "इन शब्दों के साथ शब्दावली में कुछ नहीं मिला।" })).toBeVisible();
	await expect(page).toHaveURL("/hi/glossary");
});

test("machines read at least 80 defined terms, each under an address that is on the page", async ({
	page,
	request,
}) => {
	await page.goto("/glossary");
	const set = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "{}");
	const terms: { "@type": string; "@id": string }[] = set.hasDefinedTerm;
	expect(terms.length).toBeGreaterThanOrEqual(80);
	const places = await page.getByRole("article").evaluateAll((articles) => articles.map(({ id }) => `#${id}`));
	expect(terms.map((term) => new URL(term["@id"]).hash)).toEqual(places);
	expect([...new Set(terms.map((term) => term["@type"]))]).toEqual(["DefinedTerm"]);
	expect((await request.get("/glossary/tips/no-such-word")).status()).toBe(404);
	expect(await (await request.get("/hi/glossary/tips/quota")).json()).toMatchObject({ name: "कोटा" });
});
