import { RANKING_LISTS, type RankingList } from "@uchit/contract/ranking.ts";
import * as z from "zod";
import { listSourceFiles, type Place, readSourceJson, readSourceRows, yearOfPath } from "#pipeline/source-files.ts";

export type NirfRow = {
	file: string;
	line: number;
	list: RankingList;
	year: number;
	rank: string;
	name: string;
	city: string;
	state: string;
	nirfId: string | undefined;
	score: number | undefined;
	/** Teaching; research; graduation outcomes; outreach; perception: each 0–100. */
	parameters: NirfParameters | undefined;
};
export type NirfParameters = { tlr: number; rpc: number; go: number; oi: number; perception: number };

type Cells = Record<string, string | undefined>;

export function readNirfRows(): NirfRow[] {
	return [
		...readByCategory(),
		...readOverall(),
		...readEngineeringScores(),
		...readListsAsJson(),
		...readAllLists(),
		...readTopTen(),
		...readPlacement(),
	];
}

const LIST_BY_FILE_NAME: Record<string, RankingList> = {
	engineering: "engineering",
	University: "university",
	pharmacy: "pharmacy",
	Managementy: "management",
};

function readByCategory(): NirfRow[] {
	return readSourceRows("nirf", /\/nirf_[A-Za-z]+\.csv$/, (cells, at) => {
		const list = LIST_BY_FILE_NAME[/nirf_([A-Za-z]+)\.csv$/.exec(at.file)?.[1] ?? ""];
		return list === undefined ? undefined : toRow(at, list, Number(cells.Year), cells);
	}).filter((row) => row !== undefined);
}

function readOverall(): NirfRow[] {
	return readSourceRows("nirf", /\/\d{4}_overall\.csv$/, (cells, at) =>
		toRow(at, "overall", yearOfPath(at.file), cells),
	);
}

function readEngineeringScores(): NirfRow[] {
	return readSourceRows("nirf", /_engineering_scores\/all_rankings_meta\.csv$/, (cells, at) =>
		toRow(at, "engineering", Number(cells.year), cells),
	);
}

const RankingJson = z.array(
	z.object({ name: z.string(), city: z.string(), state: z.string(), rank: z.union([z.number(), z.string()]) }),
);

function readListsAsJson(): NirfRow[] {
	return listSourceFiles("nirf", /_all_categories\/[a-z]+_ranking\.json$/).flatMap((file) => {
		const list = toList(/([a-z]+)_ranking\.json$/.exec(file)?.[1] ?? "");
		return readSourceJson(file, RankingJson).map((entry, index) =>
			// The copy's scraper left the link text "More Details" at the end of names.
			toRow({ file, line: index + 2 }, list, yearOfPath(file), {
				...entry,
				name: entry.name.replace(/\s*More Details$/, ""),
				rank: String(entry.rank),
			}),
		);
	});
}

function readAllLists(): NirfRow[] {
	return readSourceRows("nirf", /_all_categories\/All\.csv$/, (cells, at) => {
		const list = toList(cells.Category ?? "");
		if (list !== "innovation") return toRow(at, list, yearOfPath(at.file), cells);
		// The copy's innovation rows are shifted by one column: City is empty, State holds the city, Rank the state; the rank is lost.
		return toRow(at, list, yearOfPath(at.file), { ...cells, City: cells.State, State: cells.Rank, Rank: "" });
	});
}

function readTopTen(): NirfRow[] {
	return readSourceRows("nirf", /_top10_thirteen_categories\/.*\.csv$/, (cells, at) =>
		toRow(at, toList(cells.Category ?? ""), yearOfPath(at.file), cells),
	);
}

function readPlacement(): NirfRow[] {
	return readSourceRows("nirf", /_eight_categories_placement\/.*\.csv$/, (cells, at) =>
		toRow(at, toList(cells.ranking_category ?? ""), yearOfPath(at.file), {
			name: cells.institute_name,
			city: cells.city,
			state: cells.state,
			rank: cells.nirf_rank,
			score: cells.overall_score,
		}),
	);
}

function toRow(at: Place, list: RankingList, year: number, cells: Cells): NirfRow {
	const lower = Object.fromEntries(
		Object.entries(cells).map(([key, value]) => [key.toLowerCase(), value?.trim() ?? ""]),
	);
	return {
		...at,
		list,
		year,
		rank: (lower.rank ?? "").replace(/\.0$/, ""),
		name: (lower.name ?? "").replace(/\s+/g, " "),
		city: lower.city ?? "",
		state: lower.state ?? "",
		nirfId: lower.institute_id || lower.id || lower.iid || undefined,
		score: toNumber(lower.score ?? lower.total_score),
		parameters: toParameters(lower),
	};
}

function toParameters(lower: Cells): NirfParameters | undefined {
	const [tlr, rpc, go, oi, perception] = [
		lower.tlr,
		lower.rpc ?? lower.rp,
		lower.go,
		lower.oi,
		lower.perception ?? lower.pr,
	].map(toNumber);
	if (tlr === undefined || rpc === undefined || go === undefined || oi === undefined || perception === undefined)
		return undefined;
	return { tlr, rpc, go, oi, perception };
}

function toNumber(text: string | undefined): number | undefined {
	if (text === undefined || text.trim() === "") return undefined;
	const value = Number(text);
	return Number.isFinite(value) ? value : undefined;
}

const LIST_BY_PRINTED_NAME: Record<string, RankingList> = {
	"agriculture and allied sectors": "agriculture",
	"architecture and planning": "architecture",
	"state public university": "state-public-university",
};

export function toList(printed: string): RankingList {
	const name = printed.trim().toLowerCase();
	const list = LIST_BY_PRINTED_NAME[name] ?? RANKING_LISTS.find((known) => known === name);
	if (list === undefined) throw new Error(`NIRF: the list "${printed}" is not one that we know`);
	return list;
}
