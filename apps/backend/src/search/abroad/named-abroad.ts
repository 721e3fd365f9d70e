import { foldSigns } from "@uchit/text/fold-text.ts";
import { hasKind, idOf, type Meaning, PLACE_KINDS } from "#backend/search/question/meaning.ts";
import {
	filterByKind,
	hasMeaning,
	isAboutRecognition,
	isPlace,
	isUnknownSpan,
	joinTokens,
	type Reading,
	type Span,
	toSpan,
} from "#backend/search/question/reading.ts";
import type { NamedAbroad } from "./university-names.ts";

const MAX_NAME_WORDS = 6;

/** "Oxford University", "MIT USA": a university abroad is read as its country, before an institution of India with one of its words. */
export function findAbroad(reading: Reading): Reading {
	const { tokens, spans } = reading;
	const countries = spans.flatMap(({ meanings }) => meanings.filter((each) => hasKind(each, "country")));
	const found: Span[] = [];
	for (let from = 0; from < tokens.length; from = Math.max(found.at(-1)?.to ?? 0, from + 1)) {
		const span = findSpan(reading, from, countries);
		if (span !== undefined) found.push(span);
	}
	if (found.length === 0) return reading;
	const rest = spans.filter(({ from, to }) => !found.some((each) => from < each.to && to > each.from));
	return { ...reading, spans: [...rest, ...found].sort((a, b) => a.from - b.from) };
}

function findSpan(reading: Reading, from: number, countries: readonly Meaning[]): Span | undefined {
	const { tokens, lexicon, rejected } = reading;
	for (let to = Math.min(tokens.length, from + MAX_NAME_WORDS); to > from; to--) {
		const words = foldSigns(joinTokens(tokens, from, to));
		const ofCountry = countries.flatMap(({ value }) => lexicon.abroad.get(`${value} ${words}`) ?? [])[0];
		const named = lexicon.abroad.get(words) ?? ofCountry;
		if (named !== undefined && !rejected.has(idOf(named.country)) && isMeant(reading, { from, to, words }, named))
			return toSpan(tokens, from, to, [named.country]);
	}
	return undefined;
}

/** Nouns behind which one word is the name of a school or a college of India. */
const OTHER_NOUN =
	/^(?:schools?|colleges?|business|institutes?|public|international|dental|medical|engineering|group|academy|nursing|global|law|junior|कॉलेज|स्कूल|इंस्टीट्यूट)$/u;

function isMeant(
	{ tokens, spans, names }: Reading,
	{ from, to, words }: Omit<Span, "meanings">,
	{ isFamous, country }: NamedAbroad,
): boolean {
	const isCut = spans.some((span) => span.from < to && span.to > from && (span.from < from || span.to > to));
	const isOfCountry = spans.some((span) => hasMeaning(span, "country", country.value));
	// "Bluepeak Horizon University" is more than Horizon University, and a fake may have any name.
	const isMore = isAboutRecognition({ spans }) || spans.some((span) => span.to === from && isUnknownSpan(span));
	if (isCut || tokens[to]?.text === "of" || (isMore && !isFamous)) return false;
	if (to - from === 1) return !(OTHER_NOUN.test(tokens[to]?.text ?? "") || (spans.some(isPlace) && !isOfCountry));
	return isFamous || isOfCountry || names.called(words).length === 0;
}

export function listNamedAbroad({ reads, lexicon }: Pick<Reading, "reads" | "lexicon">): NamedAbroad[] {
	return filterByKind(reads, "country").flatMap(({ value, words }) => {
		const name = foldSigns(words);
		return lexicon.abroad.get(name) ?? lexicon.abroad.get(`${value} ${name}`) ?? [];
	});
}

const INSTITUTION = /^(?:university|college|institute|school|विश्वविद्यालय|यूनिवर्सिटी|कॉलेज)$/u;

/** Money for studies has answers of its own; anything else about a university abroad is answered by its country. */
export function readIntentAbroad(question: Reading): Reading {
	const { intent, tokens, reads } = question;
	const isOfMoney = ["scholarship", "loan"].includes(intent);
	// "Amity University Dubai": none of the known ones, and yet not in India.
	const isPlaced =
		["none", "name"].includes(intent) &&
		filterByKind(reads, "country").length === 1 &&
		!reads.some((read) => hasKind(read, ...PLACE_KINDS)) &&
		tokens.some(({ text }) => INSTITUTION.test(text));
	if (isOfMoney || !(isPlaced || listNamedAbroad(question).length > 0)) return question;
	return { ...question, intent: "country", unknown: [] };
}
