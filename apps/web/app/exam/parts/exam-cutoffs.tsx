import type { Exam } from "@uchit/contract/exam-record.ts";
import type { ReactNode } from "react";
import type { ExamPage } from "#app/exam/page-of-exam.ts";
import { Figure } from "#app/facts/figure.tsx";
import { LaterCycleNotes } from "#app/facts/later-cycle-note.tsx";
import { createSourceNamer } from "#app/facts/sources.ts";
import { findLaterCycle, newestOf } from "#app/facts/words/exam-cycle.ts";
import { hasPredictor } from "#app/facts/words/predict-exams.ts";
import { sourceHref } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Link, LowLinkLine } from "#app/shell/page/link.tsx";
import { ButtonLink } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section.tsx";
import { type Column, DataTable } from "#app/ui/table.tsx";
import { CollegeNames } from "./exam-counselling.tsx";

type CutoffYear = Exam["cutoffYears"][number];

type CutoffsProps = {
	page: ExamPage;
	children: ReactNode;
	isScore: boolean | undefined;
};

export function ExamCutoffs({ page: { exam, today }, children, isScore = false }: CutoffsProps) {
	const { slug, cutoffYears, colleges } = exam;
	const { t, paths } = usePage();
	const later = [...Map.groupBy(cutoffYears, ({ authority }) => authority)].flatMap(
		([authority, years]) =>
			findLaterCycle(exam, { authority, newestYear: newestOf(years.map(({ year }) => year)) }, today) ?? [],
	);
	const hasTable = children !== undefined;
	const tableTitle = isScore ? t("closings.titleMarks") : t("closings.title");
	return (
		<>
			<Section id="cutoffs" title={hasTable ? tableTitle : t("exam.tab.cutoffs")} className="mt-8">
				<LaterCycleNotes cycles={later} />
				{children}
				{hasPredictor(slug) && (
					<p className="mt-4 print:hidden">
						<LowLinkLine to={paths.predict({ exam: slug })}>{t("exam.cutoffs.predict")}</LowLinkLine>
					</p>
				)}
			</Section>
			<Section id="held" title={t("exam.cutoffs.held")} className="mt-10">
				<p className="mt-2 max-w-text text-quiet">{t("exam.cutoffs.note")}</p>
				<div className="mt-4 max-w-192">
					<AvailableLists exam={exam} />
				</div>
			</Section>
			{colleges.total > 0 && (
				<section aria-label={t("exam.cutoffs.first")} className="mt-10">
					{!hasTable && (
						<>
							<h2 className="text-xl">{t("exam.cutoffs.first")}</h2>
							<CollegeNames colleges={colleges.top} />
						</>
					)}
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

function AvailableLists({ exam: { cutoffYears, sources } }: { exam: Exam }) {
	const { t } = usePage();
	const sourceName = createSourceNamer(sources);
	const columns: Column<CutoffYear>[] = [
		{ key: "year", head: t("exam.cutoffs.year"), cell: ({ year }) => year ?? t("cutoff.undated") },
		{ key: "authority", head: t("exam.cutoffs.authority"), cell: ({ authority }) => authority },
		{
			key: "colleges",
			head: t("exam.cutoffs.colleges"),
			cell: ({ colleges, sourceId }) => (
				<Figure value={formatNumber(colleges)} source={sourceName(sourceId)} href={sourceHref(sourceId)} />
			),
			isFigure: true,
		},
	];
	return (
		<DataTable
			caption={t("exam.cutoffs.caption")}
			isCaptionHidden
			isNarrow
			columns={columns}
			rows={cutoffYears}
			keyOf={({ year, authority, sourceId }) => `${year} ${authority} ${sourceId}`}
		/>
	);
}
