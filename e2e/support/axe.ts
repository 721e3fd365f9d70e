import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { depthOf } from "#scripts/proof/parts.ts";
import { drawAll } from "#scripts/screens/draw-all.ts";

declare global {
	interface Window {
		axe?: typeof axe;
	}
}

/** Minified, because transferring axe to the browser takes longer than running it. */
const SOURCE = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");

export const ELEMENTS_TESTED = "elements tested";
export const RULES_CHECKED = "rules checked";
export const PAGE_LOOKED_AT = "page looked at";

const TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];
/** Rules decided by colours. A theme changes only colours: no element, name or size. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

const ALL_RULES = { runOnly: { type: "tag", values: TAGS } } satisfies RunOptions;
const COLOURS = { runOnly: { type: "rule", values: COLOUR_RULES } } satisfies RunOptions;
const ALL_BUT_COLOURS = {
	...ALL_RULES,
	rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])),
} satisfies RunOptions;
/** Axe's own groups of rules for names, languages, labels, sizes of targets, and what scrolls. */
const WORD_GROUPS = [
	"name-role-value",
	"language",
	"text-alternatives",
	"forms",
	"sensory-and-visual-cues",
	"keyboard",
];
const WORDS = {
	runOnly: {
		type: "rule",
		values: axe
			.getRules(TAGS)
			.filter(
				({ tags }) => !tags.includes("experimental") && WORD_GROUPS.some((group) => tags.includes(`cat.${group}`)),
			)
			.map(({ ruleId }) => ruleId),
	},
} satisfies RunOptions;

/** Sends axe once per tab instead of with each run, for tabs that visit many pages. */
export async function injectAxe(page: Page): Promise<void> {
	await page.addInitScript({ content: SOURCE });
}

/**
 * Expects no axe findings on the whole page in the light theme, with all rules and all elements except targets that an open dialog
 * covers; in `npm run test:full` also none for colours in the dark theme. A state has its page's colours, and main pages are looked at in
 * both themes each time.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
	await (depthOf(process.env) === "full" ? expectAccessibleInBothThemes : expectAccessibleByDay)(page, what);
}

/** The theme changes in place, as when a device goes dark. */
export async function expectAccessibleInBothThemes(page: Page, what: string): Promise<void> {
	await expectAccessibleByDay(page, what);
	await look(page, { what, theme: "dark", options: COLOURS });
}

/** Light theme only. */
export async function expectAccessibleByDay(page: Page, what: string): Promise<void> {
	await look(page, { what, theme: "light", options: ALL_RULES });
}

export async function expectReadableColours(page: Page, what: string): Promise<void> {
	await look(page, { what, theme: "light", options: COLOURS });
	await look(page, { what, theme: "dark", options: COLOURS });
}

export async function expectAccessibleButColours(page: Page, what: string): Promise<void> {
	await look(page, { what, theme: "light", options: ALL_BUT_COLOURS });
}

export async function expectAccessibleWords(page: Page, what: string): Promise<void> {
	await look(page, { what, theme: "light", options: WORDS });
}

type Look = { what: string; theme: "light" | "dark"; options: RunOptions };

async function look(page: Page, { what, theme, options }: Look): Promise<void> {
	await test.step(`axe on ${what}, ${theme}`, async () => {
		// A colour in mid-transition belongs to neither theme.
		await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
		await drawAll(page);
		// Our pages have no frames, and axe runs in none.
		await expect(page.locator("iframe, frame"), `frames of ${what}`).toHaveCount(0);
		if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(SOURCE);
		const { found, elements, passed, rules, undecided } = await page.evaluate(runAxe, options);
		expect.soft(found, `what axe finds on ${what}, ${theme}`).toEqual([]);
		expect(elements, `elements of ${what} that axe looked at`).toBeGreaterThan(0);
		const { pathname, search } = new URL(page.url());
		test.info().annotations.push(
			{ type: ELEMENTS_TESTED, description: String(elements) },
			{ type: RULES_CHECKED, description: String(rules) },
			{ type: PAGE_LOOKED_AT, description: `${pathname}${search}` },
			{
				type: "axe",
				description: [`${what}, ${theme}: ${elements} elements, ${passed} rules`, ...undecided].join(", "),
			},
		);
	});
}

/** Runs and counts in the page: describing each passing element would take half as long again. */
async function runAxe(options: RunOptions) {
	if (window.axe === undefined) throw new Error("Axe is not in this page.");
	const { violations, passes, incomplete, inapplicable } = await window.axe.run(document, {
		...options,
		elementRef: true,
		selectors: false,
	});
	// An open dialog may cover part of a target; the page without it is checked elsewhere.
	const opened = document.querySelector("[role=dialog]");
	const wrong = violations
		.map(({ id, nodes }) => {
			const isCovered = (element?: Element) => id === "target-size" && opened?.contains(element ?? null) === false;
			return { id, nodes: nodes.filter(({ element }) => !isCovered(element)) };
		})
		.filter(({ nodes }) => nodes.length > 0);
	// Over a picture axe cannot determine the background, but it did check.
	const looked = [...passes, ...incomplete];
	return {
		found: wrong.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`),
		elements: new Set(looked.flatMap(({ nodes }) => nodes.map(({ element }) => element))).size,
		passed: passes.length,
		rules: new Set([...looked, ...violations, ...inapplicable].map(({ id }) => id)).size,
		undecided: incomplete.map(({ id, nodes }) => `${id} cannot tell for ${nodes.length}`),
	};
}
