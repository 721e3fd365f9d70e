import type { Page } from "@playwright/test";
import { CollegeResults } from "@uchit/contract/college.ts";
import { expectAccessible } from "./support/axe.ts";
import { waitForScripts } from "./support/scripts-run.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Each page is looked at in both themes; in English on a desk's screen, in Hindi on a phone. */
const LANGUAGES = [
	{ name: "English", prefix: "", viewport: { width: 1280, height: 900 } },
	{ name: "Hindi", prefix: "/hi", viewport: { width: 360, height: 740 } },
] as const;

const PAGES = [
	{ name: "the home page", path: "/" },
	{ name: "the list", path: "/colleges" },
	{ name: "a list with filters", path: "/colleges?category=12&state=kerala&state=goa&q=nursing" },
	{ name: "an empty list", path: "/colleges?category=1&q=zzzzqqqqxxxx" },
	{ name: "a page after the last one", path: "/colleges?category=13&page=9999", status: 404 },
	{ name: "a college with everything", path: "/college/indian-institute-of-technology-madras" },
	{ name: "its cutoffs", path: "/college/indian-institute-of-technology-madras/cutoffs" },
	{ name: "its placements", path: "/college/indian-institute-of-technology-madras/placements" },
	{ name: "its sources", path: "/college/indian-institute-of-technology-madras/sources" },
	{ name: "the form that reports an error", path: "/college/indian-institute-of-technology-madras/report" },
	{ name: "a college's courses", path: "/college/psg-college-of-technology/courses" },
	{ name: "the rules for reviews", path: "/review-rules" },
	{ name: "a search", path: "/search?q=law+pune" },
	{ name: "what is known", path: "/data" },
	{ name: "a page that is not there", path: "/no-such-page", status: 404 },
	{ name: "a bare page that is not there", path: "/landing-pages/no-such-page", status: 404, bare: true },
] as const;

for (const { name: language, prefix, viewport } of LANGUAGES) {
	test.describe(`axe finds nothing in ${language}`, () => {
		test.use({ viewport });

		for (const { name, path, ...kind } of PAGES) {
			test(`on ${name}`, async ({ page, problems }) => {
				if ("status" in kind) problems.expect(/404/);
				await openPage(page, `${prefix}${path}`, kind);
				await expectAccessible(page, `${name} in ${language}`);
			});
		}

		test("on a college of which little is known", async ({ page, askBackend }) => {
			const { items } = CollegeResults.parse(await askBackend("/v1/colleges?category=none&state=goa&sort=-name"));
			await openPage(page, `${prefix}/college/${items[0]?.slug}`);
			await expectAccessible(page, `a college of which little is known, in ${language}`);
		});
	});
}

async function openPage(page: Page, path: string, { status = 200, bare = false } = {}): Promise<void> {
	const response = await page.goto(path.length > 1 ? path.replace(/\/$/, "") : path);
	expect(response?.status(), path).toBe(status);
	if (!bare) await waitForScripts(page);
}
