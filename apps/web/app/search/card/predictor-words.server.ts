import { LAKH } from "@uchit/contract/amount.ts";
import { hindiStateName } from "@uchit/contract/state-names.ts";
import { PLAIN_CATEGORIES } from "#app/facts/plain-category.ts";
import { nameProgramme } from "#app/facts/programme.ts";
import { quotaWords } from "#app/facts/words/cutoff-words.ts";
import { stateName } from "#app/facts/words/place-words.ts";
import type { Paths } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { BEGUN_PARAM, CARD_SORT } from "#app/predict/search.ts";
import {
	type CardContext,
	type CardOf,
	type CardWords,
	type FirstOptions,
	isPaid,
	joinWithDots,
	type LastSeat,
	type PhraseContext,
	siteLink,
} from "./card-parts.ts";

type PredictCard = CardOf<"predict">;

export function sayPredictor(
	card: PredictCard,
	{ t, paths, language, predicted, narrowed }: PhraseContext & Pick<CardContext, "predicted" | "narrowed">,
): CardWords {
	const { address = new URLSearchParams(), first } = predicted ?? {};
	const { exam, institution, inState, homeState = inState } = card;
	const state = homeState && stateName({ ...homeState, nameHi: hindiStateName(homeState.slug) }, language);
	const named = first?.isWithout ? { ...card, institution: undefined } : card;
	const sentence = phraseWords(t, named, { address, narrowed, state, isOpen: first?.assumed?.isOpen === true });
	const next = {
		label:
			exam !== undefined && first !== undefined ? t("answerCard.next.predictAnswered") : t("answerCard.next.predict"),
		to: exam === undefined ? paths.predict() : paths.predictOf(first === undefined ? address : inCardOrder(address)),
	};
	if (exam?.slug === JOSAA_EXAM && card.kinds?.every((kind) => kind === "iit")) return sayIits(t, paths);
	if (first === undefined) {
		// The predictor needs a rank if no table converts the marks.
		const isOfMarks = exam !== undefined && card.marks !== undefined && card.rank === undefined;
		const missing = isOfMarks ? t("answerCard.card.predictNoMarks", { exam: exam.name }) : t("answerCard.card.predict");
		const printer = predicted?.printer;
		const figure = { value: sentence };
		if (printer === undefined) return { figure, sentence: missing, links: [next] };
		const ofState = t("answerCard.card.predictOfState", { name: state ?? "", body: printer.name });
		return { figure, sentence: ofState, notes: [missing], links: [next, siteLink(printer.address, t)] };
	}
	const ranks = yourRankWords(t, first);
	const isClosed = first.total === 0 && institution !== undefined;
	const isHomeOnly = isClosed && first.closed.some((seat) => isOpenAtHome(card, seat));
	const count = isHomeOnly ? t("answerCard.card.predictHomeOnly") : countWords(t, exam?.slug, first);
	const found = isClosed
		? t(closedAs(first, isHomeOnly), { college: institution.name })
		: t("answerCard.card.predictFound", { said: sentence, which: whichOf(first) });
	const body = first.ownOfState?.body;
	return {
		figure: { value: ranks?.figure ?? count },
		sentence: [
			ranks?.from,
			ranks && !isClosed ? t("answerCard.card.predictCount", { count }) : undefined,
			first.isWithout && institution && t("answerCard.card.predictNoSeatsOf", { college: institution.name }),
			found,
		]
			.filter(Boolean)
			.join(" "),
		followUps: missingWords(t, first, { category: categoryWords(t, card, address), exam, to: formOf(paths, address) }),
		notes: [
			othersWords(t, first),
			first.assumed && assumedWords(t, first.assumed, card.isPwd),
			first.isElsewhere ? t("answerCard.card.predictElsewhere", { state: state ?? "" }) : undefined,
			first.isHomeAssumed && !first.isElsewhere
				? t("answerCard.card.predictHomeAssumed", { state: state ?? "" })
				: undefined,
			first.ownOfState && ownOfStateWords(t, exam?.slug, { ...first.ownOfState, ...(state && { name: state }) }),
		],
		list: toOptionList(t, paths, card, first),
		links: [
			next,
			body && siteLink(body.address, t),
			first.isPaidOnly || (first.total === 0 && exam?.slug === "neet")
				? { label: t("answerCard.next.withoutMbbs"), to: paths.after("12/pcb", "neet-again") }
				: undefined,
		],
	};
}

