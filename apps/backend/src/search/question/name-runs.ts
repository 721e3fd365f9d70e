import { findNamed, isFiller, isUnknown, isWithin } from "./find-named.ts";
import type { Names } from "./names.ts";
import { isRegion, PLACE_KINDS } from "./places.ts";
import { type Rejected, type Span, typedOf, wordsOf } from "./spans.ts";
import type { Token } from "./tokens.ts";

/** Joins words that no lexicon holds, and those beside them that names have, to the institution that they most likely name. */
export function nameRuns(tokens: readonly Token[], spans: readonly Span[], names: Names, rejected: Rejected): Span[] {
	const placed = spans.flatMap((_, at) => namePlaced(tokens, spans, at, names, rejected));
	return nameRest(tokens, mergePlaced(spans, placed), names, rejected);
}

function mergePlaced(spans: readonly Span[], placed: readonly Span[]): Span[] {
	const rest = spans.filter(({ from, to }) => !placed.some((each) => from >= each.from && to <= each.to));
	return [...rest, ...placed].sort((a, b) => a.from - b.from);
}

/** Looking for names is dear: for so many runs of a question, and no more. */
const MOST_SEARCHES = 5;

function nameRest(tokens: readonly Token[], spans: readonly Span[], names: Names, rejected: Rejected): Span[] {
	const whole = nameExactly(tokens, spans, names) ?? nameWhole(tokens, spans, names);
	if (whole !== undefined && !rejected.has(`college:${whole}`)) {
		return [{ from: 0, to: tokens.length, meanings: [{ kind: "college", value: String(whole), label: "" }] }];
	}
	const meant = nameMisspelt(tokens, spans, names, rejected);
	if (meant.length > 0) return meant;
	const joined: Span[] = [];
	let looked = 0;
	for (let place = 0; place < spans.length; ) {
		const end = findEnd(tokens, spans, place);
		const run = trim(tokens, spans.slice(place, end));
		const named =
			run === undefined || looked++ >= MOST_SEARCHES
				? undefined
				: findNamed(tokens, spans.slice(place + run.start, place + run.end), {
						names,
						rejected,
						isWhole: isWhole(spans, place, end),
					});
		if (run === undefined || named === undefined) {
			joined.push(...spans.slice(place, Math.max(end, place + 1)));
		} else {
			joined.push(...spans.slice(place, place + run.start), named, ...spans.slice(place + run.end, end));
		}
		place = Math.max(end, place + 1);
	}
	return joined;
}

/** Short forms without a vowel, and families, which the lexicon reads as something else too: a body, a subject, an exam. */
const SHORT_FORM = /^(?:[b-df-hj-np-tv-z]{2,6}|nift|nid|iift|tiss)$/;
const NEVER_SHORT: ReadonlySet<string> = new Set([
	"degree",
	"state",
	"country",
	"generic",
	"seat-category",
	"filler",
	"intent",
	"unit",
	"rank-word",
]);

/** "MCC Chennai", "NIFT Patna", "A N College Patna": a short form or an exact name, and the place of the one institution there that it means. */
function namePlaced(
	tokens: readonly Token[],
	spans: readonly Span[],
	at: number,
	names: Names,
	rejected: Rejected,
): Span[] {
	const [span, next] = [spans[at], spans[at + 1]];
	const kind = span?.meanings[0]?.kind ?? "";
	if (span === undefined || next === undefined || !PLACE_KINDS.has(next.meanings[0]?.kind ?? "")) return [];
	const words = wordsOf(tokens, span.from, span.to);
	const isNamed = kind === "college" && !isWithin(Number(span.meanings[0]?.value), next, names);
	if (!isNamed && (NEVER_SHORT.has(kind) || !SHORT_FORM.test(words) || isUnknown(span))) return [];
	const like = names.having(wordsOf(tokens, span.from, next.to));
	const found = [...names.called(words), ...(like === undefined ? [] : [like])].find(
		(institution) => isWithin(institution, next, names) && !rejected.has(`college:${institution}`),
	);
	return found === undefined
		? []
		: [{ from: span.from, to: next.to, meanings: [{ kind: "college", value: String(found), label: "" }] }];
}

const SINGULAR = /^(?:college|university|institute|school|कॉलेज|विश्वविद्यालय|संस्थान|महाविद्यालय|यूनिवर्सिटी)$/u;

