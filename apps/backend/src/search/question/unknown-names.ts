import { isDevanagari, toLatin } from "#backend/search/text/devanagari.ts";
import { readTyped } from "#backend/search/text/typed.ts";
import { CONCEPT_OF } from "./cards/after/after-words.ts";
import { isDoubt } from "./conditions.ts";
import { hasKind, type Meaning, toCollegeMeaning } from "./meaning.ts";
import {
	collegeOf,
	filterByKind,
	hasMeaning,
	isAboutRecognition,
	isAtPlace,
	isOfKind,
	isPlace,
	isUnknownSpan,
	joinTokens,
	type Reading,
	type ReadMeaning,
	type Span,
	toSpan,
	type Unknown,
} from "./reading.ts";
import { findSharedName } from "./subjects/short-names.ts";
import { COLLEGE_NOUN, isShortForm, MIN_FORM_LENGTH, NAMES_UNIVERSITY } from "./tokens.ts";

const EXAM_SHAPED = /^[a-z]{2,6}(?:cet|jee|eet|let|net|pet|tet|det|catet|cee|cece)$/;
const EXAM_WORD = /^(?:exams?|exm|entrance|entrance exam|test|परीक्षा|एग्जाम|pariksha)$/u;
const EXAM_INTENTS = [
	...(["form", "admit-card", "result", "answer-key", "counselling", "syllabus", "pattern", "papers", "date"] as const),
];
/** A marksheet or a portal is of no exam: "DigiLocker marksheet". */
const OF_ANY_PAPER = /\bapply|marksheet|mark sheet|portal|certificate|मार्कशीट/u;
const COLLEGE_INTENTS = ["placement", "salary", "hostel", "recognition", "reviews"] as const;
const LATERAL = /^(?:lateral|leet|लेटरल)/u;

/**
 * Words that must be the short name of an unknown exam: in capitals, with an exam's ending, or beside an exam's intent without a known
 * exam, and in no lexicon or name. Marked, so that they are not matched to similar names. A known exam before "lateral entry" is another, unknown exam.
 */
export function findUnknownExams(reading: Reading): Reading {
	const { tokens, spans } = reading;
	const strange = spans.map((_, at) => isStrange(reading, at));
	const marked: Span[] = [];
	for (let at = 0; at < spans.length; at++) {
		const span = spans[at];
		if (span === undefined) continue;
		const end = strange[at] ? [...strange, false].indexOf(false, at) : endOfJoined(spans, at);
		if (end === undefined) {
			marked.push(span);
			continue;
		}
		const to = spans[LATERAL.test(spans[end]?.words ?? "") ? end : end - 1]?.to ?? span.to;
		marked.push(toSpan(tokens, span.from, to, [toExam(joinTokens(tokens, span.from, to))]));
		while (at + 1 < spans.length && (spans[at + 1]?.to ?? 0) <= to) at++;
	}
	return { ...reading, spans: marked };
}

function toExam(words: string): Meaning {
	return { kind: "other-exam", value: words.replaceAll(" ", "-"), label: words };
}

function endOfJoined(spans: readonly Span[], at: number): number | undefined {
	const [span, next] = [spans[at], spans[at + 1]];
	if (span === undefined || next === undefined) return undefined;
	if (isOfKind(span, "exam", "other-exam") && LATERAL.test(next.words)) return at + 2;
	const isDegree = (each: Span | undefined) =>
		each?.meanings.some((meaning) => hasKind(meaning, "degree", "unheld", "topic")) ?? false;
	const isCet = (from: number) =>
		[spans[from], spans[from + 1]].some((each) => each?.words === "cet") &&
		[spans[from], spans[from + 1]].some(isDegree) &&
		!isPlace(spans[from + 2]);
	if (isCet(at)) return at + 2;
	const isShort = (collegeOf(span) !== undefined || isUnknownSpan(span)) && span.words.length <= MIN_FORM_LENGTH;
	return isShort && next.words !== "cet" && isCet(at + 1) ? at + 3 : undefined;
}

