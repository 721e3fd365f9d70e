import type { CounsellingIndex } from "./predict-index.ts";
import { type QueryList, spacesOf } from "./query-lists.ts";
import type { NamedCollege, Seat } from "./seat.ts";

type Hardness = ReadonlyMap<NamedCollege, number>;

const MAIN_POOLS: readonly Seat["pool"][] = ["all-india", "home-state", "other-state"];
/** Larger than any rank: a college without seats for everyone comes last. */
const EASIEST = 1e9;
const available = new WeakMap<CounsellingIndex, Map<string, Hardness>>();

/** The closing figure of the college's hardest seat for everyone; less is harder to get. A tiny pool of a category says little of a college. */
export function hardnessOf({ counsellingIndex, group, figure }: QueryList, college: NamedCollege): number {
	const { everyone } = spacesOf(counsellingIndex.counselling, group.rankSpace);
	const ofIndex = available.get(counsellingIndex) ?? new Map<string, Hardness>();
	available.set(counsellingIndex, ofIndex);
	const found = ofIndex.get(everyone) ?? findHardness(counsellingIndex, everyone, figure.isScore);
	ofIndex.set(everyone, found);
	return found.get(college) ?? EASIEST;
}

function findHardness({ groups }: CounsellingIndex, rankSpace: string, isScore: boolean): Hardness {
	const hardness = new Map<NamedCollege, number>();
	for (const group of groups) {
		if (group.rankSpace !== rankSpace || group.socialCategory !== "open" || group.pwd) continue;
		for (const { college, pool, isForWomen, finalFigures } of group.seats) {
			const closing = finalFigures.at(-1)?.closing;
			if (closing === undefined || isForWomen || !MAIN_POOLS.includes(pool)) continue;
			hardness.set(college, Math.min(hardness.get(college) ?? EASIEST, isScore ? -closing : closing));
		}
	}
	return hardness;
}
