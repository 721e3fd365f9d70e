import type { Page } from "@playwright/test";

/**
 * What of the page needs sideways scrolling, or is cut off: the document, text that reaches over the edge or out of its own
 * box, a box that scrolls sideways but has no name or is out of the keyboard's reach. One line each; none is as it should be.
 */
export function listCut(page: Page): Promise<string[]> {
	return page.evaluate(findCut);
}

/** The text spacing that WCAG 1.4.12 lets a reader set. */
export async function spaceOutText(page: Page): Promise<void> {
	await page.evaluate(() => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(
			"* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
		);
		document.adoptedStyleSheets.push(sheet);
	});
}

/** Runs in the page. */
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
		// Boxes of a pixel hold what only screen readers are told.
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
		// Excerpts end in dots, and lead to the whole of them.
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
