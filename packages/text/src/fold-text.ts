/** Most of our text, which needs no folding: the test takes a tenth of the time. */
const ASCII_TEXT = /^[ -~]*$/;
/** Joiners, soft hyphens, direction marks, variation selectors. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const FIRST_DEVANAGARI_DIGIT = 0x0966;

/** Hindi spellings of the names of Latin letters, longer ones before their own prefixes. */
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

/** Marked pure, so bundles that do not fold abbreviations drop the letter names. */
const DOT = /* @__PURE__ */ abbreviationDots();

/** Matches the dots in "बी.एच.यू.", "बी. एच. यू." and "बी.टेक": after a letter's name, before another or a short word. */
function abbreviationDots(): RegExp {
	const letter = `(?<![\\p{L}\\p{M}])(?:${LETTER_NAMES.map(([name]) => name).join("|")})`;
	return new RegExp(
		`(?<=${letter})\\.(?: ?(?=${letter}(?![\\p{L}\\p{M}]))|(?=[\\p{L}\\p{M}]{1,6}(?![\\p{L}\\p{M}])))`,
		"gu",
	);
}

/** Drops invisible characters, makes full-width letters and ligatures plain, and Devanagari digits 0 to 9. */
export function foldLetters(text: string): string {
	if (ASCII_TEXT.test(text)) return text;
	return text
		.replace(INVISIBLE, "")
		.normalize("NFKC")
		.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - FIRST_DEVANAGARI_DIGIT));
}

/** Folds text for searching, also removing the dots of Hindi abbreviations. Case, accents and nukta stay. */
export function foldText(text: string): string {
	return ASCII_TEXT.test(text) ? text : foldLetters(text).replaceAll("॰", ".").replace(DOT, "");
}

/** Removes the nukta, which people leave out, and uses the plainer of two nasal signs: `फ़ीस` → `फीस`. The result is decomposed. */
export function foldSigns(text: string): string {
	if (ASCII_TEXT.test(text)) return text;
	return text.normalize("NFD").replaceAll("\u093c", "").replaceAll("\u0901", "\u0902");
}

/** Folds a text for a filter field: lower case, no accents, any way of typing it except Hindi abbreviations. */
export function foldForFilter(text: string): string {
	return foldSigns(foldLetters(text))
		.replace(/[\u0300-\u036f]/g, "")
		.toLowerCase();
}
