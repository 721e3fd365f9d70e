import { Catalogue } from "@uchit/contract/catalogue.ts";
import { describe, expect, test } from "vitest";
import { askBackend, follow, headingOf, openPage, type Page, request, submit, textOf, within } from "./support/site.ts";

const LIST = "/colleges?category=3&ownership=private";
const COLLEGE = "/college/indian-institute-of-technology-madras";

describe.each([
	["/", "/hi"],
	[LIST, `/hi${LIST}`],
	[COLLEGE, `/hi${COLLEGE}`],
])("%s", (english, hindi) => {
	test("exists in both languages, and each version links to the other", async () => {
		for (const [path, lang] of [
			[english, "en-IN"],
			[hindi, "hi-IN"],
		] as const) {
			const page = await openPage(path);
			expect(page.document.documentElement.getAttribute("lang")).toBe(lang);
			const canonical = [...page.document.querySelectorAll('link[rel=canonical][href^="http"]')];
			expect(canonical.filter((link) => link.getAttribute("href")?.endsWith(path))).toHaveLength(1);
			expect(listAlternates(page)).toEqual({ en: english, hi: hindi, "x-default": english });
		}
	});

	test("switches its language and back without losing the page", async () => {
		const page = await switchTo(await openPage(english), "हिंदी");
		expect(page.path).toBe(hindi);
		expect((await switchTo(page, "English")).path).toBe(english);
	});
});

function switchTo(page: Page, name: string): Promise<Page> {
	return follow(page, within(page.screen.getByRole("banner")).getByRole("link", { name }));
}

function listAlternates({ document }: Page): Record<string, string> {
	const links = [...document.querySelectorAll("link[rel=alternate][hreflang]")];
	return Object.fromEntries(
		links.map((link) => {
			const { pathname, search } = new URL(link.getAttribute("href") ?? "");
			return [link.getAttribute("hreflang") ?? "", `${pathname}${search}`];
		}),
	);
}

test("links and forms of a Hindi page point to Hindi pages", async () => {
	const home = await openPage("/hi");
	const links = [...home.document.querySelectorAll("a[href^='/']:not([hreflang])")];
	const paths = links.map((link) => link.getAttribute("href") ?? "");
	expect(paths.length).toBeGreaterThan(50);
	expect(paths.filter((path) => !/^\/hi(?=[/?#]|$)/.test(path))).toEqual([]);
	const field = home.screen.getByRole("search").querySelector("input[name=q]") ?? home.body;
	const found = await submit(home, field, [[field, "kerala"]]);
	expect(found.path).toBe("/hi/search?q=kerala");
	expect(headingOf(found)).toContain("kerala");
	const colleges = found.screen.getByRole("main").querySelector("a[href^='/hi/colleges?state=kerala']") ?? found.body;
	expect(headingOf(await follow(found, colleges))).toContain("केरल");
	const read = await openPage("/hi/search?q=hamirpur+engineering");
	expect(textOf(read.screen.getByRole("region", { name: "हमने ऐसे समझा" }))).toMatch(/हमीरपुर, (?:हिमाचल|उत्तर) प्रदेश/);
});

test("figures are grouped the Indian way in both languages", async () => {
	const { inDirectory } = Catalogue.parse(await askBackend("/v1/catalogue"));
	const figure = new Intl.NumberFormat("en-IN").format(inDirectory);
	for (const path of ["/", "/hi"]) {
		expect(textOf((await openPage(path)).screen.getByRole("main"))).toContain(figure);
	}
});

test("a missing page shows its message in the language of its address", async () => {
	const page = await openPage("/hi/no-such-page", { status: 404 });
	expect(headingOf(page)).toBe("यह पेज नहीं मिला");
	expect(page.screen.getByRole("link", { name: "होम पेज पर जाएँ" }).getAttribute("href")).toBe("/hi");
});

test("an address redirects to its canonical form without losing the language", async () => {
	for (const [from, to] of [
		["/hi/", "/hi"],
		[`/hi${COLLEGE.toUpperCase().replace("/COLLEGE/", "/college/")}`, `/hi${COLLEGE}`],
	] as const) {
		expect((await request(from)).headers.get("location"), from).toBe(to);
	}
});