function isStrange({ tokens, spans, lexicon, names }: Reading, at: number): boolean {
	const span = spans[at];
	const token = tokens[span?.from ?? -1];
	if (span === undefined || token === undefined || span.to !== span.from + 1 || !isUnknownSpan(span)) return false;
	const { text, isDevanagari } = token;
	const spelled = isDevanagari ? toLatin(text) : { latin: text, by: "word" };
	if (spelled.by === "sound" || spelled.latin.length < MIN_FORM_LENGTH) return false;
	if (names.called(text).length > 0 || names.isKnownWord(spelled.latin) || lexicon.words.has(spelled.latin))
		return false;
	// "GATE date and organising institute": beside a known exam a plain word is none.
	const isOfExam = isBesideExam(spans, at) && !spans.some((each) => isOfKind(each, "exam"));
	if (isDevanagari) return isOfExam;
	if (isShortForm(token))
		return !listNeighbours(spans, at).some(
			(each) => COLLEGE_NOUN.test(each.words) || hasMeaning(each, "intent", ...COLLEGE_INTENTS),
		);
	if (lexicon.near.list(text).length > 0 || names.isNearNameWord(text)) return false;
	return EXAM_SHAPED.test(text) || (isOfExam && !CONCEPT_OF.has(text) && !isVerb(spans[at + 1]));
}

/** "Marksheet kho gayi": in Hindi the word before an auxiliary is a verb, not an exam. */
const isVerb = (next: Span | undefined) => next !== undefined && AUXILIARY.test(next.words);
const AUXILIARY =
	/^(?:ga[iy]*[aei]|gay[aei]|jaye|jaaye|jana|jata|jati|rah[aei]|kar|karke|diya|diye|di|liya|li|dena|lena|de|le|do|lo|hua|hui|hue)$/;

/** Whether its neighbours, fillers aside, occur with exams only. */
function isBesideExam(spans: readonly Span[], at: number): boolean {
	return listNeighbours(spans, at).some(
		(span) =>
			EXAM_WORD.test(span.words) || (hasMeaning(span, "intent", ...EXAM_INTENTS) && !OF_ANY_PAPER.test(span.words)),
	);
}

/** The nearest meaningful spans on both sides; for "NORCET 2026 form" not the year. */
function listNeighbours(spans: readonly Span[], at: number): Span[] {
	const isStated = (span: Span) => !isOfKind(span, "filler", "explain") && span.number === undefined;
	return [spans.slice(0, at).findLast(isStated), spans.slice(at + 1).find(isStated)].flatMap((span) => span ?? []);
}

function isAboutGenuineness({ spans }: Reading): boolean {
	return spans.some((span) => hasMeaning(span, "intent", "recognition") && isDoubt(span.words));
}

const BUYING = /\b(?:buy|kharid\w*)\b|खरीद/u;

/** "Monad University fake degree" doubts the institution; only without a name does it ask for such a degree. */
function doubtDegree(reading: Reading): Reading {
	const { tokens, spans, lexicon } = reading;
	const isNamed = spans.some((span) => collegeOf(span) !== undefined || (isUnknownSpan(span) && spans.some(isNoun)));
	if (!isNamed || BUYING.test(joinTokens(tokens, 0, tokens.length))) return reading;
	const meanings = lexicon.phrases.get("fake") ?? [];
	const isFake = (span: Span) => hasMeaning(span, "line", "bought-degree");
	return { ...reading, spans: spans.map((span) => (isFake(span) ? { ...span, meanings } : span)) };
}

/**
 * In a question on fakes, only a whole name with all words names an institution: an invented name sounds like a real one. The rest stays
 * unread.
 */
