import type { RANKING_LISTS } from "./ranking.ts";

/**
 * The list that ranks a category, by its slug. NIRF has none for commerce, sciences and arts: their colleges stand in the list of
 * colleges. It ranks no teacher education.
 */
export const LIST_OF_CATEGORY = {
	engineering: "engineering",
	management: "management",
	medical: "medical",
	law: "law",
	commerce: "college",
	sciences: "college",
	arts: "college",
	architecture: "architecture",
	education: "overall",
	"general-degree": "college",
} as const satisfies Record<string, (typeof RANKING_LISTS)[number]>;
