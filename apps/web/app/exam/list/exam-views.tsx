import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";
import { LinkChip } from "#app/ui/chip.tsx";
import { EXAM_VIEWS, type ExamSearch } from "./search.ts";

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