function sayIits(t: Translate, paths: Paths): CardWords {
	return {
		figure: { value: t("answerCard.card.predictIits") },
		sentence: t("answerCard.card.predictIitsHow"),
		links: [
			{ label: t("answerCard.next.predict"), to: paths.predictOf(new URLSearchParams({ exam: "jee-advanced" })) },
			{ label: t("answerCard.next.exam", { exam: "JEE Advanced" }), to: paths.exam("jee-advanced") },
		],
	};
}

function ownOfStateWords(
	t: Translate,
	exam: string | undefined,
	{ name, body }: NonNullable<FirstOptions["ownOfState"]>,
): string {
	return exam === "neet"
		? t("answerCard.card.predictAllIndia", { name, body: body?.name ?? "none" })
		: t("answerCard.card.predictOwnSeats", { name });
}

/** The list behind the card begins with the options that the card shows. */
function inCardOrder(address: URLSearchParams): URLSearchParams {
	return new URLSearchParams([...address, ["sort", CARD_SORT]]);
}

function closedAs({ closed }: FirstOptions, isHomeOnly: boolean) {
	if (isHomeOnly) return "answerCard.card.predictHomeAt";
	return closed.length > 0 ? "answerCard.card.predictClosedAt" : "answerCard.card.predictNoneAt";
}

function isOpenAtHome(
	{ rank, homeState }: PredictCard,
	{ quota, evidence, isOfCategory }: FirstOptions["closed"][number],
) {
	const closing = evidence.at(-1)?.closingRank;
	const isOfHome = homeState === undefined && HOME.test(quota) && !isOfCategory;
	return isOfHome && rank !== undefined && closing !== undefined && rank <= closing;
}

const HOME = /^(?:HS|H|Home State)$/i;

function whichOf({ total, open, lead, isPaidOnly }: FirstOptions): string {
	if (total === 0) return "none";
	if (isPaidOnly) return "paid";
	if (lead?.isOwn !== true) return "others";
	return open === 0 ? "reach" : "hardest";
}

type Phrase = { address: URLSearchParams; narrowed: string; state: string | undefined; isOpen: boolean };

function phraseWords(t: Translate, card: PredictCard, { address, narrowed, state, isOpen }: Phrase): string {
	const { exam, rank, marks, percentile, words, institution, authority } = card;
	return joinWithDots([
		exam?.name,
		authority,
		rank === undefined ? undefined : formatNumber(rank),
		marks === undefined ? undefined : t("answerCard.card.predictMarks", { marks: formatNumber(marks) }),
		percentile === undefined ? undefined : t("answerCard.card.predictPercentile", { percentile: String(percentile) }),
		isOpen && card.isPwd !== true ? t("answerCard.category.open") : categoryWords(t, card, address),
		card.isForWomen ? t("answerCard.card.predictWoman") : undefined,
		state,
		words === undefined || narrowed === "" ? words : narrowed,
		institution?.name,
	]);
}

function categoryWords(t: Translate, { category, isPwd }: PredictCard, address: URLSearchParams): string | undefined {
	const plain = PLAIN_CATEGORIES.find((each) => each === category);
	if (plain !== undefined && isPwd !== true) return t(`answerCard.category.${plain}`);
	const given = category?.toUpperCase();
	const printed = address.get("category") ?? undefined;
	return isPwd === true ? (printed ?? given) : (given ?? printed);
}

function yourRankWords(t: Translate, { worked, rankOf }: FirstOptions): { figure: string; from: string } | undefined {
	if (worked !== undefined) {
		const { best, middle, worst, candidates, year } = worked;
		const ranks = { year, lakh: (candidates / LAKH).toFixed(1), best: formatNumber(best), worst: formatNumber(worst) };
		return {
			figure: t("answerCard.card.predictRank", { rank: formatNumber(roundToThreeFigures(middle)) }),
			from: [
				t("answerCard.card.predictCandidates", ranks),
				...(worked.percentile.includes(".") ? [] : [t("answerCard.card.predictDecimals", ranks)]),
			].join(" "),
		};
	}
	if (rankOf === undefined) return undefined;
	const { better, worse, year } = rankOf;
	const ranks = { better: formatNumber(better), worse: formatNumber(worse) };
	const figure =
		better === worse
			? t("answerCard.card.predictRank", { rank: ranks.better })
			: t("answerCard.card.predictRanks", ranks);
	return { figure, from: t("answerCard.card.predictRankOf", { year: String(year) }) };
}

