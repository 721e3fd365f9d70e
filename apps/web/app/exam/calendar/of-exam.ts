import type { LoaderFunctionArgs } from "react-router";
import { answerCalendar } from "./data.server.ts";

/** `/exams/{slug}/calendar.ics`: the dates of one exam for calendars. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
	return answerCalendar(args, [args.params.slug ?? ""]);
}
