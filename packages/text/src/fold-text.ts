/** Most of our text, and nothing in it is folded but its case: looking is a tenth of the work. */
const IS_ASCII = /^[ -~]*$/;
/** Joiners, soft hyphens, marks of direction, variation selectors. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const FIRST_DEVANAGARI_DIGIT = 0x0966;

/** How Hindi writes the names of Latin letters; longer ones before those that they begin with. */
export const LETTER_NAMES: readonly (readonly [string, string])[] = [
	["डब्ल्यू", "w"],
	["एक्स", "x"],
	["क्यू", "q"],
	["वाई", "y"],
	["जेड", "z"],
	["एच", "h"],
	["एफ", "f"],
	["एल", "l"],
	["एम", "m"],
	["एन", "n"],
	["एस", "s"],
	["आई", "i"],
	["आर", "r"],
	["यू", "u"],
	["बी", "b"],
	["सी", "c"],
	["डी", "d"],
	["जी", "g"],
	["जे", "j"],
	["के", "k"],
	["पी", "p"],
	["टी", "t"],
	["वी", "v"],
	["ए", "a"],
	["ई", "e"],
	["ओ", "o"],
];

/** Pure, so that what does not fold abbreviations does not bring the names of letters. */
const DOT = /* @__PURE__ */ abbreviationDots();

/** "बी.एच.यू.", "बी. एच. यू." and "बी.टेक": the dot behind the name of a letter, before another or a short word. */
function abbreviationDots(): RegExp {
	const letter = `(?<![\\p{L}\\p{M}])(?:${LETTER_NAMES.map(([name]) => name).join("|")})`;
	return new RegExp(
		`(?<=${letter})\\.(?: ?(?=${letter}(?![\\p{L}\\p{M}]))|(?=[\\p{L}\\p{M}]{1,6}(?![\\p{L}\\p{M}])))`,
		"gu",
	);
}

/** Text without what nobody sees, with full-width letters and ligatures as plain ones, and Devanagari digits as 0 to 9. */
export function foldLetters(text: string): string {
	if (IS_ASCII.test(text)) return text;
	return text
		.replace(INVISIBLE, "")
		.normalize("NFKC")
		.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - FIRST_DEVANAGARI_DIGIT));
}

/** Text as it is compared wherever words are looked for: also abbreviations in Hindi without their dots. Case, accents and nukta stay. */
export function foldText(text: string): string {
	return IS_ASCII.test(text) ? text : foldLetters(text).replaceAll("॰", ".").replace(DOT, "");
}

/** Removes the dot below, which people leave out, and takes the plainer of the two signs of a nasal: `फ़ीस` → `फीस`. Decomposed. */
export function foldSigns(text: string): string {
	if (IS_ASCII.test(text)) return text;
	return text.normalize("NFD").replaceAll("\u093c", "").replaceAll("\u0901", "\u0902");
}

/** Folds a text for a list that a few letters narrow: in lower case, without accents, in any of the ways to type it but abbreviations in Hindi. */
export function foldForFilter(text: string): string {
	return foldSigns(foldLetters(text))
		.replace(/[\u0300-\u036f]/g, "")
		.toLowerCase();
}
