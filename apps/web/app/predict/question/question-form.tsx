import type { PredictCategory, PredictExam, PredictList } from "@uchit/contract/predict-exam.ts";
import { Term, TermLine } from "#app/facts/term.tsx";
import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { type PredictSearch, QUESTION_FIELDS, toNarrowingParams } from "#app/predict/search.ts";
import { QUESTION_ID } from "#app/predict/shown.ts";
import { availableWords, predictExamWords } from "#app/predict/words.ts";
import { AddressForm } from "#app/shell/form/address-form.tsx";
import { HiddenParams } from "#app/shell/form/hidden-params.tsx";
import { Link } from "#app/shell/page/link.tsx";
import { Button } from "#app/ui/button.tsx";
import { CONTROL, type FieldTexts, Labelled } from "#app/ui/field.tsx";
import {
	FigureFields,
	HomeStateField,
	hasQuotas,
	ListField,
	PoolField,
	type QuestionFormProps,
	QuotaField,
} from "./question-fields.tsx";
import { RememberedAnswers } from "./remembered-answers.tsx";
import { type PredictField, useRefusal } from "./use-refusal.ts";

/** What the predictor must know for this exam, and nothing that another exam would ask. What narrows the answer stays as it is. */
export function QuestionForm(props: QuestionFormProps) {
	const { exam, search } = props;
	const t = useTranslations();
	const paths = usePaths();
	const errorOf = useErrors(props);
	return (
		<RememberedAnswers
			exam={exam.exam}
			isAsked={search.isAsked}
			texts={{ kept: t("predict.kept"), forget: t("predict.forget") }}
		>
			<AddressForm
				id={QUESTION_ID}
				action={paths.predict()}
				className="mt-3 scroll-mt-4 space-y-4 rounded-lg bg-sunk p-4 sm:p-5 print:hidden"
			>
				<input type="hidden" name="exam" value={exam.exam} />
				<HiddenParams params={toNarrowingParams(search)} />
				{exam.hasBothRanks && <p className="text-sm">{t("predict.bothRanksHint")}</p>}
				<div
					className={`grid gap-4 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] ${props.refused.length === 0 ? "items-end" : "items-start"}`}
				>
					<FigureFields {...props} error={errorOf("common")} ownError={errorOf("rank") ?? errorOf("score")} />
					<ListField {...props} error={errorOf("rankSpace")} />
					<CategoryField
						label={t("predict.field.category")}
						hint={t("predict.categoryHint", { authority: exam.authority })}
						error={errorOf("category") ?? errorOf("pwd")}
						lists={exam.lists}
						value={search.category}
						names={props.categoryNames}
					/>
					<PoolField {...props} error={errorOf("gender")} />
					<HomeStateField {...props} error={errorOf("homeState")} />
				</div>
				<QuotaField {...props} error={errorOf("quota")} />
				<Button type="submit">{t("predict.show")}</Button>
			</AddressForm>
			<TermLine>
				{exam.lists[0]?.figure === "rank" && <Term slug="category-rank">{t("predict.categoryRank")}</Term>}
				<Term slug="reservation-category">{t("predict.field.category")}</Term>
				{hasQuotas(exam) && <Term slug="quota">{t("predict.field.quota")}</Term>}
			</TermLine>
		</RememberedAnswers>
	);
}

/** What is wrong with a field, in words. */
function useErrors({ refused }: QuestionFormProps): (field: PredictField) => string | undefined {
	const refusalOf = useRefusal();
	return (field) => {
		const found = refused.find((each) => each.field === field);
		return found && refusalOf(found);
	};
}

/** The printed categories of an exam under the groups that everybody knows. */
function CategoryField({
	lists,
	value,
	names,
	...texts
}: FieldTexts & {
	lists: readonly Pick<PredictList, "categories">[];
	value: string;
	names: QuestionFormProps["categoryNames"];
}) {
	const t = useTranslations();
	const categories = new Map(lists.flatMap((list) => list.categories).map((category) => [category.value, category]));
	const groups = Map.groupBy(categories.values(), ({ socialCategory }) => socialCategory);
	const isOffered = categories.has(value);
	return (
		<Labelled label={texts.label} hint={texts.hint} error={texts.error}>
			{(link) => (
				<select
					{...link}
					key={value}
					name="category"
					required
					defaultValue={isOffered ? value : ""}
					className={`${CONTROL} truncate`}
				>
					<option value="">{t("predict.choose")}</option>
					{[...groups].map(([group, own]) => (
						<optgroup key={group} label={t(`predict.social.${group}`)}>
							{own.map((category: PredictCategory) => (
								<option key={category.value} value={category.value}>
									{names[category.value] === undefined ? category.value : `${category.value}: ${names[category.value]}`}
								</option>
							))}
						</optgroup>
					))}
				</select>
			)}
		</Labelled>
	);
}

type ExamChoice = Pick<PredictExam, "exam" | "authority" | "years">;

/** The exams of which cutoffs are held, each with what is held; what a question elsewhere has told already goes along. */
export function ExamChooser({ exams, search }: { exams: readonly ExamChoice[]; search: PredictSearch }) {
	const t = useTranslations();
	const paths = usePaths();
	const hasTold = QUESTION_FIELDS.some((key) => key !== "exam" && search[key] !== "");
	const pathOf = (exam: string) => (hasTold ? paths.beginPredict({ ...search, exam }) : paths.predict({ exam }));
	return (
		<section aria-labelledby="exams" className="mt-8">
			<h2 id="exams" className="text-xl">
				{t("predict.chooseExam")}
			</h2>
			<ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
				{exams.map((exam) => (
					<li key={exam.exam}>
						<Link
							to={pathOf(exam.exam)}
							className="block h-full rounded-lg border border-line bg-raised p-4 hover:border-edge hover:bg-sunk"
						>
							<span className="block font-semibold">{predictExamWords(t, exam.exam)}</span>
							<span className="mt-1 block text-quiet text-sm">{availableWords(t, exam)}</span>
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
