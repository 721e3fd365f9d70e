import type { Place } from "@uchit/contract/college.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { placeWords } from "./words.ts";

type Described = { name: string; place: Place; rankings: readonly unknown[]; cutoffs: readonly unknown[] };

/** The page in one sentence, for search engines. */
export function describeCollege(t: Translate, { name, place, rankings, cutoffs }: Described): string {
	const where = placeWords(place);
	const named = where === undefined ? name : `${name}, ${where}`;
	const held = heldBy({ rankings, cutoffs });
	return t(`fact.describe.${held}`, { name: named });
}

function heldBy({ rankings, cutoffs }: Pick<Described, "rankings" | "cutoffs">) {
	if (rankings.length > 0) return cutoffs.length > 0 ? "both" : "rankings";
	return cutoffs.length > 0 ? "cutoffs" : "facts";
}
