import { createHash } from "node:crypto";
import type { College } from "@uchit/contract/college.ts";
import type { ExamEventKind } from "@uchit/contract/exam.ts";
import type { Exam } from "@uchit/contract/exam-record.ts";
import type { RankingTable } from "@uchit/contract/ranking-table.ts";
import type { Source } from "@uchit/contract/source.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { getCollege } from "#app/college/data.server.ts";
import { listNewestRanks } from "#app/college/overview/newest-ranks.ts";
import { findHeadline } from "#app/college/placements/find-headline.ts";
import { eventTitle } from "#app/exam/calendar/calendar-words.ts";
import { getExam, getToday } from "#app/exam/data.server.ts";
import { eventStateOn, sortEvents, whenWords, withoutCancelled } from "#app/exam/exam-dates.ts";
import { levelWords } from "#app/facts/level-words.ts";
import { examSourceId, namePublishers } from "#app/facts/sources.ts";
import { feeKind } from "#app/facts/words/fee-kind.ts";
import { feeWords } from "#app/facts/words/fee-words.ts";
import { formatRupees } from "#app/facts/words/money.ts";
import { formatAcademicYear, placeWords } from "#app/facts/words/place-words.ts";
import { cohortWords } from "#app/facts/words/placed-words.ts";
import { type Paths, pathsIn } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import { getRankingTable } from "#app/ranking/data.server.ts";
import type { Embed } from "./address.ts";
import { EMBED_STYLE, EmbedCard, type EmbedCardProps, type EmbedFigure } from "./embed-card.tsx";

/** May be framed by any site; runs no scripts. */
const POLICY = `default-src 'none'; img-src data:; style-src 'sha256-${createHash("sha256").update(EMBED_STYLE).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors *`;

export async function toEmbedResponse(
	{ siteName }: RequestContext,
	card: EmbedCardProps,
	{ language, origin }: { language: Language; origin: string },
): Promise<Response> {
	const page = EmbedCard({ ...card, t: await translateFor(language), language, siteName, origin });
	return new Response(`<!DOCTYPE html>${renderToStaticMarkup(page)}`, {
		headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": POLICY },
	});
}

const MAX_FIGURES = 3;
const MAX_PLACES = 5;

type Wording = { t: Translate; language: Language; paths: Paths; today: string };

/** Undefined if there is no such college, exam or list. */
export async function findCard(
	request: RequestContext,
	{ subject, slug, year = "", language }: Embed,
): Promise<EmbedCardProps | undefined> {
	const context = { t: await translateFor(language), language, paths: pathsIn(language), today: getToday(request) };
	if (subject === "college") {
		const college = await getCollege(request, slug);
		return college && toCollegeCard(college, context);
	}
	if (subject === "exam") {
		const exam = await getExam(request, slug);
		return exam && toExamCard(exam, context);
	}
	const table = await getRankingTable(request, { list: slug, year }, { q: "", state: undefined });
	return table && toRankingCard(table, context);
}

function toCollegeCard(college: College, { t, language, paths }: Wording): EmbedCardProps {
	const { slug, name, place, rankings, mainList, placements, seats: approved, fees, sources } = college;
	const [best] = listNewestRanks(rankings, mainList).filter(({ rank }) => rank !== undefined);
	const headline = findHeadline(placements.filter(({ medianSalary, placed }) => medianSalary !== undefined && placed));
	const [seats] = approved.filter(({ seats }) => seats !== undefined);
	const [fee] = fees;
	const figures: (EmbedFigure & { sourceId: string })[] = [
		...(best === undefined ? [] : [toRank(t, best)]),
		...(headline?.medianSalary === undefined
			? []
			: [
					{
						value: formatRupees(headline.medianSalary),
						label: t("embed.median", {
							placed: formatNumber(headline.placed ?? 0),
							cohort: cohortWords(t, headline),
							level: levelWords(t, headline.level),
						}),
						sourceId: headline.sourceId,
					},
				]),
		...(seats?.seats === undefined
			? []
			: [
					{
						value: formatNumber(seats.seats),
						label: t("embed.seats", { year: formatAcademicYear(seats.year) }),
						sourceId: seats.sourceId,
					},
				]),
		...(fee === undefined
			? []
			: [{ value: feeWords(t, fee), label: t("embed.fee", feeKind(fee)), sourceId: fee.sourceId }]),
	];
	return {
		name,
		line: placeWords(place, language),
		page: paths.college(slug),
		figures: figures.slice(0, MAX_FIGURES).map(withPublisher(sources)),
	};
}

function toRank(t: Translate, { list, year, rank = 0, sourceId }: College["rankings"][number]) {
	const value = t("embed.rank", { rank: String(rank), year: String(year) });
	return { value, label: t("embed.list", { list: t(`ranking.list.${list}`) }), sourceId };
}

/** Events on which candidates must act; the others are on the exam's page. */
const MAIN_EVENTS: readonly ExamEventKind[] = ["application", "exam", "result"];

function toExamCard(exam: Exam, { t, language, paths, today }: Wording): EmbedCardProps {
	const events = sortEvents(withoutCancelled(exam.events ?? []));
	const coming = events.filter(
		(event) => MAIN_EVENTS.includes(event.kind) && !["past", "lapsed"].includes(eventStateOn(event, today)),
	);
	const shown = coming.length > 0 ? coming.slice(0, MAX_FIGURES) : events.slice(-MAX_FIGURES);
	return {
		name: exam.shortName,
		line: language === "hi" ? (exam.nameHi ?? exam.name) : exam.name,
		page: paths.exam(exam.slug),
		figures: shown
			.map((event) => ({
				value: whenWords(language, event),
				label: `${eventTitle(t, language, event)}, ${event.cycle}: ${t(`exam.status.${eventStateOn(event, today)}`)}`,
				sourceId: examSourceId(exam, `events.${event.key}`),
			}))
			.map(withPublisher(exam.sources)),
	};
}

/** One source for all figures, so it is named once. */
function toRankingCard(
	{ list, extent, items, sources }: RankingTable,
	{ t, language, paths }: Wording,
): EmbedCardProps {
	const { year, sourceId } = extent;
	const ranked = items.filter(({ rank }) => rank !== undefined).slice(0, MAX_PLACES);
	return {
		name: t("embed.ranking", { list: t(`ranking.list.${list}`), year: String(year) }),
		line: t("embed.source", { source: publisherOf(sources, sourceId) }),
		page: paths.ranking(list, year),
		figures: ranked.map(({ rank, name, shortName = name, place }) => {
			const value = t("embed.rank", { rank: String(rank), year: String(year) });
			const where = placeWords(place, language);
			return { value: shortName, label: where === undefined ? value : `${value} · ${where}` };
		}),
	};
}

function withPublisher(sources: readonly Source[]) {
	return ({ sourceId, ...figure }: EmbedFigure & { sourceId: string }): EmbedFigure => {
		return { ...figure, source: publisherOf(sources, sourceId) };
	};
}

function publisherOf(sources: readonly Source[], sourceId: string): string {
	return namePublishers(sources.filter(({ id }) => id === sourceId))[0] ?? sourceId;
}
