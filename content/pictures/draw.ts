import { drawBars } from "./bars.ts";
import { drawCards } from "./cards.ts";
import { drawLines } from "./lines.ts";
import { drawRanges } from "./ranges.ts";
import { drawScales } from "./scales.ts";
import { drawShares } from "./shares.ts";
import type { Picture, Rows } from "./spec.ts";
import { frame } from "./svg.ts";

/** A picture as SVG, with its title above and its source below. */
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
