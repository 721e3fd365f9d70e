import { plainNumber } from "@uchit/contract/typed-number.ts";
import rules from "./rules.json" with { type: "json" };

/** Per cent = CGPA × `factor` + `offset`; `roundsUp` to the next whole per cent, else to two places. */
export type CgpaRule = { scale: number; factor: number; offset: number; roundsUp: boolean };

/** Rules whose document we read, each with the line that states it. */
export const CGPA_RULES = rules;

export type ConvertedCgpa =
	| { kind: "percent"; percent: number }
	| { kind: "outside"; scale: number }
	| { kind: "impossible" };

/** No result outside the scale; a rule that gives less than 0 or more than 100 is not for this CGPA. */
export function convertCgpa(cgpa: number, { scale, factor, offset, roundsUp }: CgpaRule): ConvertedCgpa {
	if (cgpa < 0 || cgpa > scale) return { kind: "outside", scale };
	// Avoids an error of binary fractions: 7.1 × 10 + 11 is 82, not slightly more, which would be rounded up.
	const exact = Number((cgpa * factor + offset).toFixed(6));
	if (exact < 0 || exact > 100) return { kind: "impossible" };
	return { kind: "percent", percent: roundsUp ? Math.ceil(exact) : Math.round(exact * 100) / 100 };
}

/** With a comma or a point; undefined for anything else. */
export function parseDecimal(text: string): number | undefined {
	const plain = plainNumber(text).replace(",", ".");
	return /^-?\d{1,3}(\.\d{1,4})?$/.test(plain) ? Number(plain) : undefined;
}
