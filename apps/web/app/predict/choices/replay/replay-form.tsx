import type { PredictExam, PredictExams } from "@uchit/contract/predict-exam.ts";
import { DECISIONS } from "@uchit/contract/predict-replay.ts";
import { toPredictCode } from "@uchit/contract/problem.ts";
import { ApplicantLine } from "#app/applicant/applicant-line.tsx";
import { applicantStore } from "#app/applicant/applicant-store.ts";
import { readAnswers, toExamAnswers } from "#app/applicant/exam-answers.ts";
import { FilledForm } from "#app/applicant/filled-form.tsx";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { FigureFields, HomeStateField, ListField, PoolField } from "#app/predict/question/question-fields.tsx";
import type { Refusal } from "#app/predict/refusals.ts";
import { parsePredictSearch } from "#app/predict/search.ts";
import type { RoundCopy } from "#app/predict/use-round-copy.ts";
import { predictExamWords } from "#app/predict/words.ts";
import { toFilledParams } from "#app/shell/form/address-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/field.tsx";
import type { Choices } from "../choices.ts";
import { categoriesOf, choicesOfExam, personOf, type SentList, toSentList } from "./replay-list.ts";
import { copyWords } from "./replay-words.ts";

type Props = {
	exam: PredictExam;
	states: PredictExams["states"];
	choices: Choices;
	refused: readonly Refusal[];
	copy: Pick<RoundCopy, "bytes" | "isHere">;
	isBusy: boolean;
	onList: (list: SentList) => void;
};

const REPLAY_FORM_ID = "replay-form";

export function ReplayForm({ exam, states, choices, refused, copy, isBusy, onList }: Props) {
	const t = useTranslations();
	const person = personOf(choices, exam);
	const search = parsePredictSearch(new URLSearchParams({ exam: exam.exam, ...person }));
	const errorOf = (field: string) => {
		const found = refused.find((each) => each.field === field);
		return found && t(`predict.refused.${toPredictCode(found.code)}`, found.values);
	};
	const props = { exam, states, search, refused: [] };
	const categories = categoriesOf(exam);
	return (
		<FilledForm answersOf={(applicant) => ranksOnly(toExamAnswers(applicant, exam))}>
			<ApplicantLine changeAt={`#${REPLAY_FORM_ID}`} exam={exam.exam} />
			<form
				id={REPLAY_FORM_ID}
				className="mt-3 space-y-4 rounded-lg bg-sunk p-4 sm:p-5"
				onSubmit={(event) => {
					event.preventDefault();
					const form = new FormData(event.currentTarget);
					applicantStore.add(readAnswers(exam, predictExamWords(t, exam.exam), toFilledParams(form)));
					if (!isBusy) onList(toSentList(exam.exam, form, choicesOfExam(choices, exam.exam)));
				}}
			>
				<div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
					<FigureFields {...props} error={errorOf("common")} ownError={errorOf("rank")} />
					{exam.namesList && <ListField {...props} error={errorOf("rankSpace")} />}
					<SelectField
						label={t("predict.field.category")}
						error={errorOf("category")}
						name="category"
						required
						defaultValue={categories.includes(search.category) ? search.category : ""}
						options={[
							{ value: "", label: t("predict.choose") },
							...categories.map((value) => ({ value, label: value })),
						]}
					/>
					<PoolField {...props} error={errorOf("gender")} />
					<HomeStateField {...props} error={errorOf("homeState")} />
				</div>
				<DecisionChoice />
				<Button type="submit" isBusy={isBusy}>
					{t("predictChoices.live")}
				</Button>
				<p className="max-w-text text-quiet text-sm">
					{copyWords(t, copy)} {t("predictChoices.copy.private")}
				</p>
			</form>
		</FilledForm>
	);
}

/** Lists are replayed by ranks only: drops percentiles and marks. */
function ranksOnly({ common = "", ...answers }: Record<string, string>): Record<string, string> {
	return /^[\d,. ]+$/.test(common) ? { ...answers, common } : answers;
}

function DecisionChoice() {
	const t = useTranslations();
	return (
		<fieldset>
			<legend className="font-semibold text-sm">{t("predictChoices.decision.title")}</legend>
			<ul className="mt-1">
				{DECISIONS.map((each) => (
					<li key={each}>
						<label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-1">
							<input
								type="radio"
								name="decision"
								value={each}
								defaultChecked={each === "float"}
								className="size-5 flex-none accent-accent-text"
							/>
							{t(`predictChoices.decision.${each}`)}
						</label>
					</li>
				))}
			</ul>
		</fieldset>
	);
}
