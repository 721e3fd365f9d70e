import { isAnnounced } from "@uchit/contract/exam.ts";
import type { Exam } from "@uchit/contract/exam-record.ts";
import type { LoaderFunctionArgs } from "react-router";
import { getComparison } from "#app/compare/data.server.ts";
import { type DecisiveCell, decisiveRows } from "#app/compare/decisive.ts";
import { figureWords } from "#app/compare/figure-words.ts";
import { type Decisive, loadDecisive } from "#app/compare/page.server.ts";
import { parseCompareSearch } from "#app/compare/search.ts";
import { eventTitle } from "#app/exam/calendar/calendar-words.ts";
import { daysOf } from "#app/exam/calendar/days.ts";
import { getExams } from "#app/exam/clashes/data.server.ts";
import { getToday } from "#app/exam/data.server.ts";
import { sortEvents, whenWords, withoutCancelled } from "#app/exam/exam-dates.ts";
import { createSourceNamer, mergeSources } from "#app/facts/sources.ts";
import { placeWords } from "#app/facts/words/place-words.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { SHEET_ROWS, type SheetFacts, type SheetFigure } from "./sheet-facts.ts";

export const handle = { parameters: ["college"], crawled: false } satisfies PageHandle;

/** More would run onto a third printed page. */
const MAX_DATES = 12;

/** `/shortlist/sheet/facts?college=a,b`: the decisive figures and next dates of up to ten colleges. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
	const request = context.get(requestContext);
	const language = languageOf(url.pathname);
	const { slugs } = parseCompareSearch(url.searchParams);
	const { items, unknown, newest, sources } = await getComparison(request, slugs);
	const t = await translateFor(language);
	// One by one: a sheet may have colleges of different levels.
	const decisive = await Promise.all(
		items.map((item) => loadDecisive(request, { items: [item], newest, sources }, undefined)),
	);
	const cellOf = besideOfLevel(decisive);
	const { exams } = await getExams(request, [...new Set(decisive.flatMap((each) => each.exams))]);
	const names = createSourceNamer(
		[...decisive, ...exams].reduce((all, each) => mergeSources(all, each.sources), sources.slice(0, 0)),
	);
	const { numberOf, listed } = createSourceNumbers();
	const toFigure = ({ figure: cellFigure, sourceId, isApart = false }: DecisiveCell): SheetFigure => {
		const { figure, time, scope } = figureWords(t, cellFigure);
		const about = isApart ? `${scope} · ${t("compare.apart")}` : scope;
		return { text: figure, time, of: about, source: numberOf(names(sourceId)) };
	};
	const colleges = items.map(({ slug, name, shortName, kind, place }, index) => ({
		slug,
		name: shortName ?? name,
		about: [t(`kind.${kind}`), placeWords(place, language)].filter((part) => part !== undefined).join(" · "),
		isUndated: decisive[index]?.undated.includes(slug) ?? false,
		figures: Object.fromEntries(
			SHEET_ROWS.flatMap((row) => {
				const cell = cellOf(index, row);
				return cell === undefined ? [] : [[row, toFigure(cell)]];
			}),
		),
	}));
	const dates = nextEvents(exams, getToday(request)).map(({ exam, event }) => {
		const receipt = event.receipt ?? exam.sourceId;
		return {
			exam: exam.shortName,
			what: eventTitle(t, language, event),
			when: whenWords(language, event, "short"),
			status: isAnnounced(event) ? event.status : ("expected" as const),
			source: numberOf(typeof receipt === "string" ? names(receipt) : `${receipt.document}, ${receipt.publisher}`),
		};
	});
	const facts: SheetFacts = { colleges, unknown, dates, sources: listed };
	return Response.json(facts);
}

function besideOfLevel(decisive: readonly Decisive[]) {
	const places = decisive.map(({ level, offers }, index) => ({ level, offers, index }));
	const rows = new Map(
		[...Map.groupBy(places, ({ level }) => level).values()].flatMap((group) => {
			const beside = decisiveRows(group.flatMap(({ offers }) => offers));
			return group.map(({ index }, column) => [index, beside.map(({ row, cells }) => ({ row, cell: cells[column] }))]);
		}),
	);
	return (index: number, row: (typeof SHEET_ROWS)[number]) => rows.get(index)?.find((each) => each.row === row)?.cell;
}

type ExamEvent = NonNullable<Exam["events"]>[number];

const KINDS: readonly ExamEvent["kind"][] = ["application", "exam", "result", "counselling"];

function nextEvents(exams: readonly Exam[], today: string): { exam: Exam; event: ExamEvent }[] {
	const all = exams.flatMap((exam) => {
		const coming = sortEvents(withoutCancelled(exam.events ?? []).filter((event) => daysOf(event).to >= today));
		return KINDS.flatMap((kind) => {
			const event = coming.find((each) => each.kind === kind);
			return event === undefined ? [] : [{ exam, event, starts: event.starts, ends: event.ends }];
		});
	});
	return sortEvents(all).slice(0, MAX_DATES);
}

function createSourceNumbers() {
	const listed: string[] = [];
	const numberOf = (name: string) => {
		if (!listed.includes(name)) listed.push(name);
		return listed.indexOf(name) + 1;
	};
	return { numberOf, listed };
}
