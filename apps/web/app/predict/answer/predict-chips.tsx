import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import {
	NARROWING_FILTERS,
	type PredictSearch,
	withoutPredictFilter,
	withoutPredictFilters,
} from "#app/predict/search.ts";
import type { ShownFacets } from "#app/predict/shown.ts";
import { optionWords } from "#app/predict/words.ts";
import { FilterChips } from "#app/shell/page/filter-chips.tsx";

type Props = { search: PredictSearch; facets: ShownFacets };

export function PredictChips({ search, facets }: Props) {
	const { t, paths } = usePage();
	const chips = [
		...(search.q === "" ? [] : [{ label: `“${search.q}”`, without: paths.predict(withoutPredictFilter(search, "q")) }]),
		...NARROWING_FILTERS.flatMap((filter) =>
			search[filter].map((value) => ({
				id: `${filter} ${value}`,
				label: labelOf(t, facets, { filter, value }),
				without: paths.predict({
					...search,
					page: 1,
					[filter]: search[filter].filter((each) => each !== value),
				}),
			})),
		),
	];
	return <FilterChips filters={chips} all={paths.predict(withoutPredictFilters(search))} isPrinted={false} />;
}

type Chosen = { filter: (typeof NARROWING_FILTERS)[number]; value: string };

function labelOf(t: Translate, facets: ShownFacets, { filter, value }: Chosen): string {
	const option = facets[filter]?.find((each) => each.value === value);
	return optionWords(t, filter, option ?? { value });
}
