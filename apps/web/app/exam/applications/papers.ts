import type { Applicant } from "#app/applicant/applicant.ts";
import { firstDay } from "#app/exam/calendar/days.ts";
import type { PlanDocument } from "#app/exam/planner/planner.ts";
import { type Application, isClosed, isToSubmit } from "./application.ts";
import { eventsOf } from "./dates.ts";
import type { ApplicationExam } from "./exams.ts";
import type { OwnPapers } from "./file.ts";

/**
 * The standing of a paper: `too-old` by the rule that it has to be issued on or after 1 April of the year of admission;
 * `renew` if that day is still to come; `undated` if the rule needs a day of issue that is missing.
 */
export type PaperStanding = { kind: "missing" | "ready" | "undated" } | { kind: "too-old" | "renew"; from: string };

/** Returns the standing of a paper for a year of admission; without a year no rule applies. */
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

/** Whether the visitor needs a paper: `perhaps` if that depends on facts we do not have. */
export type Need = "yes" | "perhaps" | "no";

type PaperApplicant = Pick<Applicant, "category" | "hasDisability">;

export function needOfPaper(
	{ slug, who }: Pick<PlanDocument, "slug" | "who">,
	{ category, hasDisability }: PaperApplicant,
	exam: Pick<ApplicationExam, "isOfState" | "isForGraduates"> | undefined,
): Need {
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

function needOfCategory(slug: string, { category, hasDisability }: PaperApplicant): Need {
	if (slug === "pwd") return hasDisability ? "yes" : category === undefined ? "perhaps" : "no";
	if (category === undefined) return "perhaps";
	const own = category === "sc" || category === "st" ? "sc-st" : category;
	return own === slug ? "yes" : "no";
}

/** A paper of a form, with its standing. */
export type FormPaper = { document: PlanDocument; need: Need; standing: PaperStanding };

/** Returns the form's year of admission, by the newest event of its exam. */
function yearOf(form: Application, exam: ApplicationExam | undefined): string | undefined {
	if (exam === undefined) return undefined;
	return eventsOf(form, exam)
		.map(({ cycle }) => cycle)
		.toSorted()
		.at(-1);
}

/** Lists the papers of a form: before it is sent those for the form, later also those for counselling and joining. */
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

/** Lists the missing papers: those for the form before it is sent, and any that are too old. */
export function lackingOf(form: Application, papers: readonly FormPaper[]): FormPaper[] {
	return papers.filter(
		({ document, need, standing }) =>
			need === "yes" &&
			standing.kind !== "ready" &&
			(standing.kind !== "missing" || document.when === "application" || !isToSubmit(form)),
	);
}
