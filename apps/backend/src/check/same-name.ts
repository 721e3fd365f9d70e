import { toWords } from "@uchit/contract/words.ts";
import { foldLetters, foldSigns } from "@uchit/text/fold-text.ts";
import { isDevanagari, toDevanagariWords, toLatin } from "#backend/search/text/devanagari.ts";
import { toSound } from "#backend/search/text/sound.ts";
import { fitName, foldName, foldPrinted, type NameFit } from "./rules/fold-name.ts";

/** How a printed name is the one that was typed; undefined where it is another. `place` are the words of where the printed one is. */
export type FitPrinted = (printed: string, place: ReadonlySet<string>) => NameFit | undefined;

/** So few sounds are those of many names. */
const FEWEST_SOUNDS = 4;

/** Compares names with one that was typed: exactly, but for spelling; one in Devanagari word by word, by sound, as there is no other way. */
export function makeFitPrinted(typed: string): FitPrinted {
	if (isDevanagari(typed)) return makeFitHeard(typed);
	const words = foldName(typed);
	return (printed, place) =>
		words.length === 0 ? undefined : bestOf(foldPrinted(printed).map((name) => fitName(words, name, place)));
}

function makeFitHeard(typed: string): FitPrinted {
	const own = toKeyInHindi(typed);
	const sounds = toLatinWords(typed).map(toSoundInHindi);
	const isTelling = sounds.join("").length >= FEWEST_SOUNDS;
	return (printed, place) => {
		if (isDevanagari(printed)) return toKeyInHindi(printed) === own ? "same" : undefined;
		const ofPlace = new Set([...place].map(toSoundInHindi));
		if (!isTelling) return undefined;
		return bestOf(foldPrinted(printed).map((name) => fitName(sounds, name.map(toSoundInHindi), ofPlace)));
	};
}

function bestOf(fits: readonly (NameFit | undefined)[]): NameFit | undefined {
	return fits.find((fit) => fit === "placed") ?? fits.find((fit) => fit !== undefined);
}

/** Words that the search reads as English in a Hindi name, as names in Latin letters also have them. */
const IN_HINDI: Readonly<Record<string, string>> = {
	bhartiya: "indian",
	bharatiya: "indian",
	rashtriya: "national",
	mahavidyalaya: "college",
	vidyalaya: "school",
	sansthan: "institute",
	krishi: "agricultur",
	krushi: "agricultur",
	vigyan: "science",
	mahila: "women",
	mukta: "open",
	mukt: "open",
	kendriya: "central",
	antarrashtriya: "international",
	rajkiya: "government",
	shaskiya: "government",
	proudyogiki: "technology",
	takniki: "technology",
	chikitsa: "medical",
	ayurvigyan: "medical",
	abhiyantriki: "engineering",
	prabandhan: "management",
	vidhi: "law",
	vanijya: "commerce",
};

function toSoundInHindi(word: string): string {
	return toSound(IN_HINDI[word] ?? word);
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
