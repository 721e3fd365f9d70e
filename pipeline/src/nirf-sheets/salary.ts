import { type Figure, toFigure } from "#pipeline/nirf-sheets/figures.ts";
import { squeeze } from "#pipeline/text/words.ts";

/** Rupees a year: digits with the words in brackets, `350000(Three lakhs fifty thousand)`. 0 means not given. */
export function toSalary(cohort: number, printed: string): Figure {
	const text = squeeze(printed);
	const [, digits = "", words = ""] = /^(\d+(?:\.\d+)?) ?(?:\((.*)\))?$/.exec(text) ?? [];
	const figure = toFigure("median-salary", cohort, digits);
	const spelt = readNumberWords(words);
	return { ...figure, printed: text, isOdd: spelt !== undefined && spelt !== Number(digits) };
}

const UNITS =
	"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety";
const VALUES = new Map<string, number>([
	...UNITS.split(" ").map((word, index) => [word, index] as const),
	...TENS.split(" ").map((word, index) => [word, (index + 2) * 10] as const),
	["nil", 0],
	["fourty", 40],
	["ninty", 90],
]);
const SCALES = new Map([
	["thousand", 1_000],
	["thousands", 1_000],
	["lakh", 100_000],
	["lakhs", 100_000],
	["lac", 100_000],
	["lacs", 100_000],
	["crore", 10_000_000],
	["crores", 10_000_000],
]);
const FILLERS = new Set(["rupees", "rupee", "rs", "only", "and"]);

/** `Three lakhs fifty thousand` → 350000. Undefined for an unknown or misspelt word. */
export function readNumberWords(words: string): number | undefined {
	const parts = words
		.toLowerCase()
		.replace(/([a-z])(lakh|thousand|hundred)/g, "$1 $2")
		.match(/[a-z]+/g);
	if (parts === null) return undefined;
	let total = 0;
	let running = 0;
	for (const word of parts) {
		const scale = SCALES.get(word);
		const value = VALUES.get(word);
		if (value !== undefined) running += value;
		else if (word === "hundred") running *= 100;
		else if (scale !== undefined) {
			total += running * scale;
			running = 0;
		} else if (!FILLERS.has(word)) return undefined;
	}
	return total + running;
}
