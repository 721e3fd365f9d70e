import type { Shares } from "./spec.ts";
import { ACCENT, AREA, box, COOL, QUIET, text } from "./svg.ts";

const FILLS = [ACCENT, COOL, "#e9a06b", "#7fa9bd", "#b9b2a3"];
const HEIGHT = 120;

/** One bar of a hundred parts, each part named below it. */
export function drawShares({ shares }: Shares): string {
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
				...lines.map((said, number) => text(said, left, AREA.top + 282 + number * 27, { size: 17, colour: QUIET })),
			];
			return [...part, ...words].join("\n");
		})
		.join("\n");
}
