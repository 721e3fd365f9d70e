import { expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";
import { findPlace, listNamesakes } from "./near-place.ts";

const backend = useBackend();

const find = async (near: string) => {
	const place = await findPlace(backend.db, near);
	return (
		place &&
		`${place.name}, ${place.state?.slug} (${place.of}) ${place.latitude.toFixed(1)} ${place.longitude.toFixed(1)}`
	);
};

test("a PIN code finds its place, with or without a space", async () => {
	expect(await find("110016")).toBe("Hauz Khas, delhi (place) 28.6 77.3");
	expect(await find(" 110 016 ")).toBe("Hauz Khas, delhi (place) 28.6 77.3");
});

test("a city's PIN code is placed in the city, although the list prints a point 126 km away", async () => {
	expect(await find("560001")).toBe("Rajbhavan, karnataka (town) 13.0 77.6");
	expect(await find("302001")).toMatch(/rajasthan \(town\) 26\.9 75\.8$/);
});

test("a PIN code without a point is placed by its area", async () => {
	expect(await find("800001")).toBe("Patna High Court, bihar (town) 25.6 85.1");
});

test("a PIN code that the list lacks is placed by its first three digits", async () => {
	expect(await find("110099")).toMatch(/^Delhi, delhi \(area\) 28\.\d 77\.\d$/);
	expect(await find("999999")).toBeUndefined();
});

test("a PIN code known only from an institution is placed in the institution's district", async () => {
	expect(await find("576217")).toMatch(/^Udupi, karnataka \(district\) 13\.\d 7[45]\.\d$/);
});

test("a town is found by any of its names in Latin letters", async () => {
	expect(await find("Mysuru")).toBe(await find("mysore"));
	expect(await find("Mysuru")).toMatch(/karnataka \(town\) 12\.3 76\.6$/);
	expect(await find("surat")).toMatch(/^Surat, gujarat \(town\)/);
});

test("a town name means the most populous town, or the one in the named state", async () => {
	expect(await find("Aurangabad")).toMatch(/maharashtra/);
	expect(await find("Aurangabad, Bihar")).toMatch(/bihar/);
});

test("a district headquarters wins over a namesake credited with its population, and the namesake is offered", async () => {
	expect(await find("Gorakhpur")).toMatch(/^Gorakhpur, uttar-pradesh \(town\) 26\.8 83\.4$/);
	const place = await findPlace(backend.db, "Gorakhpur");
	const others = await listNamesakes(backend.db, "Gorakhpur", place);
	expect(others.map(({ name, state }) => `${name}, ${state?.name}`)).toContain("Gorakhpur, Haryana");
	expect(await listNamesakes(backend.db, "Gorakhpur, Haryana", place)).toEqual([]);
});

test("a district in Hindi is found with or without the nukta, alone or with its state", async () => {
	expect(await find("गोरखपुर")).toBe(await find("Gorakhpur"));
	expect(await find("फिरोजाबाद, उत्तर प्रदेश")).toBe(await find("Firozabad, Uttar Pradesh"));
	expect(await find("नासिक")).toMatch(/maharashtra/);
});

test("a district that is not a town is found, then a post office, and unknown places and odd signs find nothing", async () => {
	expect(await find("Kaimur (Bhabua)")).toMatch(/bihar \((district|town)\)/);
	expect(await find("Nehru Place")).toMatch(/delhi \(place\)/);
	expect(await find("कहीं नहीं")).toBeUndefined();
	expect(await find("'\"\\:&|!*()%")).toBeUndefined();
	expect(await find("no\0where\ud800")).toBeUndefined();
	expect(await find("")).toBeUndefined();
});
