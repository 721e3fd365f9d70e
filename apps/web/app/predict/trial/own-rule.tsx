import { useIsOnDevice } from "#app/platform/device-store.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { predictExamWords } from "#app/predict/words.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextArea } from "#app/ui/field.tsx";
import { Note } from "#app/ui/note.tsx";
import type { PublishedTrial } from "./published-trial.server.ts";
import { RuleResult } from "./rule-result.tsx";
import { tallyByWord } from "./sum-words.ts";
import { useOwnRule } from "./use-own-rule.ts";

const EXAMPLE = `rule: My rule
say safe if newest >= 1.2 and min >= 1
say maybe if mean of 3 >= 0.9`;

export function OwnRule({ exams }: { exams: PublishedTrial["exams"] }) {
	const t = useTranslations();
	const { state, run } = useOwnRule();
	const isOnDevice = useIsOnDevice();
	const nameOf = (exam: string) => predictExamWords(t, exam);
	const refusal = state.kind === "refused" ? state.refusal : undefined;
	return (
		<>
			<form
				className="mt-4 max-w-text space-y-4 rounded-lg bg-sunk p-4 sm:p-5 [@media(scripting:none)]:hidden"
				onSubmit={(event) => {
					event.preventDefault();
					const form = new FormData(event.currentTarget);
					if (state.kind !== "busy") void run(String(form.get("exam")), String(form.get("rule")));
				}}
			>
				<TextArea
					label={t("predictTrial.own.rule")}
					error={
						refusal &&
						t(`predictTrial.own.refused.${refusal.code}`, { line: String(refusal.line), given: refusal.text })
					}
					name="rule"
					rows={6}
					maxLength={4_000}
					spellCheck={false}
					defaultValue={EXAMPLE}
					// Input from before hydration would be lost, and the form would send it.
					readOnly={!isOnDevice}
				/>
				<SelectField
					label={t("predictTrial.exam")}
					name="exam"
					options={exams.map(({ exam, kilobytes }) => ({
						value: exam,
						label: t("predictTrial.own.size", { exam: nameOf(exam), kilobytes }),
					}))}
				/>
				<Button type="submit" isBusy={state.kind === "busy"} disabled={!isOnDevice}>
					{t("predictTrial.own.run")}
				</Button>
				<p className="text-quiet text-sm">{t("predictTrial.own.device")}</p>
			</form>
			<p className="mt-4 max-w-text [@media(scripting:enabled)]:hidden">{t("predictTrial.own.noScripts")}</p>
			<div role="status">
				{state.kind === "failed" && (
					<Note title={t("predictTrial.own.failed")} tone="problem" level={3}>
						<p>{t("predictTrial.own.failedHow")}</p>
					</Note>
				)}
			</div>
			{state.kind === "tried" && (
				<RuleResult
					caption={t("predictTrial.own.caption", {
						name: state.name || t("predictTrial.own.nameless"),
						exam: nameOf(state.exam),
					})}
					words={tallyByWord(state.counts)}
				/>
			)}
		</>
	);
}
