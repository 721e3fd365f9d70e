import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { languageOf } from "#app/i18n/language.ts";
import type { ExamPage } from "#app/lib/exam-page.ts";
import { type ExamTab, examTabsOf, pathOfExamTab } from "#app/lib/exam-tabs.ts";
import { pathsIn } from "#app/paths.ts";
import { type RequestContext, requestContext } from "#app/request-context.ts";
import { getExam, getStateNames, getToday } from "./exams.server.ts";

/** What every page of an exam is made of. Slugs are lower-case; a page without anything to show is none. */
export async function loadExamPage(
	{ context, params: { slug = "" }, url }: LoaderFunctionArgs,
	tab: ExamTab,
): Promise<ExamPage & { request: RequestContext }> {
	const lower = slug.toLowerCase();
	if (slug !== lower) throw redirect(pathOfExamTab(pathsIn(languageOf(url.pathname)), lower, tab), 301);
	const request = context.get(requestContext);
	const exam = await getExam(request, slug);
	if (exam === undefined) throw data("No such exam", { status: 404 });
	if (!examTabsOf(exam).includes(tab)) throw data("Nothing is known for this page", { status: 404 });
	return { request, exam, today: getToday(request), stateNames: await nameStatesOf(request, exam) };
}

/** Most exams are for the whole country, and speak of no state. */
async function nameStatesOf(request: RequestContext, { states, eligibility = [] }: ExamPage["exam"]) {
	const named = [...states, ...eligibility.flatMap((rule) => (rule.kind === "domicile" ? rule.states : []))];
	if (named.length === 0) return {};
	const names = await getStateNames(request);
	return Object.fromEntries(named.map((slug) => [slug, names[slug] ?? slug]));
}
