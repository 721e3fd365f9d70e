import type { LoaderFunctionArgs } from "react-router";
import { getExams } from "#app/exam/clashes/data.server.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { toCalendar } from "./calendar.ts";
import { MAX_EXAMS } from "./search.ts";

/** Responds with the calendar, or with the reason for an error as plain text. */
export async function answerCalendar(
	{ context, url }: LoaderFunctionArgs,
	slugs: readonly string[],
): Promise<Response> {
	const request = context.get(requestContext);
	const language = languageOf(url.pathname);
	const t = await translateFor(language);
	if (slugs.length === 0) return refuse(400, t("calendar.nobody"));
	if (slugs.length > MAX_EXAMS) return refuse(400, t("calendar.tooMany", { most: MAX_EXAMS, count: slugs.length }));
	const { exams, unknown } = await getExams(request, slugs);
	const note = unknown.length > 0 ? t("calendar.unknown", { slugs: unknown.join(", ") }) : undefined;
	if (exams.length === 0) return refuse(404, note ?? t("calendar.nobody"));
	// Unknown exams are skipped, so that a subscription survives a removal.
	const calendar = toCalendar(exams, { note, origin: url.origin, siteName: request.siteName, language, t });
	return new Response(calendar, { headers: { "content-type": "text/calendar; charset=utf-8" } });
}

/** Plain text, because the client is often a program whose log is read by its owner. */
function refuse(status: number, reason: string): Response {
	return new Response(`${reason}\n`, { status, headers: { "content-type": "text/plain; charset=utf-8" } });
}
