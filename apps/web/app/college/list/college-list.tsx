import type { CollegeResults } from "@uchit/contract/college.ts";
import type { CollegeSearch } from "#app/college/search.ts";
import { createSourceNamer } from "#app/facts/sources.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Pagination } from "#app/shell/page/pagination.tsx";
import { type ActiveFilter, withoutFilter } from "./active-filters.ts";
import { CollegeCard } from "./college-card.tsx";
import { CollegeTable } from "./college-table.tsx";
import type { ListedCollege } from "./listed-college.ts";
import { NoColleges, PageOutOfRange } from "./no-colleges.tsx";

type CollegeListProps = {
	search: CollegeSearch;
	results: Omit<CollegeResults, "items" | "facets" | "understood"> & { items: readonly ListedCollege[] };
	filters: readonly ActiveFilter[];
	caption: string;
	isBusy: boolean;
};

/** One page of institutions as cards or table, or advice if empty. Retains its size while another page loads. */
export function CollegeList({ search, results, filters, caption, isBusy }: CollegeListProps) {
	const { t, paths } = usePage();
	const pathOf = (page: number) => paths.colleges({ ...search, page });
	const pages = Math.ceil(results.total / results.pageSize);
	if (results.total === 0) {
		const relaxed = results.relax.map(({ filter, count }) => ({
			label: labelsOf(filters, filter),
			total: count,
			to: paths.colleges(withoutFilter(search, filter)),
		}));
		return <NoColleges relaxed={relaxed} />;
	}
	if (results.items.length === 0) return <PageOutOfRange page={search.page} pages={pages} lastTo={pathOf(pages)} />;
	const sourceName = createSourceNamer(results.sources);
	return (
		<>
			<div aria-busy={isBusy || undefined} inert={isBusy} className="skeleton-while-busy">
				{search.view === "table" ? (
					<CollegeTable colleges={results.items} caption={caption} sourceName={sourceName} />
				) : (
					<ul className="space-y-3">
						{results.items.map((college) => (
							<li key={college.slug}>
								<CollegeCard college={college} sourceName={sourceName} />
							</li>
						))}
					</ul>
				)}
			</div>
			<Pagination label={t("list.pages")} page={search.page} pages={pages} path={pathOf} />
		</>
	);
}

function labelsOf(filters: readonly ActiveFilter[], filter: ActiveFilter["filter"]): string {
	return filters
		.filter((each) => each.filter === filter)
		.map(({ label }) => label)
		.join(", ");
}
