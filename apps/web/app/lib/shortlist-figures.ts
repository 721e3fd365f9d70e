import type { CollegeNow, FactNow } from "./shortlist-facts.ts";

const SHOWN = ["rank-", "seats-", "placement-"];

/** Three figures at most: the first rank, the first seats, the first placement. */
export function figuresOf({ facts }: Pick<CollegeNow, "facts">): FactNow[] {
	return SHOWN.flatMap((kind) => facts.find(({ key }) => key.startsWith(kind)) ?? []);
}
