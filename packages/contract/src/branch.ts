/** Kinds of branches, recognised by the programme's name; `other` is every other name. */
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
