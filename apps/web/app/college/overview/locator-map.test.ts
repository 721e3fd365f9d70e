import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MAP, MAP_CELL, projectToMap } from "./locator-map.ts";

test("north is on top and east is right", () => {
	const [leh, kanyakumari] = [
		projectToMap({ longitude: 77.6, latitude: 34.2 }),
		projectToMap({ longitude: 77.5, latitude: 8.1 }),
	];
	const [bhuj, tezu] = [
		projectToMap({ longitude: 69.7, latitude: 23.2 }),
		projectToMap({ longitude: 96.2, latitude: 27.9 }),
	];
	expect(leh.y).toBeLessThan(kanyakumari.y);
	expect(bhuj.x).toBeLessThan(tezu.x);
});

test.each([
	["Chennai", 80.27, 13.08],
	["Delhi", 77.2, 28.6],
	["Port Blair", 92.7, 11.67],
	["Nicobars", 93.8, 7.03],
	["Kavaratti", 72.6, 10.57],
])("%s lies on the map, on one of its dots", (_name, longitude, latitude) => {
	const { x, y } = projectToMap({ longitude, latitude });
	expect(x).toBeGreaterThan(0);
	expect(x).toBeLessThan(MAP.width);
	expect(y).toBeGreaterThan(0);
	expect(y).toBeLessThan(MAP.height);
	const nearest = Math.min(...readDots().map((dot) => Math.hypot(dot.x - x, dot.y - y)));
	expect(nearest).toBeLessThan(MAP_CELL);
});

const DRAWING = readFileSync(new URL("../../../public/drawings/locator-dots.svg", import.meta.url), "utf8");

function readDots(): { x: number; y: number }[] {
	let at = { x: 0, y: 0 };
	return [...DRAWING.matchAll(/([Mm])([\d.]+) ([\d.]+)h0/g)].map(([, move, first, second]) => {
		const step = { x: Number(first), y: Number(second) };
		at = move === "M" ? step : { x: at.x + step.x, y: at.y + step.y };
		return at;
	});
}
