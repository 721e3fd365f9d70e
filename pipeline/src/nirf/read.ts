import * as z from "zod";
import { readSourceCsv, readSourceJson } from "#pipeline/source-files.ts";

/** The ranking lists of NIRF, by the names that the site uses. */
export const NIRF_LISTS = [
	"overall",
	"university",
	"engineering",
	"management",
	"pharmacy",
	"college",
	"medical",
	"dental",
	"law",
	"architecture",
	"agriculture",
	"research",
	"innovation",
	"state-public-university",
] as const;
export type NirfList = (typeof NIRF_LISTS)[number];

/** One printed line of one copy of a ranking. The same rank is often printed by several copies. */
export type NirfRow = {
	file: string;
	line: number;
	list: NirfList;
	year: number;
	/** The rank as printed: `12` or a band such as `101-150`. */
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

/** Reads every copy of the NIRF rankings that the project holds, 2016–2025, in a fixed order. */
export function readNirfRows(): NirfRow[] {
	return [
		...readByCategory(),
		...readOverall(),
		...readEngineeringScores(),
		...readAll2022(),
		...readAll2024(),
		...readTopTen2025(),
		...readPlacement2025(),
	];
}

function readByCategory(): NirfRow[] {
	const files = {
		"nirf_engineering.csv": "engineering",
		"nirf_University.csv": "university",
		"nirf_pharmacy.csv": "pharmacy",
		"nirf_Managementy.csv": "management",
	} as const;
	return Object.entries(files).flatMap(([name, list]) => {
		const file = `nirf/2016_2024_engg_univ_pharm_mgmt/${name}`;
		return readSourceCsv(file).map((cells, index) => toRow(file, index, list, Number(cells.Year), cells));
	});
}

function readOverall(): NirfRow[] {
	return [2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025].flatMap((year) => {
		const file = `nirf/2017_2025_overall/${year}_overall.csv`;
		return readSourceCsv(file).map((cells, index) => toRow(file, index, "overall", year, cells));
	});
}

function readEngineeringScores(): NirfRow[] {
	const file = "nirf/2023_2025_engineering_scores/all_rankings_meta.csv";
	return readSourceCsv(file).map((cells, index) => toRow(file, index, "engineering", Number(cells.year), cells));
}

const Ranking2022 = z.array(
	z.object({ name: z.string(), city: z.string(), state: z.string(), rank: z.union([z.number(), z.string()]) }),
);

function readAll2022(): NirfRow[] {
	const lists = ["architecture", "college", "dental", "engineering", "law", "management", "medical", "overall", "pharmacy", "research", "university"] as const;
	return lists.flatMap((list) => {
		const file = `nirf/2022_all_categories/${list}_ranking.json`;
		return Ranking2022.parse(readSourceJson(file)).map((entry, index) =>
			// The copy's scraper left the link text "More Details" at the end of names.
			toRow(file, index, list, 2022, { ...entry, name: entry.name.replace(/\s*More Details$/, ""), rank: String(entry.rank) }),
		);
	});
}

function readAll2024(): NirfRow[] {
	const file = "nirf/2024_all_categories/All.csv";
	return readSourceCsv(file).map((cells, index) => {
		const list = toList(cells.Category ?? "");
		// The copy's innovation rows are shifted by one column: City is empty, State holds the city, Rank the state; the rank itself is the order.
		if (list !== "innovation") return toRow(file, index, list, 2024, cells);
		return toRow(file, index, list, 2024, { ...cells, City: cells.State, State: cells.Rank, Rank: "" });
	});
}

function readTopTen2025(): NirfRow[] {
	const file = "nirf/2025_top10_thirteen_categories/nirf_2025_combined.csv";
	return readSourceCsv(file).map((cells, index) => toRow(file, index, toList(cells.Category ?? ""), 2025, cells));
}

function readPlacement2025(): NirfRow[] {
	const file = "nirf/2025_eight_categories_placement/nirf_2025_top_institutes_placement.csv";
	return readSourceCsv(file).map((cells, index) =>
		toRow(file, index, toList(cells.ranking_category ?? ""), 2025, {
			name: cells.institute_name,
			city: cells.city,
			state: cells.state,
			rank: cells.nirf_rank,
			score: cells.overall_score,
		}),
	);
}

function toRow(file: string, index: number, list: NirfList, year: number, cells: Cells): NirfRow {
	const lower = Object.fromEntries(Object.entries(cells).map(([key, value]) => [key.toLowerCase(), value?.trim() ?? ""]));
	return {
		file,
		// Line 1 of the file is its header.
		line: index + 2,
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
	const [tlr, rpc, go, oi, perception] = [lower.tlr, lower.rpc ?? lower.rp, lower.go, lower.oi, lower.perception ?? lower.pr].map(toNumber);
	if (tlr === undefined || rpc === undefined || go === undefined || oi === undefined || perception === undefined) return undefined;
	return { tlr, rpc, go, oi, perception };
}

function toNumber(text: string | undefined): number | undefined {
	if (text === undefined || text.trim() === "") return undefined;
	const value = Number(text);
	return Number.isFinite(value) ? value : undefined;
}

const LIST_BY_PRINTED_NAME: Record<string, NirfList> = {
	"agriculture and allied sectors": "agriculture",
	"architecture and planning": "architecture",
	"state public university": "state-public-university",
};

function toList(printed: string): NirfList {
	const name = printed.trim().toLowerCase();
	const list = LIST_BY_PRINTED_NAME[name] ?? NIRF_LISTS.find((known) => known === name);
	if (list === undefined) throw new Error(`NIRF: the list "${printed}" is not one that we know`);
	return list;
}
