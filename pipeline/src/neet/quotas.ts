import type { SeatPool } from "@uchit/contract/cutoff-kind.ts";
import { findMeaning } from "#pipeline/cutoffs/codes.ts";

/** MCC's quotas in their shortest spelling: lists print them with or without "Quota", and broken at a column's edge. */
const POOLS: ReadonlyMap<string, SeatPool> = new Map([
	["All India", "all-india"],
	["Open Seat", "all-india"],
	["B.Sc Nursing All India", "all-india"],
	["Delhi University", "special"],
	["IP University", "special"],
	["B.Sc Nursing Delhi NCR", "special"],
	["Internal -Puducherry UT Domicile", "special"],
	["Employees State Insurance Scheme(ESI)", "special"],
	["Employees State Insurance Scheme Nursing", "special"],
	["Delhi NCR Children/Widows of Personnel of the Armed Forces (CW)", "special"],
	["Delhi NCR Children/Widows of Personnel of the Armed Forces (CW) DU", "special"],
	["Delhi NCR Children/Widows of Personnel of the Armed Forces (CW) IP", "special"],
	["B.Sc Nursing Delhi NCR CW", "special"],
	["B.Sc Nursing IP CW", "special"],
	["Aligarh Muslim University (AMU)", "special"],
	["(AMU) Self finance All India", "special"],
	["(AMU) Self finance internal", "special"],
	["Jamia Internal", "special"],
	["Muslim Minority", "special"],
	["Jain Minority", "special"],
	["Muslim", "special"],
	["Muslim OBC", "special"],
	["Muslim ST", "special"],
	["Muslim Women", "special"],
	// Deemed universities sell their seats, NRI seats at a higher price.
	["Deemed/Paid Seats", "management"],
	["Non-Resident Indian", "nri"],
	["Non-Resident Indian(AMU)", "nri"],
	["Non-Resident Indian(Jamia)", "nri"],
	["Foreign Country", "nri"],
]);

const ALSO_CALLED: ReadonlyMap<string, string> = new Map([
	["Self-Financed Merit Seat", "Deemed/Paid Seats"],
	["Internal - Puducherry UT Domicile", "Internal -Puducherry UT Domicile"],
	["(AMU)Self finance internal", "(AMU) Self finance internal"],
	["(AMU)Self finance All India", "(AMU) Self finance All India"],
	[
		"Employees State Insurance Scheme Nursing Quota (ESI- IP Quota Nursing)",
		"Employees State Insurance Scheme Nursing",
	],
]);

export function toQuota(printed: string): { quota: string; pool: SeatPool } {
	const whole = printed.replace("Wid ows", "Widows");
	const quota = ALSO_CALLED.get(whole) ?? whole.replace(/ ?Quota$/, "");
	return { quota, pool: findMeaning(POOLS, quota, `NEET: the quota "${printed}"`) };
}
