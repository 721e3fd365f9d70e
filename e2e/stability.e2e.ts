import type { Page } from "@playwright/test";
import { waitForScripts } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";

const PAGES = [
	"/",
	"/colleges",
	"/colleges?degree=mbbs&state=kerala",
	"/colleges?category=1&q=zzzzqqqqxxxx",
	"/college/indian-institute-of-technology-madras",
	"/college/indian-institute-of-technology-madras/cutoffs",
	"/college/indian-institute-of-technology-madras/placements",
	"/college/all-india-institute-of-medical-sciences-delhi",
	"/search?q=law+pune",
	"/data",
	"/no-such-page",
	"/landing-pages/no-such-page",
	"/design",
] as const;

const WIDTHS = [360, 1280] as const;

/**
 * A browser may paint what it has read of the document so far. On a busy machine the words of a button come a frame after its
 * mark, which is a shift of 0.001; a row of text that something pushes down is ten times as much.
 */
const HALF_READ = 0.005;

for (const path of PAGES) {
	for (const prefix of path === "/design" ? [""] : ["", "/hi"]) {
		const address = `${prefix}${path}`.replace(/(?<=.)\/$/, "");
		test(`nothing of ${address} moves while it loads, and React finds it as the server made it`, async ({
			page,
			problems,
		}) => {
			test.slow();
			problems.expect(/404/);
			const warnings = watchWarnings(page);
			for (const width of WIDTHS) {
				await page.setViewportSize({ width, height: 740 });
				await page.goto(address, { waitUntil: "networkidle" });
				if (!path.startsWith("/landing-pages") && path !== "/design") await waitForScripts(page);
				await scrollThrough(page);
				expect(await shiftOf(page), `${address} at ${width} px`).toBeLessThan(HALF_READ);
			}
			expect(warnings).toEqual([]);
		});
	}
}

/** React reports what it found otherwise than the server made it as an error; anything else that is warned of counts too. */
function watchWarnings(page: Page): string[] {
	const warnings: string[] = [];
	page.on("console", (message) => {
		// Only the tests of the device's copies let it have them.
		const isAboutTest = message.text() === "Service Worker registration blocked by Playwright";
		if (message.type() === "warning" && !isAboutTest) warnings.push(message.text());
	});
	return warnings;
}

async function scrollThrough(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const frame = () => new Promise(requestAnimationFrame);
		for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
			scrollTo(0, y);
			await frame();
		}
		await frame();
	});
}

/** The sum of all layout shifts, those after an input of ours too. */
function shiftOf(page: Page): Promise<number> {
	return page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				let sum = 0;
				const observer = new PerformanceObserver((list) => {
					for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, "value"));
				});
				observer.observe({ type: "layout-shift", buffered: true });
				setTimeout(() => {
					observer.disconnect();
					resolve(sum);
				}, 50);
			}),
	);
}
