import { foldSigns, foldText, LETTER_NAMES } from "@uchit/text/fold-text.ts";

/** Words of names that Hindi translates, or whose spelling varies too much to be found by sound. */
const KNOWN_WORDS: Readonly<Record<string, string>> = {
	विश्वविद्यालय: "university",
	यूनिवर्सिटी: "university",
	महाविद्यालय: "college",
	कॉलेज: "college",
	कालेज: "college",
	संस्थान: "institute",
	इंस्टीट्यूट: "institute",
	इंस्टिट्यूट: "institute",
	विद्यापीठ: "vidyapith",
	विद्यालय: "school",
	स्कूल: "school",
	भारतीय: "indian",
	भारत: "india",
	अखिल: "all",
	राष्ट्रीय: "national",
	नेशनल: "national",
	अंतरराष्ट्रीय: "international",
	केंद्रीय: "central",
	राजकीय: "government",
	शासकीय: "government",
	सरकारी: "government",
	प्रौद्योगिकी: "technolog",
	तकनीकी: "technology",
	विज्ञान: "science",
	साइंस: "science",
	आयुर्विज्ञान: "medical",
	चिकित्सा: "medical",
	मेडिकल: "medical",
	अभियांत्रिकी: "engineering",
	इंजीनियरिंग: "engineering",
	प्रबंधन: "management",
	प्रबंध: "management",
	मैनेजमेंट: "management",
	विधि: "law",
	लॉ: "law",
	वाणिज्य: "commerce",
	कॉमर्स: "commerce",
	कला: "arts",
	आर्ट्स: "arts",
	कृषि: "agricultur",
	मुक्त: "open",
	महिला: "women",
	स्नातकोत्तर: "postgraduate",
	विदेश: "foreign",
	व्यापार: "trade",
	सूचना: "information",
	एम्स: "aiims",
	बिट्स: "bits",
	काशी: "banaras",
	बनारस: "banaras",
	हिन्दू: "hindu",
	हिंदू: "hindu",
	सेंट: "st",
	श्री: "shri",
	दिल्ली: "delhi",
	मुंबई: "mumbai",
	कोलकाता: "kolkata",
	चेन्नई: "chennai",
	सशस्त्र: "armed",
	बल: "forces",
	ऑफ: "of",
	ऑफ़: "of",
	एंड: "and",
	और: "and",
	फॉर: "for",
	का: "of",
	के: "of",
	की: "of",
	में: "in",
};

const CONSONANTS: Readonly<Record<string, string>> = {
	क: "k",
	ख: "kh",
	ग: "g",
	घ: "gh",
	ङ: "n",
	च: "ch",
	छ: "chh",
	ज: "j",
	झ: "jh",
	ञ: "n",
	ट: "t",
	ठ: "th",
	ड: "d",
	ढ: "dh",
	ण: "n",
	त: "t",
	थ: "th",
	द: "d",
	ध: "dh",
	न: "n",
	प: "p",
	फ: "ph",
	ब: "b",
	भ: "bh",
	म: "m",
	य: "y",
	र: "r",
	ल: "l",
	ळ: "l",
	व: "v",
	श: "sh",
	ष: "sh",
	स: "s",
	ह: "h",
};

const VOWELS: Readonly<Record<string, string>> = {
	अ: "a",
	आ: "a",
	इ: "i",
	ई: "i",
	उ: "u",
	ऊ: "u",
	ऋ: "ri",
	ए: "e",
	ऐ: "ai",
	ऑ: "o",
	ओ: "o",
	औ: "au",
	"ा": "a",
	"ि": "i",
	"ी": "i",
	"ु": "u",
	"ू": "u",
	"ृ": "ri",
	"े": "e",
	"ै": "ai",
	"ॉ": "o",
	"ो": "o",
	"ौ": "au",
	"ं": "n",
	"ँ": "n",
	"ः": "h",
};

const NUKTA = "\u093c";
const VIRAMA = "\u094d";
/** Consonants that a dot below turns into another sound. */
const WITH_NUKTA: Readonly<Record<string, string>> = { ड: "r", ढ: "rh", ज: "z", फ: "f", क: "q" };

export function isDevanagari(text: string): boolean {
	return /\p{Script=Devanagari}/u.test(text);
}

/** Returns the words of a text in Devanagari; signs are decomposed, so that a letter has one spelling. */
export function toDevanagariWords(text: string): string[] {
	return foldText(text)
		.normalize("NFD")
		.replace(/ट्रिपल\s+आईटी/g, "आईआईआईटी")
		.split(/[^\p{Script=Devanagari}]+/u)
		.filter((word) => word !== "");
}

export type Latin = { latin: string; by: "word" | "letters" | "sound" };

/** Returns a word's likeliest form in Latin letters: a known word of names, spelled-out letters, or its sound. */
export function toLatin(word: string): Latin {
	const plain = foldSigns(word);
	const known = KNOWN_BY_PLAIN.get(plain);
	if (known !== undefined) return { latin: known, by: "word" };
	const letters = readLetters(plain);
	if (letters !== undefined) return { latin: letters, by: "letters" };
	return { latin: transliterate(word), by: "sound" };
}

const KNOWN_BY_PLAIN: ReadonlyMap<string, string> = new Map(
	Object.entries(KNOWN_WORDS).map(([word, latin]) => [foldSigns(word), latin]),
);
const LETTERS = LETTER_NAMES.map(([name, letter]) => [foldSigns(name), letter] as const);

/** Places where ड and ढ may be, and mostly are, ड़ and ढ़: after a vowel, and not doubled. */
const DOUBTED = /(?<=[^\u0902\u094d])[डढ](?!\u094d)/gu;
/** Further such letters of a word only get their usual reading. */
const MOST_DOUBTED = 2;

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
	const [one, two] = doubted.slice(0, MOST_DOUBTED);
	const plainer = [one, two, one !== undefined && two !== undefined ? [one, two] : undefined];
	return [first, ...plainer.flatMap((without) => (without === undefined ? [] : toLatin(withDots([without].flat()))))];
}

/** Merges letters that a dot below tells apart: ज also counts as ज़. */
export function withoutDots(latin: string): string {
	return latin.replaceAll("z", "j").replaceAll("ph", "f").replaceAll("q", "k");
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
		latin += hasNukta ? (WITH_NUKTA[sign] ?? consonant) : consonant;
		if (hasNukta) index++;
		const next = word[index + 1];
		const isFollowedByVowel =
			next !== undefined && (next === VIRAMA || (VOWELS[next] !== undefined && /\p{M}/u.test(next)));
		const isLast = next === undefined;
		if (!isLast && (!isFollowedByVowel || next === "\u0902" || next === "\u0901")) latin += "a";
	}
	return latin;
}
