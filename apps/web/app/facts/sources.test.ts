import { expect, test } from "vitest";
import { mergeSources, namePublishers, nameSource, sourceNames } from "./sources.ts";

const directory = {
	id: "aishe",
	kind: "document",
	publisher: "AISHE",
	document: "Directory",
	vintage: "June 2025",
} as const;
const ranking = {
	id: "nirf",
	kind: "document",
	publisher: "NIRF",
	document: "India Rankings 2025",
	vintage: "2025",
} as const;

test("a source says its year once", () => {
	expect([directory, ranking].map(nameSource)).toEqual(["Directory, June 2025", "India Rankings 2025"]);
});

test("a source that an answer forgot to list is named by its id", () => {
	expect(["nirf", "josaa"].map(sourceNames([ranking]))).toEqual(["India Rankings 2025", "josaa"]);
});

test("a source of both answers is listed once", () => {
	expect(mergeSources([directory, ranking], [ranking]).map(({ id }) => id)).toEqual(["aishe", "nirf"]);
});

test("publishers are called as people call them, the one of most first", () => {
	const publishers = [
		"Ministry of Education, Government of India (AISHE survey)",
		"GeoNames",
		"National Institutional Ranking Framework, Ministry of Education, Government of India",
		"Joint Seat Allocation Authority (JoSAA)",
		"Joint Seat Allocation Authority (JoSAA)",
		"Joint Admission Counselling, Delhi",
	];
	expect(namePublishers(publishers.map((publisher) => ({ publisher })))).toEqual([
		"JoSAA",
		"AISHE",
		"GeoNames",
		"NIRF",
		"Joint Admission Counselling",
	]);
});
