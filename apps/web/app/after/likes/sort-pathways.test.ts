import { expect, test } from "vitest";
import { isUniform, sortPathways } from "./sort-pathways.ts";

const STATEMENTS = [
	{ slug: "maths", daily: ["btech"], some: ["bca"] },
	{ slug: "ill", daily: ["mbbs"], some: [] },
];
const DOORS = ["mbbs", "btech", "bca", "ba"];
const namesOf = (sorted: ReturnType<typeof sortPathways>) =>
	Object.fromEntries(Object.entries(sorted).map(([name, doors]) => [name, doors.map(({ door }) => door)]));

test("a yes favours every course with that statement, and a no rules out only courses that require it", () => {
	expect(namesOf(sortPathways(DOORS, STATEMENTS, { maths: "yes" }))).toEqual({
		liked: ["btech", "bca"],
		disliked: [],
		unsaid: ["mbbs", "ba"],
	});
	expect(namesOf(sortPathways(DOORS, STATEMENTS, { maths: "no", ill: "yes" }))).toEqual({
		liked: ["mbbs"],
		disliked: ["btech"],
		unsaid: ["bca", "ba"],
	});
});

test("each course names the statements that moved it, and without an answer nothing moves", () => {
	expect(sortPathways(["btech"], STATEMENTS, { maths: "no" }).disliked).toEqual([
		{ door: "btech", liked: [], disliked: ["maths"] },
	]);
	expect(namesOf(sortPathways(DOORS, STATEMENTS, {}))).toEqual({ liked: [], disliked: [], unsaid: DOORS });
});

test("the course with the most liked statements comes first", () => {
	const statements = [...STATEMENTS, { slug: "write", daily: ["ba"], some: ["bca"] }];
	expect(namesOf(sortPathways(DOORS, statements, { maths: "yes", write: "yes" })).liked).toEqual([
		"bca",
		"btech",
		"ba",
	]);
});

test("a dozen identical answers are uniform, and a few or mixed ones are not", () => {
	const alike = (count: number) =>
		Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}`, "yes" as const]));
	expect(isUniform(alike(12))).toBe(true);
	expect(isUniform(alike(11))).toBe(false);
	expect(isUniform({ ...alike(12), last: "no" })).toBe(false);
});
