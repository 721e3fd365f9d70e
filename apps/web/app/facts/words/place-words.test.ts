import { expect, test } from "vitest";
import { describeCollege } from "#app/college/college-frame.tsx";
import { translators } from "#app/platform/i18n/testing/words.ts";
import { placeWords, positionWords } from "./place-words.ts";

const place = { district: "Chennai", state: { slug: "tamil-nadu", name: "Tamil Nadu" } };

test("a place is shown as its town, or else its district, and its state", () => {
	expect(placeWords(place)).toBe("Chennai, Tamil Nadu");
	expect(placeWords({ ...place, city: "Guindy" })).toBe("Guindy, Tamil Nadu");
	expect(placeWords({})).toBeUndefined();
});

test("a district named by the compass is a part of its state", () => {
	const delhi = { state: { slug: "delhi", name: "Delhi", nameHi: "दिल्ली" } };
	expect(placeWords({ ...delhi, district: "South", city: "South" })).toBe("South Delhi");
	expect(placeWords({ ...delhi, district: "South West", districtHi: "दक्षिण पश्चिम" }, "hi")).toBe("दक्षिण पश्चिम दिल्ली");
	expect(placeWords({ ...delhi, district: "South", city: "Maidan Garhi" })).toBe("Maidan Garhi, Delhi");
});

test("a description names only content of the page", () => {
	expect(describeCollege(translators.en, { name: "A College", place: {}, rankings: [], cutoffs: [] })).toBe(
		"A College: facts from public registers, each with its source and year.",
	);
});

test("a position is in degrees with its hemisphere", () => {
	expect(positionWords({ latitude: 13.0827, longitude: 80.2707 })).toBe("13.08° N, 80.27° E");
	expect(positionWords({ latitude: -1.5, longitude: -70 })).toBe("1.50° S, 70.00° W");
});

test("in Hindi a place uses its Hindi names, and a town without one stays as written", () => {
	const place = {
		district: "Gorakhpur",
		districtHi: "गोरखपुर",
		state: { slug: "uttar-pradesh", name: "Uttar Pradesh", nameHi: "उत्तर प्रदेश" },
	};
	expect(placeWords(place, "hi")).toBe("गोरखपुर, उत्तर प्रदेश");
	expect(placeWords({ ...place, city: "Gorakhpur" }, "hi")).toBe("गोरखपुर, उत्तर प्रदेश");
	expect(placeWords({ ...place, city: "Chauri Chaura" }, "hi")).toBe("Chauri Chaura, उत्तर प्रदेश");
	expect(placeWords(place)).toBe("Gorakhpur, Uttar Pradesh");
});
