import type { EligibilityRule } from "@uchit/contract/eligibility.ts";
import { ruleWords } from "#app/applicant/eligibility/verdict-words.ts";
import type { ExamPage } from "#app/exam/page-of-exam.ts";
import { SourcedText } from "#app/facts/figure.tsx";
import { createSourceNamer, examSourceId } from "#app/facts/sources.ts";
import { sourceHref } from "#app/paths.ts";
import { capitalise } from "#app/platform/format/capitalise.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { InlineLink } from "#app/shell/page/link.tsx";
import { OwnText } from "#app/shell/page/own-text.tsx";
import { Section } from "#app/ui/section.tsx";

const STAGES = ["exam", "admission"] as const;

export function ExamRules({ page, examName }: { page: ExamPage; examName: (slug: string) => string }) {
	const { t } = usePage();
	const rules = (page.exam.eligibility ?? []).map((rule, place) => ({ rule, place }));
	return (
		<Section id="eligibility" title={t("exam.tab.eligibility")} className="mt-10">
			{STAGES.map((stage) => {
				const ofStage = rules.filter(({ rule }) => rule.stage === stage);
				if (ofStage.length === 0) return null;
				return (
					<div key={stage} className="mt-6">
						<h3 className="font-semibold text-lg">{t(`eligible.stage.${stage}`)}</h3>
						<dl className="mt-2 max-w-224 divide-y divide-line border-line border-y">
							{ofStage.map(({ rule, place }) => (
								<div key={place} className="grid gap-x-6 py-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
									<dt className="text-quiet">{t(`exam.rule.kind.${rule.kind}`)}</dt>
									<dd className="min-w-0 max-w-text space-y-1">
										<Rule rule={rule} place={place} page={page} examName={examName} />
									</dd>
								</div>
							))}
						</dl>
					</div>
				);
			})}
		</Section>
	);
}

type RuleProps = { rule: EligibilityRule; place: number; page: ExamPage; examName: (slug: string) => string };

function Rule({ rule, place, page: { exam, stateNames }, examName }: RuleProps) {
	const { t, paths, language } = usePage();
	const id = examSourceId(exam, `eligibility.${place}`);
	const nameState = (slug: string) => stateNames[slug] ?? slug;
	const words =
		rule.kind === "other" ? (
			<OwnText text={rule.text} hi={rule.textHi} />
		) : (
			capitalise(ruleWords({ t, language, nameState, nameExam: examName }, rule))
		);
	return (
		<>
			<p>
				<SourcedText value={words} source={createSourceNamer(exam.sources)(id)} href={sourceHref(id)} />
			</p>
			{rule.kind === "other-exam" && (
				<p>
					<InlineLink to={paths.exam(rule.exam)}>{examName(rule.exam)}</InlineLink>
				</p>
			)}
			{rule.note !== undefined && (
				<p className="text-quiet text-sm">
					<OwnText text={rule.note} hi={rule.noteHi} />
				</p>
			)}
		</>
	);
}
