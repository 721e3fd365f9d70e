import { expect, type Page, test } from "@playwright/test";
import type { SitePage } from "../../checks/site-pages.ts";
import {
	expectAccessibleButColours,
	expectAccessibleByDay,
	expectAccessibleInBothThemes,
	expectAccessibleWords,
	expectReadableColours,
} from "./axe.ts";
import { type Axe, PHONE, type Round, STORED_ON_DEVICE } from "./page-checks-table.ts";
import type { Problems } from "./problems.ts";
import { waitForScripts } from "./scripts-run.ts";

export type Visit = Round & { page: SitePage };

/**
 * Browsers may paint a partly read document. On a busy machine a button's text appears a frame after its icon, a shift of 0.001; a text
 * row that is pushed down shifts ten times as much.
 */
const HALF_READ = 0.005;

const NARROW = [640, 320] as const;

const TABLET = 768;

export async function visitPage(page: Page, visit: Visit, problems: Problems): Promise<void> {
	const { page: sitePage, language, viewport } = visit;
	const name = `${sitePage.name} in ${language.name} at ${viewport.width} px`;
	await test.step(name, async () => {
		const problemsBefore = problems.unexpected().length;
		const warnings = watchWarnings(page);
		if (visit.firstOnPhone.has(sitePage.name)) {
			await loadAndScroll(page, visit, PHONE, problems);
			await expectReadableColours(page, `${sitePage.name} in ${language.name} at ${PHONE.width} px`);
		}
		await loadAndScroll(page, visit, viewport, problems);
		await test.step("landmarks and head", () => expectLandmarks(page, visit, name));
		await lookAt(page, name, axeFor(visit));
		for (const width of [viewport.width, ...NARROW]) {
			await test.step(`nothing cut off at ${width} px`, async () => {
				await page.setViewportSize({ ...viewport, width });
				expect.soft(await listCut(page), `${name}: cut off at ${width} px`).toEqual([]);
			});
		}
		await test.step(`nothing beyond the edge at ${TABLET} px`, () => expectNoSideways(page, viewport, name));
		if (sitePage.isMain) await test.step("spaced-out text", () => expectRoomForText(page, visit, name));
		expect.soft(warnings.stop(), `${name}: warnings`).toEqual([]);
		expect.soft(problems.unexpected().slice(problemsBefore), `${name}: problems`).toEqual([]);
	});
}

export function lookAt(page: Page, what: string, axe: Axe): Promise<void> {
	switch (axe) {
		case "all":
			return expectAccessibleInBothThemes(page, what);
		case "by day":
			return expectAccessibleByDay(page, what);
		case "all but colours":
			return expectAccessibleButColours(page, what);
		case "words":
			return expectAccessibleWords(page, what);
	}
}

function axeFor({ axe, page: { isMain, stateOf } }: Visit): Axe {
	if (isMain) return axe.main;
	return stateOf === undefined ? axe.template : axe.state;
}

async function loadAndScroll(page: Page, visit: Visit, viewport: Visit["viewport"], problems: Problems): Promise<void> {
	await test.step(`load at ${viewport.width} px`, async () => {
		await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
		await page.setViewportSize(viewport);
		await openInBrowser(page, visit, problems);
	});
	await test.step("layout shift", async () => {
		await scrollThrough(page);
		if (STORED_ON_DEVICE.has(visit.page.name)) return;
		const shift = await shiftOf(page);
		expect.soft(shift, `${visit.page.name}: shift at ${viewport.width} px`).toBeLessThan(HALF_READ);
	});
	// A colour in mid-transition belongs to neither theme.
	await page.emulateMedia({ reducedMotion: "reduce" });
}

export async function openInBrowser(
	page: Page,
	{ page: { path, status, isBare }, language: { prefix } }: Pick<Visit, "page" | "language">,
	problems: Problems,
): Promise<void> {
	const address = prefix === "" || path !== "/" ? `${prefix}${path}` : prefix;
	if (status !== undefined)
		problems.expect(new RegExp(`${status}.*${RegExp.escape(path)}|${RegExp.escape(path)}.*${status}`));
	const response = await page.goto(address);
	expect.soft(response?.status(), `status of ${address}`).toBe(status ?? 200);
	if (!isBare) await waitForScripts(page);
}

async function expectLandmarks(page: Page, { page: { isBare }, language }: Visit, name: string): Promise<void> {
	const head = await page.evaluate(readHead);
	const frames = isBare ? 0 : 1;
	expect.soft(head, name).toMatchObject({ banners: frames, mains: 1, footers: frames, firstHeadings: 1, styled: 0 });
	const fewest = head.isHidden ? 0 : 1;
	expect.soft([fewest, 1], `${name}: descriptions`).toContain(head.descriptions);
	expect.soft(head.language, `${name}: language`).toMatch(language.prefix === "" ? /^en/ : /^hi/);
}

/**
 * Runs in the page: landmarks as screen readers find them, and the head. One evaluation, because every visit needs it. A picker's hidden
 * input is styled by its library.
 */
