import type { Intent } from "@uchit/contract/answer.ts";
import type { Lexicon } from "./lexicon.ts";
import { hasKind, type Kind, type Meaning, PLACE_KINDS, type Rejected } from "./meaning.ts";
import type { Names } from "./names.ts";
import type { Token } from "./tokens.ts";

export type Reading = {
	lexicon: Lexicon;
	names: Names;
	rejected: Rejected;
	tokens: readonly Token[];
	spans: readonly Span[];
	reads: readonly ReadMeaning[];
	bounds: Bounds;
	used: ReadonlyMap<number, keyof Bounds>;
	unread: readonly string[];
	unknown: readonly Unknown[];
	intent: Intent;
};

export type Span = {
	from: number;
	to: number;
	words: string;
	meanings: readonly Meaning[];
	number?: number | undefined;
};

/** `isNot`: the question excludes it; `isNear`: the place that "near" refers to. */
export type ReadMeaning = Meaning & {
	words: string;
	at: number;
	others: readonly Meaning[];
	isNot?: true;
	isNear?: true;
};

/** Bounds from the question's numbers: rupees, ranks, marks. */
export type Bounds = {
	budgetInr?: { min?: number; max?: number };
	rank?: number;
	marks?: number;
	percentile?: number;
	year?: number;
	limit?: number;
	/** The family's income in rupees a year. */
	income?: number;
	pin?: string;
};

/** A name in none of our lists; for an institution, with candidates that have all its words. */
export type Unknown = {
	kind: "exam" | "institution";
	words: string;
	from: number;
	to: number;
	isDoubted: boolean;
	like: readonly number[];
};

type MaybeSpan = Span | undefined;

export function toSpan(tokens: readonly Token[], from: number, to: number, meanings: readonly Meaning[]): Span {
	return { from, to, words: joinTokens(tokens, from, to), meanings };
}

export function joinTokens(tokens: readonly Token[], from: number, to: number): string {
	return tokens
		.slice(from, to)
		.map(({ text }) => text)
		.join(" ");
}

function kindOf(span: MaybeSpan): Kind | undefined {
	return span?.meanings[0]?.kind;
}

export function isAtPlace({ names }: Reading, institution: number, { meanings }: Span): boolean {
	return meanings.some((meaning) => hasKind(meaning, ...PLACE_KINDS) && names.isIn(institution, meaning));
}

export function isOfKind(span: MaybeSpan, ...kinds: readonly Kind[]): boolean {
	return kinds.some((kind) => kind === kindOf(span));
}

export function hasMeaning<K extends Kind>(
	span: MaybeSpan,
	kind: K,
	...values: readonly (Meaning & { kind: K })["value"][]
) {
	return (
		span?.meanings.some(
			(meaning) => meaning.kind === kind && (values.length === 0 || values.some((value) => value === meaning.value)),
		) ?? false
	);
}

export function isPlace(span: MaybeSpan): boolean {
	return isOfKind(span, ...PLACE_KINDS);
}

/** Recognition is meant by the word itself or by the name of an approving body. */
export function isAboutRecognition({ spans }: Pick<Reading, "spans">): boolean {
	return spans.some((span) => hasMeaning(span, "intent", "recognition") || hasMeaning(span, "approval"));
}

export function isUnknownSpan(span: MaybeSpan): boolean {
	return span !== undefined && span.meanings.length === 0 && span.number === undefined;
}

export function collegeOf(span: MaybeSpan): number | undefined {
	const [first] = span?.meanings ?? [];
	return first?.kind === "college" ? first.value : undefined;
}

export function filterByKind<K extends Kind>(
	reads: readonly ReadMeaning[],
	...kinds: readonly K[]
): (ReadMeaning & { kind: K })[] {
	return reads.filter((read): read is ReadMeaning & { kind: K } => read.isNot === undefined && hasKind(read, ...kinds));
}
