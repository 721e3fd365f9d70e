import { foldSigns } from "@uchit/text/fold-text.ts";
import { idOf } from "#backend/search/question/meaning.ts";
import { hasMeaning, joinTokens, type Reading, type ReadMeaning } from "#backend/search/question/reading.ts";

const MAX_TERM_WORDS = 4;

export function readTerm(reading: Reading): Reading {
	const { tokens, spans, lexicon, rejected } = reading;
	const isOfMeaning = spans.some((span) => hasMeaning(span, "intent", "definition") || hasMeaning(span, "compare"));
	const lengths = isOfMeaning
		? [...Array(Math.min(MAX_TERM_WORDS, tokens.length)).keys()].reverse()
		: [tokens.length - 1];
	const found = lengths.flatMap((length) =>
		tokens.flatMap((_, at): ReadMeaning[] => {
			if (at + length >= tokens.length) return [];
			const words = joinTokens(tokens, at, at + length + 1);
			const term = lexicon.terms.get(foldSigns(words));
			return term === undefined || rejected.has(idOf(term)) ? [] : [{ ...term, words, at, others: [] }];
		}),
	);
	const [term] = found;
	if (term === undefined) return reading;
	const isTerm = ({ kind, words }: ReadMeaning) => kind === "term" || (kind === "group" && words === term.words);
	return { ...reading, reads: [...reading.reads.filter((read) => !isTerm(read)), term] };
}
