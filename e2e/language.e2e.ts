import type { Browser, Page } from "@playwright/test";
import { Catalogue } from "@uchit/contract/catalogue.ts";
import { SITE_PAGES } from "../checks/site-pages.ts";
import { expect, test, testWithoutJavaScript } from "./support/test.ts";

/** Bytes of a first visit without pictures, as they travel. */
const FIRST_VISIT_BYTES = 200_000;

const LIST = "/colleges?category=3&state=kerala";
const COLLEGE = "/college/indian-institute-of-technology-madras";
const PAGES = [
	["/", "/hi"],
	[LIST, `/hi${LIST}`],
	[COLLEGE, `/hi${COLLEGE}`],
] as const;

for (const [english, hindi] of PAGES) {
	test(`${english} is there in both languages, and each names the other`, async ({ page }) => {
		for (const [path, lang] of [
			[english, "en-IN"],
			[hindi, "hi-IN"],
		] as const) {
			const response = await page.goto(path);
			expect(response?.status()).toBe(200);
			await expect(page.locator("html")).toHaveAttribute("lang", lang);
			await expect(page.locator(`link[rel=canonical][href^="http"][href$="${path}"]`)).toHaveCount(1);
			expect(await listAlternates(page)).toEqual({ en: english, hi: hindi, "x-default": english });
		}
	});

	testWithoutJavaScript(`the language changes on ${english} without losing the page, and back`, async ({ page }) => {
		await page.goto(english);
		await page.getByRole("banner").getByRole("link", { name: "हिंदी" }).click();
		await expect(page).toHaveURL(hindi);
		await page.getByRole("banner").getByRole("link", { name: "English" }).click();
		await expect(page).toHaveURL(english);
	});

	test(`a first visit of ${hindi} brings its own catalogue alone, within ${FIRST_VISIT_BYTES / 1000} kB`, async ({
		page,
		browser,
	}) => {
		const all = await visit(page, hindi);
		const saving = await savingData(browser);
		const own = await visit(saving.page, new URL(hindi, page.url()).href);
		await saving.context.close();
		const words = own.files.filter((file) => /\/(en|hi)-[^/]*\.js$/.test(file));
		expect(words.some((file) => file.includes("/hi-every-"))).toBe(true);
		expect(words.filter((file) => !file.includes("/hi-"))).toEqual([]);
		expect(own.bytes).toBeLessThan(FIRST_VISIT_BYTES);
		expect(all.bytes - own.bytes, "of pages fetched ahead").toBeLessThan(FIRST_VISIT_BYTES);
	});

	test(`every letter of ${hindi} has its glyph`, async ({ page }) => {
		await page.goto(hindi);
		expect(await listMissingGlyphs(page)).toEqual([]);
	});
}

/** Beside the main ones, the pages that have most to bring. */
const HEAVY = ["planner", "college-cutoffs", "college-cost", "eligibility"];

test(`a first visit of the main pages and of the heaviest stays within ${FIRST_VISIT_BYTES / 1000} kB in Hindi`, async ({
	browser,
	baseURL,
}) => {
	test.slow();
	const pages = SITE_PAGES.filter(({ name, isMain }) => isMain === true || HEAVY.includes(name));
	expect(pages.length).toBeGreaterThan(12);
	for (const { name, path } of pages) {
		const { context, page } = await savingData(browser);
		const { bytes } = await visit(page, new URL(`/hi${path === "/" ? "" : path}`, baseURL).href);
		await context.close();
		expect.soft(bytes, name).toBeLessThan(FIRST_VISIT_BYTES);
	}
});

