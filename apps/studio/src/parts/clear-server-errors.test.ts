import { createFormControl } from "react-hook-form";
import { expect, test } from "vitest";
import { clearServerErrors } from "./clear-server-errors.ts";

test("a server error on a group does not stop the form from being sent again", async () => {
	const form = createFormControl({ resolver: clearServerErrors, defaultValues: { lifecycle: { state: "current" } } });
	form.register("lifecycle.state");
	form.setError("lifecycle", { type: "wire", message: "It is required before it is published." });
	const sent: unknown[] = [];
	await form.handleSubmit((values) => sent.push(values))();
	expect(sent).toEqual([{ lifecycle: { state: "current" } }]);
});
