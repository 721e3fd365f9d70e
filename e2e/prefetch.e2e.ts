import type { Page } from "@playwright/test";
import { openReady } from "./support/scripts-run.ts";
import { spec } from "./support/spec.ts";
import { expect, test } from "./support/test.ts";

test.use({ fetchesAhead: true });

const VIEWPORT = { width: 1280, height: 700 };

test(`${spec("9.44")} a link is prefetched within 200 px of the viewport, and not before`, async ({ page }) => {
	await page.setViewportSize(VIEWPORT);
	const fetched = watchData(page);
	await page.goto("/colleges");
	const { near, far } = await partLinks(page, 200);
	expect(near.length).toBeGreaterThan(2);
	expect(far.length).toBeGreaterThan(2);
	await expect.poll(() => near.filter((path) => !fetched.has(path))).toEqual([]);
	expect(far.filter((path) => fetched.has(path))).toEqual([]);
	await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
	const nearNow = (await partLinks(page, 200)).near;
	expect(nearNow.filter((path) => far.includes(path)).length).toBeGreaterThan(0);
	await expect.poll(() => nearNow.filter((path) => !fetched.has(path))).toEqual([]);
});

test("nothing is prefetched with data saving on or on a 2g line", async ({ context }) => {
	const open = async (saveData: boolean, effectiveType: string) => {
		const page = await context.newPage();
		await page.setViewportSize(VIEWPORT);
		await page.addInitScript((given) => Object.defineProperty(navigator, "connection", { value: given }), {
			saveData,
			effectiveType,
		});
		const fetched = watchData(page);
		await openReady(page, "/colleges");
		return { page, fetched, what: `${effectiveType}, ${saveData ? "saves data" : "saves none"}` };
	};
	const saving = [await open(true, "4g"), await open(false, "2g"), await open(false, "slow-2g")];
	// By the time a later tab has prefetched everything, these would have prefetched something.
	const { page, fetched } = await open(false, "4g");
	const { near } = await partLinks(page, 200);
	expect(near.length).toBeGreaterThan(2);
	await expect.poll(() => near.filter((path) => !fetched.has(path))).toEqual([]);
	for (const tab of saving) expect([...tab.fetched], tab.what).toEqual([]);
});

function watchData(page: Page): Set<string> {
	const fetched = new Set<string>();
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (pathname.endsWith(".data")) fetched.add(pathname.replace(/\.data$/, ""));
	});
	return fetched;
}

async function partLinks(page: Page, nearPx: number): Promise<{ near: string[]; far: string[] }> {
	const links = await page
		.getByRole("article")
		.getByRole("link")
		.and(page.locator(":not([data-receipt])"))
		.evaluateAll((all) =>
			all.map((link) => ({
				path: new URL(link.getAttribute("href") ?? "", location.href).pathname,
				distance: Math.max(link.getBoundingClientRect().top - innerHeight, -link.getBoundingClientRect().bottom),
			})),
		);
	const colleges = links.filter(({ path }) => path.startsWith("/college/"));
	return {
		near: colleges.filter(({ distance }) => distance < nearPx - 20).map(({ path }) => path),
		far: colleges.filter(({ distance }) => distance > nearPx + 20).map(({ path }) => path),
	};
}
