import { expect, test } from "vitest";
import { distanceKm } from "./points.ts";

const DELHI = { latitude: 28.6139, longitude: 77.209 };
const MUMBAI = { latitude: 19.076, longitude: 72.8777 };

test("a distance is that over the surface of the earth", () => {
	expect(distanceKm(DELHI, MUMBAI)).toBeCloseTo(1_148, -1);
	expect(distanceKm(DELHI, DELHI)).toBe(0);
	expect(distanceKm(MUMBAI, DELHI)).toBeCloseTo(distanceKm(DELHI, MUMBAI), 6);
});
