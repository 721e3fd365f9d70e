import { labelOf, numberOf, selectRows } from "./select.ts";
import type { Bars, Rows } from "./spec.ts";
import { ACCENT, AREA, box, COOL, figure, INK, QUIET, text } from "./svg.ts";

const LABELS = 300;
/** For the figure behind the longest bar. */
const FIGURES = 150;
const FILLS = [ACCENT, COOL];

/** A row each, its label at the left and its figure behind the bar; parts of a bar differ in colour and are named above. */
export function drawBars(picture: Bars, all: Rows): string {
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
			const drawnPart = box(x, y + step * 0.14, Math.max(width, 1), step * 0.72, FILLS[part] ?? INK);
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
		return [box(x, AREA.top - 6, 18, 18, FILLS[part] ?? INK), text(name, x + 28, AREA.top + 10, { colour: QUIET })];
	});
}
