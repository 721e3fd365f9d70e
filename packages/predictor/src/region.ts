import type { Counselling } from "./counsellings.ts";
import type { PredictCollege, Region, Seat } from "./seat.ts";

export function regionOf(counselling: Counselling, { pool, quota }: Pick<Seat, "pool" | "quota">): Region {
	const { homeQuotas = [], otherQuotas = [], isHomeKnown = false } = counselling;
	if (pool === "home-state" || homeQuotas.includes(quota)) return "home";
	if (pool === "other-state" || otherQuotas.includes(quota)) return "other";
	return pool === "special" && isHomeKnown && homeQuotas.length === 0 ? "home" : "any";
}

export function homeOf({ state }: Counselling, college: Pick<PredictCollege, "state">): string | undefined {
	return state ?? college.state?.slug;
}
