import { expect, test } from "vitest";
import { follow, headingOf, openPage, submit, textOf, within } from "./support/site.ts";

for (const [slug, name, offered] of [
	[
		"indian-institute-of-technology-madras",
		"Indian Institute of Technology Madras",
		["Overview", "Courses", "Cutoffs", "Rankings", "Placements", "Fees", "News", "Sources"],
	],
	[
		"psg-college-of-technology",
		"PSG College of Technology",
		["Overview", "Courses", "Cutoffs", "Rankings", "Placements", "Cost calculator", "Sources"],
	],
] as const) {
	test(`without scripts every tab of ${name} is readable`, async () => {
		const first = await openPage(`/college/${slug}`);
		const tabsOf = ({ screen }: typeof first) => within(screen.getByRole("navigation", { name: `${name}: pages` }));
		expect(tabsOf(first).getAllByRole("link").map(textOf)).toEqual(offered);
		let page = first;
		for (const tab of offered) {
			page = await follow(page, tabsOf(page).getByRole("link", { name: tab }));
			expect(tabsOf(page).getAllByRole("link", { current: "page" }).map(textOf)).toEqual([tab]);
			expect(headingOf(page)).toBe(name);
			const main = within(page.screen.getByRole("main"));
			const source = tab === "Sources" ? /Report an error/ : /source/;
			const read = tab === "News" ? main.queryAllByRole("article") : main.queryAllByRole("link", { name: source });
			expect(read.length, `what there is to read on ${tab}`).toBeGreaterThan(0);
		}
	});
}

test("without scripts a visitor reports an error, and its page shows the outcome", async () => {
	const page = await openPage("/college/psg-college-of-technology/report?fact=Established&about=fact-established");
	const fact = page.screen.getByRole("textbox", { name: /What is it about/ });
	expect(fact.getAttribute("value")).toBe("Established");
	const sent = await submit(page, page.screen.getByRole("button", { name: "Send" }), [
		[page.screen.getByRole("textbox", { name: /What is wrong/ }), "The year is that of the trust, not of the college."],
	]);
	expect(sent.path).toMatch(/\/report\/[\w-]+$/);
	expect(headingOf(sent)).toMatch(/^Report \d+$/);
	expect(sent.screen.getByText("Open: our editors have not decided yet.")).toBeDefined();
});
