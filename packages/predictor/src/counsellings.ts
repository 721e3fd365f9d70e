import type { RankSpace, SeatPool } from "@uchit/contract/cutoff-kind.ts";
import { NEET_AUTHORITIES } from "@uchit/contract/neet-authority.ts";
import type { RoundName } from "@uchit/contract/predict.ts";
import { NEET_STATES } from "./neet-states.ts";
import {
	alsoAtJacDelhi,
	alsoAtKcet,
	alsoAtMhtCet,
	type ListOpenSeatTypes,
	openTo,
	withDisability,
} from "./open-seat-types.ts";

/**
 * Admits candidates by the rank of another exam. `open`: seat types for everyone. `own`: for each seat type of the exam's own
 * counselling, those that the same certificate opens here. A state's own categories are in neither.
 */
type SharedRankEntry = { open: readonly string[]; own: Readonly<Record<string, readonly string[]>> };

/** A counselling that the predictor covers. The first of an exam is its own: the form offers its seat types. */
export type Counselling = {
	exam: string;
	authority: string;
	/** The word by which questions name the counselling itself, not its exam. */
	word?: string;
	rankSpaces: readonly RankSpace[];
	/** Spaces used only if the visitor names them: a rank usually belongs to another. */
	apart?: readonly RankSpace[];
	categorySpaces?: Readonly<Partial<Record<RankSpace, RankSpace>>>;
	alsoOpen: ListOpenSeatTypes;
	door?: SharedRankEntry;
	/** The state whose people the home-state seats are for; if absent, the state of each institution. */
	state?: string;
	/** Its rank list or categories already decide who may take a seat, so no home state is needed. */
	isHomeKnown?: boolean;
	stateQuotas?: Readonly<Record<string, string>>;
	/** Quotas of special seats for the state's people, or for all others. */
	homeQuotas?: readonly string[];
	otherQuotas?: readonly string[];
	printsMovesOnly?: boolean;
	/** Copies end with different rounds, which close at different depths, so only the newest year is evidence. */
	isNewestAlone?: boolean;
	roundName?: RoundName;
	/** Used only for the people of its state. */
	isOfStateAlone?: boolean;
	/** Pools for everyone who pays: shown without a chosen quota. */
	shownPools?: readonly SeatPool[];
	choices?: readonly string[];
	/** Full marks, where seats close by marks. */
	mostScore?: number;
	/** Tied ranks end in a half. */
	hasHalfRanks?: boolean;
	/** We have marks with ranks, from the list of last seats or from a table. */
	printsMarksAndRanks?: boolean;
	/** By space, the first rank of a supplementary list, whose marks start at the top again. */
	supplementaryFrom?: Readonly<Record<string, number>>;
	/** Full marks of the paper if seats close by ranks: a larger number cannot be marks. */
	fullMarks?: number;
};

const JOSAA = "JoSAA";
const CSAB = "CSAB";

/** CSAB fills the seats of each category by the common rank list. */
const AFTER_JOSAA = { EWS: ["EWS"], "OBC-NCL": ["OBC-NCL"], SC: ["SC"], ST: ["ST"] };
const AFTER_JOSAA_WITH_DISABILITY = {
	"": ["OPEN (PwD)"],
	...Object.fromEntries(Object.keys(AFTER_JOSAA).map((category) => [category, [`${category} (PwD)`]])),
};
const STATE_QUOTAS = { GO: "goa", JK: "jammu-and-kashmir", LA: "ladakh" };

