import type { FacetOption } from "@uchit/contract/paging.ts";
import { ChevronDown } from "lucide-react";
import { AddressForm } from "#app/components/site/address-form.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { CheckboxGroup } from "#app/components/ui/checkbox-group.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { collegesPath } from "#app/paths.ts";

export const FILTERS_ID = "filters";

/** The filters of the list: beside it from 1024 px, behind one line on a phone. The sort field joins the form by its id. */
export function CollegeFilters({
	q,
	facets,
	active,
}: {
	q: string;
	facets: { category: readonly FacetOption[]; state: readonly FacetOption[] };
	/** How many filters are set. */
	active: number;
}) {
	return (
		<details className="open-from-desktop group rounded-lg border border-line lg:border-0">
			<summary className="flex min-h-11 items-center justify-between gap-2 px-4 font-semibold">
				<span>Filters{active > 0 && ` (${active} set)`}</span>
				<ChevronDown size={20} aria-hidden="true" className="transition-transform group-open:rotate-180" />
			</summary>
			<AddressForm id={FILTERS_ID} action={collegesPath()} applyOnTick className="space-y-6 p-4 lg:p-0">
				<TextField label="Name or place" name="q" type="search" defaultValue={q} maxLength={200} autoComplete="off" />
				<CheckboxGroup legend="Category" name="category" options={facets.category} />
				<CheckboxGroup legend="State" name="state" options={facets.state} />
				<Button type="submit">Show results</Button>
			</AddressForm>
		</details>
	);
}
