import { expect, test } from "vitest";
import { mayDo, mayPublish } from "#studio/rights.ts";
import { stateOfPiece, stepsFrom, stepsToStatus } from "#studio/status.ts";

const next = (status: string, may: boolean) => stepsFrom(status, may).map(({ to }) => to);

test("a publisher can move a piece forward, back, and to the archive", () => {
	expect(next("draft", true)).toEqual(["in_review", "published", "archived"]);
	expect(next("in_review", true)).toEqual(["draft", "published", "archived"]);
	expect(next("published", true)).toEqual(["draft", "archived"]);
	expect(next("archived", true)).toEqual(["draft"]);
});

test("undoing a step uses only the steps that the server allows", () => {
	expect(stepsToStatus("archived", "published")).toEqual(["draft", "published"]);
	expect(stepsToStatus("published", "in_review")).toEqual(["draft", "in_review"]);
	expect(stepsToStatus("published", "draft")).toEqual(["draft"]);
});

test("an author can only request a review and withdraw the request", () => {
	expect(next("draft", false)).toEqual(["in_review"]);
	expect(next("in_review", false)).toEqual(["draft"]);
	expect(next("published", false)).toEqual([]);
});

test("only editors and admins publish", () => {
	expect(["author", "editor", "moderator", "lead-desk", "admin", undefined].filter(mayPublish)).toEqual([
		"editor",
		"admin",
	]);
});

test.each([
	["author", "news", "create", true],
	["author", "reports", "list", false],
	["author", "redirects", "edit", false],
	["editor", "reports", "edit", true],
	["editor", "directus_users", "list", false],
	["moderator", "reports", "edit", true],
	["moderator", "Lead", "list", false],
	["lead-desk", "Lead", "edit", true],
	["lead-desk", "Lead", "delete", false],
	["lead-desk", "news", "edit", false],
	["admin", "directus_permissions", "delete", true],
] as const)("%s: %s %s is %s", (role, resource, action, may) => {
	expect(mayDo(role, { resource, action })).toBe(may);
});

test("a piece in review with a time to be published is scheduled", () => {
	expect(stateOfPiece({ status: "in_review", publish_at: "2026-12-02T03:30:00Z" })).toBe("Scheduled");
	expect(stateOfPiece({ status: "in_review", publish_at: null })).toBe("In review");
	expect(stateOfPiece({ status: "published", publish_at: "2026-11-02T03:30:00Z" })).toBe("Published");
});
