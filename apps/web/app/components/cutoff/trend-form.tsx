import type { TrendChoice } from "@uchit/contract/cutoff-trend.ts";
import { AddressForm } from "#app/components/site/address-form.tsx";
import { KeptParams } from "#app/components/site/kept-params.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { CheckboxGroup } from "#app/components/ui/checkbox-group.tsx";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { SelectField } from "#app/components/ui/field.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { type CutoffSearch, toCutoffParams } from "#app/lib/cutoff-search.ts";
import { type CutoffTrends, MOST_PROGRAMMES, withUsual } from "#app/lib/cutoff-trend.ts";
import { TREND_PROGRAMME_KEY, trendKey } from "#app/lib/cutoff-trend-search.ts";
import { choiceWords } from "#app/lib/cutoff-trend-words.ts";
import { usePaths } from "#app/paths.ts";

const CHOICES = ["exam", "authority", "quota", "pool", "seatType", "gender", "rankSpace"] as const;

/** The choices of the plots: those that there is more than one of, and the programmes. The usual ones are simply absent. */
export function TrendForm({
	id,
	slug,
	trends,
	table,
}: {
	id: string;
	slug: string;
	trends: CutoffTrends;
	table: CutoffSearch;
}) {
	const t = useWords();
	const paths = usePaths();
	const { asked, trend } = trends;
	const offered = CHOICES.filter((choice) => trend.options[choice].length > 1);
	return (
		<div className="mt-6 rounded-lg bg-sunk px-4 pb-2">
			<Disclosure title={t("trend.choose")} isOpen={false}>
				<AddressForm action={paths.collegeTab(slug, "cutoffs")} hash={`#${id}`} className="space-y-4 pt-2 pb-2">
					<KeptParams params={toCutoffParams(table)} />
					<div className="grid grid-cols-2 items-end gap-4 md:grid-cols-3">
						{offered.map((choice) => (
							<ChoiceField key={choice} choice={choice} trends={trends} />
						))}
					</div>
					{trend.programmes.length > 1 && (
						<>
							<p className="max-w-text text-quiet text-sm">{t("trend.programmesHint", { most: MOST_PROGRAMMES })}</p>
							<CheckboxGroup
								legend={t("trend.programmes")}
								name={TREND_PROGRAMME_KEY}
								options={trend.programmes.map(({ value, label, years }) => ({
									value,
									label,
									count: years,
									selected: asked.programmes.includes(value),
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
	const t = useWords();
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
