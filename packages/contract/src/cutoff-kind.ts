import * as z from "zod";

/**
 * The spaces of ranks and scores. Those of different spaces are never compared: JEE Main ranks everyone (`-crl`) and each
 * reservation category apart (`-category`), architecture (paper 2A) and planning (2B) have ranks of their own, and preparatory-course
 * ranks are another list. NEET and the states count everyone in one list, whatever the category of the seat; `-score` is a space of
 * marks, in which higher is better. CLAT's list counts everyone; Delhi University adds up other papers for each programme, so that one
 * programme's score says nothing of another's (`isOfOneProgramme`).
 */
export const RANK_SPACES = [
	"jee-main-crl",
	"jee-main-category",
	"jee-main-barch-crl",
	"jee-main-barch-category",
	"jee-main-bplan-crl",
	"jee-main-bplan-category",
	"jee-advanced-crl",
	"jee-advanced-category",
	"jee-advanced-preparatory",
	"neet-air",
	"neet-score",
	"wbjee-general-merit",
	"keam-engineering",
	"kcet-engineering",
	"mht-cet-state-merit",
	"comedk-uget",
	"tnea-score",
	"acpc-engineering-merit",
	"acpc-pharmacy-merit",
	"gujarat-health-score",
	"mht-cet-percentile-score",
	"clat-air",
	"bitsat-score",
	"du-csas-score",
	"gate-score",
	"ts-eapcet-engineering",
	"ap-eapcet-engineering",
	"ts-icet",
] as const;

/**
 * The people whom a seat is for. `special` is a pool of one region or group within a quota (Goa in NIT Goa, defence, minority,
 * children of employees); `management` and `nri` are sold by the institution and are never a state's quota.
 */
export const SEAT_POOLS = ["all-india", "home-state", "other-state", "special", "management", "nri"] as const;

/** The people whom a seat is reserved for, under one name for all authorities; `other` is a list of one state (BC-A, NT-2, 2A …), named by `seatType`. */
export const SOCIAL_CATEGORIES = ["open", "ews", "obc-ncl", "sc", "st", "other"] as const;

/** Why a published row is shown but kept out of tools, sorts and maxima. */
export const CUTOFF_MARKS = ["mixed-rank-space", "suspect", "likely-preparatory"] as const;

export const RankSpace = z.enum(RANK_SPACES);
export type RankSpace = z.infer<typeof RankSpace>;

export const SeatPool = z.enum(SEAT_POOLS);
export type SeatPool = z.infer<typeof SeatPool>;

export const SocialCategory = z.enum(SOCIAL_CATEGORIES);
export type SocialCategory = z.infer<typeof SocialCategory>;

export const CutoffMark = z.enum(CUTOFF_MARKS);
export type CutoffMark = z.infer<typeof CutoffMark>;
