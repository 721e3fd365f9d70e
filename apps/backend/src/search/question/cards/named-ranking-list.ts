import { CATEGORIES } from "@uchit/contract/category.ts";
import { findDegree } from "@uchit/contract/degree.ts";
import type { RankingList } from "@uchit/contract/ranking.ts";
import { rankingListOf } from "@uchit/contract/ranking-list.ts";
import type { ReadingsOf } from "./card-seat.ts";

/** The named list, or that of the only category or course; "none" if NIRF has no such list; undefined for the best of all lists. */
export function findNamedRankingList(readingsOf: ReadingsOf, text: string): RankingList | "none" | undefined {
	const general = LIST_OF_WORD[GENERAL_LIST.exec(text)?.[0] ?? ""];
	if (general !== undefined) return general;
	const course = readingsOf("course")[0]?.value;
	const [degree] = readingsOf("degree");
	if (course !== undefined) return LIST_OF_COURSE[course] ?? "none";
	if (readingsOf("unheld").length > 0) return "none";
	const ofDegree = { bpharm: "pharmacy", bds: "dental", mds: "dental" } as const;
	if (degree?.value === "bpharm" || degree?.value === "bds" || degree?.value === "mds") return ofDegree[degree.value];
	const named = new Set([
		...readingsOf("category").map(({ value }) => value),
		...readingsOf("degree").map(({ value }) => findDegree(value)?.categoryId),
	]);
	const list = rankingListOf(CATEGORIES.filter(({ id }) => named.has(id)).map(({ id }) => id));
	return list === "overall" ? undefined : list;
}

const LIST_OF_COURSE: Readonly<Record<string, RankingList>> = {
	...{ pharmacy: "pharmacy", dentistry: "dental", medicine: "medical" },
	...{ architecture: "architecture", management: "management" },
};

/** Lists of no course: "overall", "in the university list", "university की सूची". The noun alone may be part of a name. */
const GENERAL_LIST =
	/\b(?:(overall)|(university|universities|colleges?|research|innovation)(?= (?:list|category|ranking|सूची|लिस्ट|की सूची|श्रेणी)))(?![\p{L}\p{M}])/u;
const LIST_OF_WORD: Readonly<Record<string, RankingList>> = {
	...{ overall: "overall", university: "university", universities: "university" },
	...{ college: "college", colleges: "college", research: "research", innovation: "innovation" },
};
