import type { Applicant } from "#app/applicant/applicant.ts";
import { firstDay } from "#app/exam/calendar/days.ts";
import type { PlanDocument } from "#app/exam/planner/planner.ts";
import { type Application, isClosed, isUnsubmitted } from "./application.ts";
import { eventsOf } from "./dates.ts";
import type { ApplicationExam } from "./exams.ts";
import type { OwnPapers } from "./file.ts";

/**
 * `too-old`: issued before 1 April of the admission year. `renew`: that day is still to come. `undated`: the rule needs a missing day of
 * issue.
 */
export type PaperStanding = { kind: "missing" | "ready" | "undated" } | { kind: "too-old" | "renew"; from: string };

export function standingOfPaper(
	{ slug, renewed }: Pick<PlanDocument, "slug" | "renewed">,
	{ have, issued }: OwnPapers,
	{ year, today }: { year: string | undefined; today: string },
): PaperStanding {
	if (!have.includes(slug)) return { kind: "missing" };
	if (!renewed || year === undefined) return { kind: "ready" };
	const day = issued[slug];
	if (day === undefined) return { kind: "undated" };
	const from = firstDay(`${year}-04`);
	if (day >= from) return { kind: "ready" };
	return { kind: today < from ? "renew" : "too-old", from };
}

/** `perhaps` if it depends on facts we do not have. */
export type PaperNeed = "yes" | "perhaps" | "no";

type PaperApplicant = Pick<Applicant, "category" | "hasDisability">;

export function needOfPaper(
	{ slug, who }: Pick<PlanDocument, "slug" | "who">,
	{ category, hasDisability }: PaperApplicant,
	exam: Pick<ApplicationExam, "isOfState" | "isForGraduates"> | undefined,
): PaperNeed {
	switch (who) {
		case "everyone":
			return "yes";
		case "graduates":
			return exam === undefined ? "perhaps" : exam.isForGraduates ? "yes" : "no";
		case "state":
			return exam === undefined || !exam.isOfState ? "no" : "perhaps";
		case "waiver":
			return "perhaps";
		case "category":
			return needOfCategory(slug, { category, hasDisability });
	}
}

function needOfCategory(slug: string, { category, hasDisability }: PaperApplicant): PaperNeed {
	if (slug === "pwd") return hasDisability ? "yes" : category === undefined ? "perhaps" : "no";
	if (category === undefined) return "perhaps";
	const own = category === "sc" || category === "st" ? "sc-st" : category;
	return own === slug ? "yes" : "no";
}

export type FormPaper = { document: PlanDocument; need: PaperNeed; standing: PaperStanding };

function yearOf(form: Application, exam: ApplicationExam | undefined): string | undefined {
	if (exam === undefined) return undefined;
	return eventsOf(form, exam)
		.map(({ cycle }) => cycle)
		.toSorted()
		.at(-1);
}

/** The papers of a form; once it is sent, also those for counselling and joining. */
export function papersOf(
	form: Application,
	{
		documents,
		own,
		applicant,
		exam,
		today,
	}: {
		documents: readonly PlanDocument[];
		own: OwnPapers;
		applicant: PaperApplicant;
		exam: ApplicationExam | undefined;
		today: string;
	},
): FormPaper[] {
	if (isClosed(form)) return [];
	const year = yearOf(form, exam);
	return documents
		.map((document) => ({
			document,
			need: needOfPaper(document, applicant, exam),
			standing: standingOfPaper(document, own, { year, today }),
		}))
		.filter(({ need }) => need !== "no");
}

/** Missing papers, those for the form only before it is sent, and any that are too old. */
export function missingPapersOf(form: Application, papers: readonly FormPaper[]): FormPaper[] {
	return papers.filter(
		({ document, need, standing }) =>
			need === "yes" &&
			standing.kind !== "ready" &&
			(standing.kind !== "missing" || document.when === "application" || !isUnsubmitted(form)),
	);
}
