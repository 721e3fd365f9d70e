import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import * as z from "zod";

/**
 * The publishers' documents, parsed without the pipeline, so that tests compare answers with the documents and not with our own reading.
 */
const SOURCES = new URL("../../../../data/sources/", import.meta.url);

const IIT_MADRAS = "Indian Institute of Technology Madras";
const CSV_YEARS = [2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2026];

export function topTenCodes2025(list: string): string[] {
	return csvRows("nirf/2025_top10_thirteen_categories/nirf_2025_combined.csv")
		.filter((cells) => cells.at(-3) === list)
		.map((cells) => ({ rank: Number(cells[0]), code: cells[1]?.match(/([CSUR]-\d+)$/)?.[1] ?? "" }))
		.sort((a, b) => a.rank - b.rank)
		.map(({ code }) => code);
}

export function overallRanksOfIitMadras(): Map<number, number> {
	const years = [2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025];
	return new Map(
		years.map((year) => {
			const [header, ...rows] = csvRows(`nirf/2017_2025_overall/${year}_overall.csv`);
			const column = header?.findIndex((name) => name.toLowerCase() === "rank") ?? -1;
			const row = rows.find((cells) => cells.includes(IIT_MADRAS));
			return [year, Number(row?.[column])];
		}),
	);
}

export function josaaRowsOfIitMadras(): Map<number, number> {
	return new Map([...CSV_YEARS.map((year) => [year, countCsvRows(year)] as const), [2025, countCodedRows()]]);
}

function countCsvRows(year: number): number {
	const folder = year > 2024 ? `${year}_all_rounds` : "2016_2024_all_rounds";
	const text = gunzipSync(read(`josaa/${folder}/josaa_${year}_all_rounds.csv.gz`)).toString("utf8");
	return text.split("\n").filter((line) => line.replace(/\s+/g, " ").includes(`,${IIT_MADRAS},`)).length;
}

const Coded = z.object({ institutes: z.array(z.string()), rows: z.array(z.array(z.number())) });

function countCodedRows(): number {
	const text = gunzipSync(read("josaa/2025_all_rounds/josaa_2025_all_rounds.json.gz")).toString("utf8");
	const { institutes, rows } = Coded.parse(JSON.parse(text));
	const index = institutes.findIndex((name) => name.replace(/\s+/g, " ") === IIT_MADRAS);
	return rows.filter(([institute]) => institute === index).length;
}

export function countryCodesOf(code: string): Record<string, string> {
	const [header = [], ...rows] = csvRows("country-codes/2026_countries.csv");
	const row = rows.find(([printed]) => printed === code.toUpperCase()) ?? [];
	return Object.fromEntries(header.map((column, place) => [column, row[place] ?? ""]));
}

/** Enough CSV for these files: quoted cells may contain commas, but no line breaks. */
function csvRows(path: string): string[][] {
	return read(path)
		.toString("utf8")
		.split(/\r?\n/)
		.filter((line) => line !== "")
		.map((line) =>
			[...line.matchAll(/("([^"]*)"|[^,]*)(,|$)/g)].map((match) => match[2] ?? match[1] ?? "").slice(0, -1),
		);
}

function read(path: string): Buffer {
	return readFileSync(new URL(path, SOURCES));
}
