import type { Placement } from "@uchit/contract/outcome.ts";
import { levelWords } from "#app/facts/level-words.ts";
import { formatAcademicYear } from "#app/facts/words/place-words.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { LinkLine } from "#app/shell/page/link.tsx";
import type { LineShape } from "#app/ui/plot/lay-out-line.ts";
import { LinePlot } from "#app/ui/plot/line-plot.tsx";
import { Section } from "#app/ui/section.tsx";
import { HeadlinePlacement } from "./headline-placement.tsx";
import type { PlacementPlot } from "./placement-plot.ts";

type PlacementPlotsProps = {
	slug: string;
	headline: Placement | undefined;
	plots: readonly PlacementPlot[];
	sourceName: (id: string) => string;
};

export function PlacementPlots({ slug, headline, plots, sourceName }: PlacementPlotsProps) {
	const { t, paths } = usePage();
	if (headline === undefined) return null;
	return (
		<Section id="placements" title={t("placements.heading")} className="mt-10">
			<HeadlinePlacement slug={slug} headline={headline} sourceName={sourceName} />
			<PlotPairs plots={plots} />
			<p className="mt-4 print:hidden">
				<LinkLine to={paths.collegeTab(slug, "placements")}>{t("placements.all")}</LinkLine>
			</p>
		</Section>
	);
}

export function PlotPairs({ plots }: { plots: readonly PlacementPlot[] }) {
	const { t } = usePage();
	const axis = (unit: string, left: string) => (left === "" ? unit : t("placements.leftOut", { unit, years: left }));
	if (plots.length === 0) return null;
	return (
		<div className="mt-6 grid items-end gap-x-12 gap-y-8 md:grid-cols-2 print:grid-cols-3 print:gap-x-6">
			{plots.flatMap(({ key, list, level, salary, share, leftOut }) => {
				const name = `${levelWords(t, level)}, ${t("ranking.nirfList", { list: t(`ranking.list.${list}`) })}`;
				const upTo = ({ points }: LineShape) =>
					t("placements.upTo", { name, year: formatAcademicYear(Math.max(...points.map(({ year }) => year))) });
				const left = leftOut.map(formatAcademicYear).join(", ");
				return [
					salary && (
						<LinePlot
							key={`${key} salary`}
							shape={salary}
							texts={{
								title: t("placements.salaryOf", { of: upTo(salary) }),
								axis: axis(t("placements.salaryAxis"), left),
							}}
						/>
					),
					share && (
						<LinePlot
							key={`${key} share`}
							shape={share}
							texts={{
								title: t("placements.shareOf", { of: upTo(share) }),
								axis: axis(t("placements.shareAxis"), left),
							}}
						/>
					),
				];
			})}
		</div>
	);
}
