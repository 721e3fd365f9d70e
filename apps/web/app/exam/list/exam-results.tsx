import { EXAMS_PER_PAGE } from "@uchit/contract/exam.ts";
import type { ExamList } from "@uchit/contract/exam-list.ts";
import { EXAM_STANDINGS, type ExamStanding, standingOf } from "@uchit/contract/exam-order.ts";
import { eventTitle } from "#app/exam/calendar/calendar-words.ts";
import { scopeWords } from "#app/exam/exam-words.ts";
import { isConducted } from "#app/exam/page-of-exam.ts";
import { eventStanding } from "#app/exam/standing.ts";
import { SourcedText } from "#app/facts/figure.tsx";
import { sourceHref } from "#app/paths.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { InlineLink, Link } from "#app/shell/page/link.tsx";
import { OwnText } from "#app/shell/page/own-text.tsx";
import { Pagination } from "#app/shell/page/pagination.tsx";
import { Tag } from "#app/ui/chip.tsx";
import { Note } from "#app/ui/note.tsx";
import { findShownEvent, type ListedExam } from "./listed-exam.ts";
import type { ExamSearch } from "./search.ts";
import { type ActiveExamFilter, type Relaxation, relaxedSearch } from "./sort-exams.ts";

type Listed = Pick<ExamList, "total"> & { items: readonly ListedExam[] };

export function ExamResults({ search, list, names }: { search: ExamSearch; list: Listed; names: ExamNames }) {
	const { t, paths } = usePage();
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

function Group({ standing, exams, names }: GroupProps) {
	const { t } = usePage();
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

export function NoExams({ search, filters, relaxed }: NoExamsProps) {
	const { t, paths } = usePage();
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

type ExamNames = {
	today: string;
	stateName: (slug: string) => string;
	examName: (slug: string) => string;
	sourceName: (id: string) => string;
};

type Props = { exam: ListedExam; names: ExamNames };

function ExamCard({ exam, names, level = 2 }: Props & { level?: 2 | 3 }) {
	const { t, paths, language } = usePage();
	const { slug, shortName, name, nameHi, lifecycle } = exam;
	const about = [
		scopeWords(t, language, exam, names.stateName),
		exam.level && t(`exam.level.${exam.level}`),
		exam.streams.map((stream) => t(`exam.stream.${stream}`)).join(", "),
	]
		.filter((part) => part)
		.join(" · ");
	const Heading = `h${level}` as const;
	return (
		<article>
			<Heading>
				<Link to={paths.exam(slug)}>{shortName}</Link>{" "}
				{lifecycle.state !== "current" && (
					<Tag tone={isConducted(lifecycle) ? "plain" : "care"}>{t(`exam.lifecycle.state.${lifecycle.state}`)}</Tag>
				)}
			</Heading>
			<Standing exam={exam} names={names} />
			{lifecycle.writeNow.length > 0 && <ReplacementExams lifecycle={lifecycle} names={names} />}
			<p>
				{name === shortName ? (
					about
				) : (
					<>
						<OwnText text={name} hi={nameHi} />
						<span>{` · ${about}`}</span>
					</>
				)}
			</p>
		</article>
	);
}

/** What can be done today or comes next, with the receipt; bold if announced. */
function Standing({ exam, names }: Props) {
	const { t, paths, language } = usePage();
	const event = findShownEvent(exam, names.today);
	if (event === undefined) return null;
	const { receipt = exam.sourceId } = event;
	const href = typeof receipt === "string" ? sourceHref(receipt) : paths.examTab(exam.slug, "dates");
	const source = typeof receipt === "string" ? names.sourceName(receipt) : receipt.document;
	const { words, when } = eventStanding(event, names.today, language, "short");
	return (
		<p className={event.status === "expected" ? "text-quiet" : undefined}>
			{`${eventTitle(t, language, event)}: `}
			<SourcedText value={t(`exam.when.${words}`, { when })} source={source} href={href} />
		</p>
	);
}

/** Shown if the exam is over, or if only its part for school leavers moved to another exam. */
function ReplacementExams({
	lifecycle: { state, writeNow },
	names,
}: {
	lifecycle: Props["exam"]["lifecycle"];
	names: ExamNames;
}) {
	const { t, paths } = usePage();
	const exams = () =>
		writeNow.map((slug, index) => (
			<span key={slug}>
				{index > 0 && ", "}
				<InlineLink to={paths.exam(slug)}>{names.examName(slug)}</InlineLink>
			</span>
		));
	return (
		<p className="font-semibold">
			{state === "current"
				? t.rich("exam.lifecycle.afterTwelve", { exams })
				: t.rich("exam.lifecycle.instead", { exams })}
		</p>
	);
}
