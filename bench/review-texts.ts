import { globSync, readFileSync } from "node:fs";
import type { Random } from "#bench/random.ts";

/** A sentence of a review in words of our own prose; a language keeps to itself. */
export type Words = { en: readonly string[]; hi: readonly string[] };

const LEAST_WORDS = 40;
const MORE_WORDS = 160;
/** Of so many reviews one is in Hindi. */
const HINDI = 5;
/** Of so many words one is another in a text that is nearly the same. */
const CHANGED = 10;

export function readWords(): Words {
	const read = (language: string) => {
		const texts = globSync(`content/**/${language}.html`).map((path) => readFileSync(path, "utf8"));
		return texts
			.join(" ")
			.replaceAll(/<[^>]*>|&\w+;/g, " ")
			.split(/\s+/)
			.filter((word) => word !== "");
	};
	return { en: read("en"), hi: read("hi") };
}

export function drawText(random: Random, words: Words): string {
	const of = random.below(HINDI) === 0 ? words.hi : words.en;
	return Array.from({ length: LEAST_WORDS + random.below(MORE_WORDS) }, () => random.pick(of)).join(" ");
}

/** The same text with some of its words changed. */
export function drawChange(random: Random, { en }: Words, text: string): string {
	return text
		.split(" ")
		.map((word) => (random.below(CHANGED) === 0 ? random.pick(en) : word))
		.join(" ");
}
