import { type Facets, NONE_VALUE } from "@uchit/contract/facet.ts";
import type { CollegeSearch } from "#app/college/search.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { LowLinkLine } from "#app/shell/page/link.tsx";

/** The number of institutions missing from a list by owner because no source gives theirs, among them most medical colleges of trusts. */
export function OwnerNote({ search, facets }: { search: CollegeSearch; facets: Facets }) {
	const { t, paths } = usePage();
	const unstated = facets.ownership.find(({ value }) => value === NONE_VALUE);
	if (search.ownership.length === 0 || unstated === undefined || unstated.selected || unstated.count === 0) return null;
	return (
		<p className="mt-2 max-w-text">
			<LowLinkLine to={paths.colleges({ ...search, ownership: [NONE_VALUE], page: 1 })}>
				{t("view.ownerUntold", { count: unstated.count })}
			</LowLinkLine>
		</p>
	);
}
