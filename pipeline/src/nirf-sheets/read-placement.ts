import { csvParseRows } from "d3-dsv";
import { type SheetRow, toCohort, toFigure, toLevel } from "#pipeline/nirf-sheets/figures.ts";
import { toSalary } from "#pipeline/nirf-sheets/salary.ts";
import { listSourceFiles, readSourceText } from "#pipeline/source-files.ts";
import { squeeze } from "#pipeline/text/words.ts";

const COLUMNS = [
	"Academic Year",
	"No. of first year students intake in the year",
	"No. of first year students admitted in the year",
	"Academic Year",
	"No. of students admitted through Lateral entry",
	"Academic Year",
	"No. of students graduating in minimum stipulated time",
	"No. of students placed",
	"Median salary of placed graduates(Amount in Rs.)",
	"No. of students selected for Higher Studies",
	"Program_name",
	"Institute",
];

export function readPlacementSheets(): SheetRow[] {
	return listSourceFiles("nirf-sheets", /_data_sheets\/placement\d{4}\.csv\.gz$/).flatMap((file) => {
		const [header = [], ...rows] = csvParseRows(readSourceText(file));
		const titles = header.map(squeeze);
		if (titles.join("|") !== COLUMNS.join("|")) throw new Error(`NIRF: other columns than expected in ${file}`);
		return rows.map((cells, index) => toRow(file, index, cells));
	});
}

function toRow(file: string, index: number, cells: string[]): SheetRow {
	const [intakeYear = "", intake = "", admitted = "", lateralYear = "", lateral = "", graduationYear = ""] = cells;
	const [graduated = "", placed = "", salary = "", higher = "", level = "", institute = ""] = cells.slice(6);
	const year = Number(/placement(\d{4})/.exec(file)?.[1]);
	const left = toCohort(graduationYear);
	return {
		sourceId: `nirf-data-sheets-${year}`,
		file,
		line: index + 2,
		list: "overall",
		year,
		institute: institute.trim(),
		nirfId: undefined,
		level: toLevel(level),
		figures: [
			toFigure("sanctioned-intake", toCohort(intakeYear), intake),
			toFigure("admitted", toCohort(intakeYear), admitted, Number(intake)),
			toFigure("lateral-entry", toCohort(lateralYear), lateral, Number(admitted)),
			toFigure("graduated", left, graduated),
			toFigure("placed", left, placed, Number(graduated)),
			toSalary(left, salary),
			toFigure("higher-studies", left, higher, Number(graduated)),
		],
		refusal: refuseOtherProgramme(toLevel(level), left - toCohort(intakeYear) + 1),
		raw: cells.map(squeeze).join(", "),
	};
}

/**
 * The copy repeats a sheet's first table under every programme. That table is of the undergraduates whose years of study match the years
 * from intake to graduation: their intake equals the sanctioned intake in all 86 cases with both. Under any other programme the figures
 * are wrong.
 */
function refuseOtherProgramme(level: string, yearsOfStudy: number): string | undefined {
	if (level === `ug-${yearsOfStudy}`) return undefined;
	return `the copy repeats under this programme the figures of the ${yearsOfStudy}-year undergraduates`;
}
