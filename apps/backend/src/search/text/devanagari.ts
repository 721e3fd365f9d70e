import { foldSigns, foldText, LETTER_NAMES } from "@uchit/text/fold-text.ts";
import { readRows } from "#backend/search/vocabulary/question-words.ts";

/** Letters with their Latin sound, a vowel with its sign. */
const CONSONANTS = readSounds(
	"क k, ख kh, ग g, घ gh, ङ n, च ch, छ chh, ज j, झ jh, ञ n, ट t, ठ th, ड d, ढ dh, ण n, " +
		"त t, थ th, द d, ध dh, न n, प p, फ ph, ब b, भ bh, म m, य y, र r, ल l, ळ l, व v, श sh, ष sh, स s, ह h",
);
const VOWELS = readSounds(
	"अ a, आा a, इि i, ईी i, उु u, ऊू u, ऋृ ri, एे e, ऐै ai, ऑॉ o, ओो o, औौ au, \u0902\u0901 n, \u0903 h",
);

function readSounds(listed: string): Readonly<Record<string, string>> {
	const groups = listed.split(", ").map((group) => group.split(" "));
	return Object.fromEntries(
		groups.flatMap(([letters = "", sound = ""]) => [...letters].map((letter) => [letter, sound])),
	);
}

const NUKTA = "\u093c";
const VIRAMA = "\u094d";
const NUKTA_CONSONANTS: Readonly<Record<string, string>> = { ड: "r", ढ: "rh", ज: "z", फ: "f", क: "q" };

export function isDevanagari(text: string): boolean {
	return /\p{Script=Devanagari}/u.test(text);
}

export function toDevanagariWords(text: string): string[] {
	return foldText(text)
		.normalize("NFD")
		.replace(/ट्रिपल\s+आईटी/g, "आईआईआईटी")
		.split(/[^\p{Script=Devanagari}]+/u)
		.filter((word) => word !== "");
}

export type Latin = { latin: string; by: "word" | "letters" | "sound" };

export function toLatin(word: string): Latin {
	const plain = foldSigns(word);
	const known = KNOWN_BY_PLAIN.get(plain);
	if (known !== undefined) return { latin: known, by: "word" };
	const letters = readLetters(plain);
	if (letters !== undefined) return { latin: letters, by: "letters" };
	return { latin: transliterate(word), by: "sound" };
}

/** Words of names that Hindi translates, or whose spelling varies too much to be found by sound. */
const KNOWN_BY_PLAIN: ReadonlyMap<string, string> = new Map(
	readRows("name-words.csv").flatMap(([latin = "", words = ""]) =>
		words.split("|").map((word) => [foldSigns(word), latin] as const),
	),
);
const LETTERS = LETTER_NAMES.map(([name, letter]) => [foldSigns(name), letter] as const);

/** Places where ड and ढ may be, and mostly are, ड़ and ढ़: after a vowel, and not doubled. */
const DOUBTED = /(?<=[^\u0902\u094d])[डढ](?!\u094d)/gu;
const MAX_DOUBTED = 2;

/**
 * Returns a typed word's possible forms in Latin letters, the likeliest first. Most people leave out the dot below
 * (चंडीगढ is Chandigarh and नांदेड Nanded), so ड and ढ are read both ways.
 */
export function toLatins(word: string): readonly [Latin, ...Latin[]] {
	const plain = foldSigns(word);
	const doubted = [...plain.matchAll(DOUBTED)].map(({ index }) => index);
	const withDots = (without: readonly number[]) =>
		[...plain].map((sign, at) => (doubted.includes(at) && !without.includes(at) ? sign + NUKTA : sign)).join("");
	const first = toLatin(withDots([]));
	if (first.by !== "sound") return [first];
	const [one, two] = doubted.slice(0, MAX_DOUBTED);
	const plainer = [one, two, one !== undefined && two !== undefined ? [one, two] : undefined];
	return [first, ...plainer.flatMap((without) => (without === undefined ? [] : toLatin(withDots([without].flat()))))];
}

/** Makes spellings of one sound equal: "Veer" and "vir", "Harcourt" and "harkourt". */
export function foldSpelling(latin: string): string {
	const consonants = latin
		.replaceAll("z", "j")
		.replaceAll("ph", "f")
		.replaceAll(/q|c(?!h)/g, "k")
		.replaceAll("w", "v")
		.replaceAll("x", "ks");
	return consonants.replaceAll("aa", "a").replaceAll("ee", "i").replaceAll("oo", "u").replaceAll("y", "i");
}

/** `आईआईटी` → `iit`; undefined unless the word consists of the names of at least two letters. */
function readLetters(word: string): string | undefined {
	let rest = word;
	let letters = "";
	while (rest !== "") {
		const found = LETTERS.find(([name]) => rest.startsWith(name));
		if (found === undefined) return undefined;
		letters += found[1];
		rest = rest.slice(found[0].length);
	}
	return letters.length > 1 ? letters : undefined;
}

function transliterate(word: string): string {
	let latin = "";
	for (let index = 0; index < word.length; index++) {
		const sign = word[index] ?? "";
		const consonant = CONSONANTS[sign];
		if (consonant === undefined) {
			latin += VOWELS[sign] ?? "";
			continue;
		}
		const hasNukta = word[index + 1] === NUKTA;
		latin += hasNukta ? (NUKTA_CONSONANTS[sign] ?? consonant) : consonant;
		if (hasNukta) index++;
		const next = word[index + 1];
		const isFollowedByVowel =
			next !== undefined && (next === VIRAMA || (VOWELS[next] !== undefined && /\p{M}/u.test(next)));
		const isLast = next === undefined;
		if (!isLast && (!isFollowedByVowel || next === "\u0902" || next === "\u0901")) latin += "a";
	}
	return latin;
}
