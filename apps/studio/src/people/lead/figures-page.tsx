import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, Title } from "react-admin";
import { ReadError } from "#studio/parts/items.tsx";
import { ChoiceLine } from "#studio/parts/line.tsx";
import { PlainTable } from "#studio/parts/plain-table.tsx";
import { DayPlot } from "./day-plot.tsx";
import { type Figures, readFigures } from "./wire.ts";

const SPANS = [7, 30, 90] as const;

export function LeadFigures() {
	const [days, setDays] = useState<number>(30);
	const { data: figures, error } = useQuery({
		queryKey: ["figures", days],
		queryFn: () => readFigures(days),
		placeholderData: (before) => before,
	});
	return (
		<>
			<Title title="Figures of leads" />
			<section aria-label="Figures of leads">
				<ChoiceLine
					name="days"
					label="Over the last"
					value={days}
					choices={SPANS.map((span) => ({ id: span, name: `${span} days` }))}
					onChange={({ target }) => setDays(Number(target.value))}
				/>
				<ReadError error={error} />
				{figures !== undefined && <DayPlot days={figures.byDay} />}
				{figures !== undefined && <PageTable figures={figures} />}
				<p>
					<Link to="/Lead">Back to the leads</Link>
				</p>
			</section>
		</>
	);
}

function PageTable({ figures: { byPage, others, deleted } }: { figures: Figures }) {
	const rest = [
		{ page: "other pages", count: others },
		{ page: "deleted since; their page is not known any more", count: deleted },
	].filter(({ count }) => count > 0);
	const rows = [...byPage, ...rest];
	if (rows.length === 0) return null;
	const most = Math.max(...rows.map(({ count }) => count));
	return (
		<PlainTable
			caption="Leads by page"
			heads={["Page", "Leads", "Share of the largest"]}
			rows={rows.map(({ page, count }) => {
				const name = page || "not stated";
				return { key: page, cells: [name, count, <meter key="share" aria-label={name} max={most} value={count} />] };
			})}
		/>
	);
}
