import Box from "@mui/material/Box";
import { PlainTable } from "#studio/parts/plain-table.tsx";
import { toDay } from "#studio/parts/to-moment.ts";
import type { DayCount } from "./wire.ts";

/** Of the room of a day. */
const BAR = 0.8;

export function DayPlot({ days }: { days: readonly DayCount[] }) {
	const most = Math.max(...days.map(({ count }) => count), 1);
	const total = days.reduce((sum, { count }) => sum + count, 0);
	const busiest = days.find(({ count }) => count === most);
	const span = `${total} from ${toDay(days[0]?.day)} to ${toDay(days.at(-1)?.day)}`;
	const words = `${span}.${busiest === undefined ? "" : ` Most on ${toDay(busiest.day)}: ${most}.`}`;
	return (
		<Box component="figure" sx={{ m: 0, maxWidth: 600 }}>
			<figcaption>
				<strong>Leads by day</strong>: {words}
			</figcaption>
			<svg
				role="img"
				aria-label={`Leads by day: ${words}`}
				{...{ width: "100%", height: 120, viewBox: `0 0 ${days.length} 1`, preserveAspectRatio: "none" }}
			>
				{days.map(({ day, count }, place) => (
					<rect
						key={day}
						{...{ x: place + (1 - BAR) / 2, width: BAR, y: 1 - count / most, height: count / most }}
						fill="currentColor"
						fillOpacity={0.6}
					/>
				))}
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
