import { FormColleagues } from "@uchit/contract/open-form.ts";
import { and, eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Ask, FORBIDDEN, refusal, useNewsroom } from "#backend/content/items/testing/newsroom.ts";
import { openForms } from "#backend/db/schema/content/claim.ts";

type Member = Ask & { id: string };

const room = useNewsroom();
const { db } = room.backend;
let editor: Member;
let author: Member;

beforeAll(async () => {
	[editor, author] = [await room.as("editor"), await room.as("author")];
	await editor("PATCH", "/users/me", { first_name: "A.", last_name: "Rao" });
	await author("PATCH", "/users/me", { first_name: "B.", last_name: "Sen" });
});
afterAll(() => db.delete(openForms).where(inArray(openForms.staff, [editor.id, author.id])));

const RAO = { first_name: "A.", last_name: "Rao", role: "editor" };
const SEN = { first_name: "B.", last_name: "Sen", role: "author" };

const send = (ask: Ask, collection: unknown, id: unknown) =>
	ask("POST", "/content/open-forms", { collection, id: String(id) });

async function open(ask: Ask, id: unknown, collection = "news"): Promise<FormColleagues> {
	const reply = await send(ask, collection, id);
	return FormColleagues.parse(reply.json().data);
}

test("two of the staff see each other at one article, and not at another", async () => {
	const [article, other] = [await room.article(editor), await room.article(editor)];
	expect(await open(editor, article)).toEqual([]);
	expect(await open(editor, article)).toEqual([]);
	expect(await open(author, article)).toEqual([RAO]);
	expect(await open(editor, article)).toEqual([SEN]);
	expect(await open(author, other)).toEqual([]);
});

test("a form counts as closed a minute after its last report, and the next report deletes its row", async () => {
	const article = await room.article(editor);
	await open(editor, article);
	const seenBefore = (seconds: number) =>
		db
			.update(openForms)
			.set({ seen_at: sql`now() - make_interval(secs => ${seconds})` })
			.where(eq(openForms.item, String(article)));
	await seenBefore(30);
	expect(await open(author, article)).toEqual([RAO]);
	await seenBefore(61);
	expect(await open(author, article)).toEqual([]);
	const isEditors = and(eq(openForms.item, String(article)), eq(openForms.staff, editor.id));
	expect(await db.select().from(openForms).where(isEditors)).toEqual([]);
	expect(await open(editor, article)).toEqual([SEN]);
});

test("an author is refused the open forms of what they may not read, and their report is not stored", async () => {
	const change = {
		collection: "news",
		item: await room.article(editor),
		was: { summary: null },
		changes: { summary: "Later." },
	};
	const body = { ...change, at: "2099-01-01T00:00:00.000Z", reason: "A test of open forms" };
	const waiting = (await editor("POST", "/items/waiting_changes", body)).json().data.id;
	expect(await open(editor, waiting, "waiting_changes")).toEqual([]);
	for (const [collection, id] of [
		["waiting_changes", waiting],
		["claims", 1],
		["news", 2_000_000_000],
		["news", "no key"],
		["staff", author.id],
	]) {
		expect(refusal(await send(author, collection, id))).toEqual(FORBIDDEN);
	}
	expect(refusal(await send(room.reader, "news", change.item))).toEqual(FORBIDDEN);
	expect(await open(editor, waiting, "waiting_changes")).toEqual([]);
	await editor("PATCH", `/items/waiting_changes/${waiting}`, { state: "called-off" });
});

test("the only item of a collection has an open form too, also before it is stored", async () => {
	expect(await open(editor, 1, "home_page")).toEqual([]);
	expect(await open(author, 1, "home_page")).toEqual([RAO]);
});
