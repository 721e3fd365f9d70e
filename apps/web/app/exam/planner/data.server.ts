import { factFields } from "@uchit/contract/fact-fields.ts";
import * as z from "zod";
import { getCollege, suggestColleges } from "#app/college/data.server.ts";
import { MAX_EXAMS } from "#app/exam/calendar/search.ts";
import { comingYear, findClashes, toClashExam } from "#app/exam/clashes/clash.ts";
import { layOutTimeLine } from "#app/exam/clashes/clash-plot.ts";
import { getExams, listConductedExams } from "#app/exam/clashes/data.server.ts";
import { getToday } from "#app/exam/data.server.ts";
import { mergeSources, sourcesOf } from "#app/facts/sources.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import documents from "../../../../../content/planner/documents.json" with { type: "json" };
import {
	documentsOf,
	financialYearStart,
	listMonths,
	PLANNED_KINDS,
	type PlanDocument,
	type PlannedCollege,
	toPlannedExam,
} from "./planner.ts";
import { MAX_PLANNED_COLLEGES, type Plan } from "./search.ts";

const Text = z.string().min(1);

const Document = z.strictObject({
	slug: Text,
	name: Text,
	nameHi: Text,
	text: Text,
	textHi: Text,
	who: z.enum(["everyone", "category", "state", "waiver", "graduates"]),
	when: z.enum(["application", "counselling", "joining"]),
	renewed: z.boolean(),
	source: z.strictObject({ name: Text, address: z.url({ protocol: /^https$/ }) }).optional(),
});

export const PLAN_DOCUMENTS: readonly PlanDocument[] = z.array(Document).parse(documents);

type PlanRequest = { plan: Plan; words: string; language: Language };

export async function loadPlan(request: RequestContext, { plan: requestedPlan, words, language }: PlanRequest) {
	const items = await listConductedExams(request);
	const exams = requestedPlan.exams.slice(0, MAX_EXAMS).filter((slug) => items.some((exam) => exam.slug === slug));
	const [{ exams: whole }, { colleges, unknown }] = await Promise.all([
		getExams(request, exams),
		getPlannedColleges(request, requestedPlan.colleges.slice(0, MAX_PLANNED_COLLEGES)),
	]);
	const plan: Plan = { exams, colleges: colleges.map(({ slug }) => slug) };
	const today = getToday(request);
	const range = comingYear(today);
	const dated = whole.map((exam) => toClashExam(exam, PLANNED_KINDS));
	const planned = whole.map((exam, index) => toPlannedExam(exam, dated[index] ?? { events: [] }, today));
	const t = await translateFor(language);
	const marks = [{ day: financialYearStart(range), label: t("planner.newYearMark") }];
	const shown = [...dated.flatMap(({ events }) => events), ...planned.flatMap(({ fee }) => fee ?? [])];
	return {
		plan,
		exams: planned,
		colleges,
		examNames: Object.fromEntries(items.map(({ slug, shortName }) => [slug, shortName])),
		unknown: {
			exams: requestedPlan.exams.slice(0, MAX_EXAMS).filter((slug) => !exams.includes(slug)),
			colleges: unknown,
		},
		tooMany: {
			exams: requestedPlan.exams.length > MAX_EXAMS ? requestedPlan.exams.length : undefined,
			colleges: requestedPlan.colleges.length > MAX_PLANNED_COLLEGES ? requestedPlan.colleges.length : undefined,
		},
		range,
		timeLine: layOutTimeLine(dated, { range, today, kinds: PLANNED_KINDS, marks }),
		pairs: findClashes(dated, range),
		months: listMonths(dated, range, today),
		documents: documentsOf(PLAN_DOCUMENTS, whole),
		chooser: {
			exams: items.map(({ slug, shortName, streams }) => ({ slug, shortName, stream: streams[0] ?? "general" })),
			words,
			found: await suggestColleges(request, words, plan.colleges),
		},
		sources: sourcesOf(
			mergeSources(
				[],
				whole.flatMap(({ sources }) => sources),
			),
			shown,
		),
	};
}

async function getPlannedColleges(
	request: RequestContext,
	slugs: readonly string[],
): Promise<{ colleges: PlannedCollege[]; unknown: string[] }> {
	const found = await Promise.all(slugs.map(async (slug) => ({ slug, college: await getCollege(request, slug) })));
	const colleges = found.flatMap(({ college }) => {
		if (college === undefined) return [];
		const { slug, name, place, cutoffs, facts } = college;
		const website = factFields(facts).find(({ field }) => field === "website")?.facts[0].value;
		return [{ slug, name, place, website, exams: [...new Set(cutoffs.map(({ exam }) => exam))] }];
	});
	return { colleges, unknown: found.filter(({ college }) => college === undefined).map(({ slug }) => slug) };
}
