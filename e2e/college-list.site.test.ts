import { CollegeResults } from "@uchit/contract/college.ts";
import { expect, test } from "vitest";
import { readHead } from "./support/head.ts";
import { countInWords } from "./support/institution-count.ts";
import { askBackend, follow, getText, headingOf, openPage, type Page, submit, textOf, within } from "./support/site.ts";
import { spec } from "./support/spec.ts";

const indian = new Intl.NumberFormat("en-IN");

for (const [proves, id, name] of [
	[spec("1.12", "2.13"), 1, "Engineering"],
	[spec("1.13", "2.14"), 2, "Management"],
	[spec("1.14", "2.15"), 12, "Medical"],
	[spec("1.15", "2.16"), 3, "Law"],
	[spec("1.16", "2.17"), 7, "Commerce"],
	[spec("1.17", "2.18"), 9, "Sciences"],
	[spec("1.18", "2.19"), 8, "Arts"],
	[spec("2.20"), 13, "Architecture"],
] as const) {
	test(`${proves} category id ${id} is ${name}`, async () => {
		const results = await askList(`category=${id}`);
		const page = await openPage(`/colleges?category=${id}`);
		expect(page.document.title).toBe(`${name} colleges – Uchit`);
		expect(headingOf(page)).toBe(`${name} colleges`);
		expect(countIn(page)).toBe(countInWords(results));
		expect(namesOn(page)).toEqual(results.items.map((item) => item.name));
	});
}

test(`${spec("1.1", "1.4", "2.2")} /colleges?category={id} is the list filtered by category`, async () => {
	const { items } = await askList("category=1");
	const { screen } = await openPage("/colleges?category=1");
	const cards = screen.getAllByRole("article");
	for (const [index, { slug, name, ranking }] of items.entries()) {
		const card = cards[index];
		if (card === undefined || ranking === undefined) throw new Error(`${name} is not shown with a rank.`);
		expect(within(card).getByRole("link", { name }).getAttribute("href")).toBe(`/college/${slug}`);
		const [rank = ""] = within(card)
			.getAllByRole("link", { name: /source/ })
			.map(textOf);
		expect(rank).toContain(`${ranking.rank ?? ranking.band} ${ranking.year}`);
	}
	expect(items[0]?.ranking).toMatchObject({ list: "engineering", rank: 1 });
});

test("one list has one canonical address, whatever its sort order and the form of its query", async () => {
	const page = await openPage("/colleges?sort=name&state=kerala&category=law&ownership=private&utm_source=x");
	expect(readHead(page.html).canonical).toMatch(/^http.*\/colleges\?category=3&state=kerala&ownership=private$/);
	expect(headingOf(page)).toBe("Law colleges in Kerala: Private");
});

test("without JavaScript a link shows all options of a long filter, and a button filters and sorts the list", async () => {
	const results = await askList("category=3&state=kerala&state=goa&sort=name");
	const short = await openPage("/colleges?category=3");
	expect(short.screen.queryByRole("checkbox", { name: /^Goa/ })).toBeNull();
	const law = await follow(short, short.screen.getByRole("link", { name: /^Show all \d+ State$/ }));
	expect(readHead(law.html).canonical).toMatch(/^http.*\/colleges\?category=3$/);
	const both = await submit(law, law.screen.getByRole("button", { name: /^Show results/ }), [
		[tick(law, "Kerala"), true],
		[tick(law, "Goa"), true],
		[law.screen.getByRole("combobox", { name: "Sort by" }), "Name, A to Z"],
	]);
	expect(headingOf(both)).toBe("Law colleges in Goa and Kerala");
	expect(namesOn(both)).toEqual(results.items.map(({ name }) => name));
	const one = await follow(both, both.screen.getByRole("link", { name: "Remove Goa" }));
	expect(headingOf(one)).toBe("Law colleges in Kerala");
	expect([tick(one, "Kerala"), tick(one, "Goa")].map((box) => box.hasAttribute("checked"))).toEqual([true, false]);
});

test("without JavaScript the list is also a table, with counts by district", async () => {
	const query = "category=2&state=maharashtra&sort=salary";
	const { items, facets } = await askList(query);
	const cards = await openPage(`/colleges?${query}`);
	const table = await follow(cards, cards.screen.getByRole("link", { name: "Table" }));
	expect(table.path).toBe(`/colleges?${query}&view=table`);
	const rows = within(table.screen.getByRole("table")).getAllByRole("row");
	expect(rows).toHaveLength(items.length + 1);
	for (const [index, { name, slug, salary }] of items.slice(0, 3).entries()) {
		const row = rows[index + 1];
		if (row === undefined) throw new Error(`${name} has no row.`);
		expect(within(row).getByRole("link", { name }).getAttribute("href")).toBe(`/college/${slug}`);
		expect(textOf(row)).toContain(`₹${indian.format(salary?.medianInr ?? 0)}`);
		expect(textOf(row)).toContain(`of ${indian.format(salary?.placed ?? 0)} placed`);
		expect(within(row).getByRole("link", { name: `Compare: ${name}` })).toBeDefined();
	}
	const byDistrict = await follow(table, table.screen.getByRole("link", { name: "By district" }));
	const districts = within(byDistrict.screen.getByRole("list", { name: "By district" })).getAllByRole("link");
	expect(districts).toHaveLength(facets.district.length);
	const [most] = facets.district.toSorted((one, other) => other.count - one.count);
	const [district] = districts;
	if (district === undefined || most === undefined) throw new Error("There is no district.");
	expect(textOf(district)).toBe(`${most.label}${indian.format(most.count)}`);
	const one = await follow(byDistrict, district);
	expect(headingOf(one)).toBe(`Management colleges in ${most.label}`);
	const listed = await askList(`category=2&state=maharashtra&district=${most.value}`);
	expect(listed.total).toBe(most.count);
	expect(countIn(one)).toBe(countInWords(listed));
	expect(namesOn(one).length).toBeGreaterThan(0);
});

