import type { RankSpace, SeatPool, SocialCategory } from "@uchit/contract/cutoff-kind.ts";
import * as z from "zod";
import { findMeaning } from "#pipeline/cutoffs/codes.ts";
import { type Counselling, type PrintedCutoff, toFigure } from "#pipeline/cutoffs/printed.ts";
import { type List, readList } from "#pipeline/cutoffs/read-list.ts";
import { readSourceJson } from "#pipeline/source-files.ts";
import { squeeze } from "#pipeline/text/words.ts";

const FILE = "gujcet/2025_2024/gujcet_data.json.gz";

/**
 * One copy contains three documents of two committees: engineering and pharmacy by rank and by marks, medicine and health by marks only.
 */
const DOCUMENTS = [
	{ sourceId: "gujcet-2025", program: "Engineering", authority: "ACPC Gujarat", year: 2025 },
	{ sourceId: "gujarat-pharmacy-2024", program: "Pharmacy", authority: "ACPC Gujarat", year: 2024 },
	{ sourceId: "gujarat-health-undated", program: "Medical", authority: "ACPUGMEC Gujarat", year: undefined },
] as const;

export const GUJARAT: readonly Counselling[] = DOCUMENTS.map((document) => ({
	sourceId: document.sourceId,
	hasRounds: false,
	read: () => readDocument(document),
}));

const Row = z.object({
	"AISHE Code": z.string().nullable(),
	"College Name": z.string(),
	District: z.string().nullable(),
	Course: z.string(),
	Program: z.string(),
	category: z.string(),
	closing_marks: z.number().nullable(),
	closing_rank: z.number().nullable(),
});

function readDocument({ sourceId, authority, program, year }: (typeof DOCUMENTS)[number]): PrintedCutoff[] {
	const list: List = { file: FILE, sourceId, source: "gujcet", state: "Gujarat" };
	return readList(list, readSourceJson(FILE, z.array(Row)), (row) => {
		if (row.Program !== program) return undefined;
		const closingRank = toFigure(row.closing_rank);
		const closingScore = toFigure(row.closing_marks);
		return {
			...toSpace(program, row.Course, closingScore),
			...findMeaning(CATEGORIES, row.category, `GUJCET: the category "${row.category}"`),
			institute: {
				// The health committee's own codes are in brackets at the end.
				name: squeeze(row["College Name"]).replace(/ \([A-Z]+\)$/, ""),
				city: row.District ?? "",
				aisheCode: row["AISHE Code"] ?? "",
			},
			authority,
			year,
			yearNote: year === undefined ? "The copy is undated" : undefined,
			programme: squeeze(row.Course),
			// Grant-in-aid (GIA) and self-financed (SFI) seats are listed as two colleges of one name.
			quota: /\((GIA|SFI)\)/i.exec(row["College Name"])?.[1]?.toUpperCase() ?? "",
			seatType: row.category,
			closingRank,
			closingScore,
			unreadable: closingRank === undefined && closingScore === undefined ? "neither rank nor marks" : undefined,
		};
	});
}

/** Degrees filled by NEET marks; other health courses use school marks. */
const NEET_COURSES = /^(MBBS|BDS|BAMS|BHMS|BNYS)/;

/** More than a percentage can only be NEET marks, of 720. */
function toSpace(
	program: (typeof DOCUMENTS)[number]["program"],
	course: string,
	score: number | undefined,
): { exam: string; rankSpace: RankSpace; mark?: "suspect" } {
	if (program === "Engineering") return { exam: "gujcet", rankSpace: "acpc-engineering-merit" };
	if (program === "Pharmacy") return { exam: "gujcet", rankSpace: "acpc-pharmacy-merit" };
	const isNeet = NEET_COURSES.test(course);
	const space = isNeet
		? ({ exam: "neet", rankSpace: "neet-score" } as const)
		: ({ exam: "gujarat-health", rankSpace: "gujarat-health-score" } as const);
	return score !== undefined && score > 100 === isNeet ? space : { ...space, mark: "suspect" };
}

/** SEBC is the state's own list of backward classes. Fee waivers and soldiers' families are pools of their own. */
const CATEGORIES: ReadonlyMap<string, { socialCategory: SocialCategory; pool: SeatPool }> = new Map([
	["general", { socialCategory: "open", pool: "home-state" }],
	["ews", { socialCategory: "ews", pool: "home-state" }],
	["sebc", { socialCategory: "other", pool: "home-state" }],
	["sc", { socialCategory: "sc", pool: "home-state" }],
	["st", { socialCategory: "st", pool: "home-state" }],
	["tfws", { socialCategory: "open", pool: "special" }],
	["esm", { socialCategory: "open", pool: "special" }],
]);
