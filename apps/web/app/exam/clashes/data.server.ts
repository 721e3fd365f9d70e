import type { ExamSummary } from "@uchit/contract/exam-list.ts";
import type { Exam } from "@uchit/contract/exam-record.ts";
import { todayInIndia } from "#app/exam/calendar/days.ts";
import { getExam, listExams } from "#app/exam/data.server.ts";
import { memoiseUntilChanged } from "#app/platform/backend/until-changed.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";

export async function getExams(
	request: RequestContext,
	slugs: readonly string[],
): Promise<{ exams: Exam[]; unknown: string[] }> {
	const found = await Promise.all(slugs.map(async (slug) => ({ slug, exam: await getExam(request, slug) })));
	return {
		exams: found.flatMap(({ exam }) => exam ?? []),
		unknown: found.filter(({ exam }) => exam === undefined).map(({ slug }) => slug),
	};
}

export async function listConductedExams(request: RequestContext): Promise<ExamSummary[]> {
	const { items } = await listExams(request);
	return items.filter(isConducted);
}

/** A renamed exam is still conducted under its new name. */
function isConducted({ slug, lifecycle: { state, writeNow } }: ExamSummary): boolean {
	return state === "current" || (state === "renamed" && writeNow.every((each) => each === slug));
}

/** Limits parallel requests, because the backend has other visitors too. */
const BATCH_SIZE = 8;

export function listConductedExamRecords(request: RequestContext): Promise<readonly Exam[]> {
	return readConductedExams(request, todayInIndia(new Date()));
}

/** Cached, because several pages need these sixty requests. */
const readConductedExams = memoiseUntilChanged(async (request, _today: string): Promise<readonly Exam[]> => {
	const conducted = await listConductedExams(request);
	const exams: Exam[] = [];
	for (let first = 0; first < conducted.length; first += BATCH_SIZE) {
		const some = conducted.slice(first, first + BATCH_SIZE).map(({ slug }) => getExam(request, slug));
		exams.push(...(await Promise.all(some)).filter((exam) => exam !== undefined));
	}
	return exams;
});