/** Everything typed is what one institution alone is called, in so many words that nothing else is meant. */
function nameExactly(tokens: readonly Token[], spans: readonly Span[], names: Names): number | undefined {
	// Devanagari is heard, not read: "इंदौर के फार्मेसी कॉलेज" sounds like somebody.
	const isShort = tokens.length < (spans.some(isTelling) ? 2 : FEWEST_WORDS);
	if (isShort || tokens.some(({ isDevanagari, text }) => isDevanagari || PLURAL.test(text))) return undefined;
	const [only, other] = names.called(wordsOf(tokens, 0, tokens.length));
	return other === undefined ? only : undefined;
}

const FEWEST_WORDS = 3;
const isTelling = (span: Span) => isUnknown(span) || span.meanings[0]?.kind === "college";

/** Kinds of words that ask: with one of them a question is no name alone. */
const ASKING: ReadonlySet<string> = new Set([
	...["intent", "compare", "without", "no", "near", "sort", "bound", "most", "least", "rank-word", "marks-word"],
	...["percent-word", "percent-plain", "unit", "exam", "country", "tool", "scheme", "after", "can", "doing"],
	...["student-word", "explain", "may", "guidance", "other-exam", "average", "wish"],
]);

function isAsking({ meanings, number }: Span): boolean {
	return number !== undefined || ASKING.has(meanings[0]?.kind ?? "") || isRegion(meanings);
}

/** What stands before a place, of a list more than in a name; and words that describe alone are a name of at most so many. */
const WITHIN = /^(?:in|at|me|mein|ka|ki|ke)$/;
const LONGEST_DESCRIBING = 5;

/** Whether it is worth to look for everything typed as one name: looking is dear, and what asks or describes in a sentence is none. */
function mayBeName(tokens: readonly Token[], spans: readonly Span[]): boolean {
	const isPutRight = ({ from, to }: Span) => tokens.slice(from, to).some(({ typed }) => typed !== undefined);
	const isPlain = tokens.length > 1 && !tokens.some(({ isDevanagari, text }) => isDevanagari || PLURAL.test(text));
	if (!isPlain || spans.some((span) => isAsking(span) && !isPutRight(span))) return false;
	if (spans.some((span) => isTelling(span) || isPutRight(span))) return true;
	const isKind = spans.some(({ meanings: [first] }) => first?.kind === "university-type" || first?.kind === "degree");
	const isShort = tokens.length <= LONGEST_DESCRIBING && !tokens.some(({ text }) => WITHIN.test(text));
	return isShort && !isKind && tokens.some(({ text }) => SINGULAR.test(text) || text === "collage");
}

/** Everything typed as one name with typing errors; where several are called so, the words are left for the search by name. */
function nameMisspelt(tokens: readonly Token[], spans: readonly Span[], names: Names, rejected: Rejected): Span[] {
	const words = typedOf(tokens);
	if (!mayBeName(tokens, spans) || names.called(words).length > 0) return [];
	const said = spans.flatMap(({ from, to, meanings: [first] }) =>
		to > from + 1 && first !== undefined && first.kind !== "college" ? tokens.slice(from, to) : [],
	);
	const found = names.meant(words, new Set(said.map(({ text }) => text)));
	const isOther = !found?.isNear && spans.some(isAsking);
	if (found === undefined || isOther || rejected.has(`college:${found.institution}`)) return [];
	const meanings =
		found.institution === "several" ? [] : [{ kind: "college", value: String(found.institution), label: "" }];
	return [{ from: 0, to: tokens.length, meanings }];
}

/** Everything typed as one name: nothing in it asks, and an institution is called so, a ranked one where no word is unknown. */
function nameWhole(tokens: readonly Token[], spans: readonly Span[], names: Names): number | undefined {
	const isNaming = (span: Span) => isOfNames(span) || IN_WHOLE_NAMES.has(span.meanings[0]?.kind ?? "");
	if (spans.length < 2 || !spans.every(isNaming)) return undefined;
	const texts = tokens.map(({ text }) => text.normalize("NFC"));
	if (texts.some((text) => PLURAL.test(text))) return undefined;
	const hasNoun = texts.some((text) => SINGULAR.test(text));
	const isTold = spans.some((span) => isUnknown(span) || isFamily(span) || span.meanings[0]?.kind === "college");
	if (!hasNoun && !isTold) return undefined;
	const found = names.like(wordsOf(tokens, 0, tokens.length), true);
	const isSpelt = spans.some(isUnknown) && !tokens.some(({ isDevanagari }) => isDevanagari);
	if (found === undefined || !(names.isRanked(found) || isSpelt)) return undefined;
	const named = spans.find(({ meanings }) => meanings[0]?.kind === "college")?.meanings[0]?.value;
	const rest = spans.filter(({ meanings }) => meanings[0]?.kind !== "college");
	const isOnlyPlaced = rest.every(({ meanings }) => PLACE_KINDS.has(meanings[0]?.kind ?? ""));
	if (named !== undefined && named !== String(found) && isOnlyPlaced) return undefined;
	return isTold || names.called(wordsOf(tokens, 0, tokens.length)).includes(found) ? found : undefined;
}

