import type { Outcome, SheetRow } from "#pipeline/nirf-sheets/figures.ts";
import { markSuspects } from "#pipeline/nirf-sheets/marks.ts";
import { readPlacement2025 } from "#pipeline/nirf-sheets/read-2025.ts";
import { readDiversity, readScorecards } from "#pipeline/nirf-sheets/read-others.ts";
import { readPlacementSheets } from "#pipeline/nirf-sheets/read-placement.ts";
import { readDataSheets } from "#pipeline/nirf-sheets/read-sheets.ts";
import { type Refusal, toReport, UNDECIDED_INSTITUTION } from "#pipeline/report.ts";

export function readSheets(): SheetRow[] {
	return [
		...readPlacementSheets(),
		...readDataSheets(),
		...readDiversity(),
		...readScorecards(),
		...readPlacement2025(),
	];
}

export const OUTCOME_SOURCES = [
	"nirf-data-sheets-2019",
	"nirf-data-sheets-2020",
	"nirf-data-sheets-2021",
	"nirf-placement-2025",
	"nirf-scorecards-2023",
	"nirf-student-diversity-2017",
	"nirf-student-diversity-2018",
	"nirf-student-diversity-2019",
	"nirf-student-diversity-2020",
] as const;

const isSource = (id: string) => OUTCOME_SOURCES.some((source) => source === id);

type Verdict = { row: SheetRow; outcomes: Outcome[]; refusal: string | undefined };

/**
 * Turns rows into single numbers. Refuses a row that the copy has wrong, that is empty or whose institution is undecided; joins one whose
 * numbers are all in another row.
 */
export function toOutcomes(rows: readonly SheetRow[], collegeOf: (row: SheetRow) => string | undefined) {
	for (const { sourceId, file } of rows) {
		if (!isSource(sourceId)) throw new Error(`${file}: ${sourceId} is no dataset; name it in OUTCOME_SOURCES`);
	}
	const known = new Map<string, Outcome>();
	const verdicts = rows.map((row) => judge(row, collegeOf(row), known));
	const outcomes = markSuspects([...known.values()]);
	const isMarked = new Set(outcomes.flatMap((outcome) => (outcome.mark === undefined ? [] : [keyOf(outcome)])));
	const reports = OUTCOME_SOURCES.map((sourceId) => {
		const own = verdicts.filter(({ row }) => row.sourceId === sourceId);
		const accepted = own.filter((verdict) => verdict.outcomes.length > 0);
		const refused = own.filter(({ refusal }) => refusal !== undefined);
		return toReport({
			dataset: sourceId,
			read: own.length,
			kept: accepted.length,
			joined: own.length - accepted.length - refused.length,
			marked: accepted.filter((verdict) => verdict.outcomes.some((outcome) => isMarked.has(keyOf(outcome)))).length,
			refused: refused.length,
		});
	});
	return { outcomes, refusals: verdicts.flatMap(toRefusal), reports };
}

function judge(row: SheetRow, collegeId: string | undefined, known: Map<string, Outcome>): Verdict {
	const knownFigures = row.figures.filter(({ value }) => value !== undefined);
	if (row.refusal !== undefined) return { row, outcomes: [], refusal: row.refusal };
	if (knownFigures.length === 0)
		return { row, outcomes: [], refusal: "every figure is zero or empty: nothing is given" };
	if (collegeId === undefined) return { row, outcomes: [], refusal: UNDECIDED_INSTITUTION };
	const outcomes: Outcome[] = [];
	for (const { measure, cohort, value, printed, isOdd } of knownFigures) {
		if (value === undefined) continue;
		const { list, year, level, sourceId } = row;
		const mark = isOdd ? ("suspect" as const) : undefined;
		const outcome: Outcome = { collegeId, list, year, level, cohort, measure, value, printed, mark, sourceId };
		const other = known.get(keyOf(outcome));
		if (other === undefined) {
			known.set(keyOf(outcome), outcome);
			outcomes.push(outcome);
		} else if (other.value !== value) {
			// Two tables of one sheet disagree: tools use neither.
			known.set(keyOf(outcome), { ...other, mark: "suspect" });
		}
	}
	return { row, outcomes, refusal: undefined };
}

function keyOf({ collegeId, list, year, level, cohort, measure }: Outcome): string {
	return [collegeId, list, year, level, cohort, measure].join("|");
}

function toRefusal({ row, refusal }: Verdict): Refusal[] {
	if (refusal === undefined) return [];
	return [{ dataset: row.sourceId, file: row.file, line: row.line, reason: refusal, raw: row.raw }];
}
