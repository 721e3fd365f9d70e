import type { OutcomeMeasure } from "@uchit/contract/outcome-measure.ts";
import { csvParseRows } from "d3-dsv";
import { type Figure, type SheetRow, toCohort, toFigure, toLevel } from "#pipeline/nirf-sheets/figures.ts";
import { readSourceText } from "#pipeline/source-files.ts";

/** The tables besides placement in the data sheets of 2021, each reported for the overall list. */
const FOLDER = "nirf-sheets/2019_2021_data_sheets";
const YEAR = 2021;
const NEWEST_COHORT = 2019;

export function readDataSheets(): SheetRow[] {
	return [...readIntake(), ...readStrength(), ...readFaculty(), ...readDoctoral(), ...readProjects()];
}

/** Seats by programme and school year; `-` if the programme is shorter. */
function readIntake(): SheetRow[] {
	const { header, rows } = readTable("sanctioned-intake.csv.gz");
	return rows.map(({ line, cells: [institute = "", level = "", ...seats] }) =>
		toRow("sanctioned-intake.csv.gz", line, institute, toLevel(level), [
			...seats.flatMap((seat, index) =>
				seat === "-" ? [] : [toFigure("sanctioned-intake", toCohort(header[index + 2] ?? ""), seat)],
			),
		]),
	);
}

/** Measures in column order after the programme; the third is the base of all others. */
const STRENGTH: readonly OutcomeMeasure[] = [
	"male-students",
	"female-students",
	"students",
	"state-students",
	"other-state-students",
	"foreign-students",
	"economically-backward",
	"socially-challenged",
	"fee-reimbursed-by-government",
	"fee-reimbursed-by-institution",
	"fee-reimbursed-privately",
	"fee-not-reimbursed",
];

function readStrength(): SheetRow[] {
	const file = "total-actual-strength.csv.gz";
	return readTable(file).rows.map(({ line, cells: [institute = "", level = "", ...counts] }) => {
		const students = Number(counts[2]);
		const figures = STRENGTH.map((measure, index) =>
			toFigure(measure, YEAR, counts[index] ?? "", measure === "students" ? 0 : students),
		);
		return toRow(file, line, institute, toLevel(level), figures);
	});
}

function readFaculty(): SheetRow[] {
	const file = "number-of-faculties.csv.gz";
	return readTable(file).rows.map(({ line, cells: [institute = "", count = ""] }) =>
		toRow(file, line, institute, "all", [toFigure("faculty", YEAR, count)]),
	);
}

/** Four lines per institute, full-time and part-time: those pursuing a doctorate, then doctorates awarded in each of three years. */
function readDoctoral(): SheetRow[] {
	const file = "phd_2021_2020_2019.csv.gz";
	return readTable(file).rows.flatMap(
		({ line, cells: [institute = "", kind = "", newest = "", middle = "", oldest = ""] }) => {
			if (kind !== "Full Time" && kind !== "Part Time") return [];
			const level = kind === "Full Time" ? "phd-full-time" : "phd-part-time";
			const graduates = [newest, middle, oldest].map((count, index) =>
				toFigure("doctoral-graduates", NEWEST_COHORT - index, count),
			);
			const isTotal = newest === "";
			return [
				toRow(
					file,
					line,
					institute,
					level,
					isTotal ? [toFigure("doctoral-students", NEWEST_COHORT, middle)] : graduates,
				),
			];
		},
	);
}

const PROJECTS: Record<string, Record<string, OutcomeMeasure>> = {
	"sponsorship.csv.gz": {
		"Total no. of Sponsored Projects": "sponsored-projects",
		"Total no. of Funding Agencies": "funding-agencies",
		"Total Amount Received (Amount in Rupees)": "sponsored-funding",
	},
	"cosultancy.csv.gz": {
		"Total no. of Consultancy Projects": "consultancy-projects",
		"Total no. of Client Organizations": "client-organisations",
		"Total Amount Received (Amount in Rupees)": "consultancy-income",
	},
};

function readProjects(): SheetRow[] {
	return Object.entries(PROJECTS).flatMap(([file, measures]) => {
		const { header, rows } = readTable(file);
		return rows.map(({ line, cells: [institute = "", title = "", ...values] }) => {
			const measure = measures[title];
			if (measure === undefined) throw new Error(`NIRF: "${title}" in ${file} is not a title that we know`);
			const figures = values.map((value, index) => toFigure(measure, toCohort(header[index + 2] ?? ""), value));
			return toRow(file, line, institute, "all", figures);
		});
	});
}

function readTable(name: string) {
	const [header = [], ...rows] = csvParseRows(readSourceText(`${FOLDER}/${name}`));
	return { header, rows: rows.map((cells, index) => ({ line: index + 2, cells })) };
}

function toRow(name: string, line: number, institute: string, level: string, figures: Figure[]): SheetRow {
	return {
		sourceId: `nirf-data-sheets-${YEAR}`,
		file: `${FOLDER}/${name}`,
		line,
		list: "overall",
		year: YEAR,
		institute: institute.trim(),
		nirfId: undefined,
		level,
		figures,
		refusal: undefined,
		raw: [institute.trim(), level, ...figures.map(({ printed }) => printed)].join(", "),
	};
}
