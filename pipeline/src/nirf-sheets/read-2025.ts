import type { DSVRowString } from "d3-dsv";
import { toList } from "#pipeline/nirf/read.ts";
import { findDoubled, instituteKey, type PlacementLine } from "#pipeline/nirf-sheets/doubled.ts";
import { type SheetRow, toCohort, toFigure, toLevel, toWholeNumber } from "#pipeline/nirf-sheets/figures.ts";
import { listSourceFiles, readSourceCsv, yearOfPath } from "#pipeline/source-files.ts";
import { squeeze } from "#pipeline/text/words.ts";

export function readPlacement2025(): SheetRow[] {
	return listSourceFiles("nirf", /_eight_categories_placement\/.*\.csv$/).flatMap((file) => {
		const rows = readSourceCsv(file);
		const doubled = findDoubled(rows.map(toLine));
		return rows.map((cells, index) => toRow(file, index, cells, doubled.has(instituteKey(toLine(cells)))));
	});
}

function toLine(cells: DSVRowString<string>): PlacementLine {
	return {
		list: cells.ranking_category ?? "",
		rank: Number(cells.nirf_rank),
		institute: cells.institute_name ?? "",
		level: cells.type ?? "",
		graduated: Number(cells.graduating_on_time),
		placed: Number(cells.students_placed),
		salary: Number(cells.median_salary),
	};
}

function toRow(file: string, index: number, cells: DSVRowString<string>, isDoubled: boolean): SheetRow {
	const cohort = toCohort(cells.academic_year ?? "");
	const graduated = toWholeNumber(cells.graduating_on_time);
	const figures = [
		toFigure("sanctioned-intake", cohort, toWholeNumber(cells.first_year_intake)),
		toFigure("graduated", cohort, graduated),
		toFigure("placed", cohort, toWholeNumber(cells.students_placed), Number(graduated)),
		toFigure("median-salary", cohort, toWholeNumber(cells.median_salary)),
	];
	return {
		sourceId: `nirf-placement-${yearOfPath(file)}`,
		file,
		line: index + 2,
		list: toList(cells.ranking_category ?? ""),
		year: yearOfPath(file),
		institute: squeeze(cells.institute_name),
		nirfId: undefined,
		level: toLevel(cells.type ?? ""),
		figures: figures.map((figure) => ({ ...figure, isOdd: isDoubled })),
		refusal: undefined,
		raw: Object.values(cells).join(", "),
	};
}
