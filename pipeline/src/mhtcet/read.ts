import type { SeatPool, SocialCategory } from "@uchit/contract/cutoff-kind.ts";
import * as z from "zod";
import { type Counselling, DEFAULTS, type PrintedCutoff, squeeze, toFigure } from "#pipeline/cutoffs/printed.ts";
import { readSourceCsv, readSourceJson } from "#pipeline/source-files.ts";

const AUTHORITY = "State CET Cell, Maharashtra";

const FILE = "mhtcet/undated/mhtcet_data.json.gz";
const SOURCE_ID = "mht-cet-undated";

/** Maharashtra's centralised admission, engineering. The copy is undated and names no round. */
export const MHT_CET: Counselling = { sourceId: SOURCE_ID, hasRounds: false, read: readMhtCet };

const Row = z.object({
	Institute: z.string(),
	"Academic Program Name": z.string().nullable(),
	State: z.string(),
	Category_Key: z.string(),
	"Closing Rank": z.string(),
});

/** The copy's own columns of category, gender and disability are not read: they call `LSTH` a nomadic tribe. The key is the authority's. */
function readMhtCet(): PrintedCutoff[] {
	return readSourceJson(FILE, z.array(Row)).map((row, index) => {
		const closingRank = toFigure(row["Closing Rank"]);
		const programme = squeeze(row["Academic Program Name"]);
		return {
			...DEFAULTS,
			...toSeat(row.Category_Key.replace(/\s/g, "")),
			file: FILE,
			line: index + 1,
			institute: {
				source: "mht-cet",
				name: squeeze(row.Institute).replace(/\.$/, ""),
				city: "",
				state: row.State,
				sourceId: SOURCE_ID,
			},
			exam: "mht-cet",
			authority: AUTHORITY,
			year: undefined,
			yearNote: "About 2023-24: the copy is undated",
			programme,
			closingRank,
			rankSpace: "mht-cet-state-merit",
			sourceId: SOURCE_ID,
			unreadable:
				programme === "" ? "the copy lost the programme" : closingRank === undefined ? "no closing rank" : undefined,
		};
	});
}

const ROUND_FOUR_FILE = "mhtcet/2025_cap_round_4/cutoffs.json.gz";
const ROUND_FOUR_ID = "mht-cet-2025";

/**
 * Round IV of 2025-26, by percentile: a space of its own beside the undated copy's merit numbers. It fills what the rounds before left,
 * so that a category without a row is not a seat that nobody got.
 */
export const MHT_CET_2025: Counselling = { sourceId: ROUND_FOUR_ID, hasRounds: true, read: readRoundFour };

/** By the CET Cell's code of an institute (`01101`) the name that round IV prints. */
export function readCapNames(): Map<string, string> {
	return new Map(readColleges().map(({ code, name }) => [code, squeeze(name)]));
}

const College = z.object({
	code: z.string(),
	name: z.string(),
	branches: z.array(z.object({ code: z.string(), name: z.string(), cutoffs2025: z.record(z.string(), z.number()) })),
});

/** The copy is a tree, so a line is a cell of it, counted in its order. */
function readRoundFour(): PrintedCutoff[] {
	const cells = readColleges().flatMap(({ name, branches }) =>
		branches.flatMap((branch) =>
			Object.entries(branch.cutoffs2025).map(([key, percentile]) => ({ name, branch, key, percentile })),
		),
	);
	return cells.map(({ name, branch, key, percentile }, index) => ({
		...DEFAULTS,
		...toSeat(key),
		file: ROUND_FOUR_FILE,
		line: index + 1,
		institute: { source: "mht-cet", name: squeeze(name), city: "", state: "Maharashtra", sourceId: ROUND_FOUR_ID },
		exam: "mht-cet",
		authority: AUTHORITY,
		year: 2025,
		round: 4,
		programme: squeeze(branch.name),
		closingScore: toFigure(percentile),
		rankSpace: "mht-cet-percentile-score",
		sourceId: ROUND_FOUR_ID,
		unreadable: toFigure(percentile) === undefined ? "no percentile" : undefined,
	}));
}

