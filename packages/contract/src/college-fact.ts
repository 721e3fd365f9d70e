/** What a source may say of an institution besides rankings, cutoffs and outcomes. */
export const FACT_FIELDS = [
	"ownership",
	"university-type",
	"college-type",
	"established",
	"website",
	"address",
	"pin",
	"phone",
	"affiliated-to",
	"women-only",
	"minority",
	"recognised-by",
] as const;
