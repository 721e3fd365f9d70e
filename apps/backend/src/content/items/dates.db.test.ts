import { beforeAll, expect, test } from "vitest";
import { COLLECTIONS } from "#backend/content/collections.ts";
import { type Ask, newSlug, refusal, useNewsroom } from "#backend/content/items/testing/newsroom.ts";

const room = useNewsroom();
let admin: Ask;
beforeAll(async () => {
	admin = await room.as("admin");
});

const MISREAD = ["05-12-2026", "12", "2026-02-30T09:00:00Z", "2026-12-05T09:00:00", "2026-02-30"];
const DATED = [...COLLECTIONS.values()].flatMap(({ name, key, fields }) =>
	[...fields.values()]
		.filter(({ kind }) => key !== undefined && (kind === "timestamp" || kind === "date"))
		.map(({ name: field }) => ({ name, field })),
);
const OWN_ADDRESSES: Readonly<Record<string, string>> = {
	directus_revisions: "/revisions",
	directus_permissions: "/permissions",
	directus_users: "/users",
	directus_files: "/files",
};

test("the checked list covers more than 40 date fields", () => {
	expect(DATED.length).toBeGreaterThan(40);
});

test.each(DATED)("a filter by $name.$field takes no date that could be another", async ({ name, field }) => {
	for (const value of MISREAD) {
		const reply = await admin("GET", `${OWN_ADDRESSES[name] ?? `/items/${name}`}?filter[${field}][_gt]=${value}`);
		expect(refusal(reply), `${name}.${field} ${value}`).toEqual([400, "INVALID_QUERY"]);
		expect(reply.json().errors[0].message).toContain(`"${field}"`);
	}
});

test.each(MISREAD)("nothing is published at %s: what is sent for it is refused by its field", async (value) => {
	const id = await room.article(admin, { status: "in_review" });
	const replies = [
		await admin("PATCH", `/items/news/${id}`, { publish_at: value }),
		await admin("PATCH", "/items/news", [{ id, publish_at: value }]),
		await admin("POST", "/items/news", { slug: newSlug(), title: "T", status: "in_review", publish_at: value }),
		await admin("POST", "/items/pages", { slug: newSlug(), title: "T", status: "in_review", publish_at: value }),
		await admin("PATCH", "/items/exams/1", { publish_at: value }),
		await admin("PATCH", "/items/countries/1", { publish_at: value }),
	];
	for (const reply of replies) {
		expect(refusal(reply)).toEqual([400, "FAILED_VALIDATION"]);
		expect(reply.json().errors[0].extensions.field).toBe("publish_at");
	}
	const day = await admin("PATCH", "/items/exams/1", { written_on: value.replace("T09:00:00Z", "") });
	expect(refusal(day)).toEqual([400, "FAILED_VALIDATION"]);
	const query = "query ($at: String) { news(filter: { publish_at: { _lt: $at } }) { id } }";
	const response = await admin("POST", "/graphql", { query, variables: { at: value } });
	expect(response.json().errors[0].message).toContain('"publish_at"');
});

test("a moment in any time zone is stored as the same moment", async () => {
	const id = await room.article(admin, { publish_at: "2100-01-31T14:30:00+05:30" });
	const at = "2100-01-31T09:00:00.000Z";
	expect((await admin("GET", `/items/news/${id}`)).json().data.publish_at).toBe(at);
	const found = await admin("GET", `/items/news?filter[id]=${id}&filter[publish_at]=${at}&fields=id`);
	expect(found.json().data).toEqual([{ id }]);
});
