import type { ExamStatistics as Statistics } from "@uchit/contract/exam-record.ts";
import type { ExamPage } from "#app/exam/page-of-exam.ts";
import { Figure } from "#app/facts/figure.tsx";
import { createSourceNamer, examSourceId } from "#app/facts/sources.ts";
import { payersWords } from "#app/facts/words/payer-words.ts";
import { sourceHref } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { numberFormat } from "#app/platform/format/intl.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Section } from "#app/ui/section.tsx";
import { DataTable } from "#app/ui/table.tsx";

type Qualifying = Statistics["qualifying"][number];
type Row = Qualifying["rows"][number];

/** Percentiles are published with seven decimals; rounding would change their meaning. */
const UNROUNDED = { maximumFractionDigits: 7 };

export function ExamStatistics({ exam, statistics }: { exam: ExamPage["exam"]; statistics: Statistics }) {
	const t = useTranslations();
	const sourceName = createSourceNamer(exam.sources);
	const receipt = (part: `candidates.${number}` | `qualifying.${number}`) => {
		const id = examSourceId(exam, part);
		return { source: sourceName(id), href: sourceHref(id) };
	};
	const counts = statistics.candidates.map((row, place) => ({ ...row, place }));
	const qualifying = statistics.qualifying.map((year, place) => ({ ...year, place }));
	return (
		<Section id="statistics" title={t("examPage.figures.heading")} className="mt-10">
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
				{(["marks", "percentile"] as const).map((unit) => (
					<QualifyingTable
						key={unit}
						unit={unit}
						years={qualifying.filter((year) => year.of === unit)}
						receipt={(place) => receipt(`qualifying.${place}`)}
					/>
				))}
			</div>
		</Section>
	);
}

/** A row per group and a column per year of the same unit; a dash if the year has other groups. */
function QualifyingTable({
	unit,
	years,
	receipt,
}: {
	unit: Qualifying["of"];
	years: readonly (Qualifying & { place: number })[];
	receipt: (place: number) => { source: string; href: string };
}) {
	const t = useTranslations();
	if (years.length === 0) return null;
	const keyOf = (who: Row["who"]) => who.join(" ");
	const rows = [...new Map(years.flatMap((year) => year.rows.map(({ who }) => [keyOf(who), who] as const))).values()];
	return (
		<DataTable
			caption={unit === "marks" ? t("examPage.figures.leastMarks") : t("examPage.figures.leastPercentile")}
			isNarrow
			columns={[
				{ key: "who", head: t("examPage.figures.who"), cell: (who: Row["who"]) => payersWords(t, who) },
				...years.map((year) => ({
					key: year.year,
					head: year.year,
					cell: (who: Row["who"]) => {
						const least = year.rows.find((row) => keyOf(row.who) === keyOf(who))?.least;
						return least === undefined ? (
							"–"
						) : (
							<Figure value={numberFormat("en-IN", UNROUNDED).format(least)} {...receipt(year.place)} />
						);
					},
					isFigure: true,
				})),
			]}
			rows={rows}
			keyOf={keyOf}
		/>
	);
}
