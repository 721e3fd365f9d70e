import type { FacetName, Facets } from "@uchit/contract/facet.ts";
import { ChevronDown } from "lucide-react";
import { AddressForm } from "#app/components/site/address-form.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { CheckboxGroup } from "#app/components/ui/checkbox-group.tsx";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { chosen } from "#app/lib/college-list.ts";
import { type CollegeSearch, FACETS } from "#app/lib/college-search.ts";
import { usePaths } from "#app/paths.ts";

export const FILTERS_ID = "filters";

/** The facets that most people narrow by stand open; the others open at a click, and when something is set in them. */
const OPEN: ReadonlySet<FacetName> = new Set(["category", "state", "ownership"]);

/** The filters of the list: beside it from 1024 px, behind one line on a phone. The sort field joins the form by its id. */
export function CollegeFilters({
	search,
	facets,
	active,
}: {
	search: CollegeSearch;
	/** With the names of the page. */
	facets: Facets;
	/** How many filters are set. */
	active: number;
}) {
	const t = useWords();
	const paths = usePaths();
	const offered = FACETS.filter((facet) => facets[facet].length > 0);
	return (
		<details className="open-from-desktop group rounded-lg border border-line lg:border-0">
			<summary className="flex min-h-11 items-center justify-between gap-2 px-4 font-semibold">
				<span>{active > 0 ? t("list.filtersSet", { count: active }) : t("list.filters")}</span>
				<ChevronDown size={20} aria-hidden="true" className="transition-transform group-open:rotate-180" />
			</summary>
			<AddressForm id={FILTERS_ID} action={paths.colleges()} applyOnTick className="space-y-5 p-4 lg:p-0">
				<TextField
					label={t("list.nameOrPlace")}
					name="q"
					type="search"
					defaultValue={search.q}
					maxLength={200}
					autoComplete="off"
				/>
				<TextField
					label={t("list.near")}
					hint={t("list.nearHint")}
					name="near"
					type="search"
					defaultValue={search.near}
					maxLength={200}
					autoComplete="off"
				/>
				{offered.map((facet) => (
					<Disclosure
						key={facet}
						title={t(`facet.name.${facet}`)}
						isOpen={OPEN.has(facet) || chosen(facets[facet]).length > 0}
					>
						<CheckboxGroup legend={t(`facet.name.${facet}`)} isLegendHidden name={facet} options={facets[facet]} />
					</Disclosure>
				))}
				<Button type="submit">{t("list.showResults")}</Button>
			</AddressForm>
		</details>
	);
}
