import Box from "@mui/material/Box";
import { PlainTable } from "#studio/parts/plain-table.tsx";
import type { DayCount } from "./wire.ts";

const WIDTH = 420;
const HEIGHT = 160;
const TOP = 24;
const BOTTOM = 24;
const GAP = 0.2;

export function DayPlot({ days }: { days: readonly DayCount[] }) {
	const most = Math.max(...days.map(({ count }) => count), 1);
	const total = days.reduce((sum, { count }) => sum + count, 0);
	const busiest = days.find(({ count }) => count === most);
	const note = busiest === undefined ? "" : ` Most on ${toDay(busiest.day)}: ${most}.`;
	return (
		<Box component="figure" sx={{ m: 0, maxWidth: 600 }}>
			<figcaption>
				<strong>Leads by day</strong>, {total} in all
			</figcaption>
			<svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" width="100%" aria-labelledby="by-day">
				<title id="by-day">{`Leads by day: ${total} from ${toDay(days[0]?.day)} to ${toDay(days.at(-1)?.day)}.${note}`}</title>
				<Bars days={days} most={most} />
				<DayLabels days={days} />
			</svg>
			<details>
				<summary>The days as a table</summary>
				<PlainTable
					caption="Leads by day"
					heads={["Day", "Leads"]}
					rows={days.map(({ day, count }) => ({ key: day, cells: [toDay(day), count] }))}
				/>
			</details>
		</Box>
	);
}

function Bars({ days, most }: { days: readonly DayCount[]; most: number }) {
	const room = WIDTH / days.length;
	const full = HEIGHT - TOP - BOTTOM;
	const floor = HEIGHT - BOTTOM;
	const highest = days.findIndex(({ count }) => count === most);
	return (
		<>
			{days.map(({ day, count }, place) => (
				<rect
					key={day}
					x={place * room + (room * GAP) / 2}
					y={floor - (full * count) / most}
					width={room * (1 - GAP)}
					height={(full * count) / most}
					fill="currentColor"
					fillOpacity={0.6}
				/>
			))}
			<line x1={0} x2={WIDTH} y1={floor} y2={floor} stroke="currentColor" />
			{highest !== -1 && (
				<text x={inside((highest + 0.5) * room)} y={TOP - 6} textAnchor="middle" fontSize={14} fill="currentColor">
					{most}
				</text>
			)}
		</>
	);
}

function DayLabels({ days }: { days: readonly DayCount[] }) {
	return (
		<>
			<text x={0} y={HEIGHT - 6} fontSize={14} fill="currentColor">
				{toDay(days[0]?.day)}
			</text>
			<text x={WIDTH} y={HEIGHT - 6} textAnchor="end" fontSize={14} fill="currentColor">
				{toDay(days.at(-1)?.day)}
			</text>
		</>
	);
}

const DAY = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeZone: "UTC" });

function toDay(day: string | undefined): string {
	return day === undefined ? "" : DAY.format(new Date(day));
}

function inside(x: number): number {
	return Math.min(Math.max(x, 16), WIDTH - 16);
}
