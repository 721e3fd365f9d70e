import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";
import { LinkChip, RemovableChip } from "#app/ui/chip.tsx";
import { EXAM_VIEWS, type ExamSearch } from "./search.ts";
import type { ActiveExamFilter } from "./sort-exams.ts";

/** What is set, each with its own way out. */
export function ExamChips({ search, filters }: { search: ExamSearch; filters: readonly ActiveExamFilter[] }) {
	const t = useTranslations();
	const paths = usePaths();
	if (filters.length === 0) return null;
	return (
		<ul aria-label={t("list.activeFilters")} className="flex flex-wrap items-center gap-2">
			{filters.map(({ filter, value, label, without }) => (
				<li key={`${filter} ${value}`}>
					<RemovableChip removeLabel={t("list.remove")} render={<Link to={paths.exams(without)} preventScrollReset />}>
						{label}
					</RemovableChip>
				</li>
			))}
			{filters.length > 1 && (
				<li>
					<Link
						to={paths.exams({ view: search.view })}
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

/** The same exams as a list or as a calendar. */
export function ExamViews({ search }: { search: ExamSearch }) {
	const t = useTranslations();
	const paths = usePaths();
	return (
		<nav aria-label={t("exams.view.label")}>
			<ul className="flex gap-2">
				{EXAM_VIEWS.map((view) => (
					<li key={view}>
						<LinkChip
							render={<Link to={paths.exams({ ...search, view, page: 1 })} preventScrollReset />}
							aria-current={view === search.view ? "page" : undefined}
						>
							{t(`exams.view.${view}`)}
						</LinkChip>
					</li>
				))}
			</ul>
		</nav>
	);
}
