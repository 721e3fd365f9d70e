import { expect, test } from "vitest";
import { toRefusal } from "#studio/wire/refusal.ts";

const failed = (field: string, reason: string) => ({
	message: `Validation failed for field "${field}". It ${reason}.`,
	extensions: { code: "FAILED_VALIDATION", collection: "news", field, reason },
});

test("each fault appears at its field", () => {
	const refusal = toRefusal(400, { errors: [failed("slug", "is required"), failed("title", "is empty")] });
	expect(refusal.code).toBe("FAILED_VALIDATION");
	expect(refusal.errors).toEqual({ slug: "It is required.", title: "It is empty." });
});

test("a fault deep in a field appears at its own input", () => {
	const deep = failed("events", "does not fit (at [4].starts: is missing; has two events of one key)");
	const at = [
		{ path: [4, "starts"], reason: "is missing" },
		{ path: [], reason: "has two events of one key" },
	];
	const { errors } = toRefusal(400, { errors: [{ ...deep, extensions: { ...deep.extensions, at } }] });
	expect(errors).toEqual({ "events.4.starts": "It is missing.", events: "It has two events of one key." });
});

test("a violated unique combination is a fault at each of its fields", () => {
	const refusal = toRefusal(400, {
		errors: [
			{ message: "Value has to be unique.", extensions: { code: "RECORD_NOT_UNIQUE", field: "slug, language" } },
		],
	});
	expect(refusal.errors).toEqual({
		slug: "Another item has this already.",
		language: "Another item has this already.",
	});
});

test.each([
	['Invalid payload. "text": still has a gap.', "It still has a gap."],
	["Invalid query. It takes too long.", "It takes too long."],
	["You may not.", "You may not."],
])("shows %s without the words of machines", (message, shown) => {
	expect(toRefusal(400, { errors: [{ message }] }).message).toBe(shown);
});

test("a refusal without a field is a general message", () => {
	const refusal = toRefusal(403, { errors: [{ message: "You may not.", extensions: { code: "FORBIDDEN" } }] });
	expect(refusal).toEqual({ message: "You may not.", code: "FORBIDDEN" });
});

test("a fault without a field is reported beside the field faults", () => {
	const { errors } = toRefusal(400, { errors: [failed("slug", "is required"), { message: "And more." }] });
	expect(errors).toEqual({ slug: "It is required.", root: { serverError: "And more." } });
});

test.each([[undefined], ["<html>"], [{ errors: [] }], [{ errors: "none" }]])(
	"a reply of another shape (%j) is reported by its status",
	(body) => {
		expect(toRefusal(502, body)).toEqual({ message: "The content system answered 502.", code: "UNKNOWN" });
	},
);