/** What a whole name may have besides: "Sampurnanand Sanskrit Vishwavidyalaya". */
const IN_WHOLE_NAMES: ReadonlySet<string> = new Set(["college", "unheld", "kind"]);

const IN_NAMES: ReadonlySet<string> = new Set([
	"group",
	"state",
	"district",
	"town",
	"generic",
	"category",
	"course",
	"seat-category",
	"term",
]);
const PLURAL =
	/^(?:colleges|institutes|institutions|universities|univs|clgs|colleg?es|courses|कॉलेजों|संस्थानों|विश्वविद्यालयों)$/u;

function isOfNames({ meanings, number }: Span): boolean {
	const kind = meanings[0]?.kind;
	return number === undefined && !isRegion(meanings) && (kind === undefined || IN_NAMES.has(kind));
}

const isFamily = ({ meanings }: Span) => meanings.some(({ kind }) => kind === "group");
/** Fillers that names have within them. */
const JOINING = /^(?:of|the|for|at|in|on|ka|ki|ke|wala|wali|का|की|के)$/u;
const isJoining = (tokens: readonly Token[], span: Span) =>
	isFiller(span) && span.to === span.from + 1 && JOINING.test(tokens[span.from]?.text.normalize("NFC") ?? "");
/** "Other than AIIMS in Delhi": what is left out is a family, and the place is that of the list. */
const isDenied = (span: Span | undefined) => span?.meanings[0]?.kind === "without";

/** Fillers are within a run where names go on after them: "bits ka goa campus". */
function findEnd(tokens: readonly Token[], spans: readonly Span[], start: number): number {
	let end = start;
	while (end < spans.length) {
		const span = spans[end];
		const next = spans[end + 1];
		if (span === undefined || (end > start && isFamily(span))) break;
		if (isOfNames(span)) end++;
		else if (
			end > start &&
			isJoining(tokens, span) &&
			!isDenied(spans[start - 1]) &&
			next !== undefined &&
			isOfNames(next) &&
			!isFamily(next)
		)
			end++;
		else break;
	}
	return end;
}

/** The part of a run that may be a name: it has an unknown word or a family ("NIT"), and no plural, which names none. */
function trim(tokens: readonly Token[], run: readonly Span[]): { start: number; end: number } | undefined {
	const first = run.findIndex((span) => isUnknown(span) || isFamily(span));
	const hasPlace = run.some(({ meanings }) => PLACE_KINDS.has(meanings[0]?.kind ?? ""));
	if (first === -1 || !(run.some(isUnknown) || hasPlace)) return undefined;
	const isPlural = ({ from, to }: Span) =>
		tokens.slice(from, to).some(({ text }) => PLURAL.test(text.normalize("NFC")));
	let start = 0;
	for (const [place, span] of run.entries()) if (isPlural(span) && place < first) start = place + 1;
	let end = run.findIndex((span, place) => place > first && isPlural(span));
	if (end === -1) end = run.length;
	const isBranch = (span: Span | undefined) => span?.meanings[0]?.kind === "course";
	while (start < end && (isFiller(run[start]) || isBranch(run[start]))) start++;
	while (end > start && (isFiller(run[end - 1]) || isBranch(run[end - 1]))) end--;
	const onlyFamily = run
		.slice(start, end)
		.every(
			(span) =>
				span.meanings.some(({ kind }) => kind === "group") || isFiller(span) || span.meanings[0]?.kind === "generic",
		);
	return onlyFamily || run.some(isPlural) ? undefined : { start, end };
}

/** Whether beside a run there is only what asks. */
function isWhole(spans: readonly Span[], from: number, to: number): boolean {
	return spans.every(
		({ meanings }, at) =>
			(at >= from && at < to) || ["filler", "intent", "rank-word"].includes(meanings[0]?.kind ?? ""),
	);
}
