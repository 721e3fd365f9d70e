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

export type Mention = {
	source: MentionSource;
	name: string;
	city: string;
	state: string;
	/** The ranking's own id of the institute; since 2018 it ends in an AISHE code. */
	nirfId?: string | undefined;
	list?: string;
	year?: number;
	rank?: string;
	sourceId?: string;
	address?: string;
	/** An AISHE code in a copy: only a hint, trusted if name and place agree. */
	aisheCode?: string;
};

type MatchedBy = "id" | "name" | "reviewed" | "own";

/** `collegeId` is an AISHE code, or an `X-` id of an institution that the directory does not list. */
export type Match = { collegeId: string; by: MatchedBy; why: string };
