import { HOUSE_AUTHOR } from "@uchit/contract/news.ts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { FORBIDDEN, newSlug, refusal, useNewsroom } from "#backend/content/items/testing/newsroom.ts";
import { staff } from "#backend/db/schema/content/staff.ts";

const room = useNewsroom();
const INVALID = [400, "FAILED_VALIDATION"];

test("an article is published only under the name of a staff member or of the house", async () => {
	const editor = await room.as("editor");
	const [first, last] = [`Asha${newSlug()}`, "Rao"];
	const author = `${first} ${last}`;
	const id = await room.article(editor, { author });
	const publish = () => editor("PATCH", `/items/news/${id}`, { status: "published" });
	const refused = await publish();
	expect(refusal(refused)).toEqual(INVALID);
	expect(refused.json().errors[0]).toMatchObject({
		message: expect.stringContaining("names nobody on the staff"),
		extensions: { field: "author" },
	});
	const later = await editor("PATCH", `/items/news/${id}`, { status: "in_review", publish_at: "2099-01-01T00:00:00Z" });
	expect(refusal(later), "nor is a time set for it").toEqual(INVALID);
	const names = { first_name: first, last_name: last };
	await room.backend.db.update(staff).set(names).where(eq(staff.id, editor.id));
	expect((await publish()).statusCode).toBe(200);
	expect(refusal(await editor("PATCH", `/items/news/${id}`, { author: "Somebody Invented" }))).toEqual(INVALID);
	await room.backend.db.update(staff).set({ first_name: "Another" }).where(eq(staff.id, editor.id));
	expect((await editor("PATCH", `/items/news/${id}`, { title: "What they signed stays" })).statusCode).toBe(200);
	expect((await editor("PATCH", `/items/news/${id}`, { author: HOUSE_AUTHOR })).statusCode).toBe(200);
	const born = { slug: newSlug(), title: "T", status: "published", author: "Somebody Invented" };
	expect(refusal(await editor("POST", "/items/news", born))).toEqual(INVALID);
});

test("a piece without a text cannot be published or scheduled in any way; a draft may be empty", async () => {
	const editor = await room.as("editor");
	const bare = { slug: newSlug(), title: "T" };
	for (const collection of ["news", "pages"]) {
		const born = await editor("POST", `/items/${collection}`, { ...bare, status: "published" });
		expect(refusal(born)).toEqual(INVALID);
		expect(born.json().errors[0].extensions).toMatchObject({ collection, field: "body" });
	}
	const id = await room.article(editor, { body: "<p>&nbsp;</p>", publish_at: "2099-01-01T00:00:00Z" });
	const change = (values: object) => editor("PATCH", `/items/news/${id}`, values);
	expect(refusal(await change({ status: "published" }))).toEqual(INVALID);
	expect(refusal(await change({ status: "in_review" })), "nor does it wait for its time").toEqual(INVALID);
	const many = await editor("PATCH", "/items/news", { keys: [id], data: { status: "published" } });
	expect(refusal(many)).toEqual(INVALID);
	expect((await change({ status: "published", body: '<img src="/assets/a" alt="Seats">' })).statusCode).toBe(200);
	expect(refusal(await change({ body: "" }))).toEqual(INVALID);
});

test("a writer sees the possible bylines, the house first, without people who have left", async () => {
	const [author, gone] = [await room.as("author"), await room.as("editor")];
	const last_name = newSlug();
	for (const [{ id }, first_name] of [
		[author, "Asha"],
		[gone, "Mira"],
	] as const) {
		await room.backend.db.update(staff).set({ first_name, last_name }).where(eq(staff.id, id));
	}
	await room.backend.db.update(staff).set({ status: "suspended" }).where(eq(staff.id, gone.id));
	const names = (await author("GET", "/content/authors")).json().data;
	expect(names[0]).toBe(HOUSE_AUTHOR);
	expect(names.filter((name: string) => name.endsWith(last_name))).toEqual([`Asha ${last_name}`]);
	expect(refusal(await room.reader("GET", "/content/authors"))).toEqual(FORBIDDEN);
});
