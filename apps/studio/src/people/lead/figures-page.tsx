import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, Title } from "react-admin";
import { messageOf } from "#studio/parts/message-of.ts";
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
				<p>
					<label htmlFor="days">Over the last</label>{" "}
					<select id="days" value={days} onChange={({ target }) => setDays(Number(target.value))}>
						{SPANS.map((span) => (
							<option key={span} value={span}>
								{span} days
							</option>
						))}
					</select>
				</p>
				{error !== null && <p role="alert">{messageOf(error)}</p>}
				{figures !== undefined && <DayPlot days={figures.byDay} />}
				{figures !== undefined && <PageTable figures={figures} />}
				<p>
					<Link to="/Lead">Back to the leads</Link>
				</p>
			</section>
		</>
	);
}

const BAR = { width: 160, height: 12 } as const;

function PageTable({ figures: { byPage, others, deleted } }: { figures: Figures }) {
	const rest = [
		{ page: "other pages", count: others },
		{ page: "deleted since; their page is not known any more", count: deleted },
	].filter(({ count }) => count > 0);
	const rows = [...byPage, ...rest];
	if (rows.length === 0) return null;
	const most = Math.max(...rows.map(({ count }) => count));
	return (
		<div className="RaDataTable-tableWrapper">
			<PlainTable caption="Leads by page" heads={["Page", "Leads", "Share of the largest"]}>
				{rows.map(({ page, count }) => (
					<tr key={page}>
						<th scope="row">{page === "" ? "not stated" : page}</th>
						<td>{count}</td>
						<td>
							<svg
								width={BAR.width}
								height={BAR.height}
								role="img"
								aria-label={`${Math.round((100 * count) / most)} %`}
							>
								<rect width={(BAR.width * count) / most} height={BAR.height} fill="currentColor" fillOpacity={0.6} />
							</svg>
						</td>
					</tr>
				))}
			</PlainTable>
		</div>
	);
}
