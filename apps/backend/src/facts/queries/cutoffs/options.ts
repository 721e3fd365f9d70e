import { type CutoffFilter, UNDATED } from "@uchit/contract/cutoff.ts";

/** JoSAA's printed order of seat types; a pool for persons with disabilities follows its own category. */
export const SEAT_TYPES = [
	"OPEN",
	"OPEN (PwD)",
	"EWS",
	"EWS (PwD)",
	"OBC-NCL",
	"OBC-NCL (PwD)",
	"SC",
	"SC (PwD)",
	"ST",
	"ST (PwD)",
] as const;

/** The open pool first: `Gender-Neutral`, `Female-only …`, and `NA` of the years with one pool. */
const GENDERS = ["Gender-Neutral"] as const;

/** Maps, as a visitor may ask for `__proto__`. */
const EXAM_LABELS = new Map(
	Object.entries({
		"jee-mains": "JEE Main",
		"jee-main-paper-2": "JEE Main Paper 2",
		"jee-advanced": "JEE Advanced",
		neet: "NEET UG",
		wbjee: "WBJEE",
		keam: "KEAM",
		kcet: "KCET",
		"mht-cet": "MHT CET",
		"comedk-uget": "COMEDK UGET",
		"ts-eapcet": "TG EAPCET",
		"ap-eapcet": "AP EAPCET",
		"ts-icet": "TG ICET",
		tnea: "TNEA (marks at school)",
		gujcet: "GUJCET",
		"gujarat-health": "Gujarat health courses (marks at school)",
		"bitsat-exam": "BITSAT",
		clat: "CLAT",
		"cuet-ug": "CUET UG",
		gate: "GATE",
	}),
);

const QUOTA_LABELS = new Map(
	Object.entries({
		AI: "All India (AI)",
		HS: "Home state (HS)",
		OS: "Other state (OS)",
		GO: "Goa (GO)",
		JK: "Jammu and Kashmir (JK)",
		LA: "Ladakh (LA)",
		AP: "Andhra Pradesh (AP)",
		OL: "Children of Odisha's people elsewhere (OL)",
		S: "State level (S)",
		H: "Home university (H)",
		OHU: "Other than home university (OHU)",
		D: "Delhi (D)",
		O: "Outside Delhi (O)",
		GIA: "Aided seats (GIA)",
		SFI: "Self-financed seats (SFI)",
		SF: "Self-financed seats (SF)",
		AU: "Andhra University area (AU)",
		SVU: "Sri Venkateswara University area (SVU)",
	}),
);

export function labelOption(filter: CutoffFilter, value: string): string {
	switch (filter) {
		case "exam":
			return EXAM_LABELS.get(value) ?? value;
		case "quota":
			return QUOTA_LABELS.get(value) ?? value;
		case "gender":
			return value === "NA" ? "One pool (2016–17)" : value;
		case "year":
			return value === UNDATED ? "Undated" : value;
		case "authority":
		case "round":
		case "seatType":
		case "programme":
			return value;
	}
}

/** Sorts years newest first with undated rows last, rounds by number, seat types as printed, everything else A to Z. */
export function compareOptions(filter: CutoffFilter): (a: string, b: string) => number {
	switch (filter) {
		case "year":
			return (a, b) => Number(a === UNDATED) - Number(b === UNDATED) || Number(b) - Number(a);
		case "round":
			return (a, b) => Number(a) - Number(b);
		case "seatType":
			return compareByOrder(SEAT_TYPES);
		case "gender":
			return compareByOrder(GENDERS);
		case "exam":
		case "authority":
		case "quota":
		case "programme":
			return compareByOrder([]);
	}
}

function compareByOrder(order: readonly string[]): (a: string, b: string) => number {
	const place = (value: string) => (order.includes(value) ? order.indexOf(value) : order.length);
	return (a, b) => place(a) - place(b) || (a < b ? -1 : 1);
}
