import { drawLines } from "./lines.ts";
import { drawRanges } from "./ranges.ts";
import { labelOf, numberOf, selectRows } from "./select.ts";
import type { Bars, Cards, Picture, Rows, Scales, Shares } from "./spec.ts";
import { ACCENT, AREA, at, box, COOL, dot, figure, frame, INK, line, QUIET, TINT, text } from "./svg.ts";

export function drawPicture(picture: Picture, rows: Rows): string {
	return frame(picture, drawing(picture, rows));
}

function drawing(picture: Picture, rows: Rows): string {
	switch (picture.kind) {
		case "bars":
			return drawBars(picture, rows);
		case "ranges":
			return drawRanges(picture, rows);
		case "lines":
			return drawLines(picture, rows);
		case "cards":
			return drawCards(picture);
		case "scales":
			return drawScales(picture);
		case "shares":
			return drawShares(picture);
	}
}

const GAP = 36;
const PADDING = 18;

function drawCards({ cards, columns, arrows }: Cards): string {
	const rows = Math.ceil(cards.length / columns);
	const width = (AREA.right - AREA.left - GAP * (columns - 1)) / columns;
	const height = Math.min(250, (AREA.bottom - AREA.top - GAP * (rows - 1)) / rows);
	const top = (AREA.top + AREA.bottom - rows * height - (rows - 1) * GAP) / 2;
	const size = columns < 4 ? 20 : 18;
	return cards
		.map(({ head, lines }, place) => {
			const x = AREA.left + (place % columns) * (width + GAP);
			const y = top + Math.floor(place / columns) * (height + GAP);
			const isLast = place === cards.length - 1 || place % columns === columns - 1;
			return [
				box(x, y, width, height, TINT),
				box(x, y, 6, height, ACCENT),
				text(head, x + PADDING, y + 42, { size: 24, bold: true }),
				...lines.map((words, number) => text(words, x + PADDING, y + 80 + number * 30, { size, colour: QUIET })),
				arrows && !isLast ? arrow(x + width + 6, y + height / 2) : "",
			].join("\n");
		})
		.join("\n");
}

function arrow(x: number, y: number): string {
	const tip = x + GAP - 12;
	return `<path d="M${at(x)} ${at(y)}H${at(tip)}M${at(tip - 8)} ${at(y - 7)}L${at(tip)} ${at(y)}L${at(tip - 8)} ${at(y + 7)}" fill="none" stroke="${ACCENT}" stroke-width="3"/>`;
}

const LEFT = AREA.left + 180;

function drawScales({ scales }: Scales): string {
	const step = (AREA.bottom - AREA.top) / scales.length;
	return scales
		.map(({ name, from, to, step: tick, mark }, place) => {
			const y = AREA.top + (place + 0.5) * step;
			const toX = (value: number) => LEFT + ((value - from) / (to - from)) * (AREA.right - 30 - LEFT);
			const ticks = Array.from({ length: Math.floor((to - from) / tick) + 1 }, (_, number) => from + number * tick);
			return [
				text(name, AREA.left, y + 7, { size: 24, bold: true }),
				line(toX(from), y, toX(to), y, QUIET, 3),
				...ticks.flatMap((value) => [
					line(toX(value), y - 8, toX(value), y + 8, QUIET, 2),
					text(figure(value), toX(value), y + 34, { size: 17, anchor: "middle", colour: QUIET }),
				]),
				...(mark === undefined
					? []
					: [
							dot(toX(mark), y, ACCENT, 10),
							text(figure(mark), toX(mark), y - 22, { size: 24, anchor: "middle", bold: true, colour: INK }),
						]),
			].join("\n");
		})
		.join("\n");
}

const FILLS = [ACCENT, COOL, "#e9a06b", "#7fa9bd", "#b9b2a3"];
const HEIGHT = 120;

function drawShares({ shares }: Shares): string {
	const scale = (AREA.right - AREA.left) / 100;
	const row = (AREA.right - AREA.left) / shares.length;
	let x = AREA.left;
	return shares
		.map(({ name, of100, lines }, place) => {
			const fill = FILLS[place % FILLS.length] ?? ACCENT;
			const width = of100 * scale;
			const part = [
				box(x, AREA.top + 20, width - 3, HEIGHT, fill),
				text(String(of100), x + width / 2, AREA.top + 96, {
					size: 40,
					anchor: "middle",
					bold: true,
					colour: place > 1 ? "#1f2430" : "#ffffff",
				}),
			];
			x += width;
			const left = AREA.left + place * row;
			const words = [
				box(left, AREA.top + 196, 22, 22, fill),
				text(name, left, AREA.top + 250, { size: 19, bold: true }),
				...lines.map((line, number) => text(line, left, AREA.top + 282 + number * 27, { size: 17, colour: QUIET })),
			];
			return [...part, ...words].join("\n");
		})
		.join("\n");
}

const LABELS = 300;
/** Width reserved for the figure behind the longest bar. */
const FIGURES = 150;
const BAR_FILLS = [ACCENT, COOL];

function drawBars(picture: Bars, all: Rows): string {
	const rows = selectRows(all, picture);
	const totals = rows.map((row) => picture.values.reduce((sum, { field }) => sum + numberOf(row, field), 0));
	const top = picture.values.length > 1 ? AREA.top + 30 : AREA.top;
	const step = Math.min(96, (AREA.bottom - top) / rows.length);
	const left = AREA.left + LABELS;
	const scale = (AREA.right - FIGURES - left) / Math.max(...totals);
	const drawn = rows.map((row, place) => {
		const y = top + place * step;
		const size = Math.min(21, step * 0.62);
		const base = y + step / 2 + size * 0.35;
		let x = left;
		const parts = picture.values.map(({ field }, part) => {
			const width = numberOf(row, field) * scale;
			const drawnPart = box(x, y + step * 0.14, Math.max(width, 1), step * 0.72, BAR_FILLS[part] ?? INK);
			x += width;
			return drawnPart;
		});
		const label = text(labelOf(row, picture), left - 14, base, { size, anchor: "end" });
		return [label, ...parts, text(`${figure(totals[place] ?? 0)}${picture.unit}`, x + 10, base, { size })].join("\n");
	});
	return [...keyOf(picture, left), ...drawn].join("\n");
}

function keyOf({ values }: Bars, left: number): string[] {
	if (values.length === 1) return [];
	return values.flatMap(({ name }, part) => {
		const x = left + part * 260;
		return [box(x, AREA.top - 6, 18, 18, BAR_FILLS[part] ?? INK), text(name, x + 28, AREA.top + 10, { colour: QUIET })];
	});
}
