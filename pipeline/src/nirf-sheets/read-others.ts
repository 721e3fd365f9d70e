import type { DSVRowString } from "d3-dsv";
import { type Figure, type SheetRow, toFigure, toWholeNumber } from "#pipeline/nirf-sheets/figures.ts";
import { listSourceFiles, readSourceCsv, yearOfPath } from "#pipeline/source-files.ts";
import { squeeze } from "#pipeline/text/words.ts";

type Cells = DSVRowString<string>;

/**
 * Students by gender and origin for the overall list: undergraduates of all programmes together (sums of the sheets of 2021 agree). The
 * files of 2017 and 2018 print one institution's figures for all.
 */
export function readDiversity(): SheetRow[] {
	return listSourceFiles("nirf-sheets", /\/\d{4}_diversity\.csv\.gz$/).flatMap((file) => {
		const year = yearOfPath(file);
		const rows = readSourceCsv(file);
		const isOneForAll = new Set(rows.map((cells) => toCounts(cells).join("|"))).size === 1;
		return rows.map((cells, index) => ({
			...toRow(file, index, cells["University Name"]),
			sourceId: `nirf-student-diversity-${year}`,
			nirfId: cells["University ID"],
			list: "overall" as const,
			year,
			level: "ug",
			figures: toDiversity(year, toCounts(cells)),
			refusal: isOneForAll ? "the copy prints one institution's figures for all" : undefined,
			raw: Object.values(cells).join(", "),
		}));
	});
}

function toCounts(cells: Cells): string[] {
	return ["No. of Male", "No. of Female", "Total Students", "Within State", "Outside State"].map((title) =>
		toWholeNumber(cells[title]),
	);
}

function toDiversity(year: number, [male = "", female = "", total = "", state = "", other = ""]: string[]): Figure[] {
	return [
		toFigure("students", year, total),
		toFigure("male-students", year, male, Number(total)),
		toFigure("female-students", year, female, Number(total)),
		toFigure("state-students", year, state, Number(total)),
		toFigure("other-state-students", year, other, Number(total)),
	];
}

/** Median salaries from score cards of the engineering list of 2023; the copy has neither level nor year of the graduates. */
export function readScorecards(): SheetRow[] {
	return listSourceFiles("nirf-sheets", /_engineering_scorecards\/.*\.csv\.gz$/).flatMap((file) => {
		const year = yearOfPath(file);
		return readSourceCsv(file).map((cells, index) => {
			const lakhs = cells.median_salary_lakh ?? "";
			const figure = toFigure("median-salary", year, lakhs === "" ? "" : String(Math.round(Number(lakhs) * 100_000)));
			return {
				...toRow(file, index, cells.institute_name),
				sourceId: `nirf-scorecards-${year}`,
				nirfId: cells.nirf_id || undefined,
				list: "engineering" as const,
				year,
				level: "unstated",
				figures: [{ ...figure, printed: `${lakhs} lakh` }],
				refusal: refuseOtherPage(cells.source_link ?? "", year),
				raw: Object.values(cells).join(", "),
			};
		});
	});
}

/** The copy filled gaps from institutions' pages of other years. */
function refuseOtherPage(link: string, year: number): string | undefined {
	if (link.startsWith(`https://www.nirfindia.org/nirfpdfcdn/${year}/`)) return undefined;
	return link.startsWith("http") ? "from another page than the ranking's, of no certain year" : "no figure is given";
}

function toRow(file: string, index: number, institute: string | undefined) {
	return {
		file,
		line: index + 2,
		institute: squeeze(institute),
		nirfId: undefined,
		refusal: undefined,
	};
}
