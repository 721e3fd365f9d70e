import { toPhrase } from "#backend/search/question/tokens.ts";

export const MAX_PHRASE_LENGTH = 400;
/** Each piece stays within the length limit of a question, even if folding adds letters. */
const PIECE = /\S{1,100}(?:\s+\S{1,20}){0,4}/g;

/** "17,808" is a figure and never a year, "10+" is at least ten, "151-200" and "2023-24" are ranges. */
function spellOut(phrase: string): string {
	return phrase
		.replace(/\d[\d.,]*/g, spellGrouped)
		.replace(/(\d)(?:\s?%)?\s?\+/g, (with_) => `${with_.slice(0, -1)} plus `)
		.replace(/(\d)\s?[-–—]\s?(?=\d)/g, "$1 to ")
		.replace(/(\d)\s?\/-/g, "$1 ")
		.replace(/(\d)\s?\/\s?(?=\d)/g, "$1 outof ")
		.replaceAll("&", " and ")
		.replace(/u\/s\b/gi, "under section")
		.replace(/\b[BM]\.?\s?(?:Tech|E)\b\.?/g, (degree) => degree.replace(/[.\s]/g, ""));
}

const GROUPED = /^\d{1,3}(?:,\d{2,3})+$/;

/** Writes "17,808" as 17808.0; a dot or comma after it stays. */
function spellGrouped(number: string, at: number, phrase: string): string {
	let end = number.length;
	while (number[end - 1] === "." || number[end - 1] === ",") end -= 1;
	const digits = number.slice(0, end);
	const isPart = phrase[at - 1] === "." || phrase[at - 1] === ",";
	return isPart || !GROUPED.test(digits) ? number : `${digits.replaceAll(",", "")}.0${number.slice(end)}`;
}

/** Normalises words and puts spaces around them, so that patterns match whole words. */
export function toClaimWords(phrase: string): string {
	const pieces = spellOut(phrase.replaceAll("_", " ")).match(PIECE) ?? [];
	return ` ${pieces.map(toPhrase).join(" ")} `;
}

export class Phrase {
	left: string;
	constructor(words: string) {
		this.left = words;
	}

	has(pattern: RegExp): boolean {
		return pattern.test(this.left);
	}

	take(pattern: RegExp): RegExpExecArray | undefined {
		const match = pattern.exec(this.left);
		if (match === null) return undefined;
		const { index } = match;
		this.left = `${this.left.slice(0, index)} | ${this.left.slice(index + match[0].length)}`;
		return match;
	}

	takeWords(words: string): boolean {
		const start = this.left.indexOf(` ${words} `);
		if (words === "" || start === -1) return false;
		this.left = `${this.left.slice(0, start)} | ${this.left.slice(start + words.length + 1)}`;
		return true;
	}
}
