import { expect, test } from "vitest";
import { toRuns } from "./source-words.ts";

test("Latin runs are separate, so that they can be marked as English", () => {
	expect(toRuns("(स्रोत: India Rankings 2025) तक")).toEqual(["(स्रोत: ", "India Rankings 2025) ", "तक"]);
	expect(toRuns("जून 2025")).toEqual(["जून 2025"]);
});