export const COUNSELLINGS: readonly Counselling[] = [
	{
		exam: "jee-mains",
		authority: JOSAA,
		rankSpaces: ["jee-main-crl", "jee-main-category"],
		categorySpaces: { "jee-main-crl": "jee-main-category" },
		stateQuotas: STATE_QUOTAS,
		alsoOpen: openTo("OPEN"),
	},
	{
		exam: "jee-advanced",
		authority: JOSAA,
		rankSpaces: ["jee-advanced-crl", "jee-advanced-category", "jee-advanced-preparatory"],
		apart: ["jee-advanced-preparatory"],
		categorySpaces: { "jee-advanced-crl": "jee-advanced-category" },
		alsoOpen: openTo("OPEN"),
		printsMarksAndRanks: true,
		fullMarks: 360,
	},
	{
		exam: "jee-main-paper-2",
		authority: JOSAA,
		rankSpaces: ["jee-main-barch-crl", "jee-main-barch-category", "jee-main-bplan-crl", "jee-main-bplan-category"],
		categorySpaces: {
			"jee-main-barch-crl": "jee-main-barch-category",
			"jee-main-bplan-crl": "jee-main-bplan-category",
		},
		alsoOpen: openTo("OPEN"),
	},
	{
		exam: "neet",
		authority: "MCC",
		rankSpaces: ["neet-air"],
		alsoOpen: openTo("Open"),
		isNewestAlone: true,
		roundName: "rounds-1-2",
		shownPools: ["management"],
		printsMarksAndRanks: true,
		fullMarks: 720,
	},
	// Seats that states fill by the same rank, besides the all-India share.
	...NEET_STATES.map(
		({ open, own, ...list }): Counselling => ({
			...list,
			exam: "neet",
			authority: NEET_AUTHORITIES[list.state],
			rankSpaces: ["neet-air"],
			alsoOpen: () => open,
			door: { open, own },
			isOfStateAlone: true,
			shownPools: ["management"],
		}),
	),
	{
		exam: "kcet",
		authority: "KEA",
		rankSpaces: ["kcet-engineering"],
		alsoOpen: alsoAtKcet,
		state: "karnataka",
		isHomeKnown: true,
		hasHalfRanks: true,
	},
	{
		exam: "mht-cet",
		authority: "State CET Cell, Maharashtra",
		rankSpaces: ["mht-cet-state-merit"],
		alsoOpen: alsoAtMhtCet,
		state: "maharashtra",
		isHomeKnown: true,
	},
	{
		exam: "wbjee",
		authority: "WBJEEB",
		rankSpaces: ["wbjee-general-merit", "jee-main-crl", "jee-main-barch-crl"],
		apart: ["jee-main-crl", "jee-main-barch-crl"],
		alsoOpen: openTo("Open"),
		door: { open: ["Open"], own: {} },
		state: "west-bengal",
		homeQuotas: ["Home State"],
		printsMovesOnly: true,
	},
	{
		exam: "keam",
		authority: "CEE Kerala",
		rankSpaces: ["keam-engineering"],
		alsoOpen: openTo("SM"),
		state: "kerala",
		isHomeKnown: true,
		printsMovesOnly: true,
	},
	{
		exam: "gujcet",
		authority: "ACPC Gujarat",
		rankSpaces: ["acpc-engineering-merit", "acpc-pharmacy-merit"],
		alsoOpen: openTo("general"),
		state: "gujarat",
		isHomeKnown: true,
		printsMarksAndRanks: true,
		supplementaryFrom: { "acpc-engineering-merit": 50_001, "acpc-pharmacy-merit": 30_001 },
	},
	{
		exam: "ojee",
		authority: "OJEE",
		rankSpaces: ["jee-main-crl"],
		alsoOpen: openTo("General"),
		door: { open: ["General"], own: { SC: ["SC"], ST: ["ST"] } },
		state: "odisha",
		homeQuotas: ["HS"],
		otherQuotas: ["OS"],
	},
	{
		exam: "tnea",
		authority: "DoTE Tamil Nadu",
		rankSpaces: ["tnea-score"],
		alsoOpen: openTo("General/OC"),
		state: "tamil-nadu",
		isHomeKnown: true,
		mostScore: 200,
	},
	{
		exam: "cuet-ug",
		authority: "University of Delhi",
		rankSpaces: ["du-csas-score"],
		alsoOpen: openTo("UR"),
		isHomeKnown: true,
		mostScore: 1000,
	},
	{
		exam: "jac-delhi",
		authority: "JAC Delhi",
		rankSpaces: ["jee-main-crl"],
		alsoOpen: alsoAtJacDelhi,
		door: {
			open: ["GNGND", "GNGNO", "GNGLD", "GNGLO"],
			own: {
				EWS: ["EWGND", "EWGNO", "EWGLD", "EWGLO"],
				"OBC-NCL": ["OBGNO", "OBGLO"],
				SC: ["SCGND", "SCGNO", "SCGLD", "SCGLO"],
				ST: ["STGND", "STGNO", "STGLD", "STGLO"],
			},
		},
		state: "delhi",
		isHomeKnown: true,
		homeQuotas: ["D"],
		otherQuotas: ["O"],
	},
	{
		exam: "jee-mains",
		authority: CSAB,
		rankSpaces: ["jee-main-crl", "jee-main-barch-crl", "jee-main-bplan-crl"],
		alsoOpen: openTo("OPEN"),
		door: { open: ["OPEN"], own: withDisability(AFTER_JOSAA, AFTER_JOSAA_WITH_DISABILITY) },
		stateQuotas: STATE_QUOTAS,
		printsMovesOnly: true,
	},
	{
		exam: "jee-mains",
		authority: "UPTAC",
		word: "uptac",
		rankSpaces: ["jee-main-crl"],
		alsoOpen: openTo("OPEN"),
		door: {
			open: ["OPEN", "OPEN(GIRL)"],
			own: withDisability({ SC: ["SC", "SC(Girl)"], ST: ["ST", "ST(Girl)"] }, { "": ["OPEN(PH)"], SC: ["SC(PH)"] }),
		},
		state: "uttar-pradesh",
		printsMovesOnly: true,
	},
	{
		exam: "jee-mains",
		authority: "DTE Madhya Pradesh",
		rankSpaces: ["jee-main-crl"],
		alsoOpen: openTo("UR/X/OP"),
		door: {
			open: ["UR/X/OP", "UR/X/F"],
			own: withDisability(
				{ SC: ["SC/X/OP", "SC/X/F"], ST: ["ST/X/OP", "ST/X/F"] },
				{ "": ["UR/D/OP", "UR/D/F"], SC: ["SC/D/OP"] },
			),
		},
		state: "madhya-pradesh",
	},
	{ exam: "clat", authority: "Consortium of NLUs", rankSpaces: ["clat-air"], alsoOpen: openTo("General") },
	{
		exam: "comedk-uget",
		authority: "COMEDK",
		rankSpaces: ["comedk-uget"],
		alsoOpen: openTo("General merit"),
		state: "karnataka",
	},
	{
		exam: "ts-eapcet",
		authority: "TGCHE",
		rankSpaces: ["ts-eapcet-engineering"],
		alsoOpen: openTo("OC"),
		state: "telangana",
		isHomeKnown: true,
	},
	{
		exam: "ap-eapcet",
		authority: "APSCHE",
		rankSpaces: ["ap-eapcet-engineering"],
		alsoOpen: openTo("OC"),
		state: "andhra-pradesh",
		isHomeKnown: true,
	},
];

/** Union territories that JoSAA counts as home of another state's institutes; none of our documents says which. */
export const ATTACHED_TERRITORIES: readonly string[] = [
	"andaman-and-nicobar-islands",
	"chandigarh",
	"dadra-and-nagar-haveli-and-daman-and-diu",
	"ladakh",
	"lakshadweep",
];

export function examOf(rankSpace: RankSpace): string | undefined {
	return COUNSELLINGS.find(({ rankSpaces }) => rankSpaces.includes(rankSpace))?.exam;
}

export function isJosaa({ authority }: Counselling): boolean {
	return authority === JOSAA || authority === CSAB;
}

export const MOVES_ONLY_AUTHORITIES: readonly string[] = COUNSELLINGS.flatMap(({ authority, printsMovesOnly }) =>
	printsMovesOnly === true ? [authority] : [],
);
