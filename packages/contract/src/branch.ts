/** Kinds of branches that people ask for, each told by the name of a programme alone; `other` is every name that none of them has. */
export const BRANCHES = [
	"computer",
	"ai-data",
	"electronics",
	"electrical",
	"mechanical",
	"civil",
	"chemical",
	"biotechnology",
	"aerospace",
	"materials",
	"architecture",
	"planning",
	"pharmacy",
	"medicine",
	"dental",
	"nursing",
	"law",
	"other",
] as const;
export type Branch = (typeof BRANCHES)[number];
