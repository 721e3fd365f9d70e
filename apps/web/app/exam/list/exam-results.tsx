import { EXAMS_PER_PAGE } from "@uchit/contract/exam.ts";
import type { ExamList } from "@uchit/contract/exam-list.schema.ts";
import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";
import { Pagination } from "#app/shell/page/pagination.tsx";
import { Note } from "#app/ui/note.tsx";
import { ExamCard, type ExamNames } from "./exam-card.tsx";
import type { ExamSearch } from "./search.ts";
import { type ActiveExamFilter, type Relaxation, relaxedSearch } from "./sort-exams.ts";

/** One page of exams. */
export function ExamResults({ search, list, names }: { search: ExamSearch; list: ExamList; names: ExamNames }) {
	const t = useTranslations();
	const paths = usePaths();
	return (
		<>
			<ul className="space-y-3">
				{list.items.map((exam) => (
					<li key={exam.slug}>
						<ExamCard exam={exam} names={names} />
					</li>
				))}
			</ul>
			<Pagination
				label={t("list.pages")}
				page={search.page}
				pages={Math.ceil(list.total / EXAMS_PER_PAGE)}
				path={(page) => paths.exams({ ...search, page })}
			/>
		</>
	);
}

/** An empty result: which filter to drop, and what that gives. */
export function NoExams({
	search,
	filters,
	relaxed,
}: {
	search: ExamSearch;
	filters: readonly ActiveExamFilter[];
	relaxed: readonly Relaxation[];
}) {
	const t = useTranslations();
	const paths = usePaths();
	const labelOf = ({ filter }: Relaxation) =>
		filters
			.filter((each) => each.filter === filter)
			.map(({ label }) => label)
			.join(", ");
	return (
		<Note title={t("list.nothing")}>
			{relaxed.length > 0 && (
				<>
					<p>{relaxed[0]?.kind === "only" ? t("exams.keepOne") : t("list.dropOne")}</p>
					<ul className="space-y-2">
						{relaxed.map((each) => (
							<li key={each.filter}>
								<Link to={paths.exams(relaxedSearch(search, each))} className="link">
									{each.kind === "only" ? labelOf(each) : t("list.without", { filter: labelOf(each) })}
								</Link>{" "}
								<span className="text-quiet tabular-nums">{t("exams.count", { count: each.total })}</span>
							</li>
						))}
					</ul>
				</>
			)}
			<p>
				{t.rich("exams.seeAll", {
					link: (words) => (
						<Link to={paths.exams({ view: search.view })} className="link">
							{words}
						</Link>
					),
				})}
			</p>
		</Note>
	);
}
