import type { Placement } from "./outcome.ts";

/** Of fewer people neither a median nor a share is shown: it tells of them, not of the course. */
export const LEAST_PEOPLE = 10;

/** Undergraduates first, of them the newest school year, of that the most graduates. */
export function compareForLead(a: Placement, b: Placement): number {
	const isUndergraduate = ({ level }: Placement) => Number(level.startsWith("ug"));
	return isUndergraduate(b) - isUndergraduate(a) || b.cohort - a.cohort || (b.graduated ?? 0) - (a.graduated ?? 0);
}
