import { formatNumber } from "#app/platform/format/format-number.ts";
import { layOutBars } from "#app/ui/plot/lay-out-bars.ts";
import { layOutDots } from "#app/ui/plot/lay-out-dots.ts";
import { layOutLine } from "#app/ui/plot/lay-out-line.ts";
import { layOutTimeLine } from "#app/ui/plot/lay-out-time-line.ts";

export type SamplePlots = ReturnType<typeof layOutSamplePlots>;

const UNKNOWN = "not published";

/** One plot of each kind, of made-up figures that meet what real ones do: gaps, a lone year, small beside large. */
export function layOutSamplePlots() {
	const common = { format: formatNumber, unknown: UNKNOWN };
	return {
		ranks: layOutLine({ values: byYear([14, 11, 12, undefined, undefined, 9, 6, 7]), isRank: true, ...common }),
		amounts: layOutLine({ values: byYear([410, 455, undefined, 540, 720, 705, 780, 940]), ...common }),
		lone: layOutLine({ values: [{ year: 2025, value: 3 }], isRank: true, ...common }),
		banded: layOutLine({ values: BANDED, isRank: true, ...common }),
		bars: layOutBars({ amounts: SEATS, ...common }),
		timeLine: layOutTimeLine({ spans: SPANS, today: "2026-11-21", formatMonth: (day) => day.slice(0, 7) }),
		dots: layOutDots({ values: DOTS, from: 1, to: 25_000, isRank: true, format: formatNumber }),
	};
}

function byYear(values: readonly (number | undefined)[]) {
	return values.map((value, index) => ({ year: 2018 + index, value }));
}

const BANDED = [
	{ year: 2022, value: undefined, range: { from: 101, to: 150 } },
	{ year: 2023, value: undefined },
	{ year: 2024, value: 96 },
	{ year: 2025, value: 88 },
] as const;

const SEATS = [
	{ name: "Computer Science and Engineering", amount: 1_23_456 },
	{ name: "Mechanical Engineering", amount: 48_210 },
	{ name: "Architecture", amount: 1_060 },
	{ name: "Textile Technology", amount: undefined },
] as const;

const DOTS = [
	{ name: "Your rank", value: 16_500, isOurs: true },
	{ name: "Closed 2024", value: 17_050 },
	{ name: "Closed 2025", value: 18_412 },
	{ name: "Opened 2025", value: 4_210 },
] as const;

const SPANS = [
	{ key: "a", name: "Notification", from: "2026-09-02", to: "2026-09-02", label: "2 Sep 2026", look: "over" },
	{ key: "b", name: "Application", from: "2026-10-28", to: "2026-12-05", label: "28 Oct – 5 Dec 2026", look: "firm" },
	{ key: "c", name: "Exam", from: "2027-01-01", to: "2027-02-28", label: "Jan – Feb 2027", look: "expected" },
] as const;
