import type { LoaderFunctionArgs } from "react-router";
import { answerCalendar } from "#app/data/exam-calendar.server.ts";
import { parseExamSlugs } from "#app/lib/exam-calendar-search.ts";

/** `/exams/calendar.ics?exam=cat,xat`: the dates of several exams in one file. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
	return answerCalendar(args, parseExamSlugs(args.url.searchParams));
}
