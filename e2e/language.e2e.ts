import type { Browser, Page, Request } from "@playwright/test";
import { SITE_PAGES } from "../checks/site-pages.ts";
import { sampled } from "./support/sampled.ts";
import { openReady } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";

/** Bytes of a first visit without pictures, as transferred. */
const FIRST_VISIT_BYTES = 200_000;
/** Bytes that a page may prefetch for a visitor who does not save data. */
const AHEAD_BYTES = 240_000;

const LIST = "/colleges?category=3&state=kerala";
const PAGES = ["/", LIST, "/college/indian-institute-of-technology-madras"] as const;
/** The heaviest pages; of the other main ones a sample is measured. */
const HEAVY = ["predict", "planner", "college-cutoffs", "eligibility"];

test(`a first Hindi visit loads only its catalogue, within ${FIRST_VISIT_BYTES / 1000} kB, on main pages and the heaviest`, async ({
	browser,
	baseURL,
}) => {
	test.slow();
	const pathsOf = (isWanted: (name: string, isMain: boolean) => boolean) =>
		SITE_PAGES.filter(({ name, isMain = false }) => isWanted(name, isMain)).map(({ path }) => path);
	const heavy = pathsOf((name) => HEAVY.includes(name));
	expect(heavy).toHaveLength(HEAVY.length);
	const main = [LIST, ...pathsOf((name, isMain) => isMain && !HEAVY.includes(name))];
	const paths = [...heavy, ...sampled(main, 3)];
	for (const path of paths) {
		const { context, page } = await savingData(browser);
		const { files, bytes } = await visit(page, new URL(toHindi(path), baseURL).href);
		await context.close();
		const words = files.filter((file) => /\/(en|hi)-[^/]*\.js$/.test(file));
		expect.soft(words.some((file) => file.includes("/hi-shell-"))).toBe(true);
		expect
			.soft(
				words.filter((file) => !file.includes("/hi-")),
				path,
			)
			.toEqual([]);
		expect.soft(bytes, path).toBeLessThan(FIRST_VISIT_BYTES);
	}
});

test.describe("prefetching", () => {
	test.use({ fetchesAhead: true });

	for (const path of sampled(PAGES, 3)) {
		test(`${toHindi(path)} prefetches less than ${AHEAD_BYTES / 1000} kB, and every letter of it has its glyph`, async ({
			page,
			browser,
		}) => {
			const all = await visit(page, toHindi(path));
			expect(await listMissingGlyphs(page)).toEqual([]);
			const saving = await savingData(browser);
			const own = await visit(saving.page, page.url());
			await saving.context.close();
			expect(all.bytes - own.bytes, "of pages fetched ahead").toBeLessThan(AHEAD_BYTES);
		});
	}
});

test("a Hindi page that changes without a reload stays Hindi, and its language switch follows", async ({ page }) => {
	await openReady(page, "/hi/colleges");
	await page.getByRole("checkbox", { name: "लॉ" }).check();
	await expect(page).toHaveURL("/hi/colleges?category=3");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("लॉ कॉलेज");
	await expect(page.getByRole("link", { name: "English" })).toHaveAttribute("href", "/colleges?category=3");
});

function toHindi(path: string): string {
	return `/hi${path === "/" ? "" : path}`;
}

/** With data saver nothing is prefetched, so the bytes are those of the page alone. */
async function savingData(browser: Browser) {
	const context = await browser.newContext({ locale: "en-IN" });
	await context.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
	return { context, page: await context.newPage() };
}

async function visit(page: Page, path: string): Promise<{ files: string[]; bytes: number }> {
	const sizes: Promise<{ file: string; bytes: number }>[] = [];
	const pending = new Set<Request>();
	const onFinished = (request: Request) => {
		pending.delete(request);
		if (request.resourceType() === "image") return;
		const file = new URL(request.url()).pathname;
		sizes.push(request.sizes().then(({ responseBodySize }) => ({ file, bytes: Math.max(0, responseBodySize) })));
	};
	page.on("request", (request) => pending.add(request));
	page.on("requestfailed", (request) => pending.delete(request));
	page.on("requestfinished", onFinished);
	const response = await page.goto(path, { waitUntil: "networkidle" });
	// A busy machine may be idle before the page is painted, and scripts come after that.
	await page.waitForFunction(() => "__reactRouterDataRouter" in window);
	// The browser may run a script before Playwright reports its arrival.
	await expect.poll(() => pending.size).toBe(0);
	// An error page would pass because it is small.
	expect(response?.status(), path).toBe(200);
	// Later responses are ignored: the page may be closed by then.
	page.off("requestfinished", onFinished);
	const all = await Promise.all(sizes);
	return { files: all.map(({ file }) => file), bytes: all.reduce((total, { bytes }) => total + bytes, 0) };
}

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
