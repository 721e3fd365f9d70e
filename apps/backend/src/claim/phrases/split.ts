import type { ClaimKind } from "@uchit/contract/claim.ts";
import { findKind } from "./kinds.ts";
import { LONGEST_PHRASE, toClaimWords } from "./words.ts";

/** Dots of "B.Tech", "Rs. 5", "Dr. Ambedkar", "No. 1" and "Estd. 1998" end no sentence. */
const SENTENCE_END = /(?<=[!?।;|•\n])|(?<=(?<!\b(?:[A-Za-z]|rs|dr|st|no|estd|est|govt|engg|univ|vs|approx))\.)\s+/i;
const SEGMENT_END = /,(?!\d{2,3}\b) ?| (?:[-–—·]|and|with|&|aur|और|तथा|एवं) |: /i;

/**
 * The phrases of a pasted text, in its order, each with one claim at most: a sentence falls apart where its parts say several things, and
 * a part that says nothing of its own belongs to the one before it, or at the beginning to the one behind.
 */
export function splitPhrases(text: string): string[] {
	return text
		.replace(/[^\S\n]+/g, " ")
		.split(SENTENCE_END)
		.flatMap(splitSentence)
		.map((phrase) => phrase.trim())
		.filter((phrase) => /[\p{L}\p{N}]/u.test(phrase));
}

function splitSentence(sentence: string): string[] {
	const phrases: { text: string; kind: ClaimKind | undefined }[] = [];
	for (const text of cutParts(sentence)) {
		const kind = kindOf(text);
		const last = phrases.at(-1);
		const isMore = kind === undefined && (last?.kind === undefined || !WHOLE.has(last.kind));
		if (last === undefined || (last.kind !== undefined && !isMore)) phrases.push({ text, kind });
		else phrases.splice(-1, 1, { text: last.text + text, kind: last.kind ?? kind });
	}
	return phrases.flatMap(({ text }) => (text.length <= LONGEST_PHRASE ? text : cutLong(text)));
}

/** Of these a phrase says all by itself: "AICTE approved, Wi-Fi campus". */
const WHOLE: ReadonlySet<ClaimKind> = new Set(["recognition", "accreditation", "founded"]);

/** With the signs between them, so that they can be joined again. */
function cutParts(sentence: string): string[] {
	const parts: string[] = [];
	let rest = sentence;
	for (let end = SEGMENT_END.exec(rest); end !== null; end = SEGMENT_END.exec(rest)) {
		const to = end.index + end[0].length;
		parts.push(rest.slice(0, to));
		rest = rest.slice(to);
	}
	return [...parts, rest];
}

/** "NIRF Engineering 2025" alone says of which list and year another figure is. */
const ONLY_LIST = /^(?: (?:20[12]\d|[a-z]+))+ $/;

function kindOf(part: string): ClaimKind | undefined {
	const words = toClaimWords(part);
	const kind = findKind(words)?.kind;
	return kind === "rank" && ONLY_LIST.test(words) && !RANK_WORDS.test(words) ? undefined : kind;
}

const RANK_WORDS = / (?:first|pehla|pehle|ranked) /;

function cutLong(text: string): string[] {
	const pieces: string[] = [];
	for (let from = 0; from < text.length; from += LONGEST_PHRASE) pieces.push(text.slice(from, from + LONGEST_PHRASE));
	return pieces;
}
