import type { Exam } from "@uchit/contract/exam.schema.ts";
import type { ExamPage } from "#app/exam/page-of-exam.ts";
import { Figure } from "#app/facts/figure.tsx";
import { LaterCycleNotes } from "#app/facts/later-cycle-note.tsx";
import { sourceNames } from "#app/facts/sources.ts";
import { laterCycle, newestOf } from "#app/facts/words/exam-cycle.ts";
import { isPredicted } from "#app/facts/words/predict-exams.ts";
import { sourceHref, usePaths } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";
import { ButtonLink } from "#app/ui/link.tsx";
import { type Column, DataTable } from "#app/ui/table.tsx";
import { CollegeNames } from "./exam-counselling.tsx";

type CutoffYear = Exam["cutoffYears"][number];

/** The cutoffs that we hold of an exam, and the way to the colleges that they are of. */
export function ExamCutoffs({ page: { exam, today } }: { page: ExamPage }) {
	const { slug, cutoffYears, colleges, sources } = exam;
	const t = useTranslations();
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
