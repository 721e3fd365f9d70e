import type { SeatPool, SocialCategory } from "@uchit/contract/cutoff-kind.ts";
import * as z from "zod";
import { findMeaning, indexByCode } from "#pipeline/cutoffs/codes.ts";
import { type Counselling, type PrintedCutoff, type Seat, toFigure } from "#pipeline/cutoffs/printed.ts";
import { type List, readList } from "#pipeline/cutoffs/read-list.ts";
import { readSourceCsv, readSourceJson } from "#pipeline/source-files.ts";
import { squeeze } from "#pipeline/text/words.ts";

const AUTHORITY = "State CET Cell, Maharashtra";

const UNDATED: List = { file: "mhtcet/undated/mhtcet_data.json.gz", sourceId: "mht-cet-undated", source: "mht-cet" };

/** Maharashtra's centralised admission, engineering. The copy has neither year nor round. */
export const MHT_CET: Counselling = { sourceId: UNDATED.sourceId, hasRounds: false, read: readMhtCet };

const Row = z.object({
	Institute: z.string(),
	"Academic Program Name": z.string().nullable(),
	State: z.string(),
	Category_Key: z.string(),
	"Closing Rank": z.string(),
});

/**
 * The copy's columns of category, gender and disability are wrong (they call `LSTH` a nomadic tribe), so only the authority's key is
 * read.
 */
function readMhtCet(): PrintedCutoff[] {
	return readList(UNDATED, readSourceJson(UNDATED.file, z.array(Row)), (row) => {
		const programme = squeeze(row["Academic Program Name"]);
		const seat = {
			...toSeat(row.Category_Key.replace(/\s/g, "")),
			institute: { name: squeeze(row.Institute).replace(/\.$/, ""), state: row.State },
			exam: "mht-cet",
			authority: AUTHORITY,
			year: undefined,
			yearNote: "About 2023-24: the copy is undated",
			programme,
			closingRank: toFigure(row["Closing Rank"]),
			rankSpace: "mht-cet-state-merit",
		} as const;
		return programme === "" ? { ...seat, unreadable: "the copy lost the programme" } : seat;
	});
}

const ROUND_FOUR: List = {
	file: "mhtcet/2025_cap_round_4/cutoffs.json.gz",
	sourceId: "mht-cet-2025",
	source: "mht-cet",
	state: "Maharashtra",
};

/**
 * Round IV of 2025-26, by percentile: not comparable with the undated copy's merit numbers. It fills leftover seats, so a category
 * without a row may still have been admitted before.
 */
export const MHT_CET_2025: Counselling = { sourceId: ROUND_FOUR.sourceId, hasRounds: true, read: readRoundFour };

export function readCapNames(): Map<string, string> {
	return new Map(readColleges().map(({ code, name }) => [code, squeeze(name)]));
}

const College = z.object({
	code: z.string(),
	name: z.string(),
	branches: z.array(z.object({ code: z.string(), name: z.string(), cutoffs2025: z.record(z.string(), z.number()) })),
});

/** The copy is a tree, so `line` is a cell, counted in its order. */
function readRoundFour(): PrintedCutoff[] {
	const cells = readColleges().flatMap(({ name, branches }) =>
		branches.flatMap((branch) =>
			Object.entries(branch.cutoffs2025).map(([key, percentile]) => ({ name, branch, key, percentile })),
		),
	);
	return readList(ROUND_FOUR, cells, ({ name, branch, key, percentile }) => ({
		...toSeat(key),
		institute: squeeze(name),
		exam: "mht-cet",
		authority: AUTHORITY,
		year: 2025,
		round: 4,
		programme: squeeze(branch.name),
		closingScore: toFigure(percentile),
		rankSpace: "mht-cet-percentile-score",
		unreadable: toFigure(percentile) === undefined ? "no percentile" : undefined,
	}));
}

const ROUND_THREE: List = {
	file: "mhtcet/2025_cap_round_3/cutoffs.csv.gz",
	sourceId: "mht-cet-2025-round-3",
	source: "mht-cet",
	state: "Maharashtra",
};

/**
 * Round III of 2025-26, by merit number, with its percentile. Round IV is the year's last and closes elsewhere, so no tool uses this one.
 * The copy lost the stage of a seat, so 469 seats have several figures.
 */
export const MHT_CET_2025_ROUND_3: Counselling = {
	sourceId: ROUND_THREE.sourceId,
	hasRounds: true,
	read: readRoundThree,
};

function readRoundThree(): PrintedCutoff[] {
	return readList(ROUND_THREE, readSourceCsv(ROUND_THREE.file), (row) => ({
		...toSeat(row.Category ?? ""),
		institute: squeeze(row.College_Name),
		exam: "mht-cet",
		authority: AUTHORITY,
		year: 2025,
		round: 3,
		programme: squeeze(row.Branch_Name),
		closingRank: toFigure(row.Rank),
		closingScore: toFigure(row.Percentile),
		rankSpace: "mht-cet-state-merit",
	}));
}

function readColleges() {
	return readSourceJson(ROUND_FOUR.file, z.array(College));
}

const CATEGORIES = indexByCode({ open: "OPEN", sc: "SC", st: "ST", other: "OBC SEBC VJ NT1 NT2 NT3" });

const SEATS_APART: ReadonlyMap<string, { socialCategory: SocialCategory; pool: SeatPool }> = new Map([
	["EWS", { socialCategory: "ews", pool: "home-state" }],
	["TFWS", { socialCategory: "open", pool: "special" }],
	["MI", { socialCategory: "open", pool: "special" }],
	["ORPHAN", { socialCategory: "open", pool: "special" }],
]);

/**
 * `GOBCH`: G general or L ladies, DEF soldiers' children, PWD disability (with R: reserved for the category); the category; then S state
 * level, H home university or O another. The copy cut some keys short: their level is unknown.
 */
function toSeat(key: string): Seat {
	const apart = SEATS_APART.get(key);
	if (apart !== undefined) return { ...apart, quota: "", seatType: key, pwd: false, gender: "" };
	const [, group = "", category = "", level = ""] =
		/^(G|L|DEFR?|PWDR?)(OPEN|SC|ST|OBC|SEBC|VJ|NT1|NT2|NT3)([SHO]?)$/.exec(key) ?? [];
	const socialCategory = findMeaning(CATEGORIES, category, `MHT-CET: the seat type "${key}"`);
	return {
		quota: level === "O" ? "OHU" : level,
		pool: group.startsWith("DEF") ? "special" : "home-state",
		seatType: key,
		socialCategory,
		pwd: group.startsWith("PWD"),
		gender: group === "L" ? "Female-Only" : "Gender-Neutral",
	};
}
