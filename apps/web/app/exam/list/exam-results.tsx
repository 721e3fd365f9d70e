import { EXAMS_PER_PAGE } from "@uchit/contract/exam.ts";
import type { ExamList } from "@uchit/contract/exam-list.ts";
import { EXAM_STANDINGS, type ExamStanding, standingOf } from "@uchit/contract/exam-order.ts";
import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { InlineLink } from "#app/shell/page/link.tsx";
import { Pagination } from "#app/shell/page/pagination.tsx";
import { Note } from "#app/ui/note.tsx";
import { ExamCard, type ExamNames } from "./exam-card.tsx";
import type { ListedExam } from "./listed-exam.ts";
import type { ExamSearch } from "./search.ts";
import { type ActiveExamFilter, type Relaxation, relaxedSearch } from "./sort-exams.ts";

type Listed = Pick<ExamList, "total"> & { items: readonly ListedExam[] };

/** One page of exams. */
export function ExamResults({ search, list, names }: { search: ExamSearch; list: Listed; names: ExamNames }) {
	const t = useTranslations();
	const paths = usePaths();
	const groups = Map.groupBy(list.items, (exam) => standingOf(exam, names.today).standing);
	return (
		<>
			{search.q === "" ? (
				EXAM_STANDINGS.map((standing) => (
					<Group key={standing} standing={standing} exams={groups.get(standing) ?? []} names={names} />
				))
			) : (
				<Rows exams={list.items} names={names} level={2} />
			)}
			<Pagination
				label={t("list.pages")}
				page={search.page}
				pages={Math.ceil(list.total / EXAMS_PER_PAGE)}
				path={(page) => paths.exams({ ...search, page })}
			/>
		</>
	);
}

type GroupProps = { standing: ExamStanding; exams: readonly ListedExam[]; names: ExamNames };

/** Exams with the same standing today, below its name; renders nothing without exams. */
function Group({ standing, exams, names }: GroupProps) {
	const t = useTranslations();
	if (exams.length === 0) return null;
	return (
		<section aria-labelledby={`standing-${standing}`}>
			<h2 id={`standing-${standing}`} className="text-lg">
				{t(`exams.order.${standing}`)} <span className="font-normal text-quiet">({exams.length})</span>
			</h2>
			<Rows exams={exams} names={names} level={3} />
		</section>
	);
}

function Rows({ exams, names, level }: Omit<GroupProps, "standing"> & { level: 2 | 3 }) {
	return (
		<ul className="exam-rows mt-1">
			{exams.map((exam) => (
				<li key={exam.slug}>
					<ExamCard exam={exam} names={names} level={level} />
				</li>
			))}
		</ul>
	);
}

type NoExamsProps = { search: ExamSearch; filters: readonly ActiveExamFilter[]; relaxed: readonly Relaxation[] };

/** An empty result: suggests filters to drop, with the gain of each. */
export function NoExams({ search, filters, relaxed }: NoExamsProps) {
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
								<InlineLink to={paths.exams(relaxedSearch(search, each))}>
									{each.kind === "only" ? labelOf(each) : t("list.without", { filter: labelOf(each) })}
								</InlineLink>{" "}
								<span className="text-quiet tabular-nums">{t("exams.count", { count: each.total })}</span>
							</li>
						))}
					</ul>
				</>
			)}
			<p>
				{t.rich("exams.seeAll", {
					link: (words) => <InlineLink to={paths.exams({ view: search.view })}>{words}</InlineLink>,
				})}
			</p>
		</Note>
	);
}
