import type { Answer } from "@uchit/contract/answer.ts";
import { eventTitle } from "#app/exam/calendar/calendar-words.ts";
import { getToday } from "#app/exam/data.server.ts";
import { whenWords } from "#app/exam/exam-dates.ts";
import { getTerm } from "#app/glossary/data.server.ts";
import { pathsIn } from "#app/paths.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import { predict, sayAfter, sayLoan, sayRules, sayScholarships } from "#app/search/page.server.ts";
import { readingWords } from "#app/search/reading-words.ts";
import type { CardWords } from "./card-parts.ts";
import { sayCard } from "./card-words.ts";

/** The card of an answer in the page's language: its words are many, and only the server has them all. */
export async function sayAnswer(
	request: RequestContext,
	language: Language,
	{ card, readings }: Pick<Answer, "card" | "readings">,
): Promise<CardWords | undefined> {
	if (card === undefined) return undefined;
	const t = await translateFor(language);
	const narrowing = readings.filter(({ kind, isNot }) => NARROWING.has(kind) && !isNot);
	return sayCard(
		card,
		{ t, paths: pathsIn(language), language },
		{
			year: Number(getToday(request).slice(0, 4)),
			narrowed: narrowing.map((reading) => readingWords(t, language, reading)).join(", "),
			sayWhen: (event) => whenWords(language, event, "short"),
			rules: await sayRules(language, card),
			event:
				card.kind === "date"
					? { when: whenWords(language, card.event), title: eventTitle(t, language, card.event) }
					: undefined,
			predicted: card.kind === "predict" ? await predict(request, card) : undefined,
			after: await sayAfter(request, language, card),
			scholarships: await sayScholarships(request, language, card),
			loan: sayLoan(language, card),
			definition: card.kind === "definition" ? getTerm(language, card.term) : undefined,
		},
	);
}

/** What the predictor looks for by words. */
const NARROWING: ReadonlySet<string> = new Set(["course", "degree", "district", "town"]);
