/** Which seats of a college a fee is for: those beside the regular ones have a fee of their own. */
export const FEE_SEATS = ["regular", "self-financed", "self-supporting", "off-campus"] as const;

/** Who is admitted at the fee: `convener` seats are filled by the state's counselling, `management` by the college; `all`: a notice makes no difference; `unstated`: the list does not say. */
export const FEE_QUOTAS = ["convener", "management", "all", "unstated"] as const;

/** What the amount pays for: `tuition` alone or with the development fee, or `all-charges` of the college for the year. Hostel and one-time charges are never in it. */
export const FEE_COVERS = ["tuition", "tuition-and-development", "all-charges"] as const;

/** The authority of fees that nobody published as data: they stand on a notice that somebody sent. */
export const FROM_NOTICES = "notice";

/** Whose list prints the fees of Telangana's MBA and MCA: TGCHE's, apart from that of its engineering courses. */
export const ICET_FEES = "TGCHE (ICET)";

/** The last day of the academic year that a notice is of (2026 is 2026-27): afterwards its fee is out of date. */
export function noticeHoldsUntil(year: number): string {
	return `${year + 1}-06-30`;
}
