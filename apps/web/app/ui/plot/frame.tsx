import type { ReactNode } from "react";
import { type Column, DataTable } from "#app/ui/table.tsx";
import { PLOT_WIDTH } from "./size.ts";

export type PlotTexts = {
	title: string;
	/** Names the axis, and its direction if that surprises: "rank, 1 on top". */
	axis: string;
	table?: string;
};

type TableRow = { key: string; name: string; values: readonly string[] };

export type PlotTable = { heads: readonly [string, ...string[]]; rows: readonly TableRow[] };

type PlotFrameProps = {
	texts: PlotTexts;
	height: number;
	description: string;
	table: PlotTable | undefined;
	children: ReactNode;
};

export function PlotFrame({ texts, height, description, table, children }: PlotFrameProps) {
	return (
		<figure className="min-w-0 max-w-100">
			<figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
				<span className="font-semibold">{texts.title}</span>
				<span className="text-quiet text-sm">{texts.axis}</span>
			</figcaption>
			<svg viewBox={`0 0 ${PLOT_WIDTH} ${height}`} role="img" className="mt-1 block h-auto w-full">
				<title>{`${texts.title} (${texts.axis}). ${description}`}</title>
				{children}
			</svg>
			{table !== undefined && <PlotTableBehind texts={texts} table={table} />}
		</figure>
	);
}

function PlotTableBehind({ texts, table }: { texts: PlotTexts; table: PlotTable }) {
	return (
		<details className="mt-1">
			<summary className="link-line-low text-sm">{texts.table}</summary>
			<DataTable
				caption={`${texts.title} (${texts.axis})`}
				isCaptionHidden
				columns={toColumns(table.heads)}
				rows={table.rows}
				keyOf={({ key }) => key}
			/>
		</details>
	);
}

function toColumns([first, ...others]: PlotTable["heads"]): Column<TableRow>[] {
	return [
		{ key: "name", head: first, cell: ({ name }) => name },
		...others.map((head, index) => ({
			key: head,
			head,
			isFigure: true,
			cell: ({ values }: TableRow) => values[index],
		})),
	];
}

type PlotLabelProps = {
	x: number;
	y: number;
	anchor?: "start" | "middle" | "end";
	isQuiet?: boolean;
	children: string;
};

export function PlotLabel({ x, y, anchor = "middle", isQuiet = false, children }: PlotLabelProps) {
	return (
		<text
			x={x}
			y={y}
			textAnchor={anchor}
			fontSize={isQuiet ? 12 : 13}
			className={`tabular-nums ${isQuiet ? "fill-quiet" : "fill-ink font-semibold"}`}
		>
			{children}
		</text>
	);
}
