import { readTyped } from "#backend/search/text/typed.ts";
import type { Names } from "../names.ts";
import type { Read } from "../read.ts";
import { type Span, wordsOf } from "../spans.ts";
import type { Token } from "../tokens.ts";
import { isBesideExam } from "./strange.ts";

/** A name that no list has, by its spans; for an institution those that have all of its words, to be asked back. */
export type Unknown = {
	kind: "exam" | "institution";
	words: string;
	from: number;
	to: number;
	isDoubted: boolean;
	like: readonly number[];
};

type Heard = { tokens: readonly Token[]; spans: readonly Span[]; names: Names };

const DOUBTS = /\b(?:fake|nakli|farzi|bogus|fraud|genuine|asli)\b|फर्जी|नकली|असली/u;

/** Whether it is asked if somebody is genuine. */
export function isDoubted(tokens: readonly Token[], spans: readonly Span[]): boolean {
	return spans.some(
		({ from, to, meanings }) =>
			meanings.some(({ kind, value }) => kind === "intent" && value === "recognition") &&
			DOUBTS.test(wordsOf(tokens, from, to).replaceAll("\u093c", "")),
	);
}

/**
 * Of who may be fake nobody is meant but by their whole name, whose every word is theirs: a name that is made up sounds like somebody's.
 * What is not is left unread.
 */
export function doubtNames({ tokens, spans, names }: Heard): Span[] {
	return spans.map((span, at) => {
		const [first] = span.meanings;
		if (first?.kind !== "college") return span;
		// "Netaji Subhas Open University" is more than "Netaji Subhas".
		if (isMore({ tokens, spans, names }, at)) return { ...span, meanings: [] };
		const words = wordsOf(tokens, span.from, span.to);
		const institution = Number(first.value);
		const isOther = UNIVERSITY.test(words) && !names.isUniversity(institution);
		const isCalled = names.called(words).includes(institution);
		return isCalled || (!isOther && names.hasAll(institution, words)) ? span : { ...span, meanings: [] };
	});
}

function isMore({ tokens, spans }: Heard, at: number): boolean {
	const next = spans[at + 1];
	if (next === undefined) return false;
	const isNamed = isUnread(next) || next.meanings[0]?.kind === "topic";
	return isNamed && UNIVERSITY.test(wordsOf(tokens, next.from, spans[at + 2]?.to ?? next.to));
}

const UNIVERSITY = /\b(?:university|univ|vishwavidyalaya)\b|विश्वविद्यालय|यूनिवर्सिटी/u;

/** Exams of which we have nothing, and institutions that are asked about by a name which nobody has. */
export function listUnknown(heard: Heard, reads: readonly Read[]): Unknown[] {
	const { tokens, spans, names } = heard;
	// "NIPER Mohali" is an institution, and its test only where something is asked of a test.
	const isNobodys = (at: number, words: string) => !names.isHeldWord(words) || isBesideExam(tokens, spans, at);
	const exams = spans.flatMap((span, at): Unknown[] => {
		if (span.meanings[0]?.kind !== "other-exam") return [];
		const words = wordsOf(tokens, span.from, span.to);
		if (!isNobodys(at, words)) return [];
		return [{ kind: "exam", words, from: at, to: at + 1, isDoubted: false, like: [] }];
	});
	const isOfSomebody = reads.some(({ kind, isNot }) => OF_SOMEBODY.has(kind) && isNot === undefined);
	return isOfSomebody || exams.length > 0 ? exams : listUnknownInstitutions(heard);
}

const OF_SOMEBODY: ReadonlySet<string> = new Set(["college", "group", "country", "scheme", "exam"]);

function listUnknownInstitutions(heard: Heard): Unknown[] {
	const { tokens, spans, names } = heard;
	const doubted = isDoubted(tokens, spans);
	const found: Unknown[] = [];
	for (let at = 0; at < spans.length; at++) {
		const run = findRun(heard, at);
		if (run === undefined) continue;
		at = run.to;
		const [first, last] = [spans[run.from], spans[run.to - 1]];
		if (first === undefined || last === undefined || !(doubted ? isDoubtedName(heard, run) : isNamed(heard, run)))
			continue;
		const words = wordsOf(tokens, first.from, last.to);
		found.push({ kind: "institution", words, ...run, isDoubted: doubted, like: listLike(names, words) });
	}
	return found;
}

function listLike(names: Names, words: string): number[] {
	const isTelling = (readTyped(words)?.words.length ?? 0) > 1;
	const like = isTelling ? names.listHaving(words) : [];
	const universities = like.filter(names.isUniversity);
	return [...(UNIVERSITY.test(words) ? universities : like)];
}

type Run = { from: number; to: number };

const isUnread = ({ meanings, number }: Span) => meanings.length === 0 && number === undefined;
/** What names have beside the words that are nobody else's. */
const IN_NAMES: ReadonlySet<string> = new Set([
	"state",
	"district",
	"town",
	"category",
	"course",
	"degree",
	"kind",
	"topic",
	"unheld",
]);
const NOUN =
	/^(?:college|university|institute|institution|school|academy|vidyapith|univ|vishwavidyalaya|विश्वविद्यालय|यूनिवर्सिटी|कॉलेज|संस्थान|महाविद्यालय|विद्यापीठ)$/u;
const JOINING = /^(?:of|the|for|and)$/;

/** The words around an unread one that may be of the same name. */
function findRun({ tokens, spans }: Heard, start: number): Run | undefined {
	const isOfName = (span: Span | undefined) => {
		if (span === undefined) return false;
		const words = wordsOf(tokens, span.from, span.to).normalize("NFC");
		const isOfCountry = span.meanings[0]?.kind === "generic" && span.meanings[0].value === "india";
		return (
			isOfCountry ||
			isUnread(span) ||
			IN_NAMES.has(span.meanings[0]?.kind ?? "") ||
			NOUN.test(words) ||
			JOINING.test(words)
		);
	};
	if (!isOfName(spans[start])) return undefined;
	let to = start + 1;
	while (isOfName(spans[to])) to++;
	const isJoining = (span: Span | undefined) => span !== undefined && JOINING.test(wordsOf(tokens, span.from, span.to));
	let from = start;
	while (from < to && isJoining(spans[from])) from++;
	while (to > from && isJoining(spans[to - 1])) to--;
	return from < to ? { from, to } : undefined;
}

/** Of so many words with a noun, that only describe, one name is made too: "Indian Institution of Science and Engineering". */
const LONG_NAME = 3;

function isDoubtedName({ tokens, spans }: Heard, { from, to }: Run): boolean {
	const run = spans.slice(from, to);
	const hasNoun = run.some((span) => NOUN.test(wordsOf(tokens, span.from, span.to).normalize("NFC")));
	return run.some(isUnread) || (hasNoun && run.length >= LONG_NAME);
}

/** "Zorawar Kestrel Institute of Technology": a noun, and words that are written as names are and mean nothing to us. */
function isNamed({ tokens, spans }: Heard, { from, to }: Run): boolean {
	const run = spans.slice(from, to);
	const hasNoun = run.some((span) => NOUN.test(wordsOf(tokens, span.from, span.to).normalize("NFC")));
	const strange = run.filter(isUnread).flatMap((span) => tokens.slice(span.from, span.to));
	return hasNoun && strange.length > 0 && strange.every(({ shape }) => shape !== undefined);
}

/** Whether a place or a kind stands within a name that nobody has: of that name it is no more than a word. */
export function isWithinUnknown({ at, kind }: Read, unknown: readonly Unknown[]): boolean {
	return kind !== "other-exam" && unknown.some(({ from, to }) => at >= from && at < to);
}
