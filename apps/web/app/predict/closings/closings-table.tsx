import type { ClosingCell, ClosingsPage } from "@uchit/contract/predict-closings.ts";
import { TrendingDown, TrendingUp } from "lucide-react";
import { usePaths } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { toClosingsParams } from "#app/predict/closings-search.ts";
import { Link } from "#app/shell/page/link.tsx";
import { Pagination } from "#app/shell/page/pagination.tsx";

import { type Column, DataTable } from "#app/ui/table.tsx";
import { ClosingsForm, type ClosingsOptions } from "./closings-form.tsx";

export type Closings = { page: ClosingsPage; options: ClosingsOptions };

type Row = ClosingsPage["items"][number];

export function ClosingsTable({ page, options }: Closings) {
	const { exam, authority, isScore, years, yearNote, asked, total } = page;
	const { t, paths } = usePage();
	const pages = Math.ceil(total / page.pageSize);
	const newest = years.at(-1);
	const values = {
		authority,
		category: asked.category,
		count: total,
		year: newest === undefined ? "none" : String(newest),
	};
	const pathOf = (number: number) => {
		const { category, gender = "", homeState } = asked;
		const params = toClosingsParams({ category, gender, homeState: homeState?.slug ?? "", page: number });
		return `${paths.examTab(exam, "cutoffs")}?${params}`;
	};
	return (
		<>
			<ClosingsForm exam={exam} query={asked} options={options} />
			<p className="mt-4 max-w-text">{isScore ? t("closings.foundMarks", values) : t("closings.found", values)}</p>
			{yearNote !== undefined && <p className="text-quiet text-sm">{yearNote}</p>}
			{options.states.length > 0 && asked.homeState === undefined && (
				<p className="text-quiet text-sm">{t("closings.noHome")}</p>
			)}
			<div className="mt-3">
				<DataTable
					caption={t("closings.caption", values)}
					isCaptionHidden
					isWide
					columns={columnsOf(page, useWords())}
					rows={page.items}
					keyOf={({ college }) => college.slug}
				/>
			</div>
			<p className="mt-2 max-w-text text-quiet text-sm">{t("closings.how")}</p>
			<div className="mt-4">
				<Pagination label={t("closings.pages")} page={page.page} pages={pages} path={pathOf} />
			</div>
		</>
	);
}

function useWords() {
	return { t: useTranslations(), paths: usePaths() };
}

function columnsOf({ exam, branches, asked, years }: ClosingsPage, { t, paths }: ReturnType<typeof useWords>) {
	const newest = years.at(-1);
	const addressOf = ({ college }: Row) => paths.cutoffs(college.slug, { exam, seatType: asked.category });
	const columns: Column<Row>[] = [
		{
			key: "college",
			head: t("closings.institute"),
			cell: (row) => (
				<div className="md:min-w-56">
					<Link to={addressOf(row)} className="link">
						{row.college.name}
					</Link>
					{!row.college.name.includes(row.college.city ?? "") && (
						<span className="block text-quiet text-xs">{row.college.city}</span>
					)}
				</div>
			),
		},
		...branches.map((branch) => ({
			key: branch,
			head: t(`branch.${branch}`),
			isFigure: true,
			cell: ({ cells }: Row) => <Cell cell={cells.find((cell) => cell.branch === branch)} newest={newest} />,
		})),
		{
			key: "others",
			head: t("closings.others"),
			isFigure: true,
			cell: ({ others }) => (others === 0 ? "" : t("closings.options", { count: others })),
		},
	];
	return columns;
}

function Cell({ cell, newest }: { cell: ClosingCell | undefined; newest: number | undefined }) {
	const { t } = usePage();
	if (cell === undefined) return <span className="sr-only">{t("closings.none")}</span>;
	const { closing, year, trend, options } = cell;
	return (
		<>
			{trend !== undefined && <Trend {...trend} />}
			{formatNumber(closing)}
			{(options > 1 || year !== newest) && (
				<span className="block text-quiet text-xs">
					{[year === newest ? "" : String(year), options > 1 ? t("closings.options", { count: options }) : ""]
						.filter((words) => words !== "")
						.join(" · ")}
				</span>
			)}
		</>
	);
}

const ARROWS = { further: TrendingUp, nearer: TrendingDown };

function Trend({ direction, from }: NonNullable<ClosingCell["trend"]>) {
	const { t } = usePage();
	if (direction === "same") return null;
	const Arrow = ARROWS[direction];
	return (
		<>
			<Arrow size={14} aria-hidden="true" className="mr-1 inline text-quiet" />
			<span className="sr-only">{t(`closings.trend.${direction}`, { from: String(from) })} </span>
		</>
	);
}
