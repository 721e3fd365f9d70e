/** What tells one kind of seat from another, in the order in which a choice narrows them. */
export const TREND_CHOICES = ["exam", "authority", "quota", "pool", "seatType", "gender", "rankSpace"] as const;
export type TrendChoice = (typeof TREND_CHOICES)[number];

/** Programmes that are drawn at once, at most. */
export const TREND_PROGRAMMES = 6;

/** The value of a choice that finds the seats of which the authority prints nothing there. */
export const NOT_PRINTED = "none";
