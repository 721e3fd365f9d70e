import { Link } from "#app/components/site/link.tsx";
import { RemovableChip } from "#app/components/ui/chip.tsx";
import { useWords } from "#app/i18n/translate.ts";
import type { ActiveFilter } from "#app/lib/college-list.ts";
import type { CollegeView } from "#app/lib/college-search.ts";
import { usePaths } from "#app/paths.ts";

/** What is set, each with its own way out. */
export function FilterChips({ filters, view }: { filters: readonly ActiveFilter[]; view: CollegeView }) {
	const t = useWords();
	const paths = usePaths();
	if (filters.length === 0) return null;
	return (
		<ul aria-label={t("list.activeFilters")} className="flex flex-wrap items-center gap-2">
			{filters.map(({ filter, value, label, without }) => (
				<li key={`${filter} ${value}`}>
					<RemovableChip
						removeLabel={t("list.remove")}
						render={<Link to={paths.colleges(without)} preventScrollReset />}
					>
						{label}
					</RemovableChip>
				</li>
			))}
			{filters.length > 1 && (
				<li>
					<Link
						to={paths.colleges({ view })}
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
