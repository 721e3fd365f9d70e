import { PREDICT_ORDERS, PREDICT_SORTS } from "@uchit/contract/predict.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import {
	NARROWING_FILTERS,
	type NarrowingFilter,
	type PredictSearch,
	setFilters,
	toQuestionParams,
} from "#app/predict/search.ts";
import { isLongFacet, type ShownPage } from "#app/predict/shown.ts";
import { optionWords } from "#app/predict/words.ts";
import { AddressForm } from "#app/shell/form/address-form.tsx";
import { AllOptions } from "#app/shell/form/all-options.tsx";
import { HiddenParams } from "#app/shell/form/hidden-params.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckboxGroup } from "#app/ui/checkbox-group.tsx";
import { Disclosure, FoldedOnPhone } from "#app/ui/disclosure.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";

type Props = { search: PredictSearch } & Pick<ShownPage, "facets" | "sizes">;

export function PredictFilters({ search, facets, sizes }: Props) {
	const { t, paths } = usePage();
	const set = setFilters(search);
	const offered = NARROWING_FILTERS.filter((filter) => (facets[filter]?.length ?? 0) > 1 || search[filter].length > 0);
	const allOf = (filter: NarrowingFilter, size: number | undefined) => (
		<AllOptions to={paths.predict({ ...search, whole: filter })} name={t(`predict.filter.${filter}`)} size={size} />
	);
	return (
		<FoldedOnPhone
			title={set.length > 0 ? t("list.filtersSet", { count: set.length }) : t("list.filters")}
			className="print:hidden"
		>
			<AddressForm action={paths.predict()} applyOnTick className="space-y-5 p-4 lg:p-0">
				<HiddenParams params={toQuestionParams(search)} />
				{search.whole !== undefined && <input type="hidden" name="whole" value={search.whole} />}
				<TextField
					label={t("predict.words")}
					name="q"
					type="search"
					defaultValue={search.q}
					maxLength={200}
					autoComplete="off"
				/>
				{offered.map((filter) => (
					<Disclosure
						key={filter}
						title={t(`predict.filter.${filter}`)}
						isOpen={!isLongFacet(filter) || filter === search.whole || search[filter].length > 0}
						whileClosed={allOf(filter, sizes[filter] ?? facets[filter]?.length)}
					>
						<CheckboxGroup
							legend={t(`predict.filter.${filter}`)}
							isLegendHidden
							name={filter}
							options={(facets[filter] ?? []).map((option) => ({
								selected: false,
								...option,
								label: optionWords(t, filter, option),
							}))}
							searchLabel={t("list.findOption")}
						/>
						{allOf(filter, sizes[filter])}
					</Disclosure>
				))}
				<SelectField
					label={t("list.sortBy")}
					name="sort"
					defaultValue={search.sort === PREDICT_ORDERS[0] ? "" : search.sort}
					options={PREDICT_SORTS.map((each) => ({
						value: each === PREDICT_ORDERS[0] ? "" : each,
						label: t(`predict.sorts.${each}`),
					}))}
				/>
				<Button type="submit">{t("list.showResults")}</Button>
			</AddressForm>
		</FoldedOnPhone>
	);
}
