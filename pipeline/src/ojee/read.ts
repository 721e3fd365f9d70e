import * as z from "zod";
import { findMeaning, indexByCode } from "#pipeline/cutoffs/codes.ts";
import { type Counselling, type PrintedCutoff, toFigure } from "#pipeline/cutoffs/printed.ts";
import { type List, readList } from "#pipeline/cutoffs/read-list.ts";
import { readSourceJson } from "#pipeline/source-files.ts";
import { squeeze } from "#pipeline/text/words.ts";

const LIST: List = { file: "ojee/2025/ojee_data.json.gz", sourceId: "ojee-2025", source: "ojee" };

/** Odisha's B.Tech seats, filled by the common rank list of JEE Main. The copy names no round. */
export const OJEE: Counselling = { sourceId: LIST.sourceId, hasRounds: false, read: readOjee };

const Row = z.object({
	Institute: z.string(),
	State: z.string(),
	"Academic Program Name": z.string(),
	Category: z.string(),
	"Seat Type": z.enum(["Gender Neutral", "Female Only"]),
	Quota: z.string(),
	"Opening Rank": z.string(),
	"Closing Rank": z.string(),
	Year: z.literal("2025"),
});

function readOjee(): PrintedCutoff[] {
	const rows = readSourceJson(LIST.file, z.array(Row));
	const mend = createMender(rows.map(toTexts));
	return readList(LIST, rows, (row) => {
		const what = `OJEE: "${row.Quota}", "${row.Category}"`;
		const pool = findMeaning(POOLS, row.Quota, what);
		const { institute, programme } = mend(toTexts(row));
		return {
			institute: { name: institute, state: row.State },
			exam: "jee-mains",
			authority: "OJEE",
			year: 2025,
			programme,
			quota: row.Quota,
			pool: row.Category === "TFW" ? "special" : pool,
			seatType: row.Category,
			socialCategory: findMeaning(CATEGORIES, row.Category, what),
			gender: row["Seat Type"],
			openingRank: toFigure(row["Opening Rank"]),
			closingRank: toFigure(row["Closing Rank"]),
			rankSpace: "jee-main-crl",
		};
	});
}

function toTexts(row: z.infer<typeof Row>) {
	return { institute: squeeze(row.Institute), programme: squeeze(row["Academic Program Name"]) };
}

/** OL is for children of Odisha's people who live outside the state. */
const POOLS = indexByCode({ "all-india": "AI", "home-state": "HS", "other-state": "OS", special: "OL" });

/** TFW waives the fee of families below an income. */
const CATEGORIES = indexByCode({ open: "General TFW", ews: "EW", sc: "SC", st: "ST" });

/**
 * Long names ran into the next column of the authority's table, and the copy interleaved the two letter by letter: "… Retanga,
 * Bhubaneswa" + "rCivil Engineering", "… Jyoti Vihar," + "BCuormlaputer Science and Engineering(SSC)". Each cut ending, with its missing
 * letters.
 */
const OVERFLOWS: readonly [ending: string, missing: string][] = [
	["Jyoti Vihar,", "Burla"],
	["Knowledge Centre, Gunupur,", "Rayagada"],
	["Management, Se", "miliguda"],
	["Bhubanes", "war"],
	["Bhubane", "swar"],
	["Bhubaneswa", "r"],
	["Khordh", "a"],
];

const ONLY_THERE = [
	"Plastic Engineering",
	"Manufacturing Engineering & Technology",
	"Environmental Engineering",
	"Integrated M.Sc. in Material Science and Engg",
	"Electronics & Communication Engineering(SSC)",
	"Computer Science Engineering with specialization in Information and Cyber Security (SSC)",
	"Computer Science Engineering with specialization in Information and Cyber Security (SSC) - TF",
];

const SWAPPED: readonly [printed: string, meant: string][] = [
	["Elcetronics", "Electronics"],
	["Elcetric la", "Electrical"],
	["lEectrical", "Electrical"],
	["Engineeirng", "Engineering"],
	["Metallugr ical", "Metallurgical"],
	["MechanicalE ng", "Mechanical Eng"],
	["InformationTechnology", "Information Technology"],
	["AppliedPhysics", "Applied Physics"],
	["Txetlie", "Textile"],
];

type InstituteAndProgramme = { institute: string; programme: string };

function createMender(
	printed: readonly InstituteAndProgramme[],
): (row: InstituteAndProgramme) => InstituteAndProgramme {
	const known = new Set(
		[
			...printed.filter(({ institute }) => overflowOf(institute) === undefined).map(({ programme }) => programme),
			...ONLY_THERE,
		]
			.map(unswap)
			.flatMap((programme) => [programme, `${programme} - TFW`]),
	);
	return ({ institute, programme }) => {
		const missing = overflowOf(institute);
		if (missing === undefined) return { institute, programme: unswap(programme) };
		const whole = `${institute}${institute.endsWith(",") ? " " : ""}${missing}`;
		const apart = known.has(unswap(programme)) ? undefined : withoutLetters(programme, missing, known);
		return { institute: whole, programme: apart ?? unswap(programme) };
	};
}

function overflowOf(institute: string): string | undefined {
	return OVERFLOWS.find(([ending]) => institute.endsWith(ending))?.[1];
}

function withoutLetters(text: string, letters: string, known: ReadonlySet<string>, from = 0): string | undefined {
	const [letter] = letters;
	if (letter === undefined) return known.has(text) ? text : undefined;
	for (let at = text.indexOf(letter, from); at !== -1 && at < FURTHEST; at = text.indexOf(letter, at + 1)) {
		const found = withoutLetters(text.slice(0, at) + text.slice(at + 1), letters.slice(1), known, at);
		if (found !== undefined) return found;
	}
	return undefined;
}

/** The columns overlap only at the start of a programme. */
const FURTHEST = 24;

function unswap(programme: string): string {
	return SWAPPED.reduce((text, [printed, meant]) => text.replace(printed, meant), programme);
}
