import { Link } from "#app/components/site/link.tsx";
import { LinkChip } from "#app/components/ui/chip.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { COLLEGE_VIEWS, type CollegeSearch } from "#app/lib/college-search.ts";
import { usePaths } from "#app/paths.ts";

/** The same institutions as cards, as a table, or counted by district. */
export function ListViews({ search }: { search: CollegeSearch }) {
	const t = useWords();
	const paths = usePaths();
	return (
		<nav aria-label={t("view.label")}>
			<ul className="flex flex-wrap gap-2">
				{COLLEGE_VIEWS.map((view) => (
					<li key={view}>
						<LinkChip
							render={<Link to={paths.colleges({ ...search, view, page: 1 })} preventScrollReset />}
							aria-current={view === search.view ? "page" : undefined}
						>
							{t(`view.${view}`)}
						</LinkChip>
					</li>
				))}
			</ul>
		</nav>
	);
}
