import type { Counselling } from "#pipeline/cutoffs/printed.ts";
import type { Mention } from "#pipeline/match/mention.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";
import { squeeze } from "#pipeline/text/words.ts";
import { INTEGRATED, quotaOf, type SheetExam, type SheetRow, seatKind, toPrintedCutoffs, toRanks } from "./sheet.ts";

export const TELANGANA_EXAM = {
	exam: "ts-eapcet",
	authority: "TGCHE",
	rankSpace: "ts-eapcet-engineering",
} as const satisfies SheetExam;

const PHASES: Readonly<Record<number, readonly number[]>> = { 2023: [3], 2024: [1, 2, 3], 2025: [1, 2, 3] };

/** Telangana's engineering seats, one document a year; the third phase is final. */
export const TG_EAPCET: readonly Counselling[] = Object.keys(PHASES).map((year) => ({
	sourceId: `tg-eapcet-${year}`,
	hasRounds: true,
	read: () => toPrintedCutoffs(readTelangana(Number(year)), TELANGANA_EXAM),
}));

export function readTelangana(year: number): SheetRow[] {
	return readSheets().filter((row) => row.year === year);
}

export function listTelanganaCodes(): Map<string, Mention> {
	return new Map(readSheets().map(({ code, institute }) => [code, institute]));
}

export const DISTRICTS: Readonly<Record<string, string>> = {
	GDL: "Jogulamba Gadwal",
	HNK: "Hanumakonda",
	HYD: "Hyderabad",
	JTL: "Jagtial",
	KGM: "Bhadradri Kothagudem",
	KHM: "Khammam",
	KMR: "Kamareddy",
	KRM: "Karimnagar",
	MBN: "Mahabubnagar",
	MDL: "Medchal-Malkajgiri",
	MED: "Medak",
	MHB: "Mahabubabad",
	NKL: "Nagarkurnool",
	NLG: "Nalgonda",
	NPT: "Narayanpet",
	NZB: "Nizamabad",
	PDL: "Peddapalli",
	RR: "Ranga Reddy",
	SDP: "Siddipet",
	SRC: "Rajanna Sircilla",
	SRD: "Sangareddy",
	SRP: "Suryapet",
	VKB: "Vikarabad",
	WGL: "Warangal",
	WNP: "Wanaparthy",
	YBG: "Yadadri Bhuvanagiri",
};

type Cells = Readonly<Record<string, string>>;
let sheets: SheetRow[] | undefined;

/** An institute has one code in all years, but narrow columns spell it in many ways: the most frequent spelling is used. */
function readSheets(): SheetRow[] {
	if (sheets !== undefined) return sheets;
	const printed = Object.entries(PHASES).flatMap(([year, phases]) =>
		phases.flatMap((phase) => readSheet(Number(year), phase)),
	);
	const names = namesOf(printed, ({ institute }) => institute.name);
	const places = namesOf(printed, ({ institute }) => institute.city);
	const programmes = Map.groupBy(printed, ({ branch }) => branch);
	const programmeOf = new Map(
		[...programmes].map(([branch, rows]) => [branch, mostFrequent(rows.map((row) => row.programme))]),
	);
	sheets = printed.map((row) => {
		const name = names.get(row.code) ?? "";
		const programme = programmeOf.get(row.branch) ?? row.programme;
		return {
			...row,
			programme: programme + (/5 YEAR INTEGRATED MTECH/.test(name) ? INTEGRATED : ""),
			institute: { ...row.institute, name, city: places.get(row.code) ?? "" },
		};
	});
	return sheets;
}

function namesOf(rows: readonly SheetRow[], nameOf: (row: SheetRow) => string): Map<string, string> {
	const byCode = Map.groupBy(rows, ({ code }) => code);
	return new Map([...byCode].map(([code, own]) => [code, mostFrequent(own.map(nameOf))]));
}

/** The most frequent text; among equals the shortest, which no column broke. */
function mostFrequent(printed: readonly string[]): string {
	const counted = [...Map.groupBy(printed, (text) => text)].map(([text, each]) => ({ text, count: each.length }));
	return counted.toSorted((a, b) => b.count - a.count || a.text.length - b.text.length)[0]?.text ?? "";
}

function readSheet(year: number, phase: number): SheetRow[] {
	const file = `tg-eapcet/${year}/phase${phase}.csv.gz`;
	const sourceId = `tg-eapcet-${year}`;
	return readSourceCsv(file).flatMap((raw, index) => {
		const cells = oneSpelling(raw);
		const text = (name: string) => cells[name] ?? "";
		if (text("BRANCH") === "") return [];
		// A heading of 2025 ran into the first row below it.
		const branch = text("BRANCH").replace(/^Code /, "");
		const collegeType = text("TYPE").replace(/^Type /, "");
		const district = text("DIST").replace(/^Code /, "");
		return [
			{
				sourceId,
				file,
				line: index + 1,
				year,
				round: phase,
				institute: {
					source: "tg-eapcet",
					name: text("NAME"),
					city: text("PLACE"),
					state: "Telangana",
					address: DISTRICTS[district] ?? district,
					sourceId,
				},
				code: text("INSTCODE"),
				collegeType,
				branch,
				programme: text("BRANCH_NAME"),
				seats: seatKind(text("NAME"), collegeType),
				quota: quotaOf(seatKind(text("NAME"), collegeType)),
				ranks: toRanks(cells),
				fee: text("TUITION_FEE"),
			},
		];
	});
}

const COLUMNS: Readonly<Record<string, string>> = {
	"Inst Code": "INSTCODE",
	"Institute Name": "NAME",
	Place: "PLACE",
	"Dist Code": "DIST",
	"College Type": "TYPE",
	"Branch Code": "BRANCH",
	"Branch Name": "BRANCH_NAME",
	"EWS GEN OU": "EWS_BOYS",
	"EWS GIRLS OU": "EWS_GIRLS",
	"Tuition Fee": "TUITION_FEE",
};

function oneSpelling(raw: Cells): Cells {
	return Object.fromEntries(
		Object.entries(raw).map(([column, cell]) => {
			const name = squeeze(column);
			return [COLUMNS[name] ?? name.replace(/ (BOYS|GIRLS)$/, "_$1"), squeeze(cell)];
		}),
	);
}
