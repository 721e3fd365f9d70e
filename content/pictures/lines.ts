import { labelOf, numberOf, optionalNumberOf, selectRows } from "./select.ts";
import type { Lines, Rows } from "./spec.ts";
import { ACCENT, AREA, at, COOL, dot, figure, HAIR, INK, line, QUIET, text } from "./svg.ts";

const STROKES = [ACCENT, COOL, INK, "#8a5fa8", "#5b8a3c"];
const LEFT = AREA.left + 80;
const RIGHT = AREA.right - 270;
const TOP = AREA.top + 14;
const BOTTOM = AREA.bottom - 34;
const NAME_HEIGHT = 26;

type Line = { name: string; points: { x: number; value: number }[] };

/** A gap in the figures stays a gap in the line. */
export function drawLines(picture: Lines, all: Rows): string {
	const rows = selectRows(all, picture);
	const lines = linesOf(picture, rows);
	const xs = [...new Set(lines.flatMap(({ points }) => points.map(({ x }) => x)))].sort((a, b) => a - b);
	const values = lines.flatMap(({ points }) => points.map(({ value }) => value));
	const toX = between([xs[0] ?? 0, xs.at(-1) ?? 1], [LEFT, RIGHT]);
	const least = picture.inverted ? 1 : 0;
	const toY = between([least, Math.max(...values)], picture.inverted ? [TOP, BOTTOM] : [BOTTOM, TOP]);
	return [
		...xs.map((x) => text(String(x), toX(x), AREA.bottom - 2, { anchor: "middle", colour: QUIET })),
		line(LEFT, BOTTOM + 8, RIGHT, BOTTOM + 8, HAIR, 1),
		...lines.map((one, place) => strokeOf(one, { toX, toY, stroke: STROKES[place % STROKES.length] ?? INK })),
		...firstFigures(lines, { toX, toY }),
		...namesOf(lines, toY),
	].join("\n");
}

function linesOf(picture: Lines, rows: Rows): Line[] {
	const pointsOf = (some: Rows, field: string) =>
		some.flatMap((row) => {
			const value = optionalNumberOf(row, field);
			return value === undefined ? [] : [{ x: numberOf(row, picture.label), value }];
		});
	const { series, value, across } = picture;
	if (across.length > 0) return rows.map((row) => ({ name: labelOf(row, picture), points: pointsAcross(row, across) }));
	if (series === undefined || value === undefined) {
		return picture.lines.map(({ field, name }) => ({ name, points: pointsOf(rows, field) }));
	}
	return [...new Set(rows.map((row) => row[series]))].map((one) => {
		const ofOne = rows.filter((row) => row[series] === one);
		const [first] = ofOne;
		const name = first === undefined ? "" : labelOf(first, { ...picture, label: series });
		return { name, points: pointsOf(ofOne, value) };
	});
}

function pointsAcross(row: Rows[number], across: Lines["across"]): Line["points"] {
	return across.flatMap(({ field, x }) => {
		const value = optionalNumberOf(row, field);
		return value === undefined ? [] : [{ x, value }];
	});
}

type Drawing = { toX: (x: number) => number; toY: (y: number) => number; stroke: string };

function strokeOf({ points }: Line, { toX, toY, stroke }: Drawing): string {
	const path = points
		.map(({ x, value }, place) => {
			const follows = points[place - 1]?.x === x - 1;
			return `${follows ? "L" : "M"}${at(toX(x))} ${at(toY(value))}`;
		})
		.join("");
	return [
		`<path d="${path}" fill="none" stroke="${stroke}" stroke-width="3"/>`,
		...points.map(({ x, value }) => dot(toX(x), toY(value), stroke, 4)),
	].join("\n");
}

function firstFigures(lines: readonly Line[], { toX, toY }: Pick<Drawing, "toX" | "toY">): string[] {
	const [only] = lines;
	if (lines.length === 1 && only !== undefined) {
		return only.points
			.slice(0, -1)
			.map(({ x, value }) => text(figure(value), toX(x), toY(value) - 16, { anchor: "middle", colour: QUIET }));
	}
	const taken: { x: number; y: number }[] = [];
	return lines.flatMap(({ points: [first] }) => {
		if (first === undefined) return [];
		const place = { x: toX(first.x), y: toY(first.value) };
		if (taken.some(({ x, y }) => x === place.x && Math.abs(y - place.y) < 20)) return [];
		taken.push(place);
		return [text(figure(first.value), place.x - 12, place.y + 6, { anchor: "end", colour: QUIET })];
	});
}

function namesOf(lines: readonly Line[], toY: (value: number) => number): string[] {
	const ends = lines
		.flatMap(({ name, points }, place) => {
			const end = points.at(-1);
			return end === undefined
				? []
				: [{ name, value: end.value, y: toY(end.value) + 6, colour: STROKES[place % STROKES.length] }];
		})
		.sort((a, b) => a.y - b.y);
	let last = Number.NEGATIVE_INFINITY;
	return ends.map(({ name, value, y, colour = INK }) => {
		last = Math.max(y, last + NAME_HEIGHT);
		return text(`${figure(value)}  ${name}`, RIGHT + 14, last, { colour, size: 17 });
	});
}

function between(
	[from, to]: readonly [number, number],
	[low, high]: readonly [number, number],
): (value: number) => number {
	return (value) => low + ((value - from) / (to - from)) * (high - low);
}
