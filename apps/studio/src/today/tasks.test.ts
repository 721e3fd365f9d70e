import { expect, test } from "vitest";
import { addressOfTask, sharesOf, tasksAt, yesterday } from "./tasks.ts";

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

test("what its writer needs a colleague for waits for the colleague, and a scheduled piece waits for nobody", () => {
	const byName = new Map(tasksAt(NOW).map((task) => [task.name, task]));
	const sharesFor = (name: string, mayPublish: boolean) => {
		const task = byName.get(name);
		if (task === undefined) throw new Error(`There is no task ${name}`);
		const { mine, colleagues } = sharesOf(task, { id: "me", mayPublish });
		return [mine?.filter, colleagues?.filter];
	};
	expect(sharesFor("New colleges for a second person", true)).toEqual([
		{ state: "proposed", _and: [{ _or: [{ user_created: { _null: true } }, { user_created: { _neq: "me" } }] }] },
		{ state: "proposed", user_created: { _eq: "me" } },
	]);
	const inReview = { status: "in_review", publish_at: { _null: true } };
	expect(sharesFor("Articles that wait for a review", true)).toEqual([inReview, undefined]);
	expect(sharesFor("Articles that wait for a review", false)).toEqual([undefined, inReview]);
});
