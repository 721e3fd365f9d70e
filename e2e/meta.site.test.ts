import { expect, test, vi } from "vitest";
import * as z from "zod";
import { SITE_PAGES } from "../checks/site-pages.ts";
import { readHead } from "./support/head.ts";
import { MACHINE_FACTS } from "./support/machine-facts.ts";
import { sampled } from "./support/sampled.ts";
import { follow, openPage, request, textOf, within } from "./support/site.ts";

/** Search engines treat another view of a list as the same page, with the list's address. */
const PAGES = SITE_PAGES.filter(({ path, isAccount }) => !isAccount && !path.includes("view="));
const TEMPLATES = PAGES.filter(({ stateOf }) => stateOf === undefined);
const TITLE_MOST = 65;
const DESCRIPTION = { least: 70, most: 160 } as const;
const timeout = 180_000;

for (const language of ["en", "hi"] as const) {
	test(`every page describes itself in its head (${language})`, { timeout }, async () => {
		const heads = [];
		for (const { name, path, status = 200 } of language === "en" ? PAGES : TEMPLATES) {
			const address = language === "en" ? path : `/hi${path === "/" ? "" : path}`;
			const html = await read(address, status);
			heads.push({ name, address, ...readHead(html) });
		}
		const open = heads.filter(({ isHidden }) => !isHidden);
		expect(open.length).toBeGreaterThan(40);
		for (const what of ["title", "description", "canonical"] as const) {
			const twice = [...Map.groupBy(open, (head) => head[what])].filter(([, same]) => same.length > 1);
			expect(twice.map(([text, same]) => [what, text, same.map(({ name }) => name)])).toEqual([]);
		}
		// A title may be longer only if the name of its subject alone is too long.
		expect(open.filter(({ title }) => [...title].length > TITLE_MOST).map(({ name, title }) => [name, title])).toEqual(
			[],
		);
		const lengths = open.map(({ name, description }) => ({ name, length: [...description].length }));
		const { least, most } = DESCRIPTION;
		// Hindi needs fewer letters, and its vowel signs count.
		const amiss = lengths.filter(({ length }) => length < (language === "en" ? least : least - 20) || length > most);
		expect(amiss).toEqual([]);
		for (const { name, canonical, picture, address } of open) {
			expect([name, isHindi(canonical), picture.startsWith("http")]).toEqual([name, language === "hi", true]);
			expect([name, new URL(canonical, "http://site").pathname]).toEqual([
				name,
				placeOf(canonical) ?? new URL(address, "http://site").pathname,
			]);
		}
		for (const { name, facts } of heads) {
			for (const fact of facts) {
				const shape = MACHINE_FACTS[String(Object(fact)["@type"])];
				expect([name, shape?.safeParse(fact).error?.message]).toEqual([name, undefined]);
			}
		}
		const kinds = new Set(heads.flatMap(({ facts }) => facts.map((fact) => String(Object(fact)["@type"]))));
		expect([...kinds].toSorted()).toEqual(Object.keys(MACHINE_FACTS).toSorted());
	});
}

test("pages that search engines should leave out are marked noindex", async () => {
	for (const path of [
		"/search?q=law",
		"/login",
		"/offline",
		"/predict?exam=jee-mains&rank=20000&category=OPEN&gender=Gender-Neutral&homeState=goa&q=surathkal",
		"/compare?college=psg-college-of-technology",
		"/colleges?category=1&state=goa&ownership=private",
		"/privacy/link?token=none",
		"/shortlist/stop?token=none",
		"/college/psg-college-of-technology/ask",
		"/college/psg-college-of-technology/text",
	]) {
		expect([path, readHead(await read(path)).isHidden]).toEqual([path, true]);
	}
	const robots = await read("/robots.txt");
	for (const path of ["/suggest", "/hi/suggest", "/shortlist/facts", "/api/"]) {
		expect(robots).toContain(`Disallow: ${path}\n`);
	}
	const closed = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, rule = ""]) => rule);
	for (const path of [
		"/",
		"/hi",
		"/colleges",
		"/search",
		"/hi/search",
		"/shortlist/sheet",
		"/college/psg-college-of-technology",
		"/exam/jee-mains",
		"/predict",
	]) {
		expect([path, closed.filter((rule) => path.startsWith(rule) || `${path}/` === rule)]).toEqual([path, []]);
	}
	expect(robots).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
});

