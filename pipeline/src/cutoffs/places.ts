import type { DirectoryCollege } from "#pipeline/aishe/colleges.ts";
import type { PlacedTown } from "#pipeline/geo/places.ts";
import { toCityKey } from "#pipeline/match/normalise.ts";
import { toWords } from "#pipeline/text/words.ts";

/** City keys of the places of a state that a text names: "PB Road, Vidyanagar, Hubli" → hubballi. */
export type FindPlaces = (text: string, stateSlug: string | undefined) => string[];

/** Words after a place name that make it a road's name: "Mysore Road, Bengaluru" is in Bengaluru. */
const ROAD_WORDS = new Set(["road", "rd", "highway", "bypass", "main", "street", "marg", "university"]);

const NOT_PLACES = new Set("shri sri college institute university nagar north south east west".split(" "));

export function createPlaceFinder(colleges: readonly DirectoryCollege[], towns: readonly PlacedTown[]): FindPlaces {
	const byState = new Map<string, Set<string>>();
	const add = (name: string, stateSlug: string | undefined) => {
		const key = toCityKey(name);
		if (stateSlug === undefined || key.length < 4 || NOT_PLACES.has(key)) return;
		byState.set(stateSlug, (byState.get(stateSlug) ?? new Set()).add(key));
	};
	for (const { district, stateSlug } of colleges) {
		add(district ?? "", stateSlug);
		for (const word of toWords(district ?? "")) add(word, stateSlug);
	}
	for (const { name, stateSlug } of towns) add(name, stateSlug);
	return (text, stateSlug) => {
		const known = byState.get(stateSlug ?? "") ?? new Set<string>();
		const words = toWords(text);
		const found = words.flatMap((word, index) => {
			const next = words[index + 1] ?? "";
			const pair = toCityKey(`${word}${next}`);
			if (known.has(pair) && !ROAD_WORDS.has(words[index + 2] ?? "")) return [pair];
			const key = toCityKey(word);
			return known.has(key) && !ROAD_WORDS.has(next) ? [key] : [];
		});
		return [...new Set(found)];
	};
}
