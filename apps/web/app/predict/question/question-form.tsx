import type { PredictExam } from "@uchit/contract/predict-exam.ts";
import { toExamAnswers } from "#app/applicant/exam-answers.ts";
import { FilledForm } from "#app/applicant/filled-form.tsx";
import { findPlainCategory, PLAIN_CATEGORIES, type PlainCategory } from "#app/facts/plain-category.ts";
import { Term, TermLine } from "#app/facts/term.tsx";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { type PredictSearch, QUESTION_FIELDS, toNarrowingParams } from "#app/predict/search.ts";
import { QUESTION_ID } from "#app/predict/shown.ts";
import { availableWords, predictExamWords } from "#app/predict/words.ts";
import { AddressForm } from "#app/shell/form/address-form.tsx";
import { HiddenParams } from "#app/shell/form/hidden-params.tsx";
import { Link } from "#app/shell/page/link.tsx";
import { Button } from "#app/ui/button.tsx";
import { CONTROL_CLASS, type FieldTexts, Labelled } from "#app/ui/field.tsx";
import {
	FigureFields,
	HomeStateField,
	hasQuotas,
	ListField,
	PoolField,
	type QuestionFormProps,
	QuotaField,
} from "./question-fields.tsx";
import { type PredictField, useRefusal } from "./use-refusal.ts";

export function QuestionForm(props: QuestionFormProps) {
	const { exam, search } = props;
	const { t, paths } = usePage();
	const errorOf = useErrors(props);
	const unknown = props.isUnknown && t("predict.figure.unknown", { what: props.isUnknown });
	return (
		<FilledForm answersOf={(applicant) => toExamAnswers(applicant, exam)} isFilled={search.isRequested}>
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
					<FigureFields
						{...props}
						error={errorOf("common") ?? unknown}
						ownError={errorOf("rank") ?? errorOf("score")}
					/>
					<ListField {...props} error={errorOf("rankSpace")} />
					<CategoryField
						label={t("predict.field.category")}
						error={errorOf("category") ?? errorOf("pwd")}
						exam={exam}
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
		</FilledForm>
	);
}

function useErrors({ refused }: QuestionFormProps): (field: PredictField) => string | undefined {
	const refusalOf = useRefusal();
	return (field) => {
		const found = refused.find((each) => each.field === field);
		return found && refusalOf(found);
	};
}

function CategoryField({
	exam,
	value,
	names,
	...texts
}: FieldTexts & { exam: PredictExam; value: string; names: QuestionFormProps["categoryNames"] }) {
	const { t } = usePage();
	const categories = new Map(
		exam.lists.flatMap((list) => list.categories).map((category) => [category.value, category]),
	);
	const plain = listPlain(exam).map(({ value, meaning }) => ({
		value,
		label: `${t(`predict.plain.${meaning}`)}${value.toLowerCase().startsWith(meaning.slice(0, 2)) || value.includes("(") ? "" : ` (${value})`}`,
	}));
	const isPlain = (code: string) => plain.some((each) => each.value === code);
	const others = [...categories.values()].filter((category) => !isPlain(category.value));
	const groups = [...Map.groupBy(others, ({ socialCategory }) => socialCategory)].map(([group, own]) => ({
		label: t(`predict.social.${group}`),
		options: own.map(({ value }) => ({
			value,
			label: names[value] === undefined ? value : `${value}: ${names[value]}`,
		})),
	}));
	const all = plain.length === 0 ? groups : [{ label: t("predict.plain.title"), options: plain }, ...groups];
	return (
		<Labelled label={texts.label} hint={texts.hint} error={texts.error}>
			{(link) => (
				<select
					{...link}
					key={value}
					name="category"
					required
					defaultValue={categories.has(value) ? value : ""}
					className={`${CONTROL_CLASS} truncate`}
				>
					<option value="">{t("predict.choose")}</option>
					{all.map(({ label, options }) => (
						<optgroup key={label} label={label}>
							{options.map((option) => (
								<option key={option.value} value={option.value}>
									{option.label}
								</option>
							))}
						</optgroup>
					))}
				</select>
			)}
		</Labelled>
	);
}

function listPlain(exam: PredictExam): { value: string; meaning: PlainCategory | "women" | "pwd" }[] {
	const ofAll = PLAIN_CATEGORIES.map((meaning) => ({ meaning, option: findPlainCategory(exam, meaning) }));
	const women = { meaning: "women" as const, option: findPlainCategory(exam, "open", { isForWomen: true }) };
	const pwd = { meaning: "pwd" as const, option: findPlainCategory(exam, "open", { isPwd: true }) };
	const found = [...ofAll, women, pwd].flatMap(({ meaning, option }) =>
		option === undefined ? [] : { value: option.value, meaning },
	);
	return found.filter(({ value }, at) => found.findIndex((each) => each.value === value) === at);
}

type ExamChoice = Pick<PredictExam, "exam" | "authority" | "years">;

export function ExamChooser({ exams, search }: { exams: readonly ExamChoice[]; search: PredictSearch }) {
	const { t, paths } = usePage();
	const hasAnswers = QUESTION_FIELDS.some((key) => key !== "exam" && search[key] !== "");
	const pathOf = (exam: string) => (hasAnswers ? paths.beginPredict({ ...search, exam }) : paths.predict({ exam }));
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
