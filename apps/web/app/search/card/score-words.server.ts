import type { AskCard } from "@uchit/contract/answer.ts";
import { WOMAN } from "@uchit/contract/predict.ts";
import { PLAIN_CATEGORIES } from "#app/facts/plain-category.ts";
import { nameProgramme } from "#app/facts/programme.ts";
import { hasPredictor } from "#app/facts/words/predict-exams.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { ASSUMED_VALUE, BEGUN_PARAM } from "#app/predict/search.ts";
import type { CardWords, PhraseContext } from "./card-parts.ts";
import { joinWithDots } from "./predictor-words.server.ts";

/** Counts colleges: one may have several programmes of that name. */
function countColleges(items: readonly { college: { slug: string } }[]): number {
	return new Set(items.map(({ college }) => college.slug)).size;
}

export function sayScores(card: ScoresCard, { t, paths }: PhraseContext): CardWords {
	const { exam, authority, year, round, seatType, marks, colleges, items, asked = [], sourceId } = card;
	const closing = (value: number) => formatNumber(value);
	const values = {
		figure: marks === undefined ? "none" : t(`answerCard.card.scoreIn.${card.figure}`, { figure: formatNumber(marks) }),
		authority,
		year: String(year),
		round: round ?? 0,
		seatType: seatType === "" ? "none" : seatWords(t, seatType),
	};
	return {
		figure: { value: t("answerCard.card.scoresFound", { count: countColleges(items), of: colleges }), sourceId },
		sentence: t("answerCard.card.scores", values),
		notes: [
			...asked.map((each) =>
				t("answerCard.card.scoreOf", {
					college: each.college.name,
					programme: nameProgramme(each.programme),
					closing: closing(each.closing),
				}),
			),
			...(card.words === undefined ? [] : [t("answerCard.card.said", { said: card.words })]),
			...(card.isAssumed ? [t("answerCard.card.scoresAssumed")] : []),
			...(marks === undefined || card.isForWomen || exam.slug !== "cuet-ug"
				? []
				: [t("answerCard.card.scoresWithoutWomen")]),
			...notesOf(t, exam.slug),
		],
		list: items.map(({ college, programme, closing, isForWomen, seatType = "", round }) => ({
			to: paths.collegeTab(college.slug, "cutoffs"),
			name: college.name,
			detail: joinWithDots([
				nameProgramme(programme),
				isForWomen ? t("answerCard.card.womenAlone") : "",
				seatType,
				round === undefined ? "" : t("answerCard.card.scoreRound", { round }),
			]),
			value: formatNumber(closing),
		})),
		next:
			hasPredictor(exam.slug) && card.figure === "marks"
				? { label: t("answerCard.next.scores"), to: paths.predictOf(toOpenParams(card)) }
				: { label: t("answerCard.next.examCutoffs", { exam: exam.name }), to: paths.examTab(exam.slug, "cutoffs") },
	};
}

type ScoresCard = Extract<AskCard, { kind: "scores" }>;

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

function notesOf(t: Translate, exam: string): string[] {
	const noted = NOTED.find((each) => each === exam);
	return noted === undefined ? [] : [t(`answerCard.card.scoresNote.${noted}`)];
}
