import { expect, test } from "vitest";
import { changedOf, filledOf } from "#studio/wire/changes.ts";

test("only changed fields are sent, never the key", () => {
	const before = {
		id: 7,
		title: "Old",
		body: "<p>x</p>",
		related_colleges: ["a"],
		date_created: "2026-01-01T00:00:00.000Z",
	};
	const after = { ...before, id: 7, title: "New", related_colleges: ["a"] };
	expect(changedOf(before, after)).toEqual({ title: "New" });
	expect(changedOf(before, { ...after, related_colleges: ["a", "b"] })).toEqual({
		title: "New",
		related_colleges: ["a", "b"],
	});
});

test("an emptied field is sent as empty", () => {
	expect(changedOf({ summary: "It was" }, { summary: null })).toEqual({ summary: null });
	expect(changedOf({ summary: null }, { summary: undefined })).toEqual({});
});

test("the same moment in another format is not a change", () => {
	const before = { publish_at: "2026-12-01T09:00:00.000Z" };
	expect(changedOf(before, { publish_at: new Date("2026-12-01T09:00:00Z") })).toEqual({});
	expect(changedOf(before, { publish_at: new Date("2026-12-01T10:00:00Z") })).not.toEqual({});
});

test("empty fields of a new item are not sent", () => {
	expect(filledOf({ title: "A", summary: "", category: null, picture: undefined, sort: 0, related_exams: [] })).toEqual(
		{
			title: "A",
			sort: 0,
			related_exams: [],
		},
	);
});
