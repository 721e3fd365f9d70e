/** The sources that print names of institutes; the first column of `matches.csv`. */
export const MENTION_SOURCES = [
	"nirf",
	"josaa",
	"neet",
	"wbjee",
	"keam",
	"kcet",
	"mht-cet",
	"jac-delhi",
	"comedk",
	"tnea",
	"ojee",
	"gujcet",
	"uptac",
	"mpdte",
	"clat",
	"bitsat",
	"du-csas",
	"ccmt",
	"tg-eapcet",
	"tg-icet",
	"ap-eapcet",
	"fra",
	"fee-pages",
] as const;
type MentionSource = (typeof MENTION_SOURCES)[number];

/** An institute as a ranking or a counselling prints it, with all that its row says of which one it is. */
export type Mention = {
	source: MentionSource;
	name: string;
	city: string;
	state: string;
	/** The ranking's own id of the institute; ids from 2018 on end in an AISHE code. */
	nirfId?: string | undefined;
	list?: string;
	year?: number;
	/** As printed: a rank or a band. */
	rank?: string;
	/** The receipt of the print, where it is not `source-year`. */
	sourceId?: string;
	/** All that the source prints behind the name: locality, town, district. */
	address?: string;
	/** An AISHE code that a copy carries: a hint, believed only where name and place agree. */
	aisheCode?: string;
};

type MatchedBy = "id" | "name" | "reviewed" | "own";

/** Which institution a mention is: an AISHE code, or an `X-` id of an institution that the directory does not list. */
export type Match = { collegeId: string; by: MatchedBy; why: string };
