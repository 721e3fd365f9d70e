import type { RankSpace } from "@uchit/contract/cutoff.schema.ts";

/** One counselling that the predictor answers for. */
export type Counselling = {
	/** The slug of the exam's page, by which it is asked for. */
	exam: string;
	authority: string;
	/** The lists of ranks or marks by which it fills seats. */
	rankSpaces: readonly RankSpace[];
	/** Of these, those that are only meant when they are named: a visitor's rank is usually not of them. */
	apart?: readonly RankSpace[];
	/** The state whose people its home-state seats are for; without one it is the state of each institution. */
	state?: string;
	/** Its rank list or its categories say already whom a seat is for: nobody need name a home state. */
	isHomeTold?: boolean;
	/** Quotas of special seats that are for the state's people, or for all others. */
	homeQuotas?: readonly string[];
	otherQuotas?: readonly string[];
	/** A seat stands in the round that last moved it; others print every seat in every round. */
	printsMovesOnly?: boolean;
	/** The copy ends before the counselling did. */
	isFirstRoundOnly?: boolean;
	/** Full marks, where seats close by marks. */
	mostScore?: number;
	/** Ranks of two who tie end in a half. */
	hasHalfRanks?: boolean;
	/** It prints both the marks and the rank of who got the last seat. */
	printsMarksAndRanks?: boolean;
};

const JOSAA = "JoSAA";

export const COUNSELLINGS: readonly Counselling[] = [
	{ exam: "jee-mains", authority: JOSAA, rankSpaces: ["jee-main-crl", "jee-main-category"] },
	{
		exam: "jee-advanced",
		authority: JOSAA,
		rankSpaces: ["jee-advanced-crl", "jee-advanced-category", "jee-advanced-preparatory"],
		apart: ["jee-advanced-preparatory"],
	},
	{
		exam: "jee-main-paper-2",
		authority: JOSAA,
		rankSpaces: ["jee-main-barch-crl", "jee-main-barch-category", "jee-main-bplan-crl", "jee-main-bplan-category"],
	},
	{ exam: "neet", authority: "MCC", rankSpaces: ["neet-air"], isFirstRoundOnly: true },
	{
		exam: "kcet",
		authority: "KEA",
		rankSpaces: ["kcet-engineering"],
		state: "karnataka",
		isHomeTold: true,
		hasHalfRanks: true,
	},
	{
		exam: "mht-cet",
		authority: "State CET Cell, Maharashtra",
		rankSpaces: ["mht-cet-state-merit"],
		state: "maharashtra",
		isHomeTold: true,
	},
	{
		exam: "wbjee",
		authority: "WBJEEB",
		rankSpaces: ["wbjee-general-merit", "jee-main-crl", "jee-main-barch-crl"],
		apart: ["jee-main-crl", "jee-main-barch-crl"],
		state: "west-bengal",
		homeQuotas: ["Home State"],
		printsMovesOnly: true,
	},
	{
		exam: "keam",
		authority: "CEE Kerala",
		rankSpaces: ["keam-engineering"],
		state: "kerala",
		isHomeTold: true,
		printsMovesOnly: true,
	},
	{
		exam: "gujcet",
		authority: "ACPC Gujarat",
		rankSpaces: ["acpc-engineering-merit", "acpc-pharmacy-merit"],
		state: "gujarat",
		isHomeTold: true,
		printsMarksAndRanks: true,
	},
	{
		exam: "ojee",
		authority: "OJEE",
		rankSpaces: ["jee-main-crl"],
		state: "odisha",
		homeQuotas: ["HS"],
		otherQuotas: ["OS"],
	},
	{
		exam: "tnea",
		authority: "DoTE Tamil Nadu",
		rankSpaces: ["tnea-score"],
		state: "tamil-nadu",
		isHomeTold: true,
		mostScore: 200,
	},
	{
		exam: "jac-delhi",
		authority: "JAC Delhi",
		rankSpaces: ["jee-main-crl", "jee-main-barch-crl"],
		apart: ["jee-main-barch-crl"],
		state: "delhi",
		isHomeTold: true,
		homeQuotas: ["D"],
		otherQuotas: ["O"],
	},
	{ exam: "comedk-uget", authority: "COMEDK", rankSpaces: ["comedk-uget"], state: "karnataka" },
	{
		exam: "ts-eapcet",
		authority: "TGCHE",
		rankSpaces: ["ts-eapcet-engineering"],
		state: "telangana",
		isHomeTold: true,
	},
	{
		exam: "ap-eapcet",
		authority: "APSCHE",
		rankSpaces: ["ap-eapcet-engineering"],
		state: "andhra-pradesh",
		isHomeTold: true,
	},
];

/** Union territories that JoSAA counts as the home of institutes of another state; no document held says which. */
export const ATTACHED_TERRITORIES: readonly string[] = [
	"andaman-and-nicobar-islands",
	"chandigarh",
	"dadra-and-nagar-haveli-and-daman-and-diu",
	"ladakh",
	"lakshadweep",
];

export function isJosaa({ authority }: Counselling): boolean {
	return authority === JOSAA;
}

/** Of whose seats every round is read. */
export const MOVES_ONLY: readonly string[] = COUNSELLINGS.flatMap(({ authority, printsMovesOnly }) =>
	printsMovesOnly === true ? [authority] : [],
);
