import { useEffect, useState } from "react";
import { Link, Title } from "react-admin";
import { messageOf } from "#studio/parts/message-of.ts";
import { DayPlot } from "./day-plot.tsx";
import { type Figures, readFigures } from "./wire.ts";

const SPANS = [7, 30, 90] as const;

/** How many leads came, by day and by the page on which they were left. */
export function LeadFigures() {
	const [days, setDays] = useState<number>(30);
	const [figures, setFigures] = useState<Figures>();
	const [fault, setFault] = useState<string>();
	useEffect(() => {
		let isWanted = true;
		readFigures(days).then(
			(read) => isWanted && setFigures(read),
			(error: unknown) => isWanted && setFault(messageOf(error)),
		);
		return () => {
			isWanted = false;
		};
	}, [days]);
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
				{fault !== undefined && <p role="alert">{fault}</p>}
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

/** Each page with its bar: the table is the plot. */
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
			<table>
				<caption>Leads by page</caption>
				<thead>
					<tr>
						<th scope="col">Page</th>
						<th scope="col">Leads</th>
						<th scope="col">Share of the largest</th>
					</tr>
				</thead>
				<tbody>
					{rows.map(({ page, count }) => (
						<tr key={page}>
							<th scope="row">{page === "" ? "not said" : page}</th>
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
				</tbody>
			</table>
		</div>
	);
}
