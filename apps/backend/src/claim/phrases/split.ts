import type { ClaimKind } from "@uchit/contract/claim.ts";
import { findKind } from "./kinds.ts";
import { MAX_PHRASE_LENGTH, toClaimWords } from "./words.ts";

/** Dots of "B.Tech", "Rs. 5", "Dr. Ambedkar", "No. 1" and "Estd. 1998" end no sentence. */
export const SENTENCE_END =
	/(?<=[!?।;|•\n])|(?=\p{Extended_Pictographic})|(?<=(?<!\b(?:[A-Za-z]|rs|dr|st|no|estd|est|govt|engg|univ|vs|approx))\.)\s+/iu;
const SEGMENT_END = /,(?!\d{2,3}\b) ?| (?:[-–—·]|and|with|&|aur|और|तथा|एवं) |: /i;

/**
 * Splits a pasted text into phrases with at most one claim each, in order. A part without a claim of its own joins the phrase before it,
 * or the next one at the start.
 */
export function splitPhrases(text: string): SplitPhrase[] {
	return text.split("\n").flatMap((written, line) =>
		written
			.replace(/\s+/g, " ")
			.split(SENTENCE_END)
			.flatMap(splitSentence)
			.map((phrase) => ({ ...phrase, text: phrase.text.trim(), line }))
			.filter((phrase) => /[\p{L}\p{N}]/u.test(phrase.text)),
	);
}

/** `before` has words of the preceding phrase that apply here too: "NIRF 2025" in "NIRF 2025: Engineering 20, Overall 29". */
export type SplitPhrase = { text: string; line: number; before?: string };

type Part = { text: string; kind: ClaimKind | undefined; before?: string };

function splitSentence(sentence: string): Pick<SplitPhrase, "text" | "before">[] {
	const phrases: Part[] = [];
	for (const text of cutParts(sentence)) {
		const last = phrases.at(-1);
		const before = last?.kind === "rank" && LIST_AND_RANK.test(toClaimWords(text)) ? headOf(last) : undefined;
		const kind = before === undefined ? kindOf(text) : "rank";
		const isMore = kind === undefined && (last?.kind === undefined || !WHOLE.has(last.kind));
		const isLabelled = last !== undefined && isLabel(last) && (kind === undefined || kind === "package");
		if (last !== undefined && before === undefined && (isLabelled || last.kind === undefined || isMore))
			phrases.splice(-1, 1, { ...last, text: last.text + text, kind: last.kind ?? kind });
		else phrases.push({ text, kind, ...(before !== undefined && { before }) });
	}
	return phrases.flatMap(({ text, kind: _, ...rest }) =>
		(text.length <= MAX_PHRASE_LENGTH ? [text] : cutLong(text)).map((piece) => ({ ...rest, text: piece })),
	);
}

/** "Median:" labels the figure after it. */
function isLabel({ text, kind }: Part): boolean {
	return kind !== undefined && /[:–—-]\s*$/.test(text) && !/\d/.test(text);
}

const LIST_AND_RANK =
	/^ (?:(?:overall|engineering|engg|management|mba|pharmacy|medical|dental|law|architecture|universit(?:y|ies)|univ|colleges?|research|innovation|agriculture) )(?:rank )?(?:no )?\d{1,3} $/;

function headOf({ text, before = "" }: Part): string {
	const year = /\b20[12]\d\b/.exec(text)?.[0];
	return before !== "" ? before : `NIRF ${year ?? ""} `;
}

/** Kinds that one phrase states in full: "AICTE approved, Wi-Fi campus". */
const WHOLE: ReadonlySet<ClaimKind> = new Set(["recognition", "accreditation", "founded"]);

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

/** "NIRF Engineering 2025" alone gives the list and year of other figures. */
const ONLY_LIST = /^(?: (?:20[12]\d|[a-z]+))+ $/;

function kindOf(part: string): ClaimKind | undefined {
	const words = toClaimWords(part);
	const kind = findKind(words)?.kind;
	return kind === "rank" && ONLY_LIST.test(words) && !RANK_WORDS.test(words) ? undefined : kind;
}

const RANK_WORDS = / (?:first|pehla|pehle|ranked) /;

function cutLong(text: string): string[] {
	const pieces: string[] = [];
	for (let from = 0; from < text.length; from += MAX_PHRASE_LENGTH)
		pieces.push(text.slice(from, from + MAX_PHRASE_LENGTH));
	return pieces;
}
