import type { SocialCategory } from "@uchit/contract/cutoff-kind.ts";
import * as z from "zod";
import { type Counselling, DEFAULTS, type PrintedCutoff, squeeze, toFigure } from "#pipeline/cutoffs/printed.ts";
import { readSourceJson } from "#pipeline/source-files.ts";

const YEARS = [2021, 2022, 2023, 2024, 2025] as const;

/** CCMT counts its regular rounds, its special ones and the spot round each anew: three documents of a year, and three authorities. */
const PARTS = [
	{ id: "", authority: "CCMT", printed: "Round" },
	{ id: "-special", authority: "CCMT, special rounds", printed: "Special Round" },
	{ id: "-spot", authority: "CCMT, National Spot Round", printed: "National Spot Round" },
] as const;

/** M.Tech., M.Arch. and M.Plan. seats by GATE score. In 2021 the copy has regular rounds alone. */
export const CCMT: readonly Counselling[] = YEARS.flatMap((year) =>
	PARTS.filter(({ id }) => id === "" || year > 2021).map((part) => ({
		sourceId: `ccmt-${year}${part.id}`,
		hasRounds: true,
		read: () => readCcmt(year, part),
	})),
);

/** The copy calls them ranks; they are GATE scores of 1,000, the opening one the higher. */
const Row = z.object({
	year: z.int(),
	round: z.string(),
	institute: z.string(),
	program: z.string(),
	group: z.string(),
	category: z.string(),
	closingRank: z.number(),
});

function readCcmt(year: number, { id, authority, printed }: (typeof PARTS)[number]): PrintedCutoff[] {
	const file = `ccmt/${year}_rounds.json.gz`;
	const sourceId = `ccmt-${year}${id}`;
	return readSourceJson(file, z.array(Row)).flatMap((row, index) => {
		const [, kind = "", number = "1"] = /^(Round|Special Round|National Spot Round)(?: (\d))?$/.exec(row.round) ?? [];
		if (kind === "") throw new Error(`CCMT: the round "${row.round}" is new`);
		if (kind !== printed) return [];
		const closingScore = toFigure(row.closingRank);
		return {
			...DEFAULTS,
			file,
			line: index + 1,
			institute: { source: "ccmt", name: squeeze(row.institute), city: "", state: "", year, sourceId },
			exam: "gate",
			authority,
			year,
			round: Number(number),
			programme: squeeze(row.program),
			// Which GATE papers the seat is for: seats of two groups are filled apart.
			quota: squeeze(row.group),
			pool: "all-india",
			seatType: row.category,
			socialCategory: toSocialCategory(row.category),
			pwd: row.category.endsWith("-PwD"),
			closingScore,
			rankSpace: "gate-score",
			sourceId,
			unreadable: closingScore === undefined ? "no score" : undefined,
		} satisfies PrintedCutoff;
	});
}

/** The list of 2021 says OBC for the centre's OBC-NCL. */
const CATEGORIES: ReadonlyMap<string, SocialCategory> = new Map([
	["OPEN", "open"],
	["EWS", "ews"],
	["OBC", "obc-ncl"],
	["OBC-NCL", "obc-ncl"],
	["SC", "sc"],
	["ST", "st"],
]);

function toSocialCategory(printed: string): SocialCategory {
	const category = CATEGORIES.get(printed.replace("-PwD", ""));
	if (category === undefined) throw new Error(`CCMT: the category "${printed}" is new: say whom it is for`);
	return category;
}