test("links and forms of a Hindi page lead to Hindi pages", async ({ page }) => {
	await page.goto("/hi");
	const paths = await page
		.locator("a[href^='/']:not([hreflang])")
		.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
	expect(paths.length).toBeGreaterThan(50);
	expect(paths.filter((path) => !/^\/hi(?=[/?#]|$)/.test(path))).toEqual([]);
	await page.getByRole("search").getByRole("combobox").fill("kerala");
	await page.getByRole("search").getByRole("combobox").press("Enter");
	await expect(page).toHaveURL("/hi/search?q=kerala");
	await expect(page.getByRole("heading", { level: 1 })).toContainText("kerala");
	await page.locator("a[href^='/hi/colleges?q=']").click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("“kerala” से मिलते कॉलेज");
});

test("a Hindi page that is changed without a reload stays Hindi, and its switch follows", async ({ page }) => {
	await page.goto("/hi/colleges");
	await expect(async () => {
		await page.keyboard.press("/");
		await expect(page.getByRole("banner").getByRole("search").getByRole("combobox")).toBeFocused({ timeout: 100 });
	}, "the page's scripts run").toPass();
	await page.getByRole("checkbox", { name: "लॉ" }).check();
	await expect(page).toHaveURL("/hi/colleges?category=3");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("लॉ कॉलेज");
	await expect(page.getByRole("link", { name: "English" })).toHaveAttribute("href", "/colleges?category=3");
});

test("figures are grouped the Indian way in both languages", async ({ page, askBackend }) => {
	const { colleges } = Catalogue.parse(await askBackend("/v1/catalogue"));
	const figure = new Intl.NumberFormat("en-IN").format(colleges);
	for (const path of ["/", "/hi"]) {
		await page.goto(path);
		await expect(page.getByRole("main").getByText(figure)).toBeVisible();
	}
});

test("a page that is not there says so in the language of its address", async ({ page, problems }) => {
	problems.expect(/404/);
	const response = await page.goto("/hi/no-such-page");
	expect(response?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("यह पेज यहाँ नहीं है");
	await expect(page.getByRole("link", { name: "होम पेज पर जाएँ" })).toHaveAttribute("href", "/hi");
});

test("an address moves to its one form without losing the language", async ({ request }) => {
	for (const [from, to] of [
		["/hi/", "/hi"],
		[`/hi${COLLEGE.toUpperCase().replace("/COLLEGE/", "/college/")}`, `/hi${COLLEGE}`],
	] as const) {
		const response = await request.get(from, { maxRedirects: 0 });
		expect(response.headers().location, from).toBe(to);
	}
});

/** Where the page says that its languages are, as paths. */
async function listAlternates(page: Page): Promise<Record<string, string>> {
	const links = await page
		.locator("link[rel=alternate][hreflang]")
		.evaluateAll((found) =>
			found.map((link) => [link.getAttribute("hreflang") ?? "", link.getAttribute("href") ?? ""]),
		);
	return Object.fromEntries(
		links.map(([language = "", address = ""]) => {
			const { pathname, search } = new URL(address);
			return [language, `${pathname}${search}`];
		}),
	);
}

/** Who saves data is sent the page alone, nothing ahead of a visit: that is what the page itself weighs. */
async function savingData(browser: Browser) {
	const context = await browser.newContext({ locale: "en-IN" });
	await context.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
	return { context, page: await context.newPage() };
}

/** What a first visit brings: the files' paths, and the bytes of all but pictures. */
async function visit(page: Page, path: string): Promise<{ files: string[]; bytes: number }> {
	const sizes: Promise<{ file: string; bytes: number }>[] = [];
	page.on("requestfinished", (request) => {
		if (request.resourceType() === "image") return;
		const file = new URL(request.url()).pathname;
		sizes.push(request.sizes().then(({ responseBodySize }) => ({ file, bytes: Math.max(0, responseBodySize) })));
	});
	const response = await page.goto(path, { waitUntil: "networkidle" });
	// A busy machine may be idle before the page is painted, and scripts come after that.
	await page.waitForFunction(() => "__reactRouterDataRouter" in window);
	// An error page weighs little.
	expect(response?.status(), path).toBe(200);
	const all = await Promise.all(sizes);
	return { files: all.map(({ file }) => file), bytes: all.reduce((total, { bytes }) => total + bytes, 0) };
}

/** The letters of the page that are drawn like a letter which no font has. */
function listMissingGlyphs(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const canvas = document.createElement("canvas");
		canvas.width = canvas.height = 48;
		const context = canvas.getContext("2d", { willReadFrequently: true });
		if (context === null) throw new Error("The browser draws no canvas.");
		const draw = (letter: string) => {
			context.clearRect(0, 0, 48, 48);
			context.font = `24px ${getComputedStyle(document.body).fontFamily}`;
			context.fillText(letter, 12, 32);
			return context.getImageData(0, 0, 48, 48).data.join();
		};
		const missing = new Set(["\u{10fffd}", "\u{5ffff}"].map(draw));
		const letters = new Set([...document.body.textContent].filter((letter) => /\p{L}|\p{M}|\p{N}/u.test(letter)));
		return [...letters].filter((letter) => missing.has(draw(letter)));
	});
}
