import type { Cards } from "./spec.ts";
import { ACCENT, AREA, at, box, QUIET, TINT, text } from "./svg.ts";

const GAP = 36;
const PADDING = 18;

/** Boxes with a head and lines, in rows; with arrows they are steps. */
export function drawCards({ cards, columns, arrows }: Cards): string {
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
