import { labelOf, numberOf, selectRows } from "./select.ts";
import type { Ranges, Rows } from "./spec.ts";
import { ACCENT, AREA, COOL, dot, figure, INK, line, QUIET, text } from "./svg.ts";

const LABELS = 300;
const FIGURES = 130;

export function drawRanges(picture: Ranges, all: Rows): string {
	const rows = selectRows(all, picture);
	const ends = rows.flatMap((row) => [numberOf(row, picture.from), numberOf(row, picture.to)]);
	const toX = scaleOf(picture, Math.min(...ends), Math.max(...ends));
	const top = AREA.top + 34;
	const step = Math.min(104, (AREA.bottom - top) / rows.length);
	const size = Math.min(20, step * 0.72);
	const drawn = rows.map((row, place) => {
		const y = top + (place + 0.5) * step;
		const from = numberOf(row, picture.from);
		const to = numberOf(row, picture.to);
		const small = Math.min(17, size);
		const isTurned = from > to;
		return [
			text(labelOf(row, picture), AREA.left + LABELS - 14, y + size * 0.35, { size, anchor: "end" }),
			line(toX(from), y, toX(to), y, QUIET, 3),
			dot(toX(from), y, COOL, 5.5),
			dot(toX(to), y, ACCENT, 5.5),
			...middleOf(picture, row, { toX, y, height: Math.min(20, step * 0.7) }),
			text(figure(from), toX(from) + (isTurned ? 11 : -11), y + small * 0.35, {
				size: small,
				anchor: isTurned ? "start" : "end",
				colour: COOL,
			}),
			text(figure(to), toX(to) + (isTurned ? -11 : 11), y + small * 0.35, {
				size: small,
				anchor: isTurned ? "end" : "start",
				colour: "#a8480f",
			}),
		].join("\n");
	});
	return [keyOf(picture), ...drawn].join("\n");
}

function middleOf(
	{ middle }: Ranges,
	row: Rows[number],
	{ toX, y, height }: { toX: (value: number) => number; y: number; height: number },
): string[] {
	if (middle === undefined) return [];
	const x = toX(numberOf(row, middle));
	return [line(x, y - height / 2, x, y + height / 2, INK, 4)];
}

function keyOf({ ends, middle, scale }: Ranges): string {
	const x = AREA.left + LABELS;
	const y = AREA.top + 6;
	const third =
		middle === undefined ? [] : [line(x + 620, y - 10, x + 620, y + 6, INK, 4), text("middle", x + 632, y + 4)];
	const width = scale === "log" ? "logarithmic scale" : "";
	return [
		dot(x, y - 2, COOL),
		text(ends[0], x + 14, y + 4, { colour: QUIET }),
		dot(x + 310, y - 2, ACCENT),
		text(ends[1], x + 324, y + 4, { colour: QUIET }),
		...third,
		text(width, AREA.left, y + 4, { size: 15, colour: QUIET }),
	].join("\n");
}

function scaleOf({ scale }: Ranges, least: number, most: number): (value: number) => number {
	const left = AREA.left + LABELS + FIGURES * 0.6;
	const width = AREA.right - FIGURES - left;
	const measure = scale === "log" ? Math.log : (value: number) => value;
	return (value) => left + (width * (measure(value) - measure(least))) / (measure(most) - measure(least));
}
