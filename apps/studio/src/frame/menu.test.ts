import { expect, test } from "vitest";
import { GROUPS, groupsFor } from "./menu.tsx";

const placesOf = (groups: ReturnType<typeof groupsFor>, name: string) =>
	groups.find((group) => group.name === name)?.places ?? [];

test("a place that is seldom opened stands under To do, and nowhere else, while something waits there", () => {
	const groups = groupsFor(
		() => true,
		(place) => (place === "source_changes" ? 2 : 0),
	);
	expect(placesOf(groups, "To do")).toContain("source_changes");
	expect(placesOf(groups, "Sources")).not.toContain("source_changes");
	expect(groups.flatMap(({ places }) => places)).toHaveLength(GROUPS.flatMap(({ places }) => places).length);
});

test("a role sees only groups in which it has a place", () => {
	const groups = groupsFor(
		(place) => place === "Lead",
		() => 0,
	);
	expect(groups).toEqual([{ name: "To do", places: ["Lead"] }]);
});
