import type { Names } from "./names.ts";
import { PLACE_KINDS } from "./places.ts";
import { type Rejected, type Span, wordsOf } from "./spans.ts";
import type { Token } from "./tokens.ts";

/** `isWhole`: beside the words there is only what asks. */
type Naming = { names: Names; rejected: Rejected; isWhole: boolean };

/**
 * A place is itself, and no institution that begins with its name, where another word is not of that name; so are words written as names
 * are, of which one is nobody's.
 */
function findLike(
	tokens: readonly Token[],
	run: readonly Span[],
	words: string,
	{ names, isWhole }: Naming,
): number | undefined {
	const found = names.like(words, isWhole);
	const unknown = run.filter(isUnknown);
	const isPlaced = run.some(({ meanings }) => PLACE_KINDS.has(meanings[0]?.kind ?? ""));
	const isWritten = unknown.some(({ from }) => {
		const token = tokens[from];
		return token?.shape !== undefined && !names.isHeldWord(token.text);
	});
	if (found === undefined || !(isPlaced || isWritten) || names.called(words).includes(found)) return found;
	const strange = unknown.map(({ from, to }) => wordsOf(tokens, from, to));
	return strange.length === 0 || names.hasAll(found, strange.join(" ")) ? found : undefined;
}

export function findNamed(tokens: readonly Token[], run: readonly Span[], naming: Naming): Span | undefined {
	const [first] = run;
	const last = run.at(-1);
	if (first === undefined || last === undefined) return undefined;
	const words = run
		.filter((span) => !isFiller(span))
		.map(({ from, to }) => wordsOf(tokens, from, to))
		.join(" ");
	const found = findLike(tokens, run, words, naming);
	if (found !== undefined && !naming.rejected.has(`college:${found}`)) {
		return { from: first.from, to: last.to, meanings: [{ kind: "college", value: String(found), label: "" }] };
	}
	const isPlace = (span: Span) => PLACE_KINDS.has(span.meanings[0]?.kind ?? "");
	const partly = findPartly(tokens, run, naming);
	if (partly !== undefined) return partly;
	// "vit vellore bangalore": the words before a place may name somebody alone.
	const cut = run.findLastIndex((span) => !isPlace(span));
	return cut > 0 && cut < run.length - 1 ? findNamed(tokens, run.slice(0, cut + 1), naming) : undefined;
}

const SHORTEST_PART = 3;
const LONGEST_PART = 3;

/** "Jindal Sonipat": some of the words of a ranked institution and its place, all of them without an error. */
function findPartly(
	tokens: readonly Token[],
	run: readonly Span[],
	{ names, rejected, isWhole }: Naming,
): Span | undefined {
	const [first] = run;
	const place = run.at(-1);
	if (first === undefined || place === undefined || !isUnknown(first) || run.length > LONGEST_PART) return undefined;
	if (!PLACE_KINDS.has(place.meanings[0]?.kind ?? "")) return undefined;
	const found =
		first.to - first.from === 1 && wordsOf(tokens, first.from, first.to).length < SHORTEST_PART
			? undefined
			: names.having(wordsOf(tokens, first.from, place.to));
	const isMeant = found !== undefined && (names.isRanked(found) || isWhole) && isWithin(found, place, names);
	if (!isMeant || rejected.has(`college:${found}`)) return undefined;
	return { from: first.from, to: place.to, meanings: [{ kind: "college", value: String(found), label: "" }] };
}

export function isWithin(institution: number, { meanings }: Span, names: Names): boolean {
	return meanings.some(({ kind, value, label }) => PLACE_KINDS.has(kind) && names.isIn(institution, { value, label }));
}

export function isUnknown({ meanings, number }: Span): boolean {
	return meanings.length === 0 && number === undefined;
}

export const isFiller = (span: Span | undefined) => span?.meanings[0]?.kind === "filler";
