import { expect, test } from "vitest";
import { distanceKm, measureKm, toApproximatePoint } from "./points.ts";

const DELHI = { latitude: 28.6139, longitude: 77.209 };
const MUMBAI = { latitude: 19.076, longitude: 72.8777 };

test("a distance is measured over the surface of the earth", () => {
	expect(distanceKm(DELHI, MUMBAI)).toBeCloseTo(1_148, -1);
	expect(distanceKm(DELHI, DELHI)).toBe(0);
	expect(distanceKm(MUMBAI, DELHI)).toBeCloseTo(distanceKm(DELHI, MUMBAI), 6);
});

test("a distance is given only where both ends are precise enough, and never to a district's middle", () => {
	const at = (of: "place" | "town" | "area" | "district", latitude: number) =>
		toApproximatePoint({ latitude, longitude: 77, of });
	expect(measureKm(at("place", 28), at("place", 28.1))).toBe(11);
	expect(measureKm(at("place", 28), at("place", 28.01))).toBeUndefined();
	expect(measureKm(at("place", 28), at("town", 28.04))).toBeUndefined();
	expect(measureKm(at("town", 28), at("place", 28.06))).toBe(7);
	for (const of of ["district", "area"] as const) {
		expect(measureKm(at("place", 28), at(of, 20))).toBeUndefined();
		expect(measureKm(at(of, 20), at("place", 28))).toBeUndefined();
	}
});
