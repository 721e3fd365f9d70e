import type { Ranking } from "./ranking.ts";

type List = Ranking["list"];

/** Returns the spelling of a list in the addresses of the ranking's site; evidence in `data/sources/nirf/SOURCE.md`. */
function pageOf(list: List): string {
	return list === "state-public-university" ? "STATEPUBLICUNIVERSITY" : list[0]?.toUpperCase() + list.slice(1);
}

/** Copies of earlier years spell the pages of these lists in two ways. */
const SPELT_ONE_WAY_FROM: Partial<Record<List, number>> = { medical: 2024, law: 2024 };
const FIRST_PAGES = 2017;
/** Bands and later ranks are on further pages. */
const RANKS_OF_FIRST_PAGE = 100;

/** Returns the page of the ranking's site that prints this rank; undefined if no copy shows that page's address. */
export function rankPage({ list, year, rank }: Pick<Ranking, "list" | "year" | "rank">): string | undefined {
	if (rank === undefined || rank > RANKS_OF_FIRST_PAGE) return undefined;
	if (year < (SPELT_ONE_WAY_FROM[list] ?? FIRST_PAGES)) return undefined;
	return `https://www.nirfindia.org/Rankings/${year}/${pageOf(list)}Ranking.html`;
}

const SHEETS: ReadonlySet<List> = new Set(["overall", "university", "engineering", "management", "agriculture"]);
const FIRST_SHEETS = 2019;
const SHEET_ID = /^IR-[A-Z]-[CISU]-\d+$/;

export function dataSheet({ list, year, nirfId }: Pick<Ranking, "list" | "year" | "nirfId">): string | undefined {
	if (nirfId === undefined || !SHEET_ID.test(nirfId) || !SHEETS.has(list) || year < FIRST_SHEETS) return undefined;
	return `https://www.nirfindia.org/nirfpdfcdn/${year}/pdf/${pageOf(list)}/${nirfId}.pdf`;
}

export const RANKING_DOCUMENTS = { rankPage, dataSheet };
