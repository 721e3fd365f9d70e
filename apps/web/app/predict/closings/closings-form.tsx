import { WOMAN } from "@uchit/contract/predict.ts";
import type { ClosingsPage } from "@uchit/contract/predict-closings.ts";
import type { PredictCategory, PredictExam, PredictExams } from "@uchit/contract/predict-exam.ts";
import { useMemo } from "react";
import { useLocation } from "react-router";
import { ApplicantLine } from "#app/applicant/applicant-line.tsx";
import { readAnswers, toExamAnswers } from "#app/applicant/exam-answers.ts";
import { FilledForm } from "#app/applicant/filled-form.tsx";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { AddressForm } from "#app/shell/form/address-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField, type SelectOption } from "#app/ui/field.tsx";

export type ClosingsOptions = {
	categories: (SelectOption & Pick<PredictCategory, "socialCategory">)[];
	pools: string[];
	states: SelectOption[];
};

export function optionsOf(
	{ lists, homeState }: PredictExam,
	states: PredictExams["states"],
	names: Readonly<Record<string, string>>,
): ClosingsOptions {
	const categories = lists.filter(({ apart }) => !apart).flatMap((list) => list.categories);
	const kinds = new Map(categories.map(({ value, socialCategory }) => [value, socialCategory]));
	const pools = categories.flatMap(({ genders }) => (genders.length > 1 ? genders : []));
	return {
		categories: [...kinds].map(([value, socialCategory]) => ({
			value,
			socialCategory,
			label: names[value] === undefined ? value : `${value}: ${names[value]}`,
		})),
		pools: [...new Set(pools)].filter((pool) => !pool.toLowerCase().startsWith("female")),
		states: homeState === "asked" ? states.map(({ slug, name }) => ({ value: slug, label: name })) : [],
	};
}

type FormProps = { exam: string; query: ClosingsPage["asked"]; options: ClosingsOptions };

const FORM_ID = "closings-form";

export function ClosingsForm({ exam, query, options }: FormProps) {
	const { t, paths } = usePage();
	const { search } = useLocation();
	const { categories, pools } = options;
	const lists = useMemo(
		() => ({ exam, lists: [{ categories: categories.map((each) => ({ ...each, genders: pools })) }] }),
		[exam, categories, pools],
	);
	const known = useMemo(
		() => (search === "" ? undefined : readAnswers(lists, "", new URLSearchParams(search))),
		[lists, search],
	);
	return (
		<FilledForm answersOf={(applicant) => toExamAnswers(applicant, lists)} isFilled={search !== ""} isOverDefaults>
			<ApplicantLine changeAt={`#${FORM_ID}`} exam={exam} known={known} />
			<AddressForm
				id={FORM_ID}
				action={paths.examTab(exam, "cutoffs")}
				className="mt-3 flex flex-wrap items-end gap-3 rounded-lg bg-sunk p-4 max-sm:*:w-full sm:[&>:not(button)]:max-w-80 sm:[&>:not(button)]:flex-1 print:hidden"
			>
				<SelectField
					label={t("closings.category")}
					name="category"
					defaultValue={query.category}
					options={options.categories.map(({ value, label }) => ({ value, label }))}
				/>
				{options.pools.length > 0 && (
					<SelectField
						label={t("closings.gender")}
						name="gender"
						defaultValue={query.gender}
						options={[
							...options.pools.map((value) => ({ value, label: t("closings.everyone") })),
							{ value: WOMAN, label: t("closings.woman") },
						]}
					/>
				)}
				{options.states.length > 0 && (
					<SelectField
						label={t("closings.homeState")}
						name="homeState"
						defaultValue={query.homeState?.slug ?? ""}
						options={[{ value: "", label: t("closings.notGiven") }, ...options.states]}
					/>
				)}
				<Button type="submit">{t("closings.show")}</Button>
			</AddressForm>
		</FilledForm>
	);
}
