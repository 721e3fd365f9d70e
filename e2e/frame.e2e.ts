import type { Page } from "@playwright/test";
import { openReady } from "./support/scripts-run.ts";
import { spec } from "./support/spec.ts";
import { expect, test, testWithoutJavaScript } from "./support/test.ts";

const LIST_DATA = /\/colleges\.data/;

test(`${spec("2.70", "2.71")} a thin orange bar shows while the next page is fetched, then disappears`, async ({
	page,
}) => {
	await openReady(page, "/");
	const release = await holdBack(page, LIST_DATA);
	const bar = page.locator("[data-progress]");
	await expect(bar).toHaveCount(0);
	await page.getByRole("main").getByRole("link", { name: /^Law/ }).first().click();
	await expect(bar).toBeVisible();
	expect((await bar.evaluate((element) => element.clientHeight)) <= 4).toBe(true);
	expect(await bar.evaluate(hueOf)).toBe("orange");
	release();
	await expect(page).toHaveURL("/colleges?category=3");
	await expect(bar).toHaveCount(0);
});

test("the progress bar does not move for a visitor who prefers reduced motion", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await openReady(page, "/");
	const release = await holdBack(page, LIST_DATA);
	await page.getByRole("main").getByRole("link", { name: /^Law/ }).first().click();
	await expect(page.locator("[data-progress]")).toHaveCSS("animation-name", "none");
	release();
});

for (const [mode, testInMode] of [
	["", test],
	[" without scripts", testWithoutJavaScript],
] as const) {
	testInMode(
		`${spec("2.95")} after a screen the way up is at the bottom right${mode}, and leads to the top`,
		async ({ page }) => {
			await page.goto("/colleges");
			const up = page.getByRole("link", { name: "Back to the top" });
			await expect(up).not.toBeInViewport();
			await page.mouse.wheel(0, 2_000);
			await expect(up).toBeInViewport();
			const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
			const box = await up.boundingBox();
			expect(box && width - box.x - box.width).toBeLessThan(40);
			expect(box && height - box.y - box.height).toBeLessThan(40);
			await up.click();
			await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
			await page.keyboard.press("Tab");
			await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
		},
	);
}

test("a page shorter than the screen has no back-to-top link and does not scroll", async ({ page, problems }) => {
	problems.expect(/404/);
	await page.goto("/landing-pages/no-such-page");
	expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
});

test("a new page moves the focus to its content and is announced; a filter leaves the focus where it is", async ({
	page,
}) => {
	await openReady(page, "/");
	await page.getByRole("main").getByRole("link", { name: /^Law/ }).first().click();
	await expect(page.getByRole("main")).toBeFocused();
	const announcement = page.locator("p[aria-live=polite]");
	await expect(announcement).toHaveText("Law colleges – Uchit");
	const kerala = page.getByRole("checkbox", { name: "Kerala" });
	await kerala.check();
	await expect(page).toHaveURL("/colleges?category=3&state=kerala");
	await expect(kerala).toBeFocused();
	await page.goBack();
	await page.goBack();
	await expect(page.getByRole("main")).toBeFocused();
	await expect(announcement).toHaveText(/^Find your college in India/);
});

async function holdBack(page: Page, addresses: RegExp): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(addresses, async (route) => {
		await promise;
		await route.continue();
	});
	return resolve;
}

function hueOf(element: Element): string {
	const context = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");
	if (context === null) return "no canvas";
	context.fillStyle = getComputedStyle(element).backgroundColor;
	context.fillRect(0, 0, 1, 1);
	const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
	return red > 200 && green > 80 && green < 170 && blue < 80 ? "orange" : `${red} ${green} ${blue}`;
}
