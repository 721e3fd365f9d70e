import { EXPLORE_GROUPS, type ExploreColumn, type ExploreResult } from "@uchit/contract/explore.ts";
import { Unknown } from "#app/facts/figure.tsx";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { BarPlot } from "#app/ui/plot/bar-plot.tsx";
import { layOutBars } from "#app/ui/plot/lay-out-bars.ts";
import { Section } from "#app/ui/section.tsx";
import { type Column, DataTable } from "#app/ui/table.tsx";
import { figureWords, valueWords, type Wording } from "./words.ts";

type Group = ExploreResult["groups"][number] & { name: string };
type ChartStatistic = "median" | "least" | "most" | "count" | "sum";

/** More bars cannot be compared at a glance. */
const MAX_BARS = 20;

type GroupsProps = {
	explored: ExploreResult;
	group: readonly ExploreColumn[];
	drawn: ChartStatistic | undefined;
	wording: Wording;
};

export function Groups({ explored, group, drawn, wording }: GroupsProps) {
	const { t } = wording;
	const { unit, groupsTotal } = explored;
	const groups = explored.groups.map((each): Group => {
		const names = group.map((column) => {
			const value = each.by[column];
			return value === undefined ? t("explore.notSaid") : valueWords(wording, column, value);
		});
		return { ...each, name: names.join(" · ") };
	});
	const figure = chooseStatistic(groups, drawn, unit !== undefined);
	const format = (value: number) => (figure === "count" ? formatNumber(value) : figureWords(unit, value));
	const by = group.map((column) => t(`explore.column.${column}`)).join(", ");
	return (
		<Section id="groups" title={t("explore.groups", { by })} className="mt-8">
			{groupsTotal > EXPLORE_GROUPS && (
				<p className="mt-1 text-quiet">{t("explore.firstGroups", { shown: groups.length, total: groupsTotal })}</p>
			)}
			<div className="mt-4 grid gap-8 lg:grid-cols-[minmax(0,1fr)_25rem]">
				<DataTable
					caption={t("explore.groups", { by })}
					isCaptionHidden
					isWide
					columns={groupColumns(wording, by, groups, unit)}
					rows={groups}
					keyOf={({ name }) => name}
				/>
				<BarPlot
					shape={layOutBars({
						amounts: groups.slice(0, MAX_BARS).map((each) => ({ name: each.name, amount: each[figure] })),
						format,
						unknown: t("explore.notSaid"),
					})}
					texts={{
						title: t(`explore.drawn.${figure}`),
						axis: figure === "count" ? t("explore.unit.rows") : unit === undefined ? "" : t(`explore.unit.${unit}`),
					}}
				/>
			</div>
		</Section>
	);
}

function chooseStatistic(
	groups: readonly Group[],
	drawn: ChartStatistic | undefined,
	hasFigures: boolean,
): ChartStatistic {
	const wanted = drawn ?? (hasFigures ? "median" : "count");
	return groups.some((group) => group[wanted] !== undefined) ? wanted : "count";
}

function groupColumns(
	{ t }: Wording,
	by: string,
	groups: readonly Group[],
	unit: ExploreResult["unit"],
): Column<Group>[] {
	const figures = (["least", "median", "most", "sum"] as const).filter((name) =>
		groups.some((group) => group[name] !== undefined),
	);
	return [
		{ key: "name", head: by, cell: ({ name }) => name },
		{ key: "count", head: t("explore.drawn.count"), isFigure: true, cell: ({ count }) => formatNumber(count) },
		...figures.map(
			(name): Column<Group> => ({
				...{ key: name, head: t(`explore.drawn.${name}`), isFigure: true },
				cell: ({ [name]: value }) => (value === undefined ? <Unknown /> : figureWords(unit, value)),
			}),
		),
	];
}
