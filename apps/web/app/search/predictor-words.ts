import type { AskCard } from "@uchit/contract/answer.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { BEGUN } from "#app/predict/search.ts";
import type { CardContext, CardWords, FirstOptions, PhraseContext } from "./card-parts.ts";

/** What was read, in one line, and the way to the answer; or to what is still missing. */
export function sayPredictor(
	{ exam, rank, marks, percentile, words, institution, homeState, ...card }: Extract<AskCard, { kind: "predict" }>,
	{ t, paths }: PhraseContext,
	{ predicted, narrowed }: Pick<CardContext, "predicted" | "narrowed">,
): CardWords {
	const { address = new URLSearchParams(), first } = predicted ?? {};
	const read = [
		exam?.name,
		rank === undefined ? undefined : formatNumber(rank),
		marks === undefined ? undefined : t("ask.card.predictMarks", { marks: formatNumber(marks) }),
		percentile === undefined ? undefined : t("ask.card.predictPercentile", { percentile: String(percentile) }),
		address.get("category") ?? card.category?.toUpperCase(),
		card.isForWomen ? t("ask.card.predictWoman") : undefined,
		homeState?.name,
		words === undefined || narrowed === "" ? words : narrowed,
		institution?.name,
	];
	const said = read.filter((part) => part !== undefined && part !== "").join(" · ");
	const isAnswered = exam !== undefined && !address.has(BEGUN);
	return {
		figure: { value: first === undefined ? said : t("ask.card.predictOptions", { options: first.total }) },
		sentence:
			first === undefined
				? t("ask.card.predict")
				: first.total === 0 && institution !== undefined
					? t("ask.card.predictNoneAt", { college: institution.name })
					: t("ask.card.predictFound", { said, options: first.total }),
		notes: [
			...(first?.rankOf === undefined || marks === undefined ? [] : [rankWords(t, marks, first.rankOf)]),
			...(first === undefined ? [] : moreWords(t, first.more)),
			...(first?.assumed === undefined ? [] : [assumedWords(t, first.assumed)]),
			...(first?.ownOfState === undefined ? [] : [t("ask.card.predictAllIndia", first.ownOfState)]),
		],
		...(first !== undefined &&
			first.options.length > 0 && {
				list: first.options.map(({ slug, name, programme, band, closing, year, isPaid }) => ({
					to: paths.collegeTab(slug, "cutoffs"),
					name,
					detail: [
						programme,
						isPaid ? t("ask.card.predictPaid") : "",
						closing === undefined
							? ""
							: t("ask.card.closedAt", {
									closing: formatNumber(closing),
									year: year === undefined ? "none" : String(year),
								}),
						t(`ask.card.predictBand.${band}`),
					]
						.filter((part) => part !== "")
						.join(" · "),
				})),
			}),
		next: {
			label: isAnswered ? t("ask.next.predictAnswered") : t("ask.next.predict"),
			to: exam === undefined ? paths.predict() : paths.predictOf(address),
		},
	};
}

/** Marks say nothing of another year's: which year's they are is said. */
function rankWords(t: Translate, marks: number, { year, better, worse }: NonNullable<FirstOptions["rankOf"]>): string {
	const ranks = { better: formatNumber(better), worse: formatNumber(worse) };
	return t("ask.card.predictRankOf", { marks: formatNumber(marks), year: String(year), ...ranks });
}

/** What is not counted, because something is missing. */
function moreWords(t: Translate, { ofHomeState, ofCategory }: FirstOptions["more"]): string[] {
	return [
		...(ofCategory === 0 ? [] : [t("ask.card.predictOwnRank", { count: ofCategory })]),
		...(ofHomeState === 0 ? [] : [t("ask.card.predictHomeState", { count: ofHomeState })]),
	];
}

function assumedWords(t: Translate, { isOpen, isForEveryone }: NonNullable<FirstOptions["assumed"]>): string {
	const what = isOpen ? (isForEveryone ? "both" : "category") : "gender";
	return t("ask.card.predictAssumed", { what });
}

/** Without a programme a college stands once; with one it may have several of that name. */
function countColleges(items: readonly { college: { slug: string } }[]): number {
	return new Set(items.map(({ college }) => college.slug)).size;
}

export function sayScores(
	{
		exam,
		authority,
		year,
		round,
		seatType,
		marks,
		colleges,
		items,
		asked = [],
		sourceId,
	}: Extract<AskCard, { kind: "scores" }>,
	{ t, paths }: PhraseContext,
): CardWords {
	const values = {
		marks: marks === undefined ? "none" : formatNumber(marks),
		authority,
		year: String(year),
		round: round ?? 0,
		seatType,
	};
	return {
		figure: { value: t("ask.card.scoresFound", { count: countColleges(items), of: colleges }), sourceId },
		sentence: t("ask.card.scores", values),
		notes: [
			...asked.map(({ college, programme, closing }) =>
				t("ask.card.scoreOf", { college: college.name, programme, closing: formatNumber(closing) }),
			),
			t("ask.card.scoresNote"),
		],
		list: items.map(({ college, programme, closing, isForWomen }) => ({
			to: paths.collegeTab(college.slug, "cutoffs"),
			name: college.name,
			detail: isForWomen ? `${programme} · ${t("ask.card.womenAlone")}` : programme,
			value: formatNumber(closing),
		})),
		next: {
			label: t("ask.next.scores"),
			to: paths.beginPredict({
				exam: exam.slug,
				common: marks === undefined ? "" : String(marks),
				category: seatType,
			}),
		},
	};
}
