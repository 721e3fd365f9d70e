import { expect, test } from "vitest";
import { toFilledParams } from "./address-form.tsx";

test("empty form fields stay out of the address", () => {
	const form = new FormData();
	form.append("q", "  ");
	form.append("state", "goa");
	form.append("state", "delhi");
	form.append("sort", "");
	expect(toFilledParams(form).toString()).toBe("state=goa&state=delhi");
});
