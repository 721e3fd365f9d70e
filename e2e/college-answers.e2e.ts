import { CollegeResults } from "@uchit/contract/college.ts";
import { sampled } from "./support/sampled.ts";
import { openReady } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";

const PHONE = { width: 360, height: 800 };
const QUESTIONS = [
	"Can I get in?",
	"What salary do its students get?",
	"What does it cost?",
	"What can I study?",
	"Is it recognised?",
] as const;
const LISTS = ["category=1", "category=2", "category=12", "category=3", "category=9", "category=7"] as const;
const MIN_KNOWN = 50;
const IIT = "/college/indian-institute-of-technology-madras";

test.use({ viewport: PHONE });

test("the first screen of well-known colleges answers five questions", async ({ page, askBackend }) => {
	test.slow();
	const known: string[] = [];
	for (const list of LISTS) {
		const { items } = CollegeResults.parse(await askBackend(`/v1/colleges?${list}`));
		known.push(
			...items
				.map(({ slug }) => slug)
				.filter((slug) => !known.includes(slug))
				.slice(0, 10),
		);
	}
	expect(known.length).toBeGreaterThanOrEqual(MIN_KNOWN);
	for (const slug of sampled(known.slice(0, MIN_KNOWN), 9)) {
		await page.goto(`/college/${slug}`);
		const answers = page.getByRole("region", { name: "In short" }).getByRole("listitem");
		const ends = await answers.evaluateAll((items) =>
			items.map((item) => ({
				question: item.querySelector("h3")?.textContent,
				words: (item.querySelector(":scope > p")?.textContent ?? "").length,
				bottom: Math.round(item.getBoundingClientRect().bottom),
			})),
		);
		expect([slug, ...ends.map(({ question }) => question)]).toEqual([slug, ...QUESTIONS]);
		expect([slug, ends.filter(({ words, bottom }) => words === 0 || bottom > PHONE.height)]).toEqual([slug, []]);
	}
});

test("a tab pressed in the middle of a page shows its content, and stays visible itself", async ({ page }) => {
	await openReady(page, IIT);
	const tabs = page.getByRole("navigation", { name: /: pages$/ });
	await page.evaluate(() => scrollTo(0, 800));
	await expect(tabs).toBeInViewport();
	await tabs.getByRole("link", { name: "Rankings" }).click();
	await expect(page.getByRole("heading", { level: 2, name: "Rankings over the years" })).toBeInViewport();
	await expect(tabs.getByRole("link", { name: "Rankings" })).toBeInViewport({ ratio: 1 });
	await expect(page.getByRole("heading", { level: 1 })).not.toBeInViewport();
	await page.goto(`${IIT}/sources`);
	await expect(tabs.getByRole("link", { name: "Sources" })).toBeInViewport({ ratio: 1 });
});

test("shortlist and compare stay on screen and do not cover the end of the page", async ({ page }) => {
	await page.goto(IIT);
	const compare = page.locator("main header").getByRole("button", { name: /^Compare: / });
	await expect(compare).toBeInViewport({ ratio: 1 });
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	await expect(compare).toBeInViewport({ ratio: 1 });
	const [bar, footer] = await Promise.all([compare.boundingBox(), page.locator("body > footer").boundingBox()]);
	expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});
