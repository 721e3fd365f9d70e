import type { Intent } from "@uchit/contract/answer.ts";
import type { Lexicon } from "./lexicon.ts";
import { hasKind, type Kind, type Meaning, PLACE_KINDS, type Rejected } from "./meaning.ts";
import type { Names } from "./names.ts";
import type { Token } from "./tokens.ts";

/** A question of at most 200 characters, as far as it is read: every pass of `read-question.ts` takes one and gives the next. */
export type Reading = {
	lexicon: Lexicon;
	names: Names;
	rejected: Rejected;
	tokens: readonly Token[];
	spans: readonly Span[];
	reads: readonly ReadMeaning[];
	bounds: Bounds;
	/** The spans that each bound was read from. */
	used: ReadonlyMap<number, keyof Bounds>;
	/** Words that say nothing to us. */
	unread: readonly string[];
	/** Names that no list of ours has. */
	unknown: readonly Unknown[];
	intent: Intent;
};

/** Words that stand together, with what they may mean, the likeliest first; none where they say nothing to us. */
export type Span = {
	from: number;
	to: number;
	words: string;
	meanings: readonly Meaning[];
	number?: number | undefined;
};

/** A meaning with the words that say it. `isNot`: the question excludes it; `isNear`: it is what the places are near to. */
export type ReadMeaning = Meaning & {
	words: string;
	at: number;
	others: readonly Meaning[];
	isNot?: true;
	isNear?: true;
};

/** What the numbers of a question bound; rupees, whole ranks, marks. */
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

/** A name that no list has, by its spans; for an institution those that have all of its words, to be asked back. */
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
	return { from, to, words: wordsOf(tokens, from, to), meanings };
}

export function wordsOf(tokens: readonly Token[], from: number, to: number): string {
	return tokens
		.slice(from, to)
		.map(({ text }) => text)
		.join(" ");
}

/** The likeliest kind of a span; undefined where it says nothing to us. */
function kindOf(span: MaybeSpan): Kind | undefined {
	return span?.meanings[0]?.kind;
}

/** Whether the institution is at the place that a span may mean. */
export function isWithin({ names }: Reading, institution: number, { meanings }: Span): boolean {
	return meanings.some((meaning) => hasKind(meaning, ...PLACE_KINDS) && names.isIn(institution, meaning));
}

/** Whether the likeliest meaning is of one of these kinds. */
export function isOf(span: MaybeSpan, ...kinds: readonly Kind[]): boolean {
	return kinds.some((kind) => kind === kindOf(span));
}

/** Whether some meaning is of this kind, and of one of these values where there are any. */
export function says<K extends Kind>(span: MaybeSpan, kind: K, ...values: readonly (Meaning & { kind: K })["value"][]) {
	return (
		span?.meanings.some(
			(meaning) => meaning.kind === kind && (values.length === 0 || values.some((value) => value === meaning.value)),
		) ?? false
	);
}

export function isPlace(span: MaybeSpan): boolean {
	return isOf(span, ...PLACE_KINDS);
}

/** Whether it is asked if somebody is recognised: by the word, or by who approves. */
export function isAboutRecognition({ spans }: Pick<Reading, "spans">): boolean {
	return spans.some((span) => says(span, "intent", "recognition") || says(span, "approval"));
}

/** Whether these words are in no lexicon: a name, or nothing of ours. */
export function isUnread(span: MaybeSpan): boolean {
	return span !== undefined && span.meanings.length === 0 && span.number === undefined;
}

/** The institution that a span names. */
export function collegeOf(span: MaybeSpan): number | undefined {
	const [first] = span?.meanings ?? [];
	return first?.kind === "college" ? first.value : undefined;
}

/** What is read of some kinds, and not left out. */
export function listMeant<K extends Kind>(
	reads: readonly ReadMeaning[],
	...kinds: readonly K[]
): (ReadMeaning & { kind: K })[] {
	return reads.filter((read): read is ReadMeaning & { kind: K } => read.isNot === undefined && hasKind(read, ...kinds));
}