export function rejectInexactNames(original: Reading): Reading {
	const doubted = doubtDegree(original);
	const isFull = isAboutGenuineness(doubted);
	if (!isFull && !isAboutRecognition(doubted)) return doubted;
	const reading = nameWholeRun(doubted);
	const { tokens, spans, names } = reading;
	const isMeant = (span: Span, at: number) => {
		const institution = collegeOf(span);
		if (institution === undefined) return true;
		// An institution of Indore does not answer whether one of Bhopal is approved.
		if (!isFull) return !isInOtherTown(reading, at);
		// "Netaji Subhas Open University" is more than "Netaji Subhas".
		const next = spans[at + 1];
		// "Manav Bharti" is more than "Manav", though "bharti" alone means recruitment.
		if (isOfKind(next, "out-of-scope")) return false;
		const isMore = next !== undefined && (isUnknownSpan(next) || isOfKind(next, "topic", "unheld"));
		if (isMore && NAMES_UNIVERSITY.test(joinTokens(tokens, next.from, spans[at + 2]?.to ?? next.to))) return false;
		if (isInOtherTown(reading, at)) return false;
		// A match by sound must cover the whole name: "महर्षि महेश योगी विश्वविद्यालय".
		if (isDevanagari(span.words) && (isUnknownSpan(spans[at - 1]) || isUnknownSpan(next))) return false;
		if (isDevanagari(span.words) && NAMES_UNIVERSITY.test(span.words) && !names.hasOwnWords(institution, span.words))
			return false;
		const isOther = NAMES_UNIVERSITY.test(span.words) && !names.isUniversity(institution);
		return names.called(span.words).includes(institution) || (!isOther && names.hasAllSpelt(institution, span.words));
	};
	const doubt = (span: Span, at: number) =>
		isInOtherTown(reading, at)
			? toSpan(tokens, span.from, spans[at + 1]?.from ?? tokens.length, [])
			: { ...span, meanings: [] };
	return { ...reading, spans: spans.map((span, at) => (isMeant(span, at) ? span : doubt(span, at))) };
}

/** "Indian Institute of Science": a whole name whose every word has a meaning of its own. */
function nameWholeRun(reading: Reading): Reading {
	const { tokens, spans, names } = reading;
	for (const at of spans.keys()) {
		const { from, to } = findRun(spans, at, true) ?? { from: at, to: at };
		const [first, last] = [spans[from], spans[to - 1]];
		if (first === undefined || last === undefined || to - from < LONG_NAME) continue;
		const [only, other] = names.called(joinTokens(tokens, first.from, last.to));
		if (only === undefined || other !== undefined) continue;
		const named = toSpan(tokens, first.from, last.to, [toCollegeMeaning(only)]);
		return { ...reading, spans: spans.toSpliced(from, to - from, named) };
	}
	return reading;
}

/** "Shobhit University" is in Gangoh: only an exact name in Meerut answers for Meerut. The match may have taken the town with it. */
function isInOtherTown(reading: Reading, at: number): boolean {
	const { tokens, spans, lexicon } = reading;
	const [span, next] = [spans[at], spans[at + 1]];
	const institution = span && collegeOf(span);
	if (span === undefined || institution === undefined) return false;
	const left = joinTokens(tokens, span.to, next?.from ?? tokens.length);
	const place = left === "" ? next : { ...span, meanings: lexicon.phrases.get(left) ?? [] };
	return place !== undefined && isPlace(place) && !isAtPlace(reading, institution, place);
}

export function addUnknownNames(reading: Reading): Reading {
	const { spans, reads, names } = reading;
	const shared = findSharedName(reading);
	if (shared !== undefined)
		return { ...reading, unknown: [shared], reads: reads.filter(({ at }) => at !== shared.from) };
	const exams = spans.flatMap((span, at): Unknown[] => {
		if (reads.some((read) => read.at === at && read.isNot)) return [];
		if (!isOfKind(span, "other-exam") || (names.isKnownWord(span.words) && !isBesideExam(spans, at))) return [];
		return [{ kind: "exam", words: span.words, from: at, to: at + 1, isDoubted: false, like: [] }];
	});
	const isOfSomebody = filterByKind(reads, "college", "group", "country", "scheme", "exam").length > 0;
	const unknown = isOfSomebody || exams.length > 0 ? exams : listUnknownInstitutions(reading);
	return { ...reading, unknown, reads: reads.filter((read) => !isWithinUnknown(read, unknown)) };
}

function isWithinUnknown({ at, kind }: ReadMeaning, unknown: readonly Unknown[]): boolean {
	return kind !== "other-exam" && unknown.some(({ from, to }) => at >= from && at < to);
}

