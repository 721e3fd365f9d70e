import { toLatin } from "#backend/search/text/devanagari.ts";
import type { Lexicon, Meaning } from "../lexicon.ts";
import type { Names } from "../names.ts";
import { PLACE_KINDS } from "../places.ts";
import { type Span, wordsOf } from "../spans.ts";
import type { Token } from "../tokens.ts";

/** Short forms have so many letters; longer words in capitals are shouted. */
const SHORTEST_FORM = 3;
const LONGEST_FORM = 8;
/** How the short names of entrance tests end. */
const EXAM_SHAPED = /^[a-z]{2,6}(?:cet|jee|eet|let|net|pet|tet|det|catet|cee|cece)$/;
/** What is asked of exams, and of no institution. */
const ASKED_OF_EXAMS: ReadonlySet<string> = new Set([
	"form",
	"admit-card",
	"result",
	"answer-key",
	"counselling",
	"syllabus",
	"pattern",
	"papers",
	"date",
]);
const EXAM_WORD = /^(?:exams?|exm|entrance|entrance exam|test|परीक्षा|एग्जाम|pariksha)$/u;
const LATERAL = /^(?:lateral|leet|लेटरल)/u;
/** Kinds that end nothing: what is asked stands behind them too. */
const SILENT: ReadonlySet<string> = new Set(["filler", "explain"]);

/** Whether a word in capitals is a short form: one that differs by a letter is another exam, no typing error. */
export function isShortForm({ text, shape }: Token): boolean {
	return shape === "capitals" && text.length >= SHORTEST_FORM && text.length <= LONGEST_FORM;
}

/** Corrections that a short form may have: two letters that changed places, one typed twice, or a place that begins alike. */
export function isSlip(typed: string, meant: string, phrases: Lexicon["phrases"]): boolean {
	const single = (word: string) => word.replace(/(.)\1+/g, "$1");
	const isSwapped = typed.length === meant.length && [...typed].sort().join("") === [...meant].sort().join("");
	const isPlace = phrases.get(meant)?.some(({ kind }) => PLACE_KINDS.has(kind)) ?? false;
	return (
		isSwapped || single(typed) === single(meant) || (isPlace && typed.length > LONG_PLACE && typed[0] === meant[0])
	);
}

const LONG_PLACE = 4;

/**
 * Words that must be the short name of an exam of which we have nothing: they are in capitals, end as exams do, or stand beside what is
 * asked of exams, and no lexicon and no name has them. They are read as such, so that nobody is looked for by the nearest spelling. An
 * exam that we have, before "lateral entry", is another exam than that.
 */
export function markStrange(tokens: readonly Token[], spans: readonly Span[], lexicon: Lexicon, names: Names): Span[] {
	const strange = spans.map((_, at) => isStrange(tokens, spans, at, lexicon, names));
	const marked: Span[] = [];
	for (let at = 0; at < spans.length; at++) {
		const span = spans[at];
		if (span === undefined) continue;
		const end = strange[at] ? endOf(strange, at) : isJoined(tokens, spans, at) ? at + 2 : undefined;
		if (end === undefined) {
			marked.push(span);
			continue;
		}
		const to = spans[isLateral(tokens, spans[end]) ? end : end - 1]?.to ?? span.to;
		marked.push({ from: span.from, to, meanings: [toExam(wordsOf(tokens, span.from, to))] });
		while (at + 1 < spans.length && (spans[at + 1]?.to ?? 0) <= to) at++;
	}
	return marked;
}

/** Words beside each other that are strange are one name: "BPSC TRE". */
function endOf(strange: readonly boolean[], at: number): number {
	let end = at + 1;
	while (strange[end]) end++;
	return end;
}

function toExam(words: string): Meaning {
	return { kind: "other-exam", value: words.replaceAll(" ", "-"), label: words };
}

const isLateral = (tokens: readonly Token[], span: Span | undefined) =>
	span !== undefined && LATERAL.test(wordsOf(tokens, span.from, span.to));

/** "CUET lateral entry", "CET-B.Ed": two words that we know, and no exam that we have. */
function isJoined(tokens: readonly Token[], spans: readonly Span[], at: number): boolean {
	const [span, next, behind] = [spans[at], spans[at + 1], spans[at + 2]];
	if (span === undefined || next === undefined) return false;
	const kind = span.meanings[0]?.kind ?? "";
	if ((kind === "exam" || kind === "other-exam") && isLateral(tokens, next)) return true;
	const isDegree = next.meanings.some((meaning) => ["degree", "unheld", "topic"].includes(meaning.kind));
	const isPlaced = PLACE_KINDS.has(behind?.meanings[0]?.kind ?? "");
	return wordsOf(tokens, span.from, span.to) === "cet" && isDegree && !isPlaced;
}

function isStrange(
	tokens: readonly Token[],
	spans: readonly Span[],
	at: number,
	{ words, near }: Lexicon,
	names: Names,
): boolean {
	const span = spans[at];
	const token = tokens[span?.from ?? -1];
	if (span === undefined || token === undefined || span.to !== span.from + 1 || span.number !== undefined) return false;
	if (span.meanings.length > 0) return false;
	const { text, isDevanagari } = token;
	const said = isDevanagari ? toLatin(text) : { latin: text, by: "word" };
	if (said.by === "sound" || said.latin.length < SHORTEST_FORM) return false;
	if (names.called(text).length > 0 || names.isHeldWord(said.latin) || words.has(said.latin)) return false;
	const isOfExam = isBesideExam(tokens, spans, at);
	if (isDevanagari) return isOfExam;
	if (isShortForm(token)) return !isBesideCollege(tokens, spans, at);
	if (near.list(text).length > 0 || names.isNearNameWord(text)) return false;
	return EXAM_SHAPED.test(text) || isOfExam;
}

/** Whether what stands before or behind it, but for words that say nothing, is asked of exams alone. */
export function isBesideExam(tokens: readonly Token[], spans: readonly Span[], at: number): boolean {
	return besides(spans, at).some(
		(span) =>
			EXAM_WORD.test(wordsOf(tokens, span.from, span.to)) ||
			span.meanings.some(({ kind, value }) => kind === "intent" && ASKED_OF_EXAMS.has(value)),
	);
}

const COLLEGE_WORD = /^(?:college|university|institute|univ|school|campus)$/;
const ASKED_OF_COLLEGES: ReadonlySet<string> = new Set(["placement", "salary", "hostel", "recognition", "reviews"]);

function isBesideCollege(tokens: readonly Token[], spans: readonly Span[], at: number): boolean {
	return besides(spans, at).some(
		(span) =>
			COLLEGE_WORD.test(wordsOf(tokens, span.from, span.to)) ||
			span.meanings.some(({ kind, value }) => kind === "intent" && ASKED_OF_COLLEGES.has(value)),
	);
}

function besides(spans: readonly Span[], at: number): Span[] {
	const isTold = (span: Span | undefined) => !(SILENT.has(span?.meanings[0]?.kind ?? "") || isYear(span));
	const before = spans.slice(0, at).findLast(isTold);
	const behind = spans.slice(at + 1).find(isTold);
	return [before, behind].flatMap((span) => span ?? []);
}

/** "NORCET 2026 form". */
const isYear = (span: Span | undefined) => span?.number !== undefined;