/** Rounds to three figures, as people say ranks: "about 1,17,000" for 1,16,155 to 1,17,694. */
function roundToThreeFigures(rank: number): number {
	const step = 10 ** Math.max(0, Math.floor(Math.log10(rank)) - 2);
	return Math.round(rank / step) * step;
}

function countWords(t: Translate, exam: string | undefined, { total, open, lead, isPaidOnly }: FirstOptions): string {
	if (isPaidOnly) return t("answerCard.card.predictPaidOnly");
	const isOwn = lead?.isOwn === true;
	// CSAB's seats are at the same institutes.
	const isOfCsab = lead?.authority === "CSAB";
	const isOfJosaa = exam === JOSAA_EXAM && (lead === undefined || !isOwn || lead.authority === "JoSAA" || isOfCsab);
	const options = (isOwn || isOfCsab) && open > 0 ? (lead?.options ?? 0) : 0;
	return t("answerCard.card.predictOptions", {
		options: isOfJosaa || isOwn ? options : total,
		where: isOfJosaa ? "josaa" : "any",
	});
}

/** NITs, IIITs and other central institutes fill their seats by its rank, and so do several states. */
const JOSAA_EXAM = "jee-mains";

function othersWords(t: Translate, { others, lead, total }: FirstOptions): string | undefined {
	const rest = lead?.isOwn === true || lead === undefined ? others : [lead, ...others];
	if (rest.length === 0 || total === 0) return undefined;
	const names = rest.map(({ authority, options }) => `${authority} (${formatNumber(options)})`).join(", ");
	return t("answerCard.card.predictOthers", { names });
}

function missingWords(
	t: Translate,
	{ more: { ofHomeState, ofCategory } }: FirstOptions,
	{ category = "", exam, to }: { category: string | undefined; exam: PredictCard["exam"]; to: string },
): NonNullable<CardWords["followUps"]> {
	const ownRank = {
		text: t("answerCard.card.predictOwnRank", { count: ofCategory, category, exam: exam?.name ?? "" }),
		label: t("answerCard.card.predictGiveRank"),
		to,
	};
	const where = exam?.slug === JOSAA_EXAM ? "josaa" : "any";
	const ownState = {
		text: t("answerCard.card.predictHomeState", { count: ofHomeState, where }),
		label: t("answerCard.card.predictGiveState"),
		to,
	};
	return [...(ofCategory > 0 ? [ownRank] : []), ...(ofHomeState > 0 ? [ownState] : [])];
}

function formOf(paths: Paths, address: URLSearchParams): string {
	const params = new URLSearchParams(address);
	params.set(BEGUN_PARAM, "1");
	return `${paths.predictOf(params)}#question`;
}

function toOptionList(
	t: Translate,
	paths: Paths,
	{ institution }: PredictCard,
	{ options, closed, lead }: FirstOptions,
): NonNullable<CardWords["list"]> {
	if (options.length > 0)
		return options.map(({ college, programme, quota, band, authority, evidence }) => ({
			to: paths.collegeTab(college.slug, "cutoffs"),
			name: college.name,
			detail: joinWithDots([
				nameProgramme(programme),
				lead?.isOwn === true ? "" : authority,
				isPaid({ quota }) ? t("answerCard.card.predictPaid") : "",
				closedAt(t, evidence),
				t(`answerCard.card.predictBand.${band}`),
			]),
		}));
	if (institution === undefined) return [];
	return closed.map(({ programme, seatType, quota, evidence, isOfCategory }) => ({
		to: paths.collegeTab(institution.slug, "cutoffs"),
		name: joinWithDots([seatType, quota === "" ? "" : quotaWords(t, quota)]),
		detail: joinWithDots([
			nameProgramme(programme),
			closedAt(t, evidence),
			isOfCategory ? t("answerCard.card.predictOfCategory", { category: seatType }) : "",
		]),
	}));
}

function closedAt(t: Translate, evidence: LastSeat["evidence"]): string {
	const { closingRank, closingScore, year } = evidence.at(-1) ?? {};
	const closing = closingRank ?? closingScore;
	if (closing === undefined) return "";
	return t("answerCard.card.closedAt", {
		closing: formatNumber(closing),
		year: year === undefined ? "none" : String(year),
	});
}

function assumedWords(
	t: Translate,
	{ isOpen, isForEveryone }: NonNullable<FirstOptions["assumed"]>,
	isPwd: boolean | undefined,
): string {
	const ofCategory = isPwd === true ? "pwd" : isForEveryone ? "both" : "category";
	return t("answerCard.card.predictAssumed", { what: isOpen ? ofCategory : "gender" });
}
