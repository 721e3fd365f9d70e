import type { PredictExam, PredictExams } from "@uchit/contract/predict-exam.ts";
import { KeptParams } from "#app/components/cutoff/kept-params.tsx";
import { AddressForm } from "#app/components/site/address-form.tsx";
import { Term, TermLine } from "#app/components/site/term.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { CheckboxGroup } from "#app/components/ui/checkbox-group.tsx";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { quotaWords, seatPoolWords } from "#app/lib/cutoff-words.ts";
import { apartLists, type PredictField, type Refused } from "#app/lib/predict-check.ts";
import { type PredictSearch, toNarrowingParams } from "#app/lib/predict-search.ts";
import { usePaths } from "#app/paths.ts";
import { CategoryField } from "./category-field.tsx";
import { useRefusal } from "./use-refusal.ts";

export type QuestionFormProps = {
	exam: PredictExam;
	states: PredictExams["states"];
	search: PredictSearch;
	refused: readonly Refused[];
};

/** What the predictor must know for this exam, and nothing that another exam would ask. What narrows the answer stays as it is. */
export function QuestionForm(props: QuestionFormProps) {
	const { exam, search } = props;
	const t = useWords();
	const paths = usePaths();
	const errorOf = useErrors(props);
	return (
		<>
			<TermLine>
				{exam.lists[0]?.figure === "rank" && <Term slug="category-rank">{t("predict.field.rankSpace")}</Term>}
				<Term slug="reservation-category">{t("predict.field.category")}</Term>
				{hasPools(exam) && <Term slug="seat-pool">{t("predict.field.gender")}</Term>}
				<Term slug="quota">{t("predict.field.quota")}</Term>
			</TermLine>
			<AddressForm action={paths.predict()} className="mt-4 space-y-4 rounded-lg bg-sunk p-4 sm:p-5 print:hidden">
				<input type="hidden" name="exam" value={exam.exam} />
				<KeptParams params={toNarrowingParams(search)} />
				<div
					className={`grid gap-4 sm:grid-cols-2 lg:grid-cols-3 ${props.refused.length === 0 ? "items-end" : "items-start"}`}
				>
					<FigureField {...props} error={errorOf("rank") ?? errorOf("score")} />
					<ListField {...props} error={errorOf("rankSpace")} />
					<CategoryField
						label={t("predict.field.category")}
						hint={t("predict.categoryHint", { authority: exam.authority })}
						error={errorOf("category") ?? errorOf("pwd")}
						lists={exam.lists}
						value={search.category}
					/>
					<PoolField {...props} error={errorOf("gender")} />
					<HomeStateField {...props} error={errorOf("homeState")} />
				</div>
				<QuotaField {...props} error={errorOf("quota")} />
				<Button type="submit">{t("predict.show")}</Button>
			</AddressForm>
		</>
	);
}

type FieldProps = QuestionFormProps & { error: string | undefined };

/** What is wrong with a field, in words. */
function useErrors({ exam, refused }: QuestionFormProps): (field: PredictField) => string | undefined {
	const refusalOf = useRefusal(exam.authority);
	return (field) => {
		const found = refused.find((each) => each.field === field);
		return found && refusalOf(found);
	};
}

function FigureField({ exam: { lists }, search, error }: FieldProps) {
	const t = useWords();
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
function ListField({ exam, search, error }: FieldProps) {
	const t = useWords();
	const offered = exam.namesList ? exam.lists : apartLists(exam);
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

function hasPools(exam: PredictExam): boolean {
	return poolsOf(exam).length > 0;
}

function PoolField({ exam, search, error }: FieldProps) {
	const t = useWords();
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

function HomeStateField({ exam, states, search, error }: FieldProps) {
	const t = useWords();
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

function QuotaField({ exam: { quotas }, search, error }: FieldProps) {
	const t = useWords();
	if (quotas.length < 2 || quotas.length > MOST_QUOTAS) return null;
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
