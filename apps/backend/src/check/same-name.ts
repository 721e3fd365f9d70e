import { toWords } from "@uchit/contract/words.ts";
import { foldLetters, foldSigns } from "@uchit/text/fold-text.ts";
import { isDevanagari, toDevanagariWords, toLatin } from "#backend/search/text/devanagari.ts";
import { toSound } from "#backend/search/text/sound.ts";
import { fitName, foldName, foldPrinted, type NameFit } from "./rules/fold-name.ts";

/** How a printed name matches the typed one; undefined if it does not. `place` has the words of the printed one's place. */
export type NameMatcher = (printed: string, place: ReadonlySet<string>) => NameFit | undefined;

/** Many names share fewer sounds than these. */
const MIN_SOUNDS = 4;

/** Compares exactly but for spelling. A typed name in Devanagari is compared word by word, by sound. */
export function createNameMatcher(typed: string): NameMatcher {
	if (isDevanagari(typed)) return createSoundMatcher(typed);
	const words = foldName(typed);
	return (printed, place) =>
		words.length === 0 ? undefined : bestOf(foldPrinted(printed).map((name) => fitName(words, name, place)));
}

export function listPrintedSounds(printed: string): string[] {
	return foldPrinted(printed)
		.flatMap(inHindiOrders)
		.map((name) => name.map(toSoundInHindi).join(""));
}

export function toTypedSound(typed: string): string | undefined {
	const sounds = listSounds(typed).join("");
	return sounds.length >= MIN_SOUNDS ? sounds : undefined;
}

const listSounds = (typed: string) => withoutJoining(toLatinWords(typed)).map(toSoundInHindi);

function createSoundMatcher(typed: string): NameMatcher {
	const own = toKeyInHindi(typed);
	const sounds = listSounds(typed);
	const isTelling = toTypedSound(typed) !== undefined;
	return (printed, place) => {
		if (isDevanagari(printed)) return toKeyInHindi(printed) === own ? "same" : undefined;
		const ofPlace = new Set([...place].map(toSoundInHindi));
		if (!isTelling) return undefined;
		const names = foldPrinted(printed).flatMap(inHindiOrders);
		return bestOf(names.map((name) => fitName(sounds, name.map(toSoundInHindi), ofPlace)));
	};
}

/** Adds the Hindi word order: "Indian Technology Institute Delhi" for "Indian Institute of Technology Delhi". */
function inHindiOrders(words: readonly string[]): string[][] {
	const ofIndex = words.indexOf("of");
	if (ofIndex < 1) return [withoutJoining(words)];
	const [before, noun, behind] = [
		words.slice(0, ofIndex - 1),
		words.slice(ofIndex - 1, ofIndex),
		words.slice(ofIndex + 1),
	];
	const orders = behind.map((_, at) => [...before, ...behind.slice(0, at + 1), ...noun, ...behind.slice(at + 1)]);
	return [[...words], ...orders].map(withoutJoining);
}

const JOINING: ReadonlySet<string> = new Set(["of", "and", "the", "for", "evam", "evan", "aur", "tatha"]);

function withoutJoining(words: readonly string[]): string[] {
	return words.filter((word, at) => !JOINING.has(word) && !(SCIENCE.test(word) && words[at - 1] === "medical"));
}

/** Hindi has one word for "medical sciences". */
const SCIENCE = /^sciences?$/;

function bestOf(fits: readonly (NameFit | undefined)[]): NameFit | undefined {
	return fits.find((fit) => fit === "placed") ?? fits.find((fit) => fit !== undefined);
}

/** Hindi words that names in Latin letters also use, with the English word that the search reads. */
const ENGLISH_BY_HINDI_WORD: ReadonlyMap<string, string> = new Map(
	Object.entries({
		india: "indian",
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
	}),
);

function toSoundInHindi(word: string): string {
	return toSound(ENGLISH_BY_HINDI_WORD.get(word) ?? word);
}

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
