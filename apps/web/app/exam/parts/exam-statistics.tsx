import type { ExamStatistics as Statistics } from "@uchit/contract/exam.schema.ts";
import type { ExamPage } from "#app/exam/page-of-exam.ts";
import { Figure } from "#app/facts/figure.tsx";
import { examSourceId, sourceNames } from "#app/facts/sources.ts";
import { payersWords } from "#app/facts/words/payer-words.ts";
import { sourceHref } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { DataTable } from "#app/ui/table.tsx";

type Qualifying = Statistics["qualifying"][number];

/** How many qualified, by year, and what it took by category: one column a year where all are in one unit. */
export function ExamStatistics({ exam, statistics }: { exam: ExamPage["exam"]; statistics: Statistics }) {
	const t = useTranslations();
	const sourceName = sourceNames(exam.sources);
	const receipt = (part: `candidates.${number}` | `qualifying.${number}`) => {
		const id = examSourceId(exam, part);
		return { source: sourceName(id), href: sourceHref(id) };
	};
	const counts = statistics.candidates.map((row, place) => ({ ...row, place }));
	return (
		<section aria-labelledby="statistics" className="mt-10">
			<h2 id="statistics" className="text-xl">
				{t("examPage.figures.heading")}
			</h2>
			<div className="mt-3 grid max-w-224 gap-x-12 gap-y-6 sm:grid-cols-2">
				<DataTable
					caption={t("examPage.figures.candidates")}
					isNarrow
					columns={[
						{ key: "year", head: t("examPage.figures.year"), cell: ({ year }) => year },
						{
							key: "count",
							head: t("examPage.figures.count"),
							cell: ({ count, what, place }) => (
								<>
									<Figure value={formatNumber(count)} {...receipt(`candidates.${place}`)} />
									<span className="block text-quiet text-sm">{t(`examPage.figures.what.${what}`)}</span>
								</>
							),
							isFigure: true,
						},
					]}
					rows={counts}
					keyOf={({ year, what }) => `${year} ${what}`}
				/>
				{statistics.qualifying.map((of, place) => (
					<QualifyingTable key={of.year} of={of} receipt={receipt(`qualifying.${place}`)} />
				))}
			</div>
		</section>
	);
}

function QualifyingTable({ of, receipt }: { of: Qualifying; receipt: { source: string; href: string } }) {
	const t = useTranslations();
	return (
		<DataTable
			caption={t(`examPage.figures.least.${of.of}`, { year: of.year })}
			isNarrow
			columns={[
				{ key: "who", head: t("examPage.figures.who"), cell: ({ who }) => payersWords(t, who) },
				{
					key: "least",
					head: t(`examPage.figures.value.${of.of}`),
					cell: ({ least }) => <Figure value={formatNumber(least)} {...receipt} />,
					isFigure: true,
				},
			]}
			rows={of.rows}
			keyOf={({ who }) => who.join(" ")}
		/>
	);
}
