import { expect, test } from "vitest";
import { readRule, writeRule } from "./rule.ts";

test.each([
	[{ status: { _in: ["draft", "in_review"] } }],
	[{ user_created: { _eq: "$CURRENT_USER" } }],
	[{ is_public: { _eq: true } }],
	[{ _and: [{ status: { _eq: "draft" } }, { publish_at: { _null: true } }] }],
	[null],
])("the rule %j becomes conditions and back without change", (rule) => {
	expect(writeRule(readRule(rule) ?? [])).toEqual(rule);
});

test("two conditions side by side equal the same conditions under an “and”", () => {
	const rule = { status: { _eq: "draft" }, publish_at: { _null: true } };
	expect(writeRule(readRule(rule) ?? [])).toEqual({
		_and: [{ status: { _eq: "draft" } }, { publish_at: { _null: true } }],
	});
});

test.each([
	[{ _or: [{ status: { _eq: "draft" } }] }],
	[{ author: { role: { _eq: "editor" } } }],
	[{ publish_at: { _null: false } }],
])("a rule that is not a list of conditions (%j) is left as it is", (rule) => {
	expect(readRule(rule)).toBeUndefined();
});
