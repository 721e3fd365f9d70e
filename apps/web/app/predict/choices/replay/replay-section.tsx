import type { PredictExams } from "@uchit/contract/predict-exam.ts";
import { useState } from "react";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { useRoundCopy } from "#app/predict/use-round-copy.ts";
import { predictExamWords } from "#app/predict/words.ts";
import { SelectField } from "#app/ui/field.tsx";
import type { Choices } from "../choices.ts";
import { ReplayFailure } from "./replay-failure.tsx";
import { ReplayForm } from "./replay-form.tsx";
import { choicesOfExam, isSameList } from "./replay-list.ts";
import { ReplayResult } from "./replay-result.tsx";
import { useAnswer, useRounds } from "./use-replay.ts";
import { WhatIf } from "./what-if.tsx";

type Props = { choices: Choices; exams: PredictExams };

export function ReplaySection({ choices, exams: { items, states } }: Props) {
	const t = useTranslations();
	const exams = items.filter(({ exam }) => choices.some((choice) => choice.exam === exam));
	const [chosen, setChosen] = useState<string>();
	const exam = exams.find((each) => each.exam === chosen) ?? exams[0];
	if (exam === undefined) return null;
	const { authority, years } = exam;
	const span = `${years[0]}–${years.at(-1)}`;
	return (
		<section aria-labelledby="replay" className="mt-8 print:hidden">
			<h3 id="replay" className="text-lg">
				{t("predictChoices.title", { authority, years: years.length })}
			</h3>
			<p className="mt-1 max-w-text text-quiet">{t("predictChoices.intro", { years: span })}</p>
			{exams.length > 1 && (
				<div className="mt-3 max-w-text">
					<SelectField
						label={t("predictChoices.exam")}
						hint={t("predictChoices.oneExam", { places: placesOf(choices, exam.exam) })}
						defaultValue={exam.exam}
						onChange={({ currentTarget }) => setChosen(currentTarget.value)}
						options={exams.map((each) => ({ value: each.exam, label: predictExamWords(t, each.exam) }))}
					/>
				</div>
			)}
			<OneExam key={exam.exam} exam={exam} states={states} choices={choices} />
		</section>
	);
}

function placesOf(choices: Choices, exam: string): string {
	return choicesOfExam(choices, exam)
		.map(({ place }) => place)
		.join(", ");
}

type OneExamProps = { exam: PredictExams["items"][number]; states: PredictExams["states"]; choices: Choices };

function OneExam({ exam, states, choices }: OneExamProps) {
	const copy = useRoundCopy(exam.exam);
	const live = useRounds(copy.read);
	const { state, ask } = useAnswer(live);
	const refused = state.kind === "refused" ? state.refused : [];
	const now = choicesOfExam(choices, exam.exam);
	const isOld = state.kind === "lived" && !isSameList(state.lived.list.sent, now);
	return (
		<>
			<ReplayForm
				{...{ exam, states, choices, refused, copy }}
				isBusy={state.kind === "busy"}
				onList={(list) => void ask(list)}
			/>
			<ReplayFailure state={state} />
			{state.kind === "lived" && (
				<>
					<ReplayResult lived={state.lived} isOld={isOld} />
					<WhatIf {...{ exam, states, live }} lived={state.lived} changed={isOld ? now : undefined} />
				</>
			)}
		</>
	);
}
