import { expect, test } from "vitest";
import { splitByScript } from "./source-words.ts";

test("Latin runs are separate, so that they can be marked as English", () => {
	expect(splitByScript("(स्रोत: India Rankings 2025) तक")).toEqual(["(स्रोत: ", "India Rankings 2025) ", "तक"]);
	expect(splitByScript("जून 2025")).toEqual(["जून 2025"]);
});
