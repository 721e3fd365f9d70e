import { TREND_CHOICES, TREND_PROGRAMMES, type TrendChoice } from "@uchit/contract/cutoff-trend.ts";
import { nameProgramme } from "#app/facts/programme.ts";
import { quotaWords } from "#app/facts/words/cutoff-words.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { AddressForm } from "#app/shell/form/address-form.tsx";
import { HiddenParams } from "#app/shell/form/hidden-params.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckboxGroup } from "#app/ui/checkbox-group.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { SelectField } from "#app/ui/field.tsx";
import { Note } from "#app/ui/note.tsx";
import { type CutoffTrends, hasHiddenSinglePool, isDefaultQuota, toChoiceOptions } from "./cutoff-trend.ts";
import { type CutoffSearch, toCutoffParams } from "./search.ts";
import { TrendPlots } from "./trend-plots.tsx";
import { TREND_PROGRAMME_KEY, trendKey } from "./trend-search.ts";
import { choiceWords, examWords, seatWords } from "./trend-words.ts";

type TrendSectionProps = {
	id: string;
	slug: string;
	trends: CutoffTrends;
	table: CutoffSearch;
	sourceName: (id: string) => string;
};

export function TrendSection({ id, slug, trends, table, sourceName }: TrendSectionProps) {
	const { t } = usePage();
	const headingId = `${id}-heading`;
	const hasLines = trends.trend.options.exam.some(({ years }) => years > 1);
	return (
		<section id={id} aria-labelledby={headingId} className="mt-10 scroll-mt-4">
			<h2 id={headingId} className="text-xl">
				{t("trend.heading")}
			</h2>
			<p className="mt-2 max-w-text">{t("trend.meaning")}</p>
			{hasLines && <TrendForm id={id} slug={slug} trends={trends} table={table} />}
			<TrendChoicesNote trends={trends} />
			{trends.plots.length === 0 ? (
				<Note title={t("trend.nothing")} level={3}>
					<p>{noTrendWords(t, trends)}</p>
				</Note>
			) : (
				<TrendPlots trends={trends} sourceName={sourceName} />
			)}
			<TrendNotes trends={trends} />
		</section>
	);
}

function noTrendWords(t: Translate, { trend }: CutoffTrends): string {
	const { seat, span, leftOut } = trend;
	if (seat === undefined || span === undefined)
		return leftOut.undated > 0 && leftOut.marked + leftOut.preparatory === 0
			? t("trend.allUndated")
			: t("trend.noneUsable");
	const values = { exam: examWords(trend, seat), seat: seatWords(t, seat) };
	return span.first === span.last
		? t("trend.oneYear", { ...values, year: String(span.first) })
		: t("trend.noTwoYears", values);
}

function TrendChoicesNote({ trends }: { trends: CutoffTrends }) {
	const { t } = usePage();
	const notes = [
		...preparatoryNotes(t, trends),
		...defaultQuotaNotes(t, trends),
		...unknownChoiceNotes(t, trends),
		...tooManyProgrammesNotes(t, trends),
	];
	return notes.map((words) => (
		<p key={words} className="mt-4 max-w-text border-accent border-l-2 pl-3 text-sm">
			{words}
		</p>
	));
}

function TrendNotes({ trends }: { trends: CutoffTrends }) {
	const { t } = usePage();
	const leftOut = leftOutWords(t, trends);
	return (
		<div className="mt-6 max-w-text space-y-1 text-quiet text-sm">
			{trends.plots.length > 0 && (
				<>
					<p>{t("trend.ownScale")}</p>
					<p>{t("trend.namesJoined")}</p>
				</>
			)}
			{hasHiddenSinglePool(trends.trend) && <p>{t("trend.singlePool")}</p>}
			{leftOut.length > 0 && <p>{`${t("trend.leftOut")} ${leftOut.join(", ")}`}</p>}
		</div>
	);
}

function preparatoryNotes(t: Translate, { trend, plots }: CutoffTrends): string[] {
	return plots.length > 0 && trend.mayHoldPreparatory ? [t("trend.mayHoldPreparatory")] : [];
}

function defaultQuotaNotes(t: Translate, trends: CutoffTrends): string[] {
	const { seat } = trends.trend;
	return seat !== undefined && trends.plots.length > 0 && isDefaultQuota(trends)
		? [t("trend.quotaTaken", { quota: quotaWords(t, seat.quota) })]
		: [];
}

function unknownChoiceNotes(t: Translate, { trend }: CutoffTrends): string[] {
	return trend.notHeld.map(({ choice, value }) =>
		t("trend.notHeld", {
			kind: t(`trend.kind.${choice}`),
			value: choice === "programme" ? nameProgramme(value) : choiceWords(t, choice, { value, label: value }),
		}),
	);
}

function tooManyProgrammesNotes(t: Translate, { search }: CutoffTrends): string[] {
	return search.programmes.length > TREND_PROGRAMMES ? [t("trend.tooMany", { most: TREND_PROGRAMMES })] : [];
}

function leftOutWords(t: Translate, { trend: { leftOut } }: CutoffTrends): string[] {
	return [
		leftOut.marked > 0 && t("trend.leftOutMarked", { rows: leftOut.marked }),
		leftOut.preparatory > 0 && t("trend.leftOutPreparatory", { rows: leftOut.preparatory }),
		leftOut.untold > 0 && t("trend.leftOutUntold", { rows: leftOut.untold }),
		leftOut.undated > 0 && t("trend.leftOutUndated", { rows: leftOut.undated }),
	].filter((words) => words !== false);
}

type TrendFormProps = { id: string; slug: string; trends: CutoffTrends; table: CutoffSearch };

/** Only choices with several options are shown; defaults are omitted from the address. */
function TrendForm({ id, slug, trends, table }: TrendFormProps) {
	const { t, paths } = usePage();
	const { search, trend } = trends;
	const offered = TREND_CHOICES.filter((choice) => trend.options[choice].length > 1);
	return (
		<div className="mt-6 rounded-lg bg-sunk px-4 pb-2">
			<Disclosure title={t("trend.choose")} isOpen={false}>
				<AddressForm action={paths.collegeTab(slug, "cutoffs")} hash={`#${id}`} className="space-y-4 pt-2 pb-2">
					<HiddenParams params={toCutoffParams(table)} />
					<div className="grid grid-cols-2 items-end gap-4 md:grid-cols-3">
						{offered.map((choice) => (
							<ChoiceField key={choice} choice={choice} trends={trends} />
						))}
					</div>
					{trend.programmes.length > 1 && (
						<>
							<p className="max-w-text text-quiet text-sm">{t("trend.programmesHint", { most: TREND_PROGRAMMES })}</p>
							<CheckboxGroup
								legend={t("trend.programmes")}
								name={TREND_PROGRAMME_KEY}
								options={trend.programmes.map(({ value, label, years }) => ({
									value,
									label: nameProgramme(label),
									count: years,
									selected: search.programmes.includes(value),
								}))}
							/>
						</>
					)}
					<Button type="submit">{t("trend.show")}</Button>
				</AddressForm>
			</Disclosure>
		</div>
	);
}

function ChoiceField({ choice, trends }: { choice: TrendChoice; trends: CutoffTrends }) {
	const { t } = usePage();
	const options = toChoiceOptions(trends.trend.options[choice]);
	return (
		<SelectField
			label={t(`trend.kind.${choice}`)}
			name={trendKey(choice)}
			defaultValue={options.find(({ selected }) => selected)?.value ?? ""}
			options={options.map(({ value, option }) => ({ value, label: choiceWords(t, choice, option) }))}
		/>
	);
}
