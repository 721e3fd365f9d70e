import { toWords } from "@uchit/contract/words.ts";
import { foldLetters, foldSigns } from "@uchit/text/fold-text.ts";
import { isDevanagari, toDevanagariWords, toLatin } from "#backend/search/text/devanagari.ts";
import { toSound } from "#backend/search/text/sound.ts";
import { fitName, foldName, foldPrinted, type NameFit } from "./rules/fold-name.ts";

/** How a printed name is the one that was typed; undefined where it is another. `place` are the words of where the printed one is. */
export type FitPrinted = (printed: string, place: ReadonlySet<string>) => NameFit | undefined;

/** Fewer sounds than these are shared by many names. */
const FEWEST_SOUNDS = 4;

/** Compares names with one that was typed: exactly, but for spelling; one in Devanagari word by word, by sound, as there is no other way. */
export function makeFitPrinted(typed: string): FitPrinted {
	if (isDevanagari(typed)) return makeFitHeard(typed);
	const words = foldName(typed);
	return (printed, place) =>
		words.length === 0 ? undefined : bestOf(foldPrinted(printed).map((name) => fitName(words, name, place)));
}

/** How a printed name sounds, in the orders in which Hindi says it. */
export function hearPrinted(printed: string): string[] {
	return foldPrinted(printed)
		.flatMap(inHindiOrders)
		.map((name) => name.map(toSoundInHindi).join(""));
}

/** How a name in Devanagari sounds; undefined where so few sounds are anybody's. */
export function hearTyped(typed: string): string | undefined {
	const sounds = listSounds(typed).join("");
	return sounds.length >= FEWEST_SOUNDS ? sounds : undefined;
}

const listSounds = (typed: string) => withoutJoining(toLatinWords(typed)).map(toSoundInHindi);

function makeFitHeard(typed: string): FitPrinted {
	const own = toKeyInHindi(typed);
	const sounds = listSounds(typed);
	const isTelling = hearTyped(typed) !== undefined;
	return (printed, place) => {
		if (isDevanagari(printed)) return toKeyInHindi(printed) === own ? "same" : undefined;
		const ofPlace = new Set([...place].map(toSoundInHindi));
		if (!isTelling) return undefined;
		const names = foldPrinted(printed).flatMap(inHindiOrders);
		return bestOf(names.map((name) => fitName(sounds, name.map(toSoundInHindi), ofPlace)));
	};
}

/** "Indian Institute of Technology Delhi" as Hindi says it too, "Indian Technology Institute Delhi": which words are the subject shows only there. */
function inHindiOrders(words: readonly string[]): string[][] {
	const of = words.indexOf("of");
	if (of < 1) return [withoutJoining(words)];
	const [before, noun, behind] = [words.slice(0, of - 1), words.slice(of - 1, of), words.slice(of + 1)];
	const orders = behind.map((_, at) => [...before, ...behind.slice(0, at + 1), ...noun, ...behind.slice(at + 1)]);
	return [[...words], ...orders].map(withoutJoining);
}

const JOINING: ReadonlySet<string> = new Set(["of", "and", "the", "for", "evam", "evan", "aur", "tatha"]);

function withoutJoining(words: readonly string[]): string[] {
	return words.filter((word, at) => !JOINING.has(word) && !(SCIENCE.test(word) && words[at - 1] === "medical"));
}

/** One Hindi word is "medical sciences". */
const SCIENCE = /^sciences?$/;

function bestOf(fits: readonly (NameFit | undefined)[]): NameFit | undefined {
	return fits.find((fit) => fit === "placed") ?? fits.find((fit) => fit !== undefined);
}

/** Words that the search reads as English in a Hindi name, as names in Latin letters also have them. */
const IN_HINDI: ReadonlyMap<string, string> = new Map(
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
	return toSound(IN_HINDI.get(word) ?? word);
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
