import { expect, test } from "vitest";
import * as z from "zod";
import { listAgainstOdds } from "#pipeline/cutoffs/odds.ts";
import type { PrintedCutoff } from "#pipeline/cutoffs/printed.ts";
import { DU_CSAS } from "#pipeline/du-csas/read.ts";
import { readSourceJson } from "#pipeline/source-files.ts";
import { squeeze } from "#pipeline/text/words.ts";

const RIGHT = DU_CSAS.read();

function line(programme: string, scores: Readonly<Record<string, number | null>>, name = "Any"): PrintedCutoff[] {
	return Object.entries(scores).flatMap(([seatType, score]) =>
		RIGHT.slice(0, score === null ? 0 : 1).map((row) => ({
			...{ ...row, programme, seatType, institute: { ...row.institute, name } },
			closingScore: score ?? undefined,
		})),
	);
}

const COMPLETE = Array.from({ length: 40 }, (_, index) =>
	line(`complete ${index}`, { UR: 900, OBC: 800 - index, SC: 600, ST: 400, EWS: 850 }),
).flat();

test("a line is listed if its values fit far better one column further, not for an empty cell or a repeat of the open one", () => {
	const moved = line("EWS printed as ST", { UR: 900, OBC: 790, SC: 600, ST: 850 });
	const empty = line("nobody of ST", { UR: 900, OBC: 790, SC: 600, EWS: 850 });
	const filled = line("fills down", { UR: 900, OBC: 790, SC: 600, ST: 900 });
	const repeated = filled.map((row) => ({ ...row, repeatsOpen: row.seatType === "ST" }));
	const listed = listAgainstOdds([...COMPLETE, ...moved, ...empty, ...repeated]);
	expect(listed?.map(({ cells: [first] }) => first?.programme)).toEqual(["EWS printed as ST"]);
});

test("too few complete lines give no result, nor do ranks of a category's own list", () => {
	expect(listAgainstOdds(COMPLETE.slice(0, 20 * 5))).toBeUndefined();
	const own = COMPLETE.map((row) => ({ ...row, rankSpace: "jee-main-category" as const, closingRank: 1 }));
	expect(listAgainstOdds(own)).toBeUndefined();
});

test("it lists 80 lines of Delhi University's old copy, 76 of them among the 311 that had moved", () => {
	const Old = z.object({
		college: z.string(),
		program: z.string(),
		cutoff_2025: z.record(z.string(), z.number().nullable()),
	});
	const old = readSourceJson("du-csas/2025/seats.json.gz", z.array(Old));
	const cells = old.flatMap(({ college, program, cutoff_2025 }) =>
		line(squeeze(program), cutoff_2025, squeeze(college).replace(/ \(W\)$/, "")),
	);
	const keyOf = ({ institute, programme }: PrintedCutoff) => `${institute.name}|${programme}`;
	const right = new Map(RIGHT.map((row) => [`${keyOf(row)}|${row.seatType}`, row.closingScore]));
	const known = new Set(RIGHT.map(keyOf));
	const isMoved = (row: PrintedCutoff) => right.get(`${keyOf(row)}|${row.seatType}`) !== row.closingScore;
	const moved = new Set(cells.filter((row) => known.has(keyOf(row)) && isMoved(row)).map(keyOf));
	const listed = (listAgainstOdds(cells) ?? []).flatMap(({ cells: own }) => own.slice(0, 1).map(keyOf));
	expect([listed.length, listed.filter((key) => moved.has(key)).length, moved.size]).toEqual([80, 76, 311]);
});
