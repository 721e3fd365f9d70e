import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Section } from "#app/ui/section.tsx";
import { ExamRules } from "./exam-rules.tsx";
import type { Verdict } from "./rules/judge.ts";
import { type JudgedEntry, VERDICTS } from "./rules/judge-exams.ts";

export const RESULTS_ID = "results";

export function ExamResults({ entries, hasAnswers }: { entries: readonly JudgedEntry[]; hasAnswers: boolean }) {
	const t = useTranslations();
	return (
		<Section id={RESULTS_ID} title={hasAnswers ? t("eligible.results") : t("eligible.rules")} headingClass="text-2xl">
			<p className="mt-1 text-quiet [@media(scripting:none)]:hidden">
				{hasAnswers ? t("eligible.resultsNote") : t("eligible.start")}
			</p>
			{hasAnswers ? (
				VERDICTS.map((verdict) => (
					<Group
						key={verdict}
						verdict={verdict}
						entries={entries.filter(({ judgement }) => judgement.verdict === verdict)}
					/>
				))
			) : (
				<ul className="mt-4">
					{entries.map((entry) => (
						<li key={entry.exam.slug}>
							<ExamRules entry={entry} hasAnswers={false} />
						</li>
					))}
				</ul>
			)}
		</Section>
	);
}

const MARKS = {
	eligible: "border-l-good-text",
	"needs-check": "border-l-care-text",
	"no-seat": "border-l-edge",
	"not-eligible": "border-l-edge",
} as const satisfies Record<Verdict, string>;

function Group({ verdict, entries }: { verdict: Verdict; entries: readonly JudgedEntry[] }) {
	const t = useTranslations();
	return (
		<section aria-labelledby={`verdict-${verdict}`} className="mt-8">
			<h3
				id={`verdict-${verdict}`}
				className={`flex flex-wrap items-baseline justify-between gap-x-4 border-l-4 pl-3 text-lg ${MARKS[verdict]}`}
			>
				{t(`eligible.verdict.${verdict}`)}
				<span className="font-normal text-quiet text-sm tabular-nums">
					{t("eligible.count", { count: entries.length })}
				</span>
			</h3>
			{(verdict === "not-eligible" || verdict === "no-seat") && entries.length > 0 && (
				<p className="mt-1 pl-4 text-quiet text-sm">{t("eligible.exceptions")}</p>
			)}
			<ul className="mt-2">
				{entries.map((entry) => (
					<li key={entry.exam.slug}>
						<ExamRules entry={entry} hasAnswers />
					</li>
				))}
			</ul>
		</section>
	);
}
