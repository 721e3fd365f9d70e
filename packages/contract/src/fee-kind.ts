/** The seats that a fee is for: self-financed, self-supporting and off-campus seats have their own fees. */
export const FEE_SEATS = ["regular", "self-financed", "self-supporting", "off-campus"] as const;

/**
 * The students whom the fee is for: the state's counselling fills `convener` seats, the college `management` seats;
 * `all`: a notice makes no difference; `unstated`: the list does not say.
 */
export const FEE_QUOTAS = ["convener", "management", "all", "unstated"] as const;

/**
 * The coverage of the amount: `tuition`, tuition with the development fee, or `all-charges` of the college for the year. It
 * never includes hostel and one-time charges.
 */
export const FEE_COVERS = ["tuition", "tuition-and-development", "all-charges"] as const;

/** The authority of fees that come from a notice somebody sent, not from published data. */
export const NOTICE_AUTHORITY = "notice";

/** The list of the fees of Telangana's MBA and MCA: TGCHE's, apart from the list of its engineering courses. */
export const ICET_FEES = "TGCHE (ICET)";

/** Returns the last day of a notice's academic year (2026 is 2026-27); after it the fee is out of date. */
export function noticeHoldsUntil(year: number): string {
	return `${year + 1}-06-30`;
}
