import { usePaths } from "#app/paths.ts";
import { type Translate, useTranslations } from "#app/platform/i18n/translate.ts";
import { NARROWING, type PredictSearch, withoutPredictFilter, withoutPredictFilters } from "#app/predict/search.ts";
import type { ShownFacets } from "#app/predict/shown.ts";
import { optionWords } from "#app/predict/words.ts";
import { Link } from "#app/shell/page/link.tsx";
import { RemovableChip } from "#app/ui/chip.tsx";

type Props = { search: PredictSearch; facets: ShownFacets };

/** What narrows the answer, each with its own way out. */
export function PredictChips({ search, facets }: Props) {
	const t = useTranslations();
	const paths = usePaths();
	const chips = [
		...(search.q === "" ? [] : [{ key: "q", label: `“${search.q}”`, without: withoutPredictFilter(search, "q") }]),
		...NARROWING.flatMap((filter) =>
			search[filter].map((value) => ({
				key: `${filter} ${value}`,
				label: labelOf(t, facets, { filter, value }),
				without: { ...search, page: 1, [filter]: search[filter].filter((each) => each !== value) },
			})),
		),
	];
	if (chips.length === 0) return null;
	return (
		<ul aria-label={t("list.activeFilters")} className="flex flex-wrap items-center gap-2 print:hidden">
			{chips.map(({ key, label, without }) => (
				<li key={key}>
					<RemovableChip
						removeLabel={t("list.remove")}
						render={<Link to={paths.predict(without)} preventScrollReset />}
					>
						{label}
					</RemovableChip>
				</li>
			))}
			{chips.length > 1 && (
				<li>
					<Link
						to={paths.predict(withoutPredictFilters(search))}
						preventScrollReset
						className="link inline-flex min-h-9 items-center px-2 text-sm"
					>
						{t("list.removeAll")}
					</Link>
				</li>
			)}
		</ul>
	);
}

type Chosen = { filter: (typeof NARROWING)[number]; value: string };

function labelOf(t: Translate, facets: ShownFacets, { filter, value }: Chosen): string {
	const option = facets[filter]?.find((each) => each.value === value);
	return optionWords(t, filter, option ?? { value });
}
