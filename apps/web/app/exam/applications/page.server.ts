import { EXAM_EVENT_KINDS } from "@uchit/contract/exam.ts";
import type { Exam } from "@uchit/contract/exam-record.ts";
import { addDays, daysOf } from "#app/exam/calendar/days.ts";
import { toClashExam } from "#app/exam/clashes/clash.ts";
import { listConductedExamRecords } from "#app/exam/clashes/data.server.ts";
import { getToday } from "#app/exam/data.server.ts";
import { PLAN_DOCUMENTS } from "#app/exam/planner/data.server.ts";
import { examSourceId, mergeSources, sourcesOf } from "#app/facts/sources.ts";
import { createOptional } from "#app/platform/backend/optional.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import type { ApplicationExam } from "./exams.ts";

/** Earlier events belong to the previous cycle. */
const DAYS_BACK = 120;

/** Loads all exams, so that the visitor's choice never leaves the device. Forms are shown even without them. */
export async function loadApplications(request: RequestContext) {
	const optional = createOptional(request);
	const whole = (await optional.load(listConductedExamRecords)) ?? [];
	const today = getToday(request);
	const exams = whole.map((exam) => toApplicationExam(exam, addDays(today, -DAYS_BACK)));
	const named = exams.flatMap(({ events, fees, apply }) => [...events, ...[fees, apply].flatMap((part) => part ?? [])]);
	const sources = sourcesOf(
		mergeSources(
			[],
			whole.flatMap((exam) => exam.sources),
		),
		named,
	);
	return { exams, sources, today, documents: PLAN_DOCUMENTS, isShort: optional.isShort };
}

function toApplicationExam(exam: Exam, since: string): ApplicationExam {
	const { slug, shortName, body, officialSite, scope, level, fees, apply } = exam;
	const cycles = new Map((exam.events ?? []).map(({ key, cycle }) => [key, cycle]));
	return {
		slug,
		shortName,
		body,
		officialSite,
		isOfState: scope === "state",
		isForGraduates: level === "postgraduate" || level === "research",
		events: toClashExam(exam, EXAM_EVENT_KINDS)
			.events.filter((event) => daysOf(event).to >= since)
			.map((event) => ({ ...event, cycle: cycles.get(event.key) ?? "" })),
		fees: fees && { ...fees, sourceId: examSourceId(exam, "fees") },
		apply: apply && { ...apply, sourceId: examSourceId(exam, "apply") },
	};
}
