import { expect, test } from "vitest";
import { buildFakeUniversities } from "./fake.ts";

const { universities, report } = buildFakeUniversities();

test("every row of the fake universities list has its printed name, its state, the list's month and a receipt", () => {
	expect(report).toMatchObject({ read: 32, kept: 32, refused: 0 });
	expect(universities).toContainEqual({
		entry: 25,
		name: "Sree Bodhi Academy of Higher Education",
		place: "Thilaspet",
		stateSlug: "puducherry",
		listedIn: "2026-02",
		sourceId: "ugc-fake-2026-02",
	});
	expect(universities.filter(({ place }) => place === undefined).map(({ name }) => name)).toContain(
		"United Nations University",
	);
	const printed = universities.map(({ name, stateSlug }) => `${name}|${stateSlug}`);
	expect(new Set(printed).size, "the two institutes of one name are in two states").toBe(32);
});
