import * as z from "zod";
import { findMeaning, indexByCode } from "#pipeline/cutoffs/codes.ts";
import { type Counselling, type PrintedCutoff, toFigure } from "#pipeline/cutoffs/printed.ts";
import { type List, readList } from "#pipeline/cutoffs/read-list.ts";
import { readSourceJson } from "#pipeline/source-files.ts";
import { squeeze } from "#pipeline/text/words.ts";

const YEARS = [2021, 2022, 2023, 2024, 2025] as const;

/** CCMT numbers its regular, special and spot rounds separately: three documents and three authorities a year. */
const PARTS = [
	{ id: "", authority: "CCMT", printed: "Round" },
	{ id: "-special", authority: "CCMT, special rounds", printed: "Special Round" },
	{ id: "-spot", authority: "CCMT, National Spot Round", printed: "National Spot Round" },
] as const;

/** M.Tech., M.Arch. and M.Plan. seats by GATE score. The copy of 2021 has regular rounds only. */
export const CCMT: readonly Counselling[] = YEARS.flatMap((year) =>
	PARTS.filter(({ id }) => id === "" || year > 2021).map((part) => ({
		sourceId: `ccmt-${year}${part.id}`,
		hasRounds: true,
		read: () => readCcmt(year, part),
	})),
);

/** The copy calls them ranks, but they are GATE scores out of 1,000; the opening one is the higher. */
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
	const list: List = { file: `ccmt/${year}_rounds.json.gz`, sourceId: `ccmt-${year}${id}`, source: "ccmt" };
	return readList(list, readSourceJson(list.file, z.array(Row)), (row) => {
		const [, kind = "", number = "1"] = /^(Round|Special Round|National Spot Round)(?: (\d))?$/.exec(row.round) ?? [];
		if (kind === "") throw new Error(`CCMT: the round "${row.round}" is new`);
		if (kind !== printed) return undefined;
		return {
			institute: { name: squeeze(row.institute), year },
			exam: "gate",
			authority,
			year,
			round: Number(number),
			programme: squeeze(row.program),
			// The GATE papers of the seat: seats of two groups are filled separately.
			quota: squeeze(row.group),
			pool: "all-india",
			seatType: row.category,
			socialCategory: findMeaning(CATEGORIES, row.category.replace("-PwD", ""), `CCMT: the category "${row.category}"`),
			pwd: row.category.endsWith("-PwD"),
			closingScore: toFigure(row.closingRank),
			rankSpace: "gate-score",
		};
	});
}

/** The list of 2021 prints OBC for the Union's OBC-NCL. */
const CATEGORIES = indexByCode({ open: "OPEN", ews: "EWS", "obc-ncl": "OBC OBC-NCL", sc: "SC", st: "ST" });
