import type { NeetState } from "@uchit/contract/neet-authority.ts";
import type { RoundName } from "@uchit/contract/predict.ts";
import { MCC_CATEGORIES, withDisability } from "./open-seat-types.ts";

type Codes = Readonly<Record<string, readonly string[]>>;

/** The state's codes for MCC's categories; in `disabled`, `""` is for anyone with a disability. */
function toMccCategories(plain: Codes, disabled?: Codes): Codes {
	return withDisability(plain, disabled, MCC_CATEGORIES);
}

type StateList = {
	state: NeetState;
	roundName?: RoundName;
	open: readonly string[];
	own: Codes;
	choices?: readonly string[];
};

const BACKWARD_CLASSES = ["BCA", "BCB", "BCC", "BCD", "BCE"];
const SC_GROUPS = ["SC1", "SC2", "SC3"];

/**
 * Own seats of ten states. MCC's category maps to a state's code only if the state's words allow one reading; otherwise, as for Andhra
 * Pradesh's backward classes, the visitor picks the code.
 */
export const NEET_STATES: readonly StateList[] = [
	{
		state: "andhra-pradesh",
		open: ["OC"],
		own: toMccCategories({ EWS: ["EWS"], ST: ["ST"] }, { "": ["OC (PH)"], ST: ["ST (PH)"] }),
		choices: [...BACKWARD_CLASSES, ...SC_GROUPS],
	},
	{
		state: "gujarat",
		open: ["OPEN"],
		// Gujarat has one list of backward classes, the socially and educationally backward (SE).
		own: toMccCategories({ EWS: ["EW"], OBC: ["SE"], SC: ["SC"], ST: ["ST"] }),
	},
	{
		state: "himachal-pradesh",
		open: ["General"],
		own: toMccCategories({ EWS: ["EWS"], OBC: ["OBC"], SC: ["SC"], ST: ["ST"] }),
	},
	{
		state: "karnataka",
		// GMP and OPN are seats of private colleges, for everyone.
		open: ["GM", "GMP", "OPN"],
		own: toMccCategories({ SC: ["SCG"], ST: ["STG"] }),
		choices: ["1G", "2AG", "2BG", "3AG", "3BG", "GMR", "GMK"],
	},
	{
		state: "kerala",
		open: ["SM"],
		own: toMccCategories({ EWS: ["EW"], SC: ["SC"], ST: ["ST"] }, { "": ["PD"] }),
		choices: ["EZ", "MU", "BH", "LA", "DV", "VK", "BX", "KN", "KU"],
	},
	{
		state: "maharashtra",
		open: ["OPEN"],
		own: toMccCategories(
			{ EWS: ["EWS"], SC: ["SC"], ST: ["ST"] },
			{ "": ["OPEN (PwD)"], EWS: ["EWS (PwD)"], SC: ["SC (PwD)"], ST: ["ST (PwD)"] },
		),
		choices: ["OBC", "SEBC", "VJA", "NTB", "NTC", "NTD"],
	},
	{
		state: "madhya-pradesh",
		open: ["UR/X/OP"],
		own: toMccCategories(
			{ EWS: ["EWS/X/OP"], OBC: ["OBC/X/OP"], SC: ["SC/X/OP"], ST: ["ST/X/OP"] },
			{ "": ["UR/PH/OP"], EWS: ["EWS/PH/OP"], OBC: ["OBC/PH/OP"], SC: ["SC/PH/OP"], ST: ["ST/PH/OP"] },
		),
	},
	{
		state: "punjab",
		open: ["Open"],
		own: toMccCategories({ EWS: ["EWS"], OBC: ["Backward Classes"], SC: ["Scheduled Caste"] }, { "": ["PWD"] }),
	},
	{
		state: "telangana",
		roundName: "mop-up",
		open: ["OPEN"],
		own: toMccCategories({ EWS: ["EWS"], ST: ["ST"] }, { "": ["OPEN (PHO)"], ST: ["ST (PHO)"] }),
		choices: [...BACKWARD_CLASSES, ...SC_GROUPS],
	},
	{
		state: "west-bengal",
		open: ["UR"],
		own: toMccCategories({ EWS: ["EWS"], SC: ["SC"], ST: ["ST"] }, { "": ["UR PwD"], SC: ["SC PwD"] }),
		choices: ["OBC-A (Non- Creamy Layer)", "OBC-B (Non- Creamy Layer)"],
	},
];
