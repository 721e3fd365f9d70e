import { expect, test } from "vitest";
import { explain, table } from "#scripts/terminal/terminal.ts";

test("the values of a table stand below each other", () => {
	expect(
		table("It is up.", [
			["Site", "http://a"],
			["Database", "b"],
		]),
	).toBe("It is up.\n  Site      http://a\n  Database  b");
});

test("an error is told with everything that caused it", () => {
	const cause = new Error("no such host", { cause: "the cable" });
	expect(explain(new Error("no database", { cause }))).toBe(
		"no database\n  because: no such host\n  because: the cable",
	);
});
