import { Comparison } from "@uchit/contract/compare.ts";
import { expect, test } from "vitest";
import { askBackend, follow, getText, openPage, type Page, request, submit, textOf, within } from "./support/site.ts";
import { MADRAS, PSG, TEN } from "./support/ten-colleges.ts";

async function add(page: Page, words: string, name: string): Promise<Page> {
	const field = page.screen.getByRole("textbox", { name: "Add a college" });
	const found = await submit(page, page.screen.getByRole("button", { name: "Add" }), [[field, words]]);
	return follow(found, found.screen.getByRole("link", { name }));
}

function cellsOf({ screen }: Page, table: string, name: RegExp): string[] {
	const row = within(screen.getByRole("table", { name: table })).getByRole("row", { name });
	return within(row).getAllByRole("cell").map(textOf);
}

test("colleges are found, added and removed without scripts", async () => {
	const one = await add(await openPage("/compare"), "psg college of technology", "PSG College of Technology");
	expect(one.path).toBe(`/compare?college=${PSG}`);
	const both = await add(one, "iit madras", "Indian Institute of Technology Madras");
	expect(both.path).toBe(`/compare?college=${PSG},${MADRAS}`);
	expect(cellsOf(both, "About the college", /^Kind/)).toEqual([
		expect.stringContaining("College"),
		expect.stringContaining("University"),
	]);
	const rest = await follow(both, both.screen.getByRole("link", { name: "Remove: PSG College of Technology" }));
	expect(rest.path).toBe(`/compare?college=${MADRAS}`);
});

test("every fact from the backend appears in the comparison with its receipt, and absent facts are marked", async () => {
	const { items } = Comparison.parse(await askBackend(`/v1/compare?slug=${MADRAS},${PSG}`));
	const { screen } = await openPage(`/compare?college=${MADRAS},${PSG}`);
	const rows = screen.getAllByRole("row");
	const rowOf = (begin: string) => {
		const found = rows.filter((row) => textOf(row).startsWith(begin));
		expect(found, begin).not.toEqual([]);
		return found.flatMap((row) => within(row).getAllByRole("cell"));
	};
	for (const { list } of items.flatMap(({ rankings }) => rankings))
		rowOf(`Rank, NIRF ${list === "overall" ? "Overall" : ""}`);
	const engineering = items.map(({ rankings }) => rankings.find(({ list }) => list === "engineering"));
	const cells = rowOf("Rank, NIRF Engineering");
	for (const [place, ranking] of engineering.entries()) {
		const cell = cells[place] ?? screen.getByRole("main");
		expect(textOf(cell)).toContain(`${ranking?.rank} (score ${ranking?.score?.toFixed(2)})`);
		expect(within(cell).getByRole("link").getAttribute("href")).toMatch(/\/sources#rank-engineering-2025$/);
	}
	expect(rowOf("JoSAA cutoffs").map(textOf)[1]).toContain("– not in our cutoffs");
	expect(
		textOf(
			screen.getByText("We do not have these for any of them", { selector: "summary *" }).closest("details") ??
				screen.getByRole("main"),
		),
	).toContain("PIN code");
});

test("the file has every row of the page and the numbers behind it, in the page's language", async () => {
	const { screen } = await openPage(`/hi/compare?college=${MADRAS},${PSG}&numbers=all`);
	const names = screen.getAllByRole("rowheader").map(textOf);
	const address = screen.getByRole("link", { name: "CSV में डाउनलोड करें" }).getAttribute("href");
	const answer = await request(address ?? "none");
	expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
	const lines = (await answer.text()).trimEnd().split("\r\n");
	expect(lines.length).toBeGreaterThan(names.length - 5);
	const decisive = 5;
	for (const name of names.slice(decisive))
		expect(
			lines.some((line) => line.replaceAll('"', "").startsWith(name)),
			name,
		).toBe(true);
	expect(lines[0]).toContain("Indian Institute of Technology Madras: स्रोत");
});

test("an unknown college is named, more than ten are cut off, and a file without colleges is not found", async () => {
	const nobody = await openPage(`/compare?college=no-such-college,${PSG}`);
	nobody.screen.getByText(/Not found: no-such-college/);
	const { screen } = await openPage(`/compare?college=${[...TEN, "a-b", "c-d"].join(",")}`);
	screen.getByText(/You see the first 10; 2 more do not fit\./);
	screen.getByText(/10 is the most\./);
	await getText("/compare.csv?college=no-such-college", { status: 404 });
});

test("ticked countries appear side by side", async () => {
	const form = await openPage("/compare?of=country");
	const page = await submit(form, form.screen.getByRole("button", { name: "Compare" }), [
		[form.screen.getByRole("checkbox", { name: "Germany" }), true],
		[form.screen.getByRole("checkbox", { name: "Canada" }), true],
	]);
	// The page cache sorts form parameters alphabetically.
	expect(page.path).toBe("/compare?country=canada,germany");
	expect(cellsOf(page, "Where they differ", /^Language/)).toEqual([
		expect.stringContaining("English"),
		expect.stringContaining("German"),
	]);
});
