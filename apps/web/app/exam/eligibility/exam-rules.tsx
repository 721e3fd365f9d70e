import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { findingWords, ruleNote, ruleWords } from "#app/applicant/eligibility/verdict-words.ts";
import { SourcedText } from "#app/facts/figure.tsx";
import { sourceHref, usePaths } from "#app/paths.ts";
import { capitalise } from "#app/platform/format/capitalise.ts";
import { InlineLink } from "#app/shell/page/link.tsx";
import { type Column, DataTable } from "#app/ui/table.tsx";
import { useRuleWording } from "./rule-names.tsx";
import { isDisqualifying, isSeatBar, type Judgement, type Reason } from "./rules/judge.ts";
import type { JudgedEntry, RuledExam } from "./rules/judge-exams.ts";
import { WindowWords } from "./window-words.tsx";

export function ExamRules({
	entry: { exam, judgement, window },
	hasAnswers,
}: {
	entry: JudgedEntry;
	hasAnswers: boolean;
}) {
	const [isOpen, setOpen] = useState(false);
	return (
		<details onToggle={(event) => setOpen(event.currentTarget.open)} className="group/exam border-line border-t">
			<summary className="flex min-h-11 items-center justify-between gap-3 py-2">
				<span className="min-w-0">
					<span className="font-semibold">{exam.shortName}</span>
					{hasAnswers && <DecidingRule judgement={judgement} />}
				</span>
				<ChevronDown
					size={18}
					aria-hidden="true"
					className="flex-none text-quiet transition-transform group-open/exam:rotate-180"
				/>
			</summary>
			{(isOpen || !hasAnswers) && <RuleDetails entry={{ exam, judgement, window }} hasAnswers={hasAnswers} />}
		</details>
	);
}

function RuleDetails({ entry: { exam, judgement, window }, hasAnswers }: { entry: JudgedEntry; hasAnswers: boolean }) {
	const { t } = useRuleWording();
	const paths = usePaths();
	return (
		<div className="space-y-3 pb-4">
			<p className="text-sm">
				<WindowWords exam={exam} window={window} />
			</p>
			{judgement.reasons.length === 0 ? (
				<p className="text-quiet">{t("eligible.unpublished")}</p>
			) : (
				<RuleTable exam={exam} judgement={judgement} hasAnswers={hasAnswers} />
			)}
			<p>
				<InlineLink to={paths.exam(exam.slug)}>{t("eligible.toExam", { exam: exam.shortName })}</InlineLink>
			</p>
		</div>
	);
}

const DECIDES = {
	"needs-check": ({ finding }: Reason) => finding.outcome !== "holds",
	"no-seat": isSeatBar,
	"not-eligible": isDisqualifying,
};

function DecidingRule({ judgement }: { judgement: Judgement }) {
	const { t } = useRuleWording();
	if (judgement.verdict === "eligible") return null;
	const reason = judgement.reasons.find(DECIDES[judgement.verdict]);
	return (
		<span className="block text-quiet text-sm">
			{reason === undefined ? (
				t("eligible.unpublished")
			) : (
				<>
					<RuleText rule={reason.rule} /> · {findingWords(t, reason.finding)}
					{judgement.verdict !== "needs-check" && <RuleNote rule={reason.rule} />}
				</>
			)}
		</span>
	);
}

type RuleTableProps = { exam: RuledExam; judgement: Judgement; hasAnswers: boolean };

function RuleTable({ exam, judgement, hasAnswers }: RuleTableProps) {
	const { t } = useRuleWording();
	const columns: Column<Reason>[] = [
		{
			key: "rule",
			head: t("eligible.column.rule"),
			cell: ({ rule, place }) => <Rule rule={rule} sourceId={exam.ruleSources[place]} />,
		},
		{ key: "stage", head: t("eligible.column.stage"), cell: ({ rule }) => t(`eligible.stage.${rule.stage}`) },
	];
	if (hasAnswers)
		columns.push({
			key: "finding",
			head: t("eligible.column.finding"),
			cell: ({ finding }) => findingWords(t, finding),
		});
	return (
		<div className="text-sm">
			<DataTable
				caption={t("eligible.rulesOf", { exam: exam.shortName })}
				isCaptionHidden
				columns={columns}
				rows={judgement.reasons}
				keyOf={({ place }) => String(place)}
			/>
		</div>
	);
}

function Rule({ rule, sourceId }: { rule: Reason["rule"]; sourceId: string | undefined }) {
	const { nameSource } = useRuleWording();
	const words = <RuleText rule={rule} />;
	return (
		<>
			{sourceId === undefined ? (
				words
			) : (
				<SourcedText value={words} source={nameSource(sourceId)} href={sourceHref(sourceId)} />
			)}
			<RuleNote rule={rule} />
		</>
	);
}

/** Marks English-only text for screen readers. */
function RuleText({ rule }: { rule: Reason["rule"] }) {
	const speech = useRuleWording();
	const isForeign = speech.language === "hi" && rule.kind === "other" && rule.textHi === undefined;
	return <span lang={isForeign ? "en" : undefined}>{capitalise(ruleWords(speech, rule))}</span>;
}

/** Shown with every refusal, because the note may name an exception that the rule's figures lack. */
function RuleNote({ rule }: { rule: Reason["rule"] }) {
	const { language } = useRuleWording();
	const note = ruleNote(language, rule);
	if (note === undefined) return null;
	const isForeign = language === "hi" && rule.noteHi === undefined;
	return (
		<span lang={isForeign ? "en" : undefined} className="block text-quiet">
			{note}
		</span>
	);
}
