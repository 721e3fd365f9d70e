import { expect, test } from "vitest";
import { describeError, formatTable } from "#scripts/terminal/terminal.ts";

test("the values of a table are aligned", () => {
	expect(
		formatTable("It is up.", [
			["Site", "http://a"],
			["Database", "b"],
		]),
	).toBe("It is up.\n  Site      http://a\n  Database  b");
});

test("an error is described with all of its causes", () => {
	const cause = new Error("no such host", { cause: "the cable" });
	expect(describeError(new Error("no database", { cause }))).toBe(
		"no database\n  because: no such host\n  because: the cable",
	);
});
