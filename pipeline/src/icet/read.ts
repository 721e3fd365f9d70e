import type { Counselling } from "#pipeline/cutoffs/printed.ts";
import { quotaOf, type SheetExam, type SheetRow, seatKind, toPrintedCutoffs } from "#pipeline/eapcet/sheet.ts";
import { DISTRICTS, listTelanganaCodes } from "#pipeline/eapcet/telangana.ts";
import { createAgreement } from "#pipeline/match/agreement.ts";
import type { Mention } from "#pipeline/match/mention.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";
import { squeeze } from "#pipeline/text/words.ts";

const FILE = "tg-icet/ranks_and_fees.csv.gz";
const YEARS: readonly number[] = [2023, 2024];

const ICET_EXAM = { exam: "ts-icet", authority: "TGCHE", rankSpace: "ts-icet" } as const satisfies SheetExam;

/** Telangana's MBA and MCA seats, one document a year: the final phase of 2023; the copy of 2024 states none. */
export const TG_ICET: readonly Counselling[] = YEARS.map((year) => ({
	sourceId: `tg-icet-${year}`,
	hasRounds: false,
	read: () => toPrintedCutoffs(readIcet(year), ICET_EXAM),
}));

let sheet: SheetRow[] | undefined;

export function readIcet(year: number): SheetRow[] {
	sheet ??= readSheet();
	return sheet.filter((row) => row.year === year);
}

/** The copy has a line per cell: cells of one course at one institute are joined to a row again. */
function readSheet(): SheetRow[] {
	const findInstitute = createInstituteFinder();
	const cells = readSourceCsv(FILE).map((raw, index) => ({
		text: (name: string) => squeeze(raw[name]),
		line: index + 1,
	}));
	const rows = Map.groupBy(cells, ({ text }) => [text("year"), text("inst_code"), text("course")].join("|"));
	return [...rows.values()].flatMap((own): SheetRow[] => {
		const [first] = own;
		if (first === undefined) return [];
		const { text, line } = first;
		const year = Number(text("year"));
		const code = text("inst_code");
		const collegeType = /(SELF FINANCE| SF)$/.test(text("institute")) ? "SF" : "";
		const sourceId = `tg-icet-${year}`;
		return [
			{
				sourceId,
				file: FILE,
				line,
				year,
				round: undefined,
				code,
				collegeType,
				institute: findInstitute(code, {
					source: "tg-icet",
					name: text("institute").replace(/[\s-]*(SELF FINANCE| SF)$/, ""),
					city: text("place"),
					state: "Telangana",
					address: DISTRICTS[text("district")] ?? "",
					sourceId,
				}),
				branch: text("course"),
				programme: text("course"),
				seats: seatKind("", collegeType),
				quota: quotaOf(seatKind("", collegeType)),
				ranks: own.map((cell) => ({
					category: cell.text("category").replace("-", "_"),
					// The authority's sheets state "Girls are also eligible for Boys seats".
					gender: cell.text("gender") === "Female" ? "Female-Only" : "Gender-Neutral",
					printed: cell.text("closing_rank"),
					line: cell.line,
				})),
				fee: text("tuition_fee"),
			},
		];
	});
}

/** A college of engineering has its TG EAPCET code, so it is the institute decided there, if the names agree. */
function createInstituteFinder(): (code: string, printed: Mention) => Mention {
	const known = listTelanganaCodes();
	const agrees = createAgreement([...known.values()].map(({ name }) => name));
	return (code, printed) => {
		const institute = known.get(code) ?? known.get(code.replace(/SF$/, ""));
		return institute !== undefined && agrees(printed.name, institute.name) ? institute : printed;
	};
}