const Crumbs = z.object({
	"@type": z.literal("BreadcrumbList"),
	itemListElement: z.array(z.object({ name: z.string() })),
});

test("the breadcrumbs on a page match its structured data", async () => {
	const page = await openPage("/college/psg-college-of-technology/courses");
	const crumbs = within(page.screen.getByRole("navigation", { name: "You are here" }));
	const shown = crumbs.getAllByRole("listitem").map(textOf);
	expect(shown).toEqual(["Home", "Engineering colleges in Tamil Nadu", "PSG College of Technology", "Courses"]);
	const [current, ...others] = page.document.querySelectorAll("nav[aria-label='You are here'] [aria-current=page]");
	expect([current && textOf(current), others.length]).toEqual(["Courses", 0]);
	const found = readHead(page.html).facts.find((fact) => Object(fact)["@type"] === "BreadcrumbList");
	const { itemListElement } = Crumbs.parse(found);
	expect(itemListElement.map(({ name }) => name).slice(1)).toEqual(shown.slice(1));
	const college = await follow(page, crumbs.getByRole("link", { name: "PSG College of Technology" }));
	expect(college.path).toBe("/college/psg-college-of-technology");
});

test("the sitemap is split, has days other than today, and lists existing pages", {
	timeout,
}, async () => {
	const files = listLocations(await read("/sitemap.xml"));
	expect(files.map(({ path }) => path)).toEqual(
		expect.arrayContaining([
			"/sitemaps/lists.xml",
			"/sitemaps/exams.xml",
			"/sitemaps/countries.xml",
			"/sitemaps/texts.xml",
		]),
	);
	const [ofColleges = [], others = []] = [true, false].map((isWanted) =>
		files.filter(({ path }) => path.startsWith("/sitemaps/colleges-") === isWanted),
	);
	expect(ofColleges.length).toBeGreaterThan(5);
	const today = new Date().toISOString().slice(0, 10);
	for (const { path } of [...others, ...sampled(ofColleges, 4)]) {
		const entries = listLocations(await read(path));
		expect(entries.length).toBeGreaterThan(5);
		expect(entries.length).toBeLessThanOrEqual(50_000);
		const dated = entries.filter(({ day }) => day !== undefined);
		if (path.includes("colleges")) {
			expect(dated.length / entries.length).toBeGreaterThan(0.9);
			expect(dated.filter(({ day = "" }) => day >= today)).toEqual([]);
		}
		await expectThere(sampled([entries[Math.floor(entries.length / 2)], entries[0], entries.at(-1)], 3));
	}
	const exams = listLocations(await read("/sitemaps/exams.xml")).map(({ path }) => path);
	expect(exams, "an exam that is held no more keeps its address").toContain("/exams/aiims-pg");
});

type Entry = { path: string; day: string | undefined };

function listLocations(xml: string): Entry[] {
	return [...xml.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>)?/g)].map(
		([, address = "", day]) => {
			const { pathname, search } = new URL(address.replaceAll("&amp;", "&"));
			return { path: pathname + search, day };
		},
	);
}

async function expectThere(entries: readonly (Entry | undefined)[]): Promise<void> {
	for (const { path } of entries.filter((entry) => entry !== undefined)) {
		expect([path, readHead(await read(path)).isHidden]).toEqual([path, false]);
	}
}

function placeOf(canonical: string): string | undefined {
	return /\/colleges\/[^?]+$/.exec(canonical) === null ? undefined : new URL(canonical, "http://site").pathname;
}

function isHindi(address: string): boolean {
	return /^https?:\/\/[^/]+\/hi(?:[/?]|$)/.test(address);
}

/**
 * Body of a reply with this status, redirects not followed. First-time work (the sitemap counts all colleges) may exceed the site's
 * timeout on a busy machine; the site then replies 503 and this retries.
 */
async function read(path: string, status = 200): Promise<string> {
	let answer = await request(path);
	const isThere = async () => {
		if (answer.status === 503) answer = await request(path);
		return answer.status !== 503;
	};
	await vi.waitUntil(isThere, { timeout: 60_000, interval: 200 });
	expect([path, answer.status]).toEqual([path, status]);
	return answer.text();
}
