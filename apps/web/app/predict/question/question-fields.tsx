import type { PredictExam, PredictExams } from "@uchit/contract/predict-exam.schema.ts";
import { quotaWords, seatPoolWords } from "#app/facts/words/cutoff-words.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import type { PredictSearch } from "#app/predict/search.ts";
import { CheckboxGroup } from "#app/ui/checkbox-group.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import type { Refused } from "./use-refusal.ts";

export type QuestionFormProps = {
	exam: PredictExam;
	states: PredictExams["states"];
	search: PredictSearch;
	refused: readonly Refused[];
};

type FieldProps = QuestionFormProps & { error: string | undefined };

export function FigureField({ exam: { lists }, search, error }: FieldProps) {
	const t = useTranslations();
	const [list] = lists;
	const isScore = list?.figure === "score";
	return (
		<TextField
			label={isScore ? t("predict.field.score") : t("predict.field.rank")}
			hint={isScore ? t("predict.scoreHint", { most: list.mostScore ?? 0 }) : t("predict.rankHint")}
			error={error}
			name={isScore ? "score" : "rank"}
			inputMode={isScore ? "decimal" : "numeric"}
			autoComplete="off"
			required
			maxLength={12}
			defaultValue={isScore ? search.score : search.rank}
		/>
	);
}

/** Asked where a rank could be of several lists; elsewhere offered where there is another list than the usual one. */
export function ListField({ exam, search, error }: FieldProps) {
	const t = useTranslations();
	const offered = exam.namesList ? exam.lists : exam.lists.filter(({ apart }) => apart);
	if (offered.length === 0) return null;
	return (
		<SelectField
			label={t("predict.field.rankSpace")}
			error={error}
			name="rankSpace"
			required={exam.namesList}
			defaultValue={offered.some(({ rankSpace }) => rankSpace === search.rankSpace) ? search.rankSpace : ""}
			options={[
				{ value: "", label: exam.namesList ? t("predict.choose") : t("predict.usualList") },
				...offered.map(({ rankSpace }) => ({ value: rankSpace, label: t(`cutoff.rankSpace.${rankSpace}`) })),
			]}
		/>
	);
}

/** The pools that a visitor must choose between: a category with one has it. */
function poolsOf({ lists }: PredictExam): string[] {
	const several = lists.flatMap(({ categories }) => categories).filter(({ genders }) => genders.length > 1);
	return [...new Set(several.flatMap(({ genders }) => genders))];
}

export function hasPools(exam: PredictExam): boolean {
	return poolsOf(exam).length > 0;
}

export function PoolField({ exam, search, error }: FieldProps) {
	const t = useTranslations();
	const pools = poolsOf(exam);
	if (pools.length === 0) return null;
	return (
		<SelectField
			label={t("predict.field.gender")}
			error={error}
			name="gender"
			required
			defaultValue={pools.includes(search.gender) ? search.gender : ""}
			options={[
				{ value: "", label: t("predict.choose") },
				...pools.map((value) => ({ value, label: seatPoolWords(t, value) })),
			]}
		/>
	);
}

export function HomeStateField({ exam, states, search, error }: FieldProps) {
	const t = useTranslations();
	if (exam.homeState === "told") return null;
	const chosen = states.find(({ slug, name }) => slug === search.homeState || name === search.homeState);
	return (
		<SelectField
			label={t("predict.field.homeState")}
			hint={t("predict.homeStateHint")}
			error={error}
			name="homeState"
			defaultValue={chosen?.slug ?? ""}
			options={[
				{ value: "", label: t("predict.notGiven") },
				...states.map(({ slug, name }) => ({ value: slug, label: name })),
			]}
		/>
	);
}

/** More than these are codes of colleges, which nobody ticks. */
const MOST_QUOTAS = 40;

export function hasQuotas({ quotas }: PredictExam): boolean {
	return quotas.length > 1 && quotas.length <= MOST_QUOTAS;
}

export function QuotaField({ exam, search, error }: FieldProps) {
	const t = useTranslations();
	const { quotas } = exam;
	if (!hasQuotas(exam)) return null;
	return (
		<div className="border-line border-t pt-2">
			<Disclosure title={t("predict.field.quota")} isOpen={search.quota.length > 0 || error !== undefined}>
				<p className="mb-2 max-w-text text-quiet text-sm">{t("predict.quotaHint")}</p>
				<CheckboxGroup
					legend={t("predict.field.quota")}
					isLegendHidden
					name="quota"
					error={error}
					options={quotas.map(({ value }) => ({
						value,
						label: quotaWords(t, value),
						selected: search.quota.includes(value),
					}))}
				/>
			</Disclosure>
		</div>
	);
}
