import { expect, test } from "vitest";
import { addressOfTask, tasksAt, yesterday } from "./tasks.ts";

const NOW = new Date("2026-11-23T08:00:00Z");

test("a request is late two days after it arrives, and a complaint after its due day", () => {
	const filters = new Map(tasksAt(NOW).map(({ name, filter }) => [name, filter]));
	expect(filters.get("Requests past two days")).toMatchObject({ date_created: { _lt: "2026-11-21T08:00:00.000Z" } });
	expect(filters.get("Complaints past their day")).toMatchObject({ due_at: { _lt: "2026-11-23T08:00:00.000Z" } });
	expect(yesterday(NOW)).toBe("2026-11-22T08:00:00.000Z");
});

test("a task leads to its own list with no other filter", () => {
	const [reviews] = tasksAt(NOW);
	if (reviews === undefined) throw new Error("There is no task");
	const [path, query] = addressOfTask(reviews).split("?");
	expect(path).toBe("/reviews");
	expect(new URLSearchParams(query).get("filter")).toBe('{"state":"submitted"}');
});
