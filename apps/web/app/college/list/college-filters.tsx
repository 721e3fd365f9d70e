import { FACETS, type FacetName, type Facets } from "@uchit/contract/facet.ts";
import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router";
import type { CollegeSearch } from "#app/college/search.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { AddressForm } from "#app/shell/form/address-form.tsx";
import { AllOptions } from "#app/shell/form/all-options.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckboxGroup } from "#app/ui/checkbox-group.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextField } from "#app/ui/field.tsx";
import { listSelected } from "./active-filters.ts";
import type { ShortFacets } from "./facets.ts";
import { FilterDrawer } from "./filter-drawer.tsx";

export const FILTERS_ID = "filters";

/** The most used facets are open; the others open on a click or if something is chosen. */
const OPEN: ReadonlySet<FacetName> = new Set(["category", "state", "ownership"]);

type CollegeFiltersProps = {
	search: CollegeSearch;
	facets: Facets;
	sizes: ShortFacets["sizes"];
	active: number;
	total: number;
	isBusy: boolean;
};

/** Filters beside the list from 1024 px, in a drawer on a phone. The sort field joins the form by its id. */
export function CollegeFilters({ search, facets, sizes, active, total, isBusy }: CollegeFiltersProps) {
	const { t, paths } = usePage();
	const { key } = useLocation();
	const [typedOn, setTypedOn] = useState<string>();
	const setTyped = () => setTypedOn(key);
	const offered = FACETS.filter((facet) => facets[facet].length > 0);
	const allOf = (facet: FacetName, size: number | undefined) => (
		<AllOptions to={paths.colleges({ ...search, whole: facet })} name={t(`facet.name.${facet}`)} size={size} />
	);
	return (
		<FilterDrawer
			title={t("list.filters")}
			closeLabel={t("view.closeFilters")}
			openLabel={
				<>
					<SlidersHorizontal size={20} aria-hidden="true" />
					{active > 0 ? t("list.filtersSet", { count: active }) : t("list.filters")}
				</>
			}
		>
			<AddressForm id={FILTERS_ID} action={paths.colleges()} applyOnTick className="space-y-5">
				{search.view !== "list" && <input type="hidden" name="view" value={search.view} />}
				{search.whole !== undefined && <input type="hidden" name="whole" value={search.whole} />}
				<TextField
					label={t("list.nameOrPlace")}
					name="q"
					type="search"
					defaultValue={search.q}
					maxLength={200}
					autoComplete="off"
					onInput={setTyped}
				/>
				<TextField
					label={t("list.near")}
					hint={t("list.nearHint")}
					name="near"
					type="search"
					defaultValue={search.near}
					maxLength={200}
					autoComplete="off"
					onInput={setTyped}
				/>
				<p className="text-quiet text-sm">{t("view.filterCounts")}</p>
				{offered.map((facet) => (
					<Disclosure
						key={facet}
						title={t(`facet.name.${facet}`)}
						isOpen={OPEN.has(facet) || facet === search.whole || listSelected(facets[facet]).length > 0}
						whileClosed={allOf(facet, sizes[facet] ?? facets[facet].length)}
					>
						<CheckboxGroup
							legend={t(`facet.name.${facet}`)}
							isLegendHidden
							isWhole
							name={facet}
							options={facets[facet]}
							searchLabel={t("list.findOption")}
						/>
						{allOf(facet, sizes[facet])}
					</Disclosure>
				))}
				<ShowResults total={typedOn === key ? undefined : total} isBusy={isBusy} />
			</AddressForm>
		</FilterDrawer>
	);
}

/** Stays visible while the drawer scrolls, with a count after each tick. Shows no count while words are typed or without scripts. */
function ShowResults({ total, isBusy }: { total: number | undefined; isBusy: boolean }) {
	const { t } = usePage();
	const plain = t("list.showResults");
	return (
		<div className="drawer-foot">
			<Button type="submit" isBusy={isBusy} className="w-full lg:w-auto">
				{total === undefined ? (
					plain
				) : (
					<>
						<span className="[@media(scripting:enabled)]:max-lg:hidden">{plain}</span>
						<span className="lg:hidden [@media(scripting:none)]:hidden">{t("view.showCount", { count: total })}</span>
					</>
				)}
			</Button>
		</div>
	);
}
