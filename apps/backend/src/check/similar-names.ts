import { toSound } from "#backend/search/text/sound.ts";
import { editDistance } from "#backend/search/text/spelling.ts";

const COMMON: ReadonlySet<string> = new Set([
	...[
		"university",
		"institute",
		"college",
		"school",
		"academy",
		"centre",
		"open",
		"deemed",
		"limited",
		"education",
		"higher",
	],
	...[
		"national",
		"international",
		"indian",
		"india",
		"all",
		"bharatiya",
		"bhartiya",
		"global",
		"world",
		"central",
		"government",
	],
	...[
		"management",
		"technology",
		"science",
		"sciences",
		"engineering",
		"medical",
		"research",
		"studies",
		"arts",
		"commerce",
	],
	...["saint", "shri", "doctor", "of", "and", "for", "in", "at"],
]);
const JOINING: ReadonlySet<string> = new Set(["of", "and", "for", "in", "at"]);

const COUNTRY_WORD = /^(?:national|international|indian|india|all|bharatiya|bhartiya|global|world|central|government)$/;

/** Such as "Institute of Management and Engineering", which many places have. */
export function isCommonName(words: readonly string[]): boolean {
	return words.every((word) => (COMMON.has(word) && !COUNTRY_WORD.test(word)) || JOINING.has(word));
}

export function isCommonWord(word: string): boolean {
	return COMMON.has(word) || JOINING.has(word);
}

/** One typing error is allowed per ten letters of a name. */
const LETTERS_OF_ERROR = 10;
/** The share of words that two names need in common if none of the words is distinctive. */
const SHARED_PART = 0.6;
/** The same if one of the shared words is distinctive. */
const SHARED_TELLING_PART = 0.5;
/** The same if two are, and one of the names has no other words: "Netaji Subhas", "Rajiv Gandhi". */
const SHARED_BY_TWO_PART = 0.4;
const SHARED_TELLING = 2;
/** The fewest letters of a distinctive word that is enough alone. */
const MIN_OF_ONE_WORD = 7;

/** Whether two different folded names could be confused. Affects only what is shown beside an answer. */
export function isSimilarName(one: readonly string[], other: readonly string[]): boolean {
	const [a, b] = [one.join(""), other.join("")];
	const most = Math.floor(Math.min(a.length, b.length) / LETTERS_OF_ERROR);
	if (most > 0 && editDistance(a, b, most) <= most) return true;
	if (isBeginningOf(one, other) || isBeginningOf(other, one)) return true;
	const [words, others] = [one, other].map((name) => name.filter((word) => !JOINING.has(word)));
	if (words === undefined || others === undefined || words.length === 0) return false;
	const shared = words.filter((word) => others.some((each) => isSameWord(word, each)));
	const part = shared.length / (words.length + others.length - shared.length);
	const telling = [shared, words, others].map((name) => name.filter((word) => !COMMON.has(word)).length);
	const [sharedTelling = 0, ofOne = 0, ofOther = 0] = telling;
	if (ofOne + ofOther === 0) return part >= SHARED_PART;
	// "Shobhit University" and "Shobhit Institute of Engineering" share their only distinctive word.
	const isOneWord = sharedTelling === 1 && ofOne === 1 && ofOther === 1;
	if (isOneWord && shared.some((word) => !COMMON.has(word) && word.length >= MIN_OF_ONE_WORD)) return true;
	if (sharedTelling > 0 && part >= SHARED_TELLING_PART) return true;
	return part >= SHARED_BY_TWO_PART && sharedTelling >= Math.max(SHARED_TELLING, Math.min(ofOne, ofOther));
}

/** "Shoolini University" of "Shoolini University of Biotechnology and Management Sciences". */
function isBeginningOf(short: readonly string[], long: readonly string[]): boolean {
	const isWhole = short.length > 1 && short.length < long.length && short.some((word) => !COMMON.has(word));
	return isWhole && short.every((word, place) => word === long[place]);
}

const MIN_MISSPELT_LENGTH = 4;
/** With fewer sounds, Buddha would match Bodhi. */
const MIN_SOUNDS = 3;

function isSameWord(one: string, other: string): boolean {
	if (one === other) return true;
	// Otherwise India would match Indira, and Sushant Saint.
	if (COMMON.has(one) !== COMMON.has(other)) return false;
	if (Math.min(one.length, other.length) < MIN_MISSPELT_LENGTH) return false;
	return (one[0] === other[0] && editDistance(one, other, 1) <= 1) || isSameSound(one, other);
}

function isSameSound(one: string, other: string): boolean {
	const sound = toSound(one);
	return sound.length >= MIN_SOUNDS && sound === toSound(other);
}
