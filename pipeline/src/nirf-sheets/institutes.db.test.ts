import { expect, test } from "vitest";
import { toDirectory } from "#pipeline/aishe/colleges.ts";
import { readAisheRows } from "#pipeline/aishe/read.ts";
import { indexDirectory } from "#pipeline/match/directory.ts";
import { createResolver } from "#pipeline/match/resolve.ts";
import { readReviewedMatches } from "#pipeline/match/reviewed.ts";
import { toNirfMention } from "#pipeline/nirf/rankings.ts";
import { readNirfRows } from "#pipeline/nirf/read.ts";
import { createInstituteResolver } from "#pipeline/nirf-sheets/institutes.ts";
import { readSheets } from "#pipeline/nirf-sheets/outcomes.ts";

const ranked = readNirfRows();
const reviewed = readReviewedMatches();
const resolve = createResolver(indexDirectory(toDirectory(readAisheRows())), ranked.map(toNirfMention), reviewed);
const collegeOf = createInstituteResolver(ranked, resolve, reviewed);
const sheets = readSheets();

test("every sheet that the copies left intact has its institution", () => {
	const undecided = sheets.filter((row) => row.refusal === undefined && collegeOf(row) === undefined);
	expect([...new Set(undecided.map(({ institute }) => institute))]).toEqual([]);
});

test("the rank decides when a name of 2025 is another institute's", () => {
	const engineering61 = sheets.find(
		({ sourceId, list, raw }) =>
			sourceId === "nirf-placement-2025" && list === "engineering" && raw.startsWith("Engineering, 61,"),
	);
	expect(engineering61?.institute).toMatch(/Science Education/);
	expect(engineering61 && collegeOf(engineering61)).toBe("U-0255");
});

test("another copy's id at the same rank of 2025 is the same institution (or the other of a tie)", () => {
	const withId = ranked.filter(
		({ year, nirfId, rank }) => year === 2025 && nirfId !== undefined && !rank.includes("-"),
	);
	const collegesAt = Map.groupBy(withId, ({ list, rank }) => `${list} ${rank}`);
	const rows = sheets.filter(({ sourceId }) => sourceId === "nirf-placement-2025");
	const pairs = rows.flatMap((row) => {
		const rank = ranked.find(({ file, line }) => file === row.file && line === row.line)?.rank;
		const others = collegesAt.get(`${row.list} ${rank}`)?.map((other) => resolve(toNirfMention(other))?.collegeId);
		return others === undefined
			? []
			: [{ at: `${row.list} ${rank} ${row.institute}`, others, college: collegeOf(row) }];
	});
	expect(pairs.length).toBeGreaterThan(300);
	const ties = ["engineering 67 Sathyabama Institute of Science and Technology"];
	const differing = pairs.filter(({ others, college }) => !others.includes(college)).map(({ at }) => at);
	expect([...new Set(differing)].filter((at) => !ties.includes(at))).toEqual([]);
});

test("a name without a list finds no institution", () => {
	const [sheet] = sheets;
	if (sheet === undefined) throw new Error("no sheets");
	expect(
		collegeOf({ ...sheet, institute: "Government College", nirfId: undefined, file: "", line: 0 }),
	).toBeUndefined();
});
