import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import { findNearestForm, findNextEvent } from "#app/exam/exam-dates.ts";
import { type ExamPage, isConducted } from "#app/exam/page-of-exam.ts";
import { eventStanding, type Standing } from "#app/exam/standing.ts";
import type { ExamTab } from "#app/exam/tabs.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { InlineLink } from "#app/shell/page/link.tsx";
import { Section } from "#app/ui/section.tsx";

type Step = "eligibility" | "photo" | "syllabus" | "dates" | "pattern" | "clash" | "cutoffs" | "counselling";

const STEPS = {
	open: ["photo", "eligibility", "dates"],
	before: ["eligibility", "syllabus", "dates", "clash"],
	between: ["pattern", "dates", "clash"],
	after: ["cutoffs", "counselling", "dates"],
} as const satisfies Record<string, readonly Step[]>;

export function ExamNext({ page }: { page: ExamPage }) {
	const { t, paths, language } = usePage();
	const { exam, tabs, today } = page;
	if (!isConducted(exam.lifecycle)) return null;
	const shown = (kind: ExamEvent["kind"]) => (exam.events ?? []).filter((event) => event.kind === kind);
	const form = findNearestForm(shown("application"), today);
	const standing = form && eventStanding(form, today, language);
	const time = stageOf(standing?.words, findNextEvent(shown("exam"), today) !== undefined);
	const addresses: Partial<Record<Step, string>> = {
		photo: paths.tool("photo"),
		clash: paths.examClashes([exam.slug]),
		...Object.fromEntries(
			tabs
				.filter((tab): tab is Exclude<ExamTab, "overview"> => tab !== "overview")
				.map((tab) => [tab, paths.examTab(exam.slug, tab)]),
		),
	};
	const steps = STEPS[time].flatMap((step) => {
		const to = addresses[step];
		return to === undefined ? [] : [{ step, to }];
	});
	return (
		<Section
			id="next"
			title={t("examPage.next.heading")}
			className="mt-4 max-w-224 rounded-lg bg-sunk px-4 py-3 print:hidden"
			headingClass="text-base"
		>
			<ol className="list-decimal pl-5">
				{standing !== undefined && time === "open" && exam.officialSite !== undefined && (
					<li className="py-1">
						<a href={exam.officialSite} rel="noreferrer" className="link">
							{standing.words === "closesOn" || standing.words === "closesToday"
								? t("examPage.next.closesOn", { when: standing.when })
								: t("examPage.next.usuallyOpen")}
						</a>
					</li>
				)}
				{steps.map(({ step, to }) => (
					<li key={step} className="py-1">
						<InlineLink to={to}>{t(`examPage.next.${step}`)}</InlineLink>
					</li>
				))}
			</ol>
		</Section>
	);
}

const MAY_APPLY: readonly Standing["words"][] = ["closesOn", "closesToday", "usuallyOpen", "mayClose", "mayBeOpen"];

function stageOf(form: Standing["words"] | undefined, isExamComing: boolean): keyof typeof STEPS {
	if (form !== undefined && MAY_APPLY.includes(form)) return "open";
	if (form === "opensOn" || form === "usuallyOpens" || form === undefined) return "before";
	return isExamComing ? "between" : "after";
}
