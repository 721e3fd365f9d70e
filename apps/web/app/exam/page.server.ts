import type { Exam } from "@uchit/contract/exam-record.ts";
import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { pathsIn } from "#app/paths.ts";
import { inLanguage } from "#app/platform/i18n/in-language.ts";
import { type Language, languageOf } from "#app/platform/i18n/language.ts";
import { type RequestContext, requestContext } from "#app/platform/request-context.ts";
import { getExam, getStateNames, getToday } from "./data.server.ts";
import type { ExamPage } from "./page-of-exam.ts";
import { type ExamTab, examTabsOf, pathOfExamTab } from "./tabs.ts";

/** Redirects to lower-case slugs; throws 404 for a page without content. */
export async function loadExam(
	{ context, params: { slug = "" }, url }: LoaderFunctionArgs,
	tab: ExamTab,
): Promise<{ request: RequestContext; exam: Exam }> {
	const lower = slug.toLowerCase();
	if (slug !== lower) throw redirect(pathOfExamTab(pathsIn(languageOf(url.pathname)), lower, tab), 301);
	const request = context.get(requestContext);
	const exam = await getExam(request, slug);
	if (exam === undefined) throw data("No such exam", { status: 404 });
	if (!examTabsOf(exam).includes(tab)) throw data("Nothing is known for this page", { status: 404 });
	return { request, exam };
}

export async function loadExamPage(args: LoaderFunctionArgs, tab: ExamTab): Promise<ExamPage> {
	const { request, exam } = await loadExam(args, tab);
	const language = languageOf(args.url.pathname);
	// Only its own tab needs it, and it is the longest part of many exams.
	const { syllabus, ...shown } = inLanguage(exam, language);
	const stateNames = await nameStatesOf(request, exam, language);
	return { exam: shown, tabs: examTabsOf(exam), today: getToday(request), stateNames };
}

/** Most exams are national and need no request. */
async function nameStatesOf(request: RequestContext, { states, eligibility = [] }: Exam, language: Language) {
	const named = [...states, ...eligibility.flatMap((rule) => (rule.kind === "domicile" ? rule.states : []))];
	if (named.length === 0) return {};
	const names = await getStateNames(request, language);
	return Object.fromEntries(named.map((slug) => [slug, names[slug] ?? slug]));
}
