import { RankSpace } from "@uchit/contract/cutoff-kind.ts";
import type { CounsellingIndex, PredictIndex } from "@uchit/predictor/predict-index.ts";
import { beforeAll, expect, test } from "vitest";
import { findRankBand } from "../../apps/backend/src/predict/rank-band.ts";
import { useBackend } from "../../apps/backend/src/testing/backend.ts";
import { shareBuilds } from "../../apps/backend/src/testing/shared-builds.ts";

const backend = useBackend();
let index: PredictIndex;

beforeAll(async () => {
	index = await shareBuilds(backend.db).predictIndex.get();
}, 120_000);

function leaveOut(own: CounsellingIndex, { rankSpace, year }: { rankSpace: string; year: number }) {
	const ofYear = own.pairs.filter((pair) => pair.rankSpace === rankSpace && pair.year === year);
	const end = own.counselling.supplementaryFrom?.[rankSpace] ?? Number.POSITIVE_INFINITY;
	const ofMainList = ofYear.filter(({ rank }) => rank < end);
	const marks = [...new Set(ofMainList.map(({ score }) => score))].toSorted((a, b) => b - a);
	// The first and the last mark have a neighbour on one side only.
	const leftOut = marks.slice(1, -1).filter((_mark, place) => place % 2 === 0);
	const rest = { ...own, pairs: ofYear.filter(({ score }) => !leftOut.includes(score)) };
	const { exam } = own.counselling;
	const without = { ...index, byExam: new Map([[exam, rest]]) };
	const within = leftOut.filter((score) => {
		const [band] = findRankBand(without, { exam, rankSpace: RankSpace.parse(rankSpace), score }).years;
		const ranks = ofMainList.filter((pair) => pair.score === score).map(({ rank }) => rank);
		return ranks.every((rank) => (band?.above?.rank ?? 0) <= rank && rank <= (band?.below?.rank ?? 0));
	});
	return { exam, rankSpace, year, rows: ofYear.length, leftOut: leftOut.length, within: within.length };
}

test("marks left out of a printed table lie within the band of ranks from its other rows", () => {
	const tables = [...index.byExam.values()].flatMap((own) => {
		const printed = new Map(own.pairs.map((pair) => [`${pair.rankSpace} ${pair.year}`, pair]));
		return [...printed.values()].map((table) => leaveOut(own, table));
	});
	for (const table of tables) process.stdout.write(`${Object.values(table).join(" ")}\n`);
	expect(tables.length).toBeGreaterThan(2);
	for (const { exam, year, leftOut, within } of tables) expect(within / leftOut, `${exam} ${year}`).toBe(1);
}, 60_000);
