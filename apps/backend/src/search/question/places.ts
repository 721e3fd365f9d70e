import type { Meaning } from "./lexicon.ts";

export type ReadPlace = { meant: readonly Meaning[]; others: readonly Meaning[] };

export const PLACE_KINDS: ReadonlySet<string> = new Set(["state", "district", "town"]);

/** A part of the country is several states. */
export function isRegion(meanings: readonly Meaning[]): boolean {
	return meanings.filter(({ kind }) => kind === "state").length > 1;
}

/**
 * Which of the places of one name is meant. A state that the question names decides; of the rest a state comes before districts, these
 * before towns. A part of the country is its states. Several districts of one name are all meant, and offered; so are namesakes in other states.
 */
export function readPlace(meanings: readonly Meaning[], states: ReadonlySet<string>): ReadPlace {
	const places = meanings.filter(({ kind }) => PLACE_KINDS.has(kind));
	const inStates = places.filter(
		({ kind, value, within = "" }) => states.has(within) || (kind === "state" && states.has(value)),
	);
	const isDecided = inStates.length > 0 && places.some(({ kind }) => kind !== "state");
	const left = isDecided ? inStates : places;
	const of = (kind: string) => left.filter((place) => place.kind === kind);
	const meant =
		[isRegion(left) ? of("state") : of("state").slice(0, 1), of("district"), of("town").slice(0, 1)].find(
			(list) => list.length > 0,
		) ?? [];
	const own = new Set(meant.map(({ within, value, kind }) => (kind === "state" ? value : within)));
	const others =
		isDecided || meant[0]?.kind === "state"
			? []
			: left.filter((place) => !meant.includes(place) && !own.has(place.within));
	return { meant, others };
}
