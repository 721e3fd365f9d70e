import type { Applicant } from "#app/applicant/applicant.ts";
import type { PlanDocument } from "#app/exam/planner/planner.ts";
import type { Application } from "./application.ts";
import type { ApplicationExam } from "./exams.ts";
import type { OwnPapers } from "./file.ts";
import { type FormPaper, papersOf } from "./papers.ts";

type ViewInput = {
	documents: readonly PlanDocument[];
	own: OwnPapers;
	applicant: Applicant;
	today: string;
	sourceName: (id: string) => string;
};

export type ApplicationsView = ViewInput & {
	exams: ReadonlyMap<string, ApplicationExam>;
	examOf: (form: Application) => ApplicationExam | undefined;
	nameOf: (form: Application) => string;
	papersOf: (form: Application) => FormPaper[];
};

export function createView({
	exams: list,
	...known
}: ViewInput & { exams: readonly ApplicationExam[] }): ApplicationsView {
	const exams = new Map(list.map((exam) => [exam.slug, exam]));
	const examOf = (form: Application) => (form.for.kind === "exam" ? exams.get(form.for.slug) : undefined);
	return {
		...known,
		exams,
		examOf,
		// An exam that is no longer conducted has only its slug.
		nameOf: (form) => (form.for.kind === "exam" ? (examOf(form)?.shortName ?? form.for.slug) : form.for.name),
		papersOf: (form) => papersOf(form, { ...known, exam: examOf(form) }),
	};
}
