import type { CutoffFilter } from "@uchit/contract/cutoff.ts";
import { quotaWords, seatPoolWords, yearWords } from "#app/facts/words/cutoff-words.ts";
import { CUTOFFS_ID, usePaths } from "#app/paths.ts";
import { type Translate, useTranslations } from "#app/platform/i18n/translate.ts";
import { AddressForm } from "#app/shell/form/address-form.tsx";
import { HiddenParams } from "#app/shell/form/hidden-params.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField, type SelectOption } from "#app/ui/field.tsx";
import { type CutoffResults, EVERY } from "./search.ts";
import { type TrendSearch, toTrendParams } from "./trend-search.ts";

/** The width left for the programme in the last row, button aside: by how many of exam and counselling there are to choose. */
const PROGRAMME_SPANS = ["xl:col-span-4", "xl:col-span-3", "xl:col-span-2"] as const;

/** Filters of the cutoff table. "All years" and "all rounds" are words in the address; "any" and "last round" are simply absent. */
export function CutoffFilters({ slug, cutoffs, trend }: { slug: string; cutoffs: CutoffResults; trend: TrendSearch }) {
	const t = useTranslations();
	const paths = usePaths();
	const { search, year, options } = cutoffs;
	const hasExams = options.exam.length > 1;
	const hasAuthorities = options.authority.length > 1;
	const anyOf = (filter: CutoffFilter, words?: (value: string) => string) => (
		<SelectField
			label={t(`cutoff.filter.${filter}`)}
			name={filter}
			defaultValue={search[filter] ?? ""}
			options={[{ value: "", label: t("cutoff.any") }, ...toOptions(options[filter], search[filter], words)]}
		/>
	);
	return (
		<AddressForm
			action={paths.collegeTab(slug, "cutoffs")}
			hash={`#${CUTOFFS_ID}`}
			className="mt-6 grid grid-cols-2 items-end gap-4 rounded-lg bg-sunk p-4 md:grid-cols-3 xl:grid-cols-5"
		>
			<HiddenParams params={toTrendParams(trend)} />
			<SelectField
				label={t("cutoff.filter.year")}
				name="year"
				defaultValue={year}
				options={[
					...toOptions(options.year, year, (each) => yearWords(t, each)),
					{ value: EVERY, label: t("cutoff.allYears") },
				]}
			/>
			<SelectField
				label={t("cutoff.filter.round")}
				name="round"
				defaultValue={search.round ?? ""}
				options={roundOptions(t, cutoffs)}
			/>
			{anyOf("quota", (quota) => quotaWords(t, quota))}
			{anyOf("seatType")}
			{anyOf("gender", (gender) => seatPoolWords(t, gender))}
			{hasExams && anyOf("exam")}
			{hasAuthorities && anyOf("authority")}
			<div className={`col-span-2 md:col-span-3 ${PROGRAMME_SPANS[Number(hasExams) + Number(hasAuthorities)]}`}>
				{anyOf("programme")}
			</div>
			<Button type="submit" className="col-span-2 md:col-span-3 xl:col-span-1">
				{t("cutoff.show")}
			</Button>
		</AddressForm>
	);
}

/** A round is the last one of its own year, so that another year can be chosen without losing it. */
function roundOptions(t: Translate, { search, year, options }: CutoffResults): SelectOption[] {
	const rounds = toOptions(options.round, search.round);
	const all = t("cutoff.allRounds");
	if (year === EVERY) return [{ value: "", label: all }, ...rounds];
	const last = Math.max(...options.round.map(({ value }) => Number(value)));
	const label = options.round.length === 0 ? t("cutoff.last") : t("cutoff.lastRound", { round: String(last) });
	return [{ value: "", label }, ...rounds, { value: EVERY, label: all }];
}

/** Returns the options; a chosen one without results stays, or the form would show another one. */
function toOptions(
	facet: CutoffResults["options"][CutoffFilter],
	chosen: string | undefined,
	words?: (value: string) => string,
): SelectOption[] {
	const offered = facet.map(({ value, label }) => ({ value, label: words?.(value) ?? label }));
	const isMissing = chosen !== undefined && chosen !== EVERY && !facet.some(({ value }) => value === chosen);
	return isMissing ? [{ value: chosen, label: words?.(chosen) ?? chosen }, ...offered] : offered;
}
