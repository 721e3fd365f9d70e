import type { CategoryId } from "@uchit/contract/category.ts";
import type { RankingList } from "@uchit/contract/ranking.ts";

/** The categories that rules of questions name. */
export const CATEGORY = {
	engineering: 1,
	medical: 12,
	architecture: 13,
	arts: 8,
	generalDegree: 21,
} as const satisfies Record<string, CategoryId>;

export type Subject = {
	/** The typed words; the first is the subject's name. */
	words: readonly string[];
	list: RankingList;
	/** Absent if we have no such category: then its members are those that the list ranks, or with it in their name. */
	categoryId?: CategoryId;
};

export const SUBJECTS: readonly Subject[] = [
	{ words: ["engineering", "btech", "be", "mtech"], list: "engineering", categoryId: 1 },
	{ words: ["management", "mba", "pgdm", "bba", "business"], list: "management", categoryId: 2 },
	{ words: ["medical", "mbbs", "medicine"], list: "medical", categoryId: 12 },
	{ words: ["law", "llb", "llm"], list: "law", categoryId: 3 },
	{ words: ["commerce", "bcom", "mcom"], list: "college", categoryId: 7 },
	{ words: ["science", "sciences", "bsc", "msc"], list: "college", categoryId: 9 },
	{ words: ["arts", "ba", "ma", "humanities"], list: "college", categoryId: 8 },
	{ words: ["architecture", "barch"], list: "architecture", categoryId: 13 },
	{ words: ["pharmacy", "bpharm", "pharma"], list: "pharmacy" },
	{ words: ["dental", "bds", "dentistry"], list: "dental" },
	{ words: ["agriculture", "agricultural"], list: "agriculture" },
];
