import { LAKH } from "@uchit/contract/amount.ts";
import {
	SCHOLARSHIP_GENDERS,
	SCHOLARSHIP_LEVELS,
	SCHOLARSHIP_STREAMS,
	STUDENT_CATEGORIES,
} from "@uchit/contract/scholarship.ts";
import type { ScholarshipList } from "@uchit/contract/scholarship-list.ts";
import { stateName } from "#app/facts/words/place-words.ts";
import { capitalise } from "#app/platform/format/capitalise.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { SelectField } from "#app/ui/field.tsx";
import type { ScholarshipSearch } from "./search.ts";

/** Lakh of rupees: every limit in our list, so that each choice is on one side of it. */
const INCOME_LIMITS = [2.5, 3, 4, 4.5, 6, 8, 10] as const;
const HIGHEST = INCOME_LIMITS[INCOME_LIMITS.length - 1] ?? 0;
/** Above every limit. */
const OVER_INR = 99_99_99_999;

type Facets = ScholarshipList["facets"];

export function StudentFields({
	known,
	facets,
	hasCounts,
}: {
	known: Partial<ScholarshipSearch>;
	facets: Facets;
	hasCounts: boolean;
}) {
	const { t, language } = usePage();
	const field = <Value extends string>(
		name: keyof Facets,
		values: readonly Value[],
		nameOf: (value: Value) => string,
	) => ({
		name,
		label: t(`scholarship.field.${name}`),
		defaultValue: known[name] ?? "",
		options: [
			{ value: "", label: t("scholarship.any") },
			...values.map((value) => {
				const label = nameOf(value);
				const count = facets[name].find((option) => option.value === value)?.count ?? 0;
				return { value, label: hasCounts ? t("scholarship.withCount", { label, count }) : label };
			}),
		],
	});
	const states = new Map(
		facets.state.map(({ value, label, labelHi }) => [value, stateName({ name: label, nameHi: labelHi }, language)]),
	);
	return (
		<>
			<SelectField {...field("level", SCHOLARSHIP_LEVELS, (level) => t(`scholarship.level.${level}`))} />
			<SelectField {...field("state", [...states.keys()], (slug) => states.get(slug) ?? slug)} />
			<SelectField {...field("category", STUDENT_CATEGORIES, (category) => t(`scholarship.category.${category}`))} />
			<SelectField {...field("gender", SCHOLARSHIP_GENDERS, (gender) => t(`scholarship.gender.${gender}`))} />
			<SelectField
				name="income"
				label={t("scholarship.field.income")}
				defaultValue={bandOf(known.income)}
				options={[
					{ value: "", label: t("scholarship.any") },
					...[...INCOME_LIMITS.map((lakh) => lakh * LAKH), OVER_INR].map((inr) => ({
						value: String(inr),
						label: capitalise(incomeBand(t, inr)),
					})),
				]}
			/>
			<SelectField {...field("stream", SCHOLARSHIP_STREAMS, (stream) => t(`scholarship.stream.${stream}`))} />
			{(["minority", "disability"] as const).map((name) => (
				<label key={name} className="flex min-h-11 cursor-pointer items-center gap-3">
					<input
						type="checkbox"
						name={name}
						value="1"
						defaultChecked={known[name] === "1"}
						className="size-5 flex-none accent-accent-text"
					/>
					<span className="min-w-0 flex-1">{t(`scholarship.field.${name}`)}</span>
				</label>
			))}
		</>
	);
}

export function incomeBand(t: Translate, income: number): string {
	const lakh = INCOME_LIMITS.find((limit) => income <= limit * LAKH);
	return lakh === undefined
		? t("scholarship.income.over", { lakh: String(HIGHEST) })
		: t("scholarship.income.upTo", { lakh: String(lakh) });
}

function bandOf(income: number | undefined): string {
	if (income === undefined) return "";
	const lakh = INCOME_LIMITS.find((limit) => income <= limit * LAKH);
	return String(lakh === undefined ? OVER_INR : lakh * LAKH);
}
