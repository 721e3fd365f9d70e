import type { Page } from "@playwright/test";
import { sampled } from "./support/sampled.ts";
import { openReady } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 900 };
const MAX_STOPS = 1_000;

type Stop = { name: string; isMarked: boolean; isInSight: boolean };

const STOPPED_ON = [
	["/", DESK],
	["/hi", PHONE],
	["/colleges?category=3&state=kerala", DESK],
	["/hi/colleges?category=3&state=kerala", PHONE],
	["/college/indian-institute-of-technology-madras", PHONE],
] as const;

for (const [path, viewport] of sampled(STOPPED_ON, 2)) {
	test(`Tab moves through ${path} at ${viewport.width} px and out of it, and each stop is marked and visible`, async ({
		page,
	}) => {
		test.slow();
		await page.setViewportSize(viewport);
		await openReady(page, path);
		await startOver(page);
		const stops = await walk(page);
		expect(stops.length).toBeGreaterThan(20);
		expect(stops.length, "the walk ends").toBeLessThan(MAX_STOPS);
		expect(stops.filter(({ isMarked }) => !isMarked)).toEqual([]);
		expect(stops.filter(({ isInSight }) => !isInSight)).toEqual([]);
	});
}

/** The next Tab starts at the top, wherever the focus was. */
async function startOver(page: Page): Promise<void> {
	await page.evaluate(() => {
		document.body.tabIndex = -1;
		document.body.focus();
		document.body.removeAttribute("tabindex");
	});
}

async function walk(page: Page): Promise<Stop[]> {
	const stops: Stop[] = [];
	while (stops.length < MAX_STOPS) {
		await page.keyboard.press("Tab");
		const stop = await page.evaluate(readStop);
		if (stop === undefined) break;
		stops.push(stop);
	}
	return stops;
}

function readStop(): Stop | undefined {
	const { activeElement } = document;
	if (activeElement === null || activeElement === document.body) return undefined;
	const { outlineStyle, outlineWidth } = getComputedStyle(activeElement);
	const boxes = [...activeElement.getClientRects()];
	return {
		name: activeElement.outerHTML.slice(0, 120),
		isMarked: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
		isInSight: boxes.some(({ left, top, width, height }) => {
			const seen = document.elementFromPoint(left + width / 2, top + height / 2);
			return seen !== null && (activeElement.closest("label") ?? activeElement).contains(seen);
		}),
	};
}
