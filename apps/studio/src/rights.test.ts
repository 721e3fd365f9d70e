import { expect, test } from "vitest";
import { mayChange } from "./rights.ts";

const draft = { user_created: "me", status: "draft", publish_at: null };

test.each([
	["their own draft", draft, true],
	["their own in review", { ...draft, status: "in_review" }, true],
	["their own that is public", { ...draft, status: "published" }, false],
	["their own that is set for a moment", { ...draft, status: "in_review", publish_at: "2036-12-01" }, false],
	["another's draft", { ...draft, user_created: "somebody" }, false],
])("an author has the right permission for %s", (_what, item, may) => {
	expect(mayChange("author", "me", item)).toBe(may);
	expect(mayChange("editor", "me", item)).toBe(true);
});
