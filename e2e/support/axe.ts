import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { drawAll } from "#scripts/screens/draw-all.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];

/** The annotation of a test that says how many elements axe looked at, once for each look; axe-total.ts adds them up. */
export const ELEMENTS_TESTED = "elements tested";

type RunOnly = Parameters<AxeBuilder["options"]>[0]["runOnly"];

/** The rules that colours decide. A theme changes nothing else: no element, no name, no size. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Axe finds nothing against the whole page as it stands, no rule and no element left out, in the light theme; and nothing
 * against its colours in the dark one. The theme changes in place, as it does when a visitor's device goes dark.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
	await page.emulateMedia({ colorScheme: "light" });
	await expectNothingFound(page, `${what}, light`, { type: "tag", values: TAGS });
	await page.emulateMedia({ colorScheme: "dark" });
	await expectNothingFound(page, `${what}, dark`, { type: "rule", values: COLOUR_RULES });
}

async function expectNothingFound(page: Page, what: string, runOnly: RunOnly): Promise<void> {
	await drawAll(page);
	// The other mode opens a second page to add up the results of frames, twice as slow; our pages hold no frames.
	await expect(page.locator("iframe, frame"), `frames of ${what}`).toHaveCount(0);
	const { violations, passes, incomplete } = await new AxeBuilder({ page })
		.options({ runOnly })
		.setLegacyMode(true)
		.analyze();
	const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
	expect.soft(found, `what axe finds on ${what}`).toEqual([]);

	// Over a picture it cannot tell what a colour stands out from, but it has looked.
	const looked = [...passes, ...incomplete];
	const elements = new Set(looked.flatMap(({ nodes }) => nodes.map(({ target }) => String(target)))).size;
	expect(elements, `elements of ${what} that axe looked at`).toBeGreaterThan(0);
	const undecided = incomplete.map(({ id, nodes }) => `, ${id} cannot tell for ${nodes.length}`).join("");
	test
		.info()
		.annotations.push(
			{ type: ELEMENTS_TESTED, description: String(elements) },
			{ type: "axe", description: `${what}: ${elements} elements, ${passes.length} rules${undecided}` },
		);
}
