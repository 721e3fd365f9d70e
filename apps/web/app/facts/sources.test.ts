import { expect, test } from "vitest";
import { createSourceNamer, mergeSources, namePublishers, nameSource } from "./sources.ts";

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

test("a source names its year once", () => {
	expect([directory, ranking].map(nameSource)).toEqual(["Directory, June 2025", "India Rankings 2025"]);
});

test("a source absent from the answer's list is named by its id", () => {
	expect(["nirf", "josaa"].map(createSourceNamer([ranking]))).toEqual(["India Rankings 2025", "josaa"]);
});

test("a source in both answers is listed once", () => {
	expect(mergeSources([directory, ranking], [ranking]).map(({ id }) => id)).toEqual(["aishe", "nirf"]);
});

test("publishers have their common names, the most frequent first", () => {
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
