import { isProgrammeSpecific } from "@uchit/contract/cutoff-use.ts";
import { HOME_STATE_ELSEWHERE, WOMAN } from "@uchit/contract/predict.ts";
import type { PredictExam, PredictExams } from "@uchit/contract/predict-exam.ts";
import { isWomensPool } from "#app/applicant/exam-answers.ts";
import { quotaWords } from "#app/facts/words/cutoff-words.ts";
import { type Translate, useTranslations } from "#app/platform/i18n/translate.ts";
import type { PredictSearch } from "#app/predict/search.ts";
import { wordBareFigure } from "#app/predict/typed-figure.ts";
import { CheckboxGroup } from "#app/ui/checkbox-group.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import type { Refused } from "./use-refusal.ts";

export type QuestionFormProps = {
	exam: PredictExam;
	states: PredictExams["states"];
	search: PredictSearch;
	refused: readonly Refused[];
	isUnknown?: "percentile" | "marks" | undefined;
	categoryNames: Readonly<Record<string, string>>;
};

type FieldProps = Omit<QuestionFormProps, "categoryNames"> & { error: string | undefined };

export function FigureFields({ exam, search, error, ownError }: FieldProps & { ownError: string | undefined }) {
	const t = useTranslations();
	const [list] = exam.lists;
	const isScore = list?.figure === "score";
	const { common: figure, own } = ranksOf(exam, search);
	// Sent again without its word, a rank below 100 would be read as a percentile.
	const common = wordBareFigure(exam, figure) === undefined ? figure : `${figure} rank`;
	const always = { autoComplete: "off", maxLength: 24 };
	if (!exam.hasBothRanks) {
		return (
			<TextField
				{...always}
				label={isScore ? t("predict.field.score") : t("predict.field.rank")}
				hint={isScore ? scoreHint(t, list) : t("predict.rankHint")}
				error={error ?? ownError}
				name="common"
				inputMode={isScore ? "decimal" : "text"}
				required
				defaultValue={common || own || search.score}
			/>
		);
	}
	return (
		<>
			<TextField
				{...always}
				label={t("predict.commonRank")}
				hint={t("predict.commonRankHint")}
				error={error ?? (own === "" ? ownError : undefined)}
				name="common"
				defaultValue={common}
			/>
			<TextField
				{...always}
				label={t("predict.categoryRank")}
				hint={t("predict.categoryRankHint")}
				error={own === "" ? undefined : ownError}
				name="rank"
				inputMode="numeric"
				defaultValue={own}
			/>
		</>
	);
}

/** An address with only `rank` means the list of its category; for the open seats that is the list of everyone. */
export function ranksOf(
	{ lists }: Pick<PredictExam, "lists">,
	{ common, rank, category }: Pick<PredictSearch, "common" | "rank" | "category">,
): { common: string; own: string } {
	const isOwn = lists.some(
		({ ofCategory, categories }) => ofCategory && categories.some(({ value }) => value === category),
	);
	return common === "" && !isOwn ? { common: rank, own: "" } : { common, own: rank };
}

/** Required if a rank could belong to several lists; otherwise offered if there is more than the usual list. */
export function ListField({ exam, search, error }: FieldProps) {
	const t = useTranslations();
	// Each of several examinations is named by its list of everyone.
	const offered = exam.lists.filter(({ apart, ofCategory }) => (exam.namesList ? !ofCategory : apart));
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

function scoreHint(t: Translate, { rankSpace, mostScore = 0 }: PredictExam["lists"][number]): string {
	return isProgrammeSpecific(rankSpace)
		? t(`cutoff.rankSpace.${rankSpace}`)
		: t("predict.scoreHint", { most: mostScore });
}

function poolsOf({ lists }: PredictExam): string[] {
	const several = lists.flatMap(({ categories }) => categories).filter(({ genders }) => genders.length > 1);
	return [...new Set(several.flatMap(({ genders }) => genders))];
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
			defaultValue={pools.includes(search.gender) || search.gender === WOMAN ? search.gender : ""}
			options={[
				{ value: "", label: t("predict.choose") },
				...pools
					.filter((value) => !isWomensPool(value))
					.map((value) => ({ value, label: t("predict.gender.everyone") })),
				{ value: WOMAN, label: t("predict.gender.woman") },
				// Only an old address asks for it.
				...pools
					.filter((value) => isWomensPool(value) && value === search.gender)
					.map((value) => ({ value, label: t("predict.gender.only") })),
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
			defaultValue={chosen?.slug ?? (search.homeState === HOME_STATE_ELSEWHERE ? HOME_STATE_ELSEWHERE : "")}
			options={[
				{ value: search.homeState === HOME_STATE_ELSEWHERE ? HOME_STATE_ELSEWHERE : "", label: t("predict.notGiven") },
				...states.map(({ slug, name }) => ({ value: slug, label: name })),
			]}
		/>
	);
}

/** Longer lists are codes of colleges, which nobody ticks. */
const MAX_QUOTAS = 40;

export function hasQuotas({ quotas }: PredictExam): boolean {
	return quotas.length > 1 && quotas.length <= MAX_QUOTAS;
}

export function QuotaField({ exam, search, error }: FieldProps) {
	const t = useTranslations();
	const { quotas } = exam;
	if (!hasQuotas(exam)) return null;
	return (
		<div className="border-line border-t pt-2">
			<Disclosure title={t("predict.field.quota")} isOpen={search.quota.length > 0 || error !== undefined}>
				<p className="mb-2 max-w-text text-quiet text-sm">
					{t("predict.quotaHint")} {exam.exam === "neet" && t("predict.quotaHintNeet")}
				</p>
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
