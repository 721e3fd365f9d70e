import { X } from "lucide-react";
import { Link } from "#app/components/site/link.tsx";
import { useWords } from "#app/i18n/translate.ts";
import type { ActiveFilter } from "#app/lib/college-list.ts";
import { usePaths } from "#app/paths.ts";

/** What is set, each with its own way out. */
export function FilterChips({ filters }: { filters: readonly ActiveFilter[] }) {
	const t = useWords();
	const paths = usePaths();
	if (filters.length === 0) return null;
	return (
		<ul aria-label={t("list.activeFilters")} className="flex flex-wrap items-center gap-2">
			{filters.map(({ filter, value, label, without }) => (
				<li key={`${filter} ${value}`}>
					<Link
						to={paths.colleges(without)}
						preventScrollReset
						className="inline-flex min-h-9 items-center gap-1 rounded-full border border-edge bg-raised px-3 text-sm hover:bg-sunk"
					>
						<span>
							{t.rich("list.removeFilter", {
								filter: label,
								hidden: (words) => <span className="sr-only">{words}</span>,
							})}
						</span>
						<X size={16} aria-hidden="true" />
					</Link>
				</li>
			))}
			{filters.length > 1 && (
				<li>
					<Link to={paths.colleges()} preventScrollReset className="link inline-flex min-h-9 items-center px-2 text-sm">
						{t("list.removeAll")}
					</Link>
				</li>
			)}
		</ul>
	);
}
