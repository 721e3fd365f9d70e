import { expect, test } from "vitest";
import { describeColleagues } from "./use-form-colleagues.ts";

const RAO = { first_name: "A.", last_name: "Rao", role: "editor" };

test.each([
	[[], ""],
	[[RAO], "Also open: A. Rao"],
	[
		[RAO, { first_name: null, last_name: null, role: "author" }],
		"Also open: A. Rao, a colleague without a name (author)",
	],
])("the head names those of %j who have the form open too", (colleagues, line) => {
	expect(describeColleagues(colleagues)).toBe(line);
});
