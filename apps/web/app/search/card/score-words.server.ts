import { WOMAN } from "@uchit/contract/predict.ts";
import { PLAIN_CATEGORIES } from "#app/facts/plain-category.ts";
import { nameProgramme } from "#app/facts/programme.ts";
import { hasPredictor } from "#app/facts/words/predict-exams.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { ASSUMED_VALUE, BEGUN_PARAM } from "#app/predict/search.ts";
import { type CardOf, type CardWords, examCutoffsLink, joinWithDots, type PhraseContext } from "./card-parts.ts";

type ScoresCard = CardOf<"scores">;

export function sayScores(card: ScoresCard, phrase: PhraseContext): CardWords {
	const { t, paths } = phrase;
	const { exam, authority, year, round = 0, seatType, marks, colleges, items, asked = [], sourceId } = card;
	const values = {
		figure: marks === undefined ? "none" : t(`answerCard.card.scoreIn.${card.figure}`, { figure: formatNumber(marks) }),
		authority,
		year: String(year),
		round,
		seatType: seatType === "" ? "none" : seatWords(t, seatType),
	};
	// A college may have several programmes of that name.
	const count = new Set(items.map(({ college }) => college.slug)).size;
	const isWithoutWomen = marks !== undefined && !card.isForWomen && exam.slug === "cuet-ug";
	return {
		figure: { value: t("answerCard.card.scoresFound", { count, of: colleges }), sourceId },
		sentence: t("answerCard.card.scores", values),
		notes: [
			...asked.map(({ college, programme, closing }) =>
				t("answerCard.card.scoreOf", {
					college: college.name,
					programme: nameProgramme(programme),
					closing: formatNumber(closing),
				}),
			),
			card.words === undefined ? undefined : t("answerCard.card.said", { said: card.words }),
			card.isAssumed && t("answerCard.card.scoresAssumed"),
			isWithoutWomen ? t("answerCard.card.scoresWithoutWomen") : undefined,
			noteOf(t, exam.slug),
		],
		list: items.map(({ college, programme, closing, isForWomen, seatType, round }) => ({
			to: paths.collegeTab(college.slug, "cutoffs"),
			name: college.name,
			detail: joinWithDots([
				nameProgramme(programme),
				isForWomen && t("answerCard.card.womenAlone"),
				seatType,
				round === undefined ? undefined : t("answerCard.card.scoreRound", { round }),
			]),
			value: formatNumber(closing),
		})),
		links: [
			hasPredictor(exam.slug) && card.figure === "marks"
				? { label: t("answerCard.next.scores"), to: paths.predictOf(toOpenParams(card)) }
				: examCutoffsLink(exam, phrase),
		],
	};
}

/** The predictor itself states that everyone's seats were assumed. */
function toOpenParams({ exam, marks, isAssumed, seatType, words, isForWomen }: ScoresCard): URLSearchParams {
	return new URLSearchParams([
		[BEGUN_PARAM, ASSUMED_VALUE],
		["exam", exam.slug],
		...(marks === undefined ? [] : [["common", String(marks)]]),
		...(isAssumed ? [] : [["category", seatType]]),
		...(isForWomen ? [["gender", WOMAN]] : []),
		...(words === undefined ? [] : [["q", words]]),
	]);
}

function seatWords(t: Translate, seatType: string): string {
	const plain = seatType === "UR" ? "open" : PLAIN_CATEGORIES.find((each) => each === seatType.toLowerCase());
	return plain === undefined ? seatType : t(`answerCard.category.${plain}`);
}

const NOTED = ["cuet-ug", "mht-cet", "bitsat-exam", "gate"] as const;

function noteOf(t: Translate, exam: string): string | undefined {
	const noted = NOTED.find((each) => each === exam);
	return noted && t(`answerCard.card.scoresNote.${noted}`);
}