function listUnknownInstitutions(reading: Reading): Unknown[] {
	const { tokens, spans, names } = reading;
	const isOfOne = isAboutRecognition(reading);
	// "Is IIPM UGC approved": the question is about nothing else.
	const isOnly =
		isOfOne && reading.reads.every((read) => hasKind(read, "approval", "filler", "can", "doing", "intent"));
	const doubted = isAboutGenuineness(reading) || isOnly;
	const isAboutOne = spans.some((span) => hasMeaning(span, "intent", "fee", "cutoff", ...COLLEGE_INTENTS));
	const found: Unknown[] = [];
	for (let at = 0; at < spans.length; at++) {
		const run = findRun(spans, at, doubted);
		if (run === undefined) continue;
		at = run.to;
		const within = spans.slice(run.from, run.to);
		const [first, last] = [within[0], within.at(-1)];
		if (first === undefined || last === undefined) continue;
		const hasNoun = within.some(isNoun);
		const strange = within.filter((span) => isUnknownSpan(span) || (isOfOne && isOfKind(span, "unheld")));
		// A long run of descriptive words with a noun may be an invented name: "Indian Institution of Science and Engineering".
		const isDoubtedName = strange.length > 0 || (hasNoun && within.length >= LONG_NAME);
		// "Fees of Allen Polytechnic": about one institution, with the noun behind its name.
		const isNounBehind = isAboutOne && within.some((span, place) => isUnknownSpan(span) && isNoun(within[place + 1]));
		// "Zorawar Kestrel Institute of Technology": a noun with capitalised unknown words.
		const isNamed =
			hasNoun &&
			strange.length > 0 &&
			(isOfOne ||
				isNounBehind ||
				strange.every(({ from, to }) => tokens.slice(from, to).every(({ shape }) => shape !== undefined)));
		const words = joinTokens(tokens, first.from, last.to);
		// "Indian Institute of Planning and Management": no institution of its field answers whether it is recognised.
		const isComposed = isOfOne && within.length >= LONG_NAME && COMPOSED.test(words);
		if (!(doubted ? isDoubtedName : isNamed || isComposed)) continue;
		const isTelling = (readTyped(words)?.words.length ?? 0) > 1;
		const like = isTelling ? names.listHaving(words) : [];
		found.push({
			...{ kind: "institution", words, ...run, isDoubted: doubted || isOfOne },
			like: (NAMES_UNIVERSITY.test(words) ? like.filter(names.isUniversity) : like).slice(0, MAX_OFFERED),
		});
	}
	return found;
}

const MAX_OFFERED = 3;
const LONG_NAME = 3;
const COMPOSED = /\S (?:college|university|institut(?:e|ion)|school|academy) of \S/;

const KINDS_IN_NAMES = [
	...(["state", "district", "town", "category", "course", "degree", "kind", "topic", "unheld"] as const),
	"out-of-scope" as const,
];
const isNoun = (span: Span | undefined) =>
	span !== undefined && COLLEGE_NOUN.test(span.words.normalize("NFC").replace(/ of$/, ""));
/** "Subharti University distance": the way of study is no part of the name, as in "Open University". */
const isMode = (span: Span | undefined) =>
	hasMeaning(span, "topic", "distance", "online") && !NAMES_UNIVERSITY.test(span?.words ?? "");
const isJoining = (span: Span | undefined) => /^(?:of|the|for|and)$/.test(span?.words ?? "");

function findRun(
	spans: readonly Span[],
	start: number,
	isOfDoubted: boolean,
): { from: number; to: number } | undefined {
	const isOfName = (span: Span | undefined) => {
		if (span === undefined) return false;
		const [first] = span.meanings;
		const isOfCountry = first?.kind === "generic" && first.value === "india";
		const isWithin = isOfDoubted && isOfKind(span, "generic", "filler", "doing");
		return (
			isOfCountry ||
			isUnknownSpan(span) ||
			isOfKind(span, ...KINDS_IN_NAMES) ||
			isNoun(span) ||
			isJoining(span) ||
			isWithin
		);
	};
	const isAround = (span: Span | undefined) => isJoining(span) || isOfKind(span, "filler") || isMode(span);
	if (!isOfName(spans[start])) return undefined;
	let to = start + 1;
	// "Institute of Planning": an everyday word behind "of" belongs to the name.
	const isIn = (at: number) => isOfName(spans[at]) || (spans[at - 1]?.words === "of" && isOfKind(spans[at], "filler"));
	while (isIn(to) && !(isNoun(spans[to - 1]) && isMode(spans[to]))) to++;
	let from = start;
	while (from < to && isAround(spans[from])) from++;
	while (to > from && isAround(spans[to - 1])) to--;
	return from < to ? { from, to } : undefined;
}
