import type { College } from "@uchit/contract/college.ts";
import type { Exam } from "@uchit/contract/exam-record.ts";
import { COLLEGE_FEE, EXAM_FEES, type LiveFigure, parseLiveFigure } from "@uchit/contract/live-figure.ts";
import { type ReceiptEntry, receiptIds } from "@uchit/contract/receipt.ts";
import { entryTime, receiptGroups } from "@uchit/contract/receipt-groups.ts";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { getCollege, getOutcomes } from "#app/college/data.server.ts";
import { getExam } from "#app/exam/data.server.ts";
import { whenWords } from "#app/exam/exam-dates.ts";
import { feeRange } from "#app/exam/parts/exam-answer.tsx";
import { sourcedWords } from "#app/facts/sourced-words.ts";
import { createSourceNamer, examSourceId, mergeSources } from "#app/facts/sources.ts";
import { feeWords } from "#app/facts/words/fee-words.ts";
import { formatAcademicYear } from "#app/facts/words/place-words.ts";
import { pathsIn, sourceHref } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import { Figure, Unknown } from "#app/ui/figure.tsx";

/** `page`: the language of links. `text`: the language of figures. */
type Shown = { page: Language; text: Language };
type FigureContext = { request: RequestContext; t: Translate; shown: Shown };

const FIGURES = /<data value="([^"]*)">.*?<\/data>/gs;

/**
 * Fills in live figures with their present values, years and receipts. Uses the same backend answers as the pages, whose cache tags renew
 * this page. Unpublished figures are marked. `html` must come from `toSafeHtml`.
 */
export async function fillFigures(request: RequestContext, html: string, shown: Shown): Promise<string> {
	const names = [...new Set([...html.matchAll(FIGURES)].map(([, name = ""]) => name))];
	if (names.length === 0) return html;
	const figureContext = { request, t: await translateFor(shown.text), shown };
	const figures = await Promise.all(names.map(async (name) => [name, await showFigure(figureContext, name)] as const));
	const found = new Map(figures);
	return html.replaceAll(FIGURES, (_written, name: string) => found.get(name) ?? "");
}

type FoundFigure = {
	value: string;
	unit?: string | undefined;
	year?: number | undefined;
	source: string;
	href: string;
};

async function showFigure(figureContext: FigureContext, name: string): Promise<string> {
	const figure = parseLiveFigure(name);
	const found = figure && (await FINDERS[figure.subject](figureContext, figure));
	if (found === undefined)
		return renderToStaticMarkup(createElement(Unknown, { reason: figureContext.t("article.figureGone") }));
	const { unit, year, source, ...receipt } = found;
	const html = renderToStaticMarkup(
		createElement(Figure, {
			...receipt,
			...(unit !== undefined && { unit }),
			...(year !== undefined && { year }),
			source: figureContext.t("source.inBrackets", { source }),
		}),
	);
	// Only receipts of colleges open in place; others are plain links.
	return figure?.subject === "college" ? html : html.replace(' data-receipt=""', "");
}

const FINDERS: Record<
	LiveFigure["subject"],
	(figureContext: FigureContext, figure: LiveFigure) => Promise<FoundFigure | undefined>
> = {
	college: findCollegeFigure,
	exam: findExamFigure,
};

async function findCollegeFigure(
	{ request, t, shown }: FigureContext,
	{ slug, fact }: LiveFigure,
): Promise<FoundFigure | undefined> {
	const college = await getCollege(request, slug);
	if (college === undefined) return undefined;
	if (fact === COLLEGE_FEE) return findFee(t, shown, college);
	const { reported, sources } = fact.startsWith("outcome-")
		? await getOutcomes(request, college.slug)
		: { reported: [], sources: [] };
	const groups = receiptGroups(college, reported);
	const group = groups.find(({ id, entries }) => id === fact || entries.some((entry) => entry.id === fact));
	const entry = group?.entries.find(({ id }) => id === fact) ?? group?.entries[0];
	const words = entry && figureOf(t, entry);
	if (group === undefined || entry === undefined || words === undefined) return undefined;
	return {
		...words,
		source: createSourceNamer(mergeSources(college.sources, sources))(entry.sourceId),
		href: pathsIn(shown.page).receipt(college.slug, entry.id ?? group.id),
	};
}

/** The bare number, as the sentence around it describes it; undefined if unpublished. */
function figureOf(t: Translate, entry: ReceiptEntry): Pick<FoundFigure, "value" | "unit" | "year"> | undefined {
	const { value, year } = entry;
	switch (value.kind) {
		case "fact":
			return { value: sourcedWords(t, value) };
		case "rank": {
			const place = value.ranking.rank ?? value.ranking.band;
			return place === undefined ? undefined : { value: String(place), year };
		}
		case "seats":
			return value.seats.seats === undefined ? undefined : { value: formatNumber(value.seats.seats), year };
		case "outcome":
			return { value: sourcedWords(t, value), unit: entryTime(entry) };
	}
}

function findFee(t: Translate, shown: Shown, { slug, fees: [fee], sources }: College): FoundFigure | undefined {
	if (fee === undefined) return undefined;
	return {
		value: feeWords(t, fee),
		unit: formatAcademicYear(fee.year),
		source: createSourceNamer(sources)(fee.sourceId),
		href: pathsIn(shown.page).receipt(slug, receiptIds.source(fee.sourceId)),
	};
}

async function findExamFigure(
	{ request, t, shown }: FigureContext,
	{ slug, fact }: LiveFigure,
): Promise<FoundFigure | undefined> {
	const exam = await getExam(request, slug);
	const words = exam && examWords(t, shown, exam, fact);
	if (exam === undefined || words === undefined) return undefined;
	const { part, ...rest } = words;
	const id = examSourceId(exam, part);
	return {
		...rest,
		source: createSourceNamer(exam.sources)(id),
		href: `${pathsIn(shown.page).exam(slug)}${sourceHref(id)}`,
	};
}

type FoundExamFigure = Pick<FoundFigure, "value" | "year"> & { part: "fees" | `events.${string}` };

/** An exam's fee, or an event's announced or usual time. */
function examWords(
	t: Translate,
	{ text }: Shown,
	{ fees, events = [] }: Exam,
	fact: string,
): FoundExamFigure | undefined {
	if (fact === EXAM_FEES) return fees && { value: feeRange(t, fees), year: Number(fees.year), part: EXAM_FEES };
	const event = events.find(({ key }) => `events.${key}` === fact);
	if (event === undefined || event.status === "cancelled") return undefined;
	const when = whenWords(text, event);
	const isExpected = event.status === "expected";
	return { value: isExpected ? t("article.figureUsually", { when }) : when, part: `events.${event.key}` };
}
