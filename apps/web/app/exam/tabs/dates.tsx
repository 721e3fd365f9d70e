import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { eventTitle } from "#app/exam/calendar/calendar-words.ts";
import { daysOf } from "#app/exam/calendar/days.ts";
import { SubscribeLinks } from "#app/exam/calendar/subscribe-links.tsx";
import { getToday } from "#app/exam/data.server.ts";
import { type EventState, eventStateOn, groupByCycle, whenWords } from "#app/exam/exam-dates.ts";
import { loadExam } from "#app/exam/page.server.ts";
import { ExamDates } from "#app/exam/parts/exam-dates.tsx";
import { ExamFollow } from "#app/exam/parts/exam-follow.tsx";
import { useExamPage } from "#app/exam/use-exam-page.ts";
import { dateFormat } from "#app/platform/format/intl.ts";
import { type Language, languageOf } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { LinkLine } from "#app/shell/page/link.tsx";
import { useOrigin } from "#app/shell/page/page-head.tsx";
import { StructuredData } from "#app/shell/page/structured-data.tsx";
import { layOutTimeLine, type SpanLook, type TimeLineShape } from "#app/ui/plot/lay-out-time-line.ts";
import { eventData, listAnnouncedExamDays } from "./event-data.ts";

export const handle = { namespaces: ["exam", "exam-tabs", "facts", "news"] } satisfies PageHandle;

export async function loader(args: LoaderFunctionArgs) {
	const { request, exam } = await loadExam(args, "dates");
	const language = languageOf(args.url.pathname);
	const words = { t: await translateFor(language), language };
	return { timeLine: layOutExamDates(exam.events ?? [], getToday(request), words) };
}

export default function ExamDatesPage() {
	const { t, paths, language } = usePage();
	const page = useExamPage();
	const origin = useOrigin();
	const { timeLine } = useLoaderData<typeof loader>();
	const whole = language === "hi" ? (page.exam.nameHi ?? page.exam.name) : page.exam.name;
	const address = origin + paths.examTab(page.exam.slug, "dates");
	return (
		<>
			{listAnnouncedExamDays(page.exam.events ?? []).map((event) => (
				<StructuredData
					key={event.key}
					data={eventData(event, {
						exam: page.exam,
						name: page.exam.shortName,
						whole,
						title: eventTitle(t, language, event),
						address,
					})}
				/>
			))}
			<ExamDates page={page} timeLine={timeLine} />
			<ExamFollow exam={page.exam} />
			<SubscribeLinks slugs={[page.exam.slug]} />
			<p className="mt-4 print:hidden">
				<LinkLine to={paths.planner({ exams: [page.exam.slug] })}>
					{t("exam.plan", { exam: page.exam.shortName })}
				</LinkLine>
			</p>
		</>
	);
}

const LOOKS = {
	official: "firm",
	copied: "firm",
	expected: "expected",
	past: "over",
	lapsed: "over",
	cancelled: "over",
} as const satisfies Record<EventState, SpanLook>;

/** Lays out the newest admission year that has events. Runs on the server. */
function layOutExamDates(
	events: readonly ExamEvent[],
	today: string,
	{ t, language }: { t: Translate; language: Language },
): TimeLineShape {
	const month = dateFormat(language, { month: "short", year: "2-digit", timeZone: "UTC" });
	const [newest] = groupByCycle(events);
	return layOutTimeLine({
		spans: (newest?.events ?? []).map((event) => ({
			key: event.key,
			name: eventTitle(t, language, event),
			...daysOf(event),
			label: whenWords(language, event, "short"),
			look: LOOKS[eventStateOn(event, today)],
		})),
		today,
		formatMonth: (day) => month.format(new Date(day)),
	});
}
