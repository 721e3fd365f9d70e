import { toWords } from "@uchit/contract/words.ts";
import { foldLetters, foldSigns } from "@uchit/text/fold-text.ts";
import { isDevanagari, toDevanagariWords, toLatin } from "#backend/search/text/devanagari.ts";
import { toSound } from "#backend/search/text/sound.ts";
import { foldName, foldPrinted, isSameName } from "./rules/fold-name.ts";

/** Whether a printed name is the one that was typed; `place` are the words of where the printed one is. */
export type IsName = (printed: string, place: ReadonlySet<string>) => boolean;

/** So few sounds are those of many names. */
const FEWEST_SOUNDS = 4;

/** Compares names with one that was typed: exactly, but for spelling; one in Devanagari word by word, by sound, as there is no other way. */
export function makeIsName(typed: string): IsName {
	if (isDevanagari(typed)) return makeIsHeard(typed);
	const words = foldName(typed);
	return (printed, place) => words.length > 0 && foldPrinted(printed).some((name) => isSameName(words, name, place));
}

function makeIsHeard(typed: string): IsName {
	const own = toKeyInHindi(typed);
	const sounds = toLatinWords(typed).map(toSound);
	const isTelling = sounds.join("").length >= FEWEST_SOUNDS;
	return (printed, place) => {
		if (isDevanagari(printed)) return toKeyInHindi(printed) === own;
		const ofPlace = new Set([...place].map(toSound));
		return isTelling && foldPrinted(printed).some((name) => isSameName(sounds, name.map(toSound), ofPlace));
	};
}

/** The words of a name or place of any script in Latin letters, each in one spelling. */
export function toLatinWords(text: string): string[] {
	const words = text.split(/[\s,;()]+/).flatMap((word) => {
		return isDevanagari(word) ? toDevanagariWords(word).map((each) => toLatin(each).latin) : toWords(foldLetters(word));
	});
	return words.flatMap((word) => foldName(word));
}

function toKeyInHindi(text: string): string {
	return foldSigns(text)
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}
