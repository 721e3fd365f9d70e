/** The ranking lists of NIRF, by the names that addresses use. */
export const RANKING_LISTS = [
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
