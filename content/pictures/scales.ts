import type { Scales } from "./spec.ts";
import { ACCENT, AREA, dot, figure, INK, line, QUIET, text } from "./svg.ts";

const LEFT = AREA.left + 180;

/** Scales under each other, each from its own first to its own last step. */
export function drawScales({ scales }: Scales): string {
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
