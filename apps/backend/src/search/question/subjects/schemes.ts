import {
	hasMeaning,
	isOfKind,
	isUnknownSpan,
	type Reading,
	type ReadMeaning,
	type Span,
} from "#backend/search/question/reading.ts";
import { isDevanagari, toLatin } from "#backend/search/text/devanagari.ts";

/** "Scholarship for girls in B.Tech, AICTE Pragati": a distinctive word names its scheme, wherever "scholarship" stands. */
export function findSchemes(reading: Reading): Reading {
	const { spans, lexicon } = reading;
	const isOfMoney = spans.some((span) => hasMeaning(span, "intent", "scholarship"));
	if (!isOfMoney || spans.some((span) => isOfKind(span, "scheme"))) return reading;
	const toScheme = (span: Span, at: number): Span => {
		const meanings = isUnknownSpan(span) ? lexicon.schemes.get(wordOf(span)) : undefined;
		const giver = spans[at - 1]?.words ?? "";
		// "AICTE Saksham" must not match a company's scheme.
		const matching = meanings?.filter(({ label }) => giver !== "aicte" || label.startsWith("AICTE"));
		return matching === undefined || matching.length === 0 ? span : { ...span, meanings: matching };
	};
	const found = spans.map(toScheme);
	// "Any AICTE scholarship for a girl": AICTE's scheme for girls is Pragati.
	const isOfGirls = spans.some((span) => hasMeaning(span, "gender", "women"));
	const pragati =
		isOfGirls && !found.some((span) => isOfKind(span, "scheme")) ? lexicon.schemes.get("pragati") : undefined;
	const toPragati = (span: Span): Span =>
		pragati !== undefined && hasMeaning(span, "approval", "aicte") ? { ...span, meanings: pragati } : span;
	return { ...reading, spans: found.map(toPragati) };
}

const wordOf = ({ words }: Span) => (isDevanagari(words) ? toLatin(words).latin : words);

const NOUN = /^(?:scholarships?|schemes?|yojana|fellowships?|छात्रवृत्ति|योजना|स्कॉलरशिप)$/u;
const DESCRIBING =
	/^(?:orphans?|single|parents?|merit|sports?|widows?|labou?r|farmers?|kisan|army|defence|soldiers?|topper|full|free|best|new|all|my|any|other|which|private|student|foreign|state|central|government)$/;
const MAX_NAME_WORDS = 4;

/** "PM Yasasvi scholarship", "Mukhyamantri Kanya Utthan Yojana": names of schemes that we do not have. */
export function findUnknownScheme({
	tokens,
	reads,
	unread,
}: Pick<Reading, "tokens" | "reads" | "unread">): string | undefined {
	const unknownScheme = reads.find((read: ReadMeaning) => read.kind === "scheme" && read.value === "unheld");
	if (unknownScheme !== undefined) return unknownScheme.words;
	const strange = new Set(unread.filter((word) => !DESCRIBING.test(word)));
	const at = tokens.findIndex(({ text }) => NOUN.test(text.normalize("NFC")));
	const run = tokens.slice(Math.max(0, at - MAX_NAME_WORDS), Math.max(0, at)).map(({ text }) => text);
	const from = run.findIndex((word) => strange.has(word));
	return from === -1 ? undefined : run.slice(from).join(" ");
}
