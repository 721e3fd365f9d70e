import { RankingTable } from "@uchit/contract/ranking-table.ts";
import { expect, test } from "vitest";
import { readHead } from "./support/head.ts";
import {
	askBackend,
	getText,
	headingOf,
	openPage,
	type Page,
	request,
	submit,
	textOf,
	within,
} from "./support/site.ts";

const ENGINEERING = "/rankings/engineering/2025";

const readTable = async (path: string) => RankingTable.parse(await askBackend(`/v1${path}`));

function readRows({ screen }: Page): { name: string; cells: string[] }[] {
	const [, ...rows] = screen.getAllByRole("row");
	return rows.map((row) => ({
		name: textOf(within(row).getByRole("link")),
		cells: within(row).getAllByRole("cell").map(textOf),
	}));
}

test("a ranking is complete without scripts and matches the API, each college with a link to its page", async () => {
	const { items } = await readTable(ENGINEERING);
	const page = await openPage(ENGINEERING);
	const rows = readRows(page);
	const known = items.map(({ name, shortName }) => (shortName?.includes(" ") ? shortName : name));
	expect(rows.map(({ name }) => name)).toEqual(known);
	expect(rows.length).toBe(100);
	for (const [place, { rank, band, before, score }] of items.entries()) {
		const [now, then, points] = rows[place]?.cells ?? [];
		expect(now).toMatch(new RegExp(`^${rank ?? band}(?!\\d)`));
		expect(then).toBe(String(before?.rank ?? before?.band ?? "not in the first 200"));
		expect(points).toBe(score?.toFixed(2));
	}
	const [first] = page.screen.getAllByRole("row").slice(1);
	expect(first && within(first).getByRole("link").getAttribute("href")).toBe(`/college/${items[0]?.slug}`);
});

test("a change of rank is counted only between two exact ranks", async () => {
	const { items, summary } = await readTable(ENGINEERING);
	const rows = readRows(await openPage(ENGINEERING));
	const moved = (way: string) => rows.filter(({ cells }) => cells[0]?.includes(way)).length;
	expect([moved("up "), moved("down "), moved("same")]).toEqual([summary.risen, summary.fallen, summary.same]);
	const fromBand = items.findIndex(({ before }) => before?.band !== undefined);
	expect(rows[fromBand]?.cells[0]).toBe(String(items[fromBand]?.rank));
});

test("a state narrows the list by a plain form, and search engines index the whole list", async () => {
	const page = await openPage("/rankings/engineering/2024");
	const { total } = await readTable("/rankings/engineering/2024?state=kerala");
	const narrowed = await submit(page, page.screen.getByRole("button", { name: "Show" }), [
		[page.screen.getByRole("combobox", { name: "State" }), `Kerala (${total})`],
	]);
	expect(narrowed.url.searchParams.get("state")).toBe("kerala");
	expect(readRows(narrowed)).toHaveLength(total);
	const head = readHead(await getText("/rankings/engineering/2024?state=kerala"));
	expect(head).toMatchObject({ isHidden: true });
	expect(new URL(head.canonical).pathname).toBe("/rankings/engineering/2024");
});

test("the structured data of a ranking matches the page", async () => {
	const page = await openPage(ENGINEERING);
	const { facts } = readHead(await getText(ENGINEERING));
	const list: unknown = facts.find((fact) => Object(fact)["@type"] === "ItemList");
	const names = Object(list).itemListElement.map(({ name }: { name: string }) => name);
	expect(names).toEqual(readRows(page).map(({ name }) => name));
});

test("the rankings and their years link to each other, in Hindi too", async () => {
	const all = await openPage("/hi/rankings");
	expect(headingOf(all)).toBe("NIRF रैंकिंग");
	const hrefs = [...all.document.querySelectorAll("main a")].map((link) => link.getAttribute("href"));
	expect(hrefs).toEqual(expect.arrayContaining(["/hi/rankings/engineering/2025", "/hi/rankings/engineering/2016"]));
	const page = await openPage("/hi/rankings/engineering/2025");
	const years = within(page.screen.getByRole("navigation", { name: "इस लिस्ट के साल" })).getAllByRole("link");
	expect(years.map(textOf)).toEqual(["2025", "2024", "2023", "2022", "2021", "2020", "2019", "2018", "2017", "2016"]);
	expect((await request("/rankings/engineering")).headers.get("location")).toBe("/rankings/engineering/2025");
});

test.each(["/rankings/engineering/1999", "/rankings/poetry/2025", "/rankings/poetry"])(
	"%s answers 404",
	async (path) => {
		expect((await request(path)).status).toBe(404);
	},
);

test("every ranking and year is in the sitemap", async () => {
	const map = await getText("/sitemaps/lists.xml");
	const found = [...map.matchAll(/<loc>[^<]*?(\/rankings\/[a-z-]+\/\d{4})<\/loc>/g)].map(([, path]) => path);
	expect(new Set(found).size).toBeGreaterThanOrEqual(68);
	expect(found).toContain(ENGINEERING);
});

test("a device can install the site: the manifest names existing pictures", async () => {
	for (const [path, start] of [
		["/manifest.webmanifest", "/"],
		["/hi/manifest.webmanifest", "/hi"],
	] as const) {
		const reply = await request(path);
		expect(reply.headers.get("content-type")).toContain("application/manifest+json");
		const manifest = Object(await reply.json());
		expect(manifest).toMatchObject({ start_url: start, display: "standalone" });
		const icons: { src: string; purpose: string; sizes: string }[] = manifest.icons;
		expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`).toSorted()).toEqual([
			"any 192x192",
			"any 512x512",
			"maskable 192x192",
			"maskable 512x512",
		]);
		for (const { src } of icons) expect((await request(src)).headers.get("content-type")).toBe("image/png");
	}
	expect(await getText("/")).toContain('rel="manifest"');
});

test("every link on the tools page works", async () => {
	const page = await openPage("/tools");
	const links = [...page.document.querySelectorAll("main li a")].map((link) => link.getAttribute("href") ?? "");
	expect(links.length).toBeGreaterThanOrEqual(15);
	for (const link of links) expect([link, (await request(link)).status]).not.toEqual([link, 404]);
});