const ROUND_THREE_FILE = "mhtcet/2025_cap_round_3/cutoffs.csv.gz";
const ROUND_THREE_ID = "mht-cet-2025-round-3";

/**
 * Round III of 2025-26, by merit number, with the percentile that stood at it. Round IV closes elsewhere, and is the last of the year:
 * no tool holds this one against it. The copy lost the stage of a seat, so that 469 seats have two figures or more.
 */
export const MHT_CET_2025_ROUND_3: Counselling = { sourceId: ROUND_THREE_ID, hasRounds: true, read: readRoundThree };

function readRoundThree(): PrintedCutoff[] {
	return readSourceCsv(ROUND_THREE_FILE).map((row, index) => {
		const closingRank = toFigure(row.Rank);
		return {
			...DEFAULTS,
			...toSeat(row.Category ?? ""),
			file: ROUND_THREE_FILE,
			line: index + 1,
			institute: {
				source: "mht-cet",
				name: squeeze(row.College_Name),
				city: "",
				state: "Maharashtra",
				sourceId: ROUND_THREE_ID,
			},
			exam: "mht-cet",
			authority: AUTHORITY,
			year: 2025,
			round: 3,
			programme: squeeze(row.Branch_Name),
			closingRank,
			closingScore: toFigure(row.Percentile),
			rankSpace: "mht-cet-state-merit",
			sourceId: ROUND_THREE_ID,
			unreadable: closingRank === undefined ? "no closing rank" : undefined,
		};
	});
}

function readColleges() {
	return readSourceJson(ROUND_FOUR_FILE, z.array(College));
}

type Seat = Pick<PrintedCutoff, "quota" | "pool" | "seatType" | "socialCategory" | "pwd" | "gender">;

const CATEGORIES: ReadonlyMap<string, SocialCategory> = new Map([
	["OPEN", "open"],
	["SC", "sc"],
	["ST", "st"],
	...["OBC", "SEBC", "VJ", "NT1", "NT2", "NT3"].map((code) => [code, "other"] as const),
]);

/** Seats outside the table of categories: economically weaker, fee waiver, minority, orphan. */
const SEATS_APART: ReadonlyMap<string, { socialCategory: SocialCategory; pool: SeatPool }> = new Map([
	["EWS", { socialCategory: "ews", pool: "home-state" }],
	["TFWS", { socialCategory: "open", pool: "special" }],
	["MI", { socialCategory: "open", pool: "special" }],
	["ORPHAN", { socialCategory: "open", pool: "special" }],
]);

/**
 * `GOBCH`: G general or L ladies, DEF children of soldiers, PWD disability (an R behind it: reserved for the category); then the
 * category; then S state level, H home university or O another one. The copy cut some keys short: then the level is unknown.
 */
function toSeat(key: string): Seat {
	const apart = SEATS_APART.get(key);
	if (apart !== undefined) return { ...apart, quota: "", seatType: key, pwd: false, gender: "" };
	const [, group = "", category = "", level = ""] =
		/^(G|L|DEFR?|PWDR?)(OPEN|SC|ST|OBC|SEBC|VJ|NT1|NT2|NT3)([SHO]?)$/.exec(key) ?? [];
	const socialCategory = CATEGORIES.get(category);
	if (socialCategory === undefined) throw new Error(`MHT-CET: the seat type "${key}" is new: say whom it is for`);
	return {
		quota: level === "O" ? "OHU" : level,
		pool: group.startsWith("DEF") ? "special" : "home-state",
		seatType: key,
		socialCategory,
		pwd: group.startsWith("PWD"),
		gender: group === "L" ? "Female-Only" : "Gender-Neutral",
	};
}
