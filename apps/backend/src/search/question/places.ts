import { foldForFilter } from "@uchit/text/fold-text.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { foldSpelling, toLatins } from "#backend/search/text/devanagari.ts";
import { toSound } from "#backend/search/text/sound.ts";
import { editDistance } from "#backend/search/text/spelling.ts";
import { withOtherNames } from "#backend/search/vocabulary/place-names.ts";
import type { Meaning, MeaningValue } from "./meaning.ts";
import { toPhrase } from "./tokens.ts";

export type Place = { name: string; meaning: Meaning };

export function listPlaces({ listNames, columns }: CollegeIndex): Place[] {
	const options = (facet: string) => columns.find(({ name }) => name === facet)?.options ?? [];
	const states = options("state").map(({ value, label }) => ({
		name: label,
		meaning: { kind: "state" as const, value, label },
	}));
	const districts = options("district").map(({ value, label }) => ({
		name: label,
		meaning: { kind: "district" as const, value, label, ...districtState({ kind: "district", value }) },
	}));
	const slugOf = new Map(states.map(({ meaning }) => [meaning.label, meaning.value]));
	const towns = [...listNames.lists, ...listNames.namesakes]
		.filter(({ kind }) => kind === "town")
		.map(({ label, detail = "" }) => ({
			name: label,
			meaning: {
				kind: "town" as const,
				value: detail === "" ? label : `${label}, ${detail}`,
				label,
				within: slugOf.get(detail) ?? "",
			},
		}));
	return [...states, ...districts, ...districts.flatMap(toShort), ...towns].flatMap((place) =>
		withOtherNames([place.name.toLowerCase()]).map((name) => ({ ...place, name })),
	);
}

/** A district named after two towns is also found by the first: Balrampur-Ramanujganj. */
function toShort({ name, meaning }: Place): Place[] {
	const [first = "", second] = name.split("-");
	return second === undefined ? [] : [{ name: first, meaning }];
}

export function districtState({ kind, value }: MeaningValue): { within?: string } {
	return kind === "district" ? { within: value.slice(0, value.indexOf("/")) } : {};
}

const MIN_LENGTH_BY_SOUND = 3;
const MIN_DOUBTED_LENGTH = 6;
const SURE_SPELLING = 8;

/** Final vowels that are never omitted. */
const CLOSE_VOWEL = /[iouy]$/;

/** Also if a silent vowel separates them: बलरामपुर. */
function toPlaceSound(word: string): string {
	return toSound(word).replace(/m(?=[bp])/g, "n");
}

/** A short word resembles a place by chance, and towns are many: दास is not Dausa. */
function mostErrors({ length }: string, { kind }: Meaning): number {
	if (kind === "town") return length < 5 ? 0 : length < 10 ? 1 : 2;
	return length < 5 ? 1 : 2;
}

export class PlaceSounds {
	readonly #bySound: ReadonlyMap<string, readonly Place[]>;

	constructor(places: readonly Place[]) {
		// A map prints "Pilāni".
		const plain = places.map((place) => ({ ...place, name: foldForFilter(place.name) }));
		this.#bySound = Map.groupBy(plain, ({ name }) => toPlaceSound(toPhrase(name).replaceAll(" ", "")));
	}

	findLatin(word: string): readonly Meaning[] {
		const alike = (this.#bySound.get(toPlaceSound(word)) ?? []).filter(
			({ name, meaning }) => meaning.kind !== "town" && name[0] === word[0] && editDistance(word, name, 2) <= 2,
		);
		return new Set(alike.map(({ name }) => name)).size === 1 ? alike.map(({ meaning }) => meaning) : [];
	}

	/** Whether a place has this spelling, a district or state of a long name up to one letter; a town needs a long name. */
	isSpelt(devanagari: string): boolean {
		return toLatins(devanagari).some(({ latin }) =>
			(this.#bySound.get(toPlaceSound(latin)) ?? []).some(
				({ name, meaning }) =>
					(meaning.kind !== "town" || latin.length >= MIN_DOUBTED_LENGTH) &&
					editDistance(foldSpelling(latin), foldSpelling(name)) <=
						(meaning.kind === "town" || latin.length < SURE_SPELLING ? 0 : 1),
			),
		);
	}

	/** The place with the most similar spelling, at most two letters off, a town one: "महारानी" is not Mahroni. */
	find(devanagari: string): readonly Meaning[] {
		const readings = toLatins(devanagari).filter(
			({ by, latin }) => by !== "letters" && latin.length >= MIN_LENGTH_BY_SOUND,
		);
		const alike = readings.flatMap(({ latin }) =>
			(this.#bySound.get(toPlaceSound(latin)) ?? [])
				// मगध is not Magadi.
				.filter(({ name }) => !CLOSE_VOWEL.test(name) || CLOSE_VOWEL.test(latin))
				.map(({ name, meaning }) => ({ meaning, unlike: editDistance(foldSpelling(latin), foldSpelling(name)) }))
				.filter(({ meaning, unlike }) => unlike <= mostErrors(latin, meaning)),
		);
		// Read both ways, a short word resembles too many: लेडी is like Lar.
		const most = readings.length > 1 && devanagari.length < MIN_DOUBTED_LENGTH ? 1 : 2;
		const least = Math.min(most, ...alike.map(({ unlike }) => unlike));
		return alike.filter(({ unlike }) => unlike <= least).map(({ meaning }) => meaning);
	}
}
