import { TREND_CHOICES, TREND_PROGRAMMES, type TrendChoice } from "@uchit/contract/cutoff-trend.ts";
import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { AddressForm } from "#app/shell/form/address-form.tsx";
import { HiddenParams } from "#app/shell/form/hidden-params.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckboxGroup } from "#app/ui/checkbox-group.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { SelectField } from "#app/ui/field.tsx";
import { type CutoffTrends, withUsual } from "./cutoff-trend.ts";
import { type CutoffSearch, toCutoffParams } from "./search.ts";
import { TREND_PROGRAMME_KEY, trendKey } from "./trend-search.ts";
import { choiceWords } from "./trend-words.ts";

type TrendFormProps = { id: string; slug: string; trends: CutoffTrends; table: CutoffSearch };

/** The choices of the plots: those that there is more than one of, and the programmes. The usual ones are simply absent. */
export function TrendForm({ id, slug, trends, table }: TrendFormProps) {
	const t = useTranslations();
	const paths = usePaths();
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
									label,
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
	const t = useTranslations();
	const options = withUsual(trends.trend.options[choice]);
	return (
		<SelectField
			label={t(`trend.kind.${choice}`)}
			name={trendKey(choice)}
			defaultValue={options.find(({ selected }) => selected)?.value ?? ""}
			options={options.map(({ value, option }) => ({ value, label: choiceWords(t, choice, option) }))}
		/>
	);
}
