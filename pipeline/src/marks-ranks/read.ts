import type { RankSpace } from "@uchit/contract/cutoff-kind.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";

export type MarksRank = {
	exam: string;
	rankSpace: RankSpace;
	year: number;
	rank: number;
	score: number;
	sourceId: string;
};

/** Every printed pair of marks and rank, by document. Throws if a better rank has fewer marks: then the copy is wrong. */
export function readMarksRanks(): ReadonlyMap<string, readonly MarksRank[]> {
	const bySource = Map.groupBy([...readNeet(), ...readJeeAdvanced()], ({ sourceId }) => sourceId);
	for (const [sourceId, rows] of bySource) {
		const byRank = rows.toSorted((a, b) => a.rank - b.rank);
		const wrong = byRank.find((row, place) => row.score > (byRank[place - 1]?.score ?? row.score));
		if (wrong !== undefined) throw new Error(`${sourceId}: more marks at rank ${wrong.rank} than at a better one`);
	}
	return bySource;
}

/** Of Telangana's candidates: for each mark, the best and the worst rank with it. */
function readNeet(): MarksRank[] {
	return readSourceCsv("marks-ranks/neet-2025.csv").flatMap(({ marks, best_rank, worst_rank }) =>
		[...new Set([best_rank, worst_rank])].map((rank) => ({
			exam: "neet",
			rankSpace: "neet-air" as const,
			year: 2025,
			rank: toNumber(rank),
			score: toNumber(marks),
			sourceId: "neet-marks-2025",
		})),
	);
}

function readJeeAdvanced(): MarksRank[] {
	return readSourceCsv("marks-ranks/jee-advanced.csv").map(({ year, rank, marks }) => ({
		exam: "jee-advanced",
		rankSpace: "jee-advanced-crl" as const,
		year: toNumber(year),
		rank: toNumber(rank),
		score: toNumber(marks),
		sourceId: `jee-advanced-marks-${year}`,
	}));
}

function toNumber(text: string | undefined): number {
	const number = Number(text);
	if (text === undefined || text === "" || !Number.isFinite(number)) throw new Error(`“${text}” is no number`);
	return number;
}
