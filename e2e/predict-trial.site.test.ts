import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openPage, request, textOf, within } from "./support/site.ts";

const indian = new Intl.NumberFormat("en-IN");

async function readCsv(): Promise<string[][]> {
	const text = await (await request("/predict/trial.csv")).text();
	const [, ...rows] = text.trim().split("\r\n");
	return rows.map((row) => row.split(","));
}

function sumOf(rows: readonly string[][], column: number): number {
	return rows.reduce((sum, row) => sum + Number(row[column]), 0);
}

test.each(["", "jee-advanced"])("the trial's tables are the sums of its CSV (exam: %j)", async (exam) => {
	const rows = (await readCsv()).filter((row) => exam === "" || row[1] === exam);
	const { screen } = await openPage(`/predict/trial?${new URLSearchParams({ exam })}`);
	for (const [id, name] of [
		["uchit", "Uchit’s four groups"],
		["avanti-futures", "Safety, match, reach"],
	]) {
		const [table] = within(screen.getByRole("region", { name })).getAllByRole("table");
		if (table === undefined) throw new Error(`${name} has no table`);
		const own = Map.groupBy(
			rows.filter(([rule]) => rule === id),
			([, , , word]) => word ?? "",
		);
		expect(own.size).toBeGreaterThan(3);
		for (const [word, ofWord] of own) {
			const [cases, open, gone] = [5, 6, 7].map((column) => sumOf(ofWord, column));
			const row = within(table).getByRole("row", { name: new RegExp(`^${word === "" ? "No word" : `“${word}”`}`) });
			const cells = within(row).getAllByRole("cell").map(textOf);
			expect(cells[0]).toContain(`${indian.format(open ?? 0)} of ${indian.format(cases ?? 0)}`);
			expect(cells.slice(1)).toEqual([indian.format((cases ?? 0) - (open ?? 0)), indian.format(gone ?? 0)]);
		}
	}
});

test("the trial names each rule's author and reading date, prints its text, and lists what is not measured", async () => {
	const { screen, body } = await openPage("/predict/trial");
	const link = screen.getByRole("link", { name: "Avanti Fellows, Futures, read on 27 November 2026" });
	expect(link.getAttribute("href")).toBe("https://github.com/avantifellows/college-predictor");
	const file = readFileSync(new URL("../data/trial/avanti-futures.txt", import.meta.url), "utf8");
	expect(body.textContent).toContain(file);
	screen.getByRole("heading", { name: "What is not measured" });
});

test("the report card links to the trial", async () => {
	const { screen } = await openPage("/predict/report-card");
	const link = screen.getByRole("link", { name: "Our words and those of other predictors" });
	expect(link.getAttribute("href")).toBe("/predict/trial");
});

test("lists made by the predictor from earlier years are counted by the choice that became the seat", async () => {
	const { screen } = await openPage("/hi/predict/trial");
	const region = screen.getByRole("region", { name: "प्रेडिक्टर की बनाई लिस्टें, बाद के सालों पर आज़माकर" });
	for (const table of within(region).getAllByRole("table")) {
		const rows = within(table).getAllByRole("row").slice(1);
		expect(rows).toHaveLength(4);
		for (const row of rows) {
			const [persons = 0, reach = 0, ...counts] = within(row)
				.getAllByRole("cell")
				.map((cell) => Number(textOf(cell).replaceAll(",", "")));
			expect(counts.reduce((sum, count) => sum + count, 0)).toBe(persons);
			expect(reach).toBeLessThanOrEqual(persons);
		}
	}
});