function readHead() {
	const count = (selector: string) => document.querySelectorAll(selector).length;
	const countSeen = (selector: string) =>
		[...document.querySelectorAll(selector)].filter(
			(element) =>
				element.closest("[aria-hidden=true]") === null && element.checkVisibility({ visibilityProperty: true }),
		).length;
	/** A header or footer within a section is not a landmark. */
	const ofPage = (tag: string) => `${tag}:not(:is(article, aside, main, nav, section) ${tag}):not([role])`;
	return {
		banners: countSeen(`${ofPage("header")}, [role=banner]`),
		mains: countSeen("main:not([role]), [role=main]"),
		footers: countSeen(`${ofPage("footer")}, [role=contentinfo]`),
		firstHeadings: countSeen("h1:not([role]), [role=heading][aria-level='1']"),
		styled: count("[style]:not(input[aria-hidden=true])"),
		descriptions: count("meta[name=description]"),
		isHidden: count("meta[name=robots][content*=noindex]") > 0,
		language: document.documentElement.lang,
	};
}

async function expectNoSideways(page: Page, viewport: Visit["viewport"], name: string): Promise<void> {
	await page.setViewportSize({ ...viewport, width: TABLET });
	const width = await page.evaluate(() => document.documentElement.scrollWidth);
	expect.soft(width, `${name}: width at ${TABLET} px`).toBeLessThanOrEqual(TABLET);
}

async function expectRoomForText(page: Page, { viewport }: Visit, name: string): Promise<void> {
	await page.setViewportSize(viewport);
	await spaceOutText(page);
	expect.soft(await listCut(page), `${name}: cut off when text is spaced out`).toEqual([]);
}

/** React reports hydration mismatches as errors; other warnings count too. */
function watchWarnings(page: Page): { stop: () => string[] } {
	const warnings: string[] = [];
	const note = (message: { type: () => string; text: () => string }) => {
		// Service workers are allowed only in the offline tests.
		const isAboutTest = message.text() === "Service Worker registration blocked by Playwright";
		if (message.type() === "warning" && !isAboutTest) warnings.push(message.text());
	};
	page.on("console", note);
	return {
		stop: () => {
			page.off("console", note);
			return warnings;
		},
	};
}

async function scrollThrough(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const frame = () => new Promise(requestAnimationFrame);
		for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
			scrollTo({ top: y, behavior: "instant" });
			await frame();
		}
		await frame();
	});
	await page.waitForFunction(
		() =>
			document.fonts.status === "loaded" &&
			[...document.images].every((image) => image.complete || !image.checkVisibility({ contentVisibilityAuto: true })),
	);
	await page.evaluate(async () => {
		scrollTo({ top: 0, behavior: "instant" });
		await new Promise(requestAnimationFrame);
		await new Promise(requestAnimationFrame);
	});
}

function shiftOf(page: Page): Promise<number> {
	return page.evaluate(() => {
		const observer = new PerformanceObserver(() => undefined);
		observer.observe({ type: "layout-shift", buffered: true });
		return observer.takeRecords().reduce((sum, entry) => sum + Number(Reflect.get(entry, "value")), 0);
	});
}

/**
 * Lists, one per line, what overflows or is cut off: the document, text outside its box or the page, and sideways-scrolling boxes without
 * a name or keyboard access. Empty if all is well.
 */
function listCut(page: Page): Promise<string[]> {
	return page.evaluate(findCut);
}

/** The text spacing that WCAG 1.4.12 lets a reader set. */
async function spaceOutText(page: Page): Promise<void> {
	await page.evaluate(() => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(
			"* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
		);
		document.adoptedStyleSheets.push(sheet);
	});
}

function findCut(): string[] {
	const { scrollWidth, clientWidth } = document.documentElement;
	const sideways = scrollWidth - clientWidth;
	const found = sideways > 0 ? [`the document scrolls sideways by ${sideways}`] : [];
	const name = (element: Element) =>
		`${element.tagName} ${element.getAttribute("class") ?? ""}: ${element.textContent.trim().slice(0, 60)}`;
	const isScroller = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
	for (const element of document.querySelectorAll("body *:not(svg *)")) {
		const { width, height, right } = element.getBoundingClientRect();
		const style = getComputedStyle(element);
		const isSeen = width > 1 && height > 1 && style.visibility !== "hidden" && element.textContent.trim() !== "";
		const hidden = element.scrollWidth - element.clientWidth;
		if (!isSeen) continue;
		if (isScroller(element) && hidden > 1) {
			const isNamed = element.hasAttribute("aria-label") || element.hasAttribute("aria-labelledby");
			const isReached = element instanceof HTMLElement && element.tabIndex === 0 && isNamed;
			if (!isReached) found.push(`scrolls, unnamed or out of reach: ${name(element)}`);
		}
		if (/hidden|clip/.test(style.overflowX) && hidden > 1 && !element.matches("select"))
			found.push(`cut off: ${name(element)}`);
		const isExcerpt = style.webkitLineClamp !== "none";
		if (/hidden|clip/.test(style.overflowY) && !isExcerpt && element.scrollHeight - element.clientHeight > 2)
			found.push(`cut off below: ${name(element)}`);
		if (element.childElementCount > 0 || style.display === "inline") continue;
		if (style.overflowX === "visible" && hidden > 4) found.push(`reaches out of its box: ${name(element)}`);
		if (right > clientWidth + 1 && !hasScroller(element)) found.push(`beyond the edge: ${name(element)}`);
	}
	return found;

	function hasScroller(element: Element): boolean {
		const parent = element.parentElement;
		return parent !== null && (getComputedStyle(parent).overflowX !== "visible" || hasScroller(parent));
	}
}
