const LENGTH_AND_DEGREE = / \(\d+ Years[^()]*(?:\([^()]*\)[^()]*)?\)$/;
/** Behind most names of JoSAA's list, and known of a B.Tech. */
const USUAL_DEGREE = "(4 Years, Bachelor of Technology)";

/**
 * Splits "PHYSICS (5 Years, Bachelor of Technology and Master of Technology (Dual Degree))" into a readable name and the words in brackets;
 * "" if there are none, or only the usual ones.
 */
export function splitProgramme(printed: string): { name: string; degree: string } {
	const name = printed.replace(LENGTH_AND_DEGREE, "");
	const degree = printed.slice(name.length + 1);
	return { name: lowerCapitals(name), degree: degree === USUAL_DEGREE ? "" : degree };
}

/** A programme as pages show it: "Computer Science and Engineering (AI)" for "COMPUTER SCIENCE AND ENGINEERING (AI)". */
export function nameProgramme(printed: string): string {
	const { name, degree } = splitProgramme(printed);
	return degree === "" ? name : `${name} ${degree}`;
}

/** No short form of a programme is as long. */
const LONG_CAPITALS = /\p{Lu}{7}/u;
/** "BIOTECHNOLOGY" is a word, "CSEBC" a code of a list. */
const ONE_WORD = /(?:ING|GY|ICS|GN|RE)$|[ .-]/;

/** In other names capitals are short forms. */
function lowerCapitals(name: string): string {
	const isInCapitals = LONG_CAPITALS.test(name) || (/\p{Lu}{4}/u.test(name) && !/\p{Ll}/u.test(name));
	if (!isInCapitals || !ONE_WORD.test(name)) return name;
	return name.replaceAll(/\p{Lu}+(?!\p{Ll})/gu, (word, at: number) => lowerWord(word, at === 0));
}

const LINKING = ["AND", "OF", "IN", "WITH", "FOR", "THE", "TO", "ON", "BY", "INCLUDING"];
const SHORT_WORDS = ["BIO", "OIL", "GAS", "ART", "LAW", "AIR", "SEA", "NON", "COM", "GEO", "BIG"];
const SHORT_FORMS = "MBBS BAMS BHMS BUMS BSMS BNYS BVSC VLSI AIML AIDS CSBS CSIT IIOT".split(" ");
const MAX_OF_SHORT_FORM = 3;

function lowerWord(word: string, isFirst: boolean): string {
	if (LINKING.includes(word) && !isFirst) return word.toLowerCase();
	const isWord = word.length > MAX_OF_SHORT_FORM || LINKING.includes(word) || SHORT_WORDS.includes(word);
	if (!isWord || SHORT_FORMS.includes(word)) return word;
	return `${word.charAt(0)}${word.slice(1).toLowerCase()}`;
}
