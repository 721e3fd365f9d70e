import type { AskCard } from "@uchit/contract/answer.ts";
import { joinWithAnd } from "#app/platform/format/intl.ts";
import { type CardContext, type CardOf, type CardTable, type CardWords, collegeLink } from "./card-parts.ts";
import { COLLEGE_CARDS } from "./college-words.server.ts";
import { COUNTRY_CARDS } from "./country-words.server.ts";
import { EXAM_CARDS } from "./exam-words.server.ts";
import { FEE_CARDS } from "./fee-words.server.ts";
import { GUIDE_CARDS } from "./guide-words.server.ts";
import { sayMissing } from "./missing-words.server.ts";
import { sayPredictor } from "./predictor-words.server.ts";
import { sayScores } from "./score-words.server.ts";

type Kind = AskCard["kind"];

export function sayCard<One extends Kind>(card: CardOf<One> & { kind: One }, context: CardContext): CardWords {
	return CARDS[card.kind](card, context);
}

const CARDS: CardTable<Kind> = {
	...COLLEGE_CARDS,
	...COUNTRY_CARDS,
	...EXAM_CARDS,
	...FEE_CARDS,
	...GUIDE_CARDS,
	predict: sayPredictor,
	scores: sayScores,
	"not-held": sayMissing,
	about: ({ college, facts, unknown, site }, context) => {
		const { t, language } = context;
		const missing = unknown.map((each) => t(`ask.intent.${each}`));
		return {
			sentence: t("answerCard.card.about", { college: college.name }),
			facts: facts.map((fact) => {
				const { figure, sentence } = sayCard(fact, context);
				return { figure: figure?.value ?? "", sourceId: figure?.sourceId, sentence };
			}),
			notes: [
				missing.length === 0 ? undefined : t("answerCard.card.aboutUnknown", { what: joinWithAnd(missing, language) }),
			],
			links: [
				collegeLink(college, context),
				site === undefined ? undefined : { label: t("answerCard.card.lookThere"), to: site },
			],
		};
	},
};
