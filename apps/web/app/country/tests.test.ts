import { expect, test } from "vitest";
import { spec } from "../../../../e2e/support/spec.ts";
import { layOutTests } from "./tests.ts";

const words = (from: number, to: number) => `${from} to ${to}`;

test.each([
	[spec("3.70", "3.71"), "IELTS", "6.5", ["0", "9"]],
	[spec("3.73", "3.74"), "TOEFL", "90", ["0", "120"]],
	[spec("3.76", "3.77"), "PTE", "65", ["10", "90"]],
] as const)("%s %s %s stands on the scale from %j", (_proves, name, score, ends) => {
	const [row] = layOutTests([{ name, score }], words)?.rows ?? [];
	expect(row).toMatchObject({ name, label: score, ends });
	expect(row?.mark).toBeGreaterThan(180);
});

test("a test whose scale nobody told us has no row", () => {
	expect(layOutTests([{ name: "Duolingo", score: "110" }], words)).toBeUndefined();
});
