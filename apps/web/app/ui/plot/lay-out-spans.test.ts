import { expect, test } from "vitest";
import { layOutSpans } from "./lay-out-spans.ts";

const row = { name: "IELTS", label: "6.5", scale: [0, 9] as const, values: ["6.5"] };

test("each row has its own scale", () => {
	const shape = layOutSpans([
		{ ...row, mark: 4.5, span: [4.5, 9] },
		{ ...row, name: "PTE", scale: [10, 90], mark: 50 },
	]);
	const [first, second] = shape.rows;
	expect(first?.mark).toBe(second?.mark);
	expect(first?.bar).toMatchObject({ x: first?.mark, isOpen: false });
	expect(second?.bar).toBeUndefined();
	expect(second?.y).toBeGreaterThan(first?.y ?? 0);
	expect(shape.description).toBe("IELTS: 6.5, PTE: 6.5");
});

test("a value goes below its row where it would overlap the name", () => {
	const [long] = layOutSpans([
		{ ...row, name: "A name that takes most of the width of a plot and more", label: "A$38,000" },
	]).rows;
	expect(long?.isLabelBelow).toBe(true);
});
