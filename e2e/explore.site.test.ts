import { ExploreResult } from "@uchit/contract/explore.ts";
import { expect, test } from "vitest";
import { askBackend, openPage, submit, textOf, within } from "./support/site.ts";

const QUERY_BY_STATE = "table=rankings&list=engineering&year=2025&group=state";

test("a form without scripts shows one table's groups, bars, rows and their sources with licences", async () => {
	const start = await openPage("/data/explore?table=rankings&list=engineering");
	const { screen } = start;
	const years = within(screen.getByLabelText("Year"));
	const page = await submit(start, screen.getByRole("button", { name: "Show" }), [
		[screen.getByLabelText("Year"), textOf(years.getByRole("option", { name: /^2025 / }))],
		[screen.getByLabelText("Count by"), "State"],
	]);
	const { groups, total } = ExploreResult.parse(await askBackend(`/v1/explore?${QUERY_BY_STATE}`));
	const [region] = page.screen.getAllByRole("region", { name: "By State" });
	if (region === undefined) throw new Error("The groups are not there.");
	const section = within(region);
	expect(section.getAllByRole("table")[0]?.querySelectorAll("tbody tr")).toHaveLength(groups.length);
	expect(textOf(section.getByRole("img"))).toContain(`Tamil Nadu: ${groups[0]?.median}`);
	expect(textOf(page.screen.getByRole("status"))).toContain(`${total} rows`);
	expect(page.html).toContain("India Rankings 2025");
	for (const receipt of page.document.querySelectorAll("a.receipt"))
		expect(page.document.getElementById(receipt.getAttribute("href")?.slice(1) ?? "")).not.toBeNull();
});

test("a count that would mix years or rank lists is not made, and a sentence says what to choose", async () => {
	const { screen, html } = await openPage("/data/explore?table=rankings&list=engineering&group=state");
	expect(textOf(screen.getByRole("status"))).toContain("Choose one “Year”, or count by it");
	expect(html).not.toContain("By State");
});

test("ranks within a category are shown for one category at a time", async () => {
	const { screen } = await openPage("/data/explore?rankSpace=jee-main-category");
	const categories = screen.getByLabelText("Reservation category");
	expect(within(categories).queryByRole("option", { name: "All" })).toBeNull();
	expect(categories.querySelector("option[selected]")?.textContent).toMatch(/^OBC-NCL \(/);
});

test("the next page of rows uses the same address, in Hindi too", async () => {
	const { screen } = await openPage("/hi/data/explore?table=rankings&list=engineering");
	const next = screen.getByRole("link", { name: /आगे|अगला/ }).getAttribute("href") ?? "";
	expect(next).toContain("page=2");
	const second = await openPage(next);
	expect(second.html).toContain("डेटा खुद देखें");
});

test("an address with another table's columns or an unknown table shows the default table", async () => {
	const { screen } = await openPage("/data/explore?table=visitors&list=law");
	expect(textOf(screen.getByRole("status"))).toMatch(/[\d,]+ rows/);
});
