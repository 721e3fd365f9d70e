import { readFileSync } from "node:fs";
import fc from "fast-check";

const SEED = 20_261_127;
const ABBREVIATIONS = ["आईआईटी", "एनआईटी", "बीएचयू", "एएमयू", "जेएनयू", "एलपीयू", "बीटेक", "एमबीए", "बीएड", "एमबीबीएस"];
const WORDS = ["विश्वविद्यालय", "महाविद्यालय", "इंजीनियरिंग कॉलेज", "मेडिकल कॉलेज", "पॉलिटेक्निक", "लॉ कॉलेज"];

export function drawHindiSearches(places: readonly string[], exams: readonly string[], count: number): string[] {
	const institutions = readFileSync(new URL("../../../../data/queries/hindi-names.csv", import.meta.url), "utf8")
		.trimEnd()
		.split("\n")
		.slice(1)
		.flatMap((line) => line.split(",")[0] ?? []);
	const place = fc.constantFrom(...places);
	const placed = (words: readonly string[]) =>
		fc.tuple(fc.constantFrom(...words), place).map((parts) => parts.join(" "));
	const search = fc.oneof(
		place,
		placed(WORDS),
		placed(ABBREVIATIONS),
		fc.constantFrom(...institutions),
		fc.constantFrom(...exams),
	);
	return [...new Set(fc.sample(search, { seed: SEED, numRuns: count * 2 }))].slice(0, count);
}

export function spellingsOf(
	search: string,
): Record<"joiners" | "without the dot below" | "dots" | "other forms", string> {
	const middle = Math.ceil(search.length / 2);
	return {
		joiners: `\u200e${search.replaceAll("\u094d", "\u094d\u200d").slice(0, middle)}\u00ad${search.replaceAll("\u094d", "\u094d\u200d").slice(middle)}`,
		"without the dot below": search.normalize("NFD").replaceAll("\u093c", ""),
		dots: ABBREVIATIONS.some((short) => search.startsWith(short)) ? withDots(search) : search.normalize("NFC"),
		"other forms": `${search.normalize("NFD").replaceAll(" ", "\u3000")}\u200b`,
	};
}

const LETTER = /डब्ल्यू|एक्स|एच|एफ|एल|एम|एन|एस|आई|आर|यू|बी|सी|डी|जी|जे|पी|टी|वी|ए/gu;

function withDots(search: string): string {
	const [short = "", ...rest] = search.split(" ");
	return [short.replace(LETTER, "$&."), ...rest].join(" ");
}
