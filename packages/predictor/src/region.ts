import type { Counselling } from "./counsellings.ts";
import type { PredictCollege, Region, Seat } from "./seat.ts";

/** The region that a seat is for, by its pool, or by its quota if the counselling names its own state's quotas. */
export function regionOf(counselling: Counselling, { pool, quota }: Pick<Seat, "pool" | "quota">): Region {
	const { homeQuotas = [], otherQuotas = [], isHomeKnown = false } = counselling;
	if (pool === "home-state" || homeQuotas.includes(quota)) return "home";
	if (pool === "other-state" || otherQuotas.includes(quota)) return "other";
	return pool === "special" && isHomeKnown && homeQuotas.length === 0 ? "home" : "any";
}

/** The slug of the state whose people are at home in a counselling's seats at an institution. */
export function homeOf({ state }: Counselling, college: Pick<PredictCollege, "state">): string | undefined {
	return state ?? college.state?.slug;
}
