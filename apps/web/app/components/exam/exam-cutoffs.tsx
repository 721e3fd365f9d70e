import type { Exam } from "@uchit/contract/exam.ts";
import { Figure } from "#app/components/site/figure.tsx";
import { LaterCycleNotes } from "#app/components/site/later-cycle-note.tsx";
import { Link } from "#app/components/site/link.tsx";
import { ButtonLink } from "#app/components/ui/link.tsx";
import { type Column, DataTable } from "#app/components/ui/table.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { laterCycle, newestOf } from "#app/lib/exam-cycle.ts";
import type { ExamPage } from "#app/lib/exam-page.ts";
import { formatNumber } from "#app/lib/format-number.ts";
import { isPredicted } from "#app/lib/predict-exams.ts";
import { sourceNames } from "#app/lib/sources.ts";
import { sourceHref, usePaths } from "#app/paths.ts";
import { CollegeNames } from "./exam-counselling.tsx";

type CutoffYear = Exam["cutoffYears"][number];

/** The cutoffs that we hold of an exam, and the way to the colleges that they are of. */
export function ExamCutoffs({ page: { exam, today } }: { page: ExamPage }) {
	const { slug, cutoffYears, colleges, sources } = exam;
	const t = useWords();
	const paths = usePaths();
	const later = [...Map.groupBy(cutoffYears, ({ authority }) => authority)].flatMap(
		([authority, years]) =>
			laterCycle(exam, { authority, newestYear: newestOf(years.map(({ year }) => year)) }, today) ?? [],
	);
	const sourceName = sourceNames(sources);
	const figure = (value: string, { sourceId }: CutoffYear) => (
		<Figure value={value} source={sourceName(sourceId)} href={sourceHref(sourceId)} />
	);
	const columns: Column<CutoffYear>[] = [
		{
			key: "year",
			head: t("exam.cutoffs.year"),
			cell: ({ year }) => year ?? t("cutoff.undated"),
		},
		{ key: "authority", head: t("exam.cutoffs.authority"), cell: ({ authority }) => authority },
		{
			key: "colleges",
			head: t("exam.cutoffs.colleges"),
			cell: (row) => figure(formatNumber(row.colleges), row),
			isFigure: true,
		},
		{ key: "rows", head: t("exam.cutoffs.rows"), cell: (row) => figure(formatNumber(row.rows), row), isFigure: true },
	];
	return (
		<>
			<section aria-labelledby="cutoffs" className="mt-10">
				<h2 id="cutoffs" className="text-xl">
					{t("exam.tab.cutoffs")}
				</h2>
				<p className="mt-2 max-w-text text-quiet">{t("exam.cutoffs.note")}</p>
				<LaterCycleNotes cycles={later} />
				<div className="mt-4 max-w-192">
					<DataTable
						caption={t("exam.cutoffs.caption")}
						isCaptionHidden
						isNarrow
						columns={columns}
						rows={cutoffYears}
						keyOf={({ year, authority, sourceId }) => `${year} ${authority} ${sourceId}`}
					/>
				</div>
				{isPredicted(slug) && (
					<p className="mt-4 print:hidden">
						<Link to={paths.predict({ exam: slug })} className="link inline-flex min-h-9 items-center">
							{t("exam.cutoffs.predict")}
						</Link>
					</p>
				)}
			</section>
			{colleges.total > 0 && (
				<section aria-labelledby="colleges" className="mt-12 lg:mt-16">
					<h2 id="colleges" className="text-xl">
						{t("exam.cutoffs.first")}
					</h2>
					<CollegeNames colleges={colleges.top} />
					<p className="mt-4">
						<ButtonLink look="quiet" render={<Link to={paths.colleges({ exam: [slug] })} />}>
							{t("exam.cutoffs.all", { count: colleges.total })}
						</ButtonLink>
					</p>
				</section>
			)}
		</>
	);
}
