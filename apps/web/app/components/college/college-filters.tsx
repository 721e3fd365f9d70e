import type { DegreeSlug } from "@uchit/contract/degree.ts";
import type { FacetOption } from "@uchit/contract/paging.ts";
import { ChevronDown } from "lucide-react";
import { AddressForm } from "#app/components/site/address-form.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { CheckboxGroup } from "#app/components/ui/checkbox-group.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { usePaths } from "#app/paths.ts";

export const FILTERS_ID = "filters";

/** The filters of the list: beside it from 1024 px, behind one line on a phone. The sort field joins the form by its id. */
export function CollegeFilters({
	q,
	degree,
	facets,
	active,
}: {
	q: string;
	degree: DegreeSlug | undefined;
	facets: { category: readonly FacetOption[]; state: readonly FacetOption[] };
	/** How many filters are set. */
	active: number;
}) {
	const t = useWords();
	const paths = usePaths();
	return (
		<details className="open-from-desktop group rounded-lg border border-line lg:border-0">
			<summary className="flex min-h-11 items-center justify-between gap-2 px-4 font-semibold">
				<span>{active > 0 ? t("list.filtersSet", { count: active }) : t("list.filters")}</span>
				<ChevronDown size={20} aria-hidden="true" className="transition-transform group-open:rotate-180" />
			</summary>
			<AddressForm id={FILTERS_ID} action={paths.colleges()} applyOnTick className="space-y-6 p-4 lg:p-0">
				<TextField
					label={t("list.nameOrPlace")}
					name="q"
					type="search"
					defaultValue={q}
					maxLength={200}
					autoComplete="off"
				/>
				<CheckboxGroup legend={t("list.category")} name="category" options={facets.category} />
				{degree !== undefined && (
					<CheckboxGroup
						legend={t("list.degree")}
						name="degree"
						options={[{ value: degree, label: t(`degree.${degree}`), selected: true }]}
					/>
				)}
				<CheckboxGroup legend={t("list.state")} name="state" options={facets.state} />
				<Button type="submit">{t("list.showResults")}</Button>
			</AddressForm>
		</details>
	);
}