test("the list continues page by page without JavaScript", async () => {
	const address = "/colleges?category=13&state=kerala&state=maharashtra";
	const second = CollegeResults.parse(await askBackend(`/v1${address}&page=2`));
	const page = await openPage(address);
	const paging = page.screen.getByRole("navigation", { name: "Pages of the list" });
	expect(textOf(paging)).toContain(`Page 1 of ${Math.ceil(second.total / second.pageSize)}`);
	expect(within(paging).queryByRole("link", { name: /Previous/ })).toBeNull();
	const next = await follow(page, within(paging).getByRole("link", { name: /Next/ }));
	expect(next.path).toBe(`${address}&page=2`);
	expect(namesOn(next)).toEqual(second.items.map(({ name }) => name));
});

test("the last page ends the list", async () => {
	const { total, pageSize } = await askList("category=13");
	const pages = Math.ceil(total / pageSize);
	const page = await openPage(`/colleges?category=13&page=${pages}`);
	expect(namesOn(page)).toHaveLength(total - (pages - 1) * pageSize);
	expect(page.screen.queryByRole("link", { name: /Next/ })).toBeNull();
});

test("a page after the last one shows where the list ends", async () => {
	const after = await openPage("/colleges?category=13&page=9999", { status: 404 });
	expect(after.screen.getByRole("heading", { name: "There is no page 9,999" })).toBeDefined();
	const last = await follow(after, after.screen.getByRole("link", { name: "Go to the last page" }));
	expect(namesOn(last).length).toBeGreaterThan(0);
});

test("an invalid address shows the nearest valid list", async () => {
	const page = await openPage("/colleges?colour=red&sort=price&page=abc");
	expect(headingOf(page)).toBe("Colleges in India");
	expect(textOf(page.screen.getByRole("navigation", { name: "Pages of the list" }))).toContain("Page 1 of");
});

test("the directory's count heads the whole list, and is in its description too", async () => {
	const results = await askList("");
	const page = await openPage("/colleges");
	expect(countIn(page)).toBe(countInWords(results));
	expect(countIn(page)).toMatch(
		new RegExp(`^${indian.format(results.inDirectory)} institutions of the national directory`),
	);
	expect(readHead(page.html).description).toContain(`Colleges in India: ${countInWords(results)}.`);
	for (const path of ["/", "/data", "/about-us", "/open-data"]) {
		const { screen } = await openPage(path);
		expect(textOf(screen.getByRole("main"))).not.toMatch(
			new RegExp(`${indian.format(results.total)} institutions|of ${indian.format(results.total)}`),
		);
	}
});

for (const [address, named] of [
	["/colleges?degree=bed", "No Degree called “bed”"],
	["/colleges?category=99", "No Category called “99”"],
	["/colleges?state=atlantis", "No State called “atlantis”"],
	["/colleges?ownership=royal&category=3", "No Ownership called “royal”"],
	["/hi/colleges?exam=sat", "“sat” नहीं मिला, इसलिए यह लिस्ट खाली है"],
] as const) {
	test(`${address} names the unknown value and lists nothing`, async () => {
		const page = await openPage(address);
		expect(textOf(page.screen.getByRole("main"))).toContain(named);
		expect(page.screen.getAllByRole("status").map(textOf).join(" ")).not.toMatch(/\d+ (institution|संस्थान)/);
		expect(namesOn(page)).toEqual([]);
		expect(readHead(page.html).isHidden).toBe(true);
		const data = await getText(`${address.replace("colleges?", "colleges.data?")}&_routes=college%2Flist%2Fpage`);
		expect(data).not.toContain("indian-institute-of-technology");
	});
}

async function askList(query: string): Promise<CollegeResults> {
	return CollegeResults.parse(await askBackend(`/v1/colleges?${query}`));
}

function countIn({ screen }: Page): string {
	return textOf(within(screen.getByRole("main")).getByRole("status"));
}

function namesOn({ screen }: Page): string[] {
	return screen.queryAllByRole("article").map((card) => textOf(within(card).getByRole("heading")));
}

function tick({ screen }: Page, name: string): HTMLElement {
	return screen.getByRole("checkbox", { name: new RegExp(`^${name}`) });
}
