import { expect, test } from "vitest";
import { inOrderOf } from "./checks.ts";

const LISTS = { near: ["near"], begun: ["begun"], stale: ["stale", "staler"], unchecked: ["unchecked"] };

test("what is next begins with the part that was chosen, and otherwise with what is most urgent", () => {
	expect(inOrderOf(LISTS, "stale")).toEqual(["stale", "staler", "near", "begun", "unchecked"]);
	expect(inOrderOf(LISTS, "no-such-part")).toEqual(["near", "begun", "stale", "staler", "unchecked"]);
	expect(inOrderOf(LISTS)[0]).toBe("near");
});
