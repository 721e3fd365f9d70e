import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { createContent } from "#backend/content/items/content.ts";
import { type Ask, FORBIDDEN, newSlug, refusal, useNewsroom } from "#backend/content/items/testing/newsroom.ts";
import { news } from "#backend/db/schema/content/news.ts";
import { followChanges } from "#backend/platform/queries/changes.ts";
import { PATIENCE } from "#backend/testing/patience.ts";
import { publishDue } from "./publishing.ts";

const room = useNewsroom();
let editor: Ask & { id: string };

beforeAll(async () => {
	editor = await room.as("editor");
});

const revisionsOf = async (id: number) =>
	(await editor("GET", `/revisions?filter[collection]=news&filter[item]=${id}&sort=version&limit=-1`)).json().data;
const change = (id: number, values: object) => editor("PATCH", `/items/news/${id}`, values);

describe("revisions", () => {
	test("each change is one revision with person, time, old and new values; a save without changes makes none", async () => {
		const id = await room.article(editor, { title: "First" });
		await change(id, { title: "Second", category: "money" });
		await change(id, { title: "Second" });
		await editor("DELETE", `/items/news/${id}`);
		const revisionsNow = await revisionsOf(id);
		expect(revisionsNow.map(({ version, action }: Record<string, unknown>) => [version, action])).toEqual([
			[1, "create"],
			[2, "update"],
			[3, "delete"],
		]);
		expect(revisionsNow[1]).toMatchObject({
			who: editor.id,
			delta: { title: { old: "First", new: "Second" }, category: { old: null, new: "money" } },
			data: { id, title: "Second", category: "money" },
		});
		expect(Object.keys(revisionsNow[1].delta).sort()).toEqual(["category", "date_updated", "title"]);
		expect(Date.parse(revisionsNow[1].at)).toBeGreaterThan(Date.now() - 60_000);
	});

	test("200 simultaneous changes of one item lose nothing: every state is saved, in one order", async () => {
		const id = await room.article(editor);
		const wanted = Array.from({ length: 200 }, (_, index) => `Edit ${index}`);
		const replies = await Promise.all(wanted.map((title) => change(id, { title })));
		expect(replies.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
		const storedRevisions = await revisionsOf(id);
		expect(storedRevisions.map(({ version }: { version: number }) => version)).toEqual(
			storedRevisions.map((_: unknown, index: number) => index + 1),
		);
		const titles: string[] = storedRevisions.map(({ data }: { data: { title: string } }) => data.title);
		expect(titles.slice(1).toSorted()).toEqual(wanted.toSorted());
		for (const [index, { delta }] of storedRevisions.entries()) {
			expect(delta.title.old).toBe(index === 0 ? null : titles[index - 1]);
		}
		expect((await editor("GET", `/items/news/${id}?fields=title`)).json().data.title).toBe(titles.at(-1));
	});

	test("autosaves within five minutes share one version with the last text; removed text stays in an earlier version", async () => {
		const sentence = "A sentence that is long enough to be missed by whoever has taken it away without meaning to. ";
		const id = await room.article(editor, { body: "<p>One</p>" });
		const saveItself = (body: string, by = editor) => by("PATCH", `/items/news/${id}?goes_on=true`, { body });
		const bodies = async () =>
			(await revisionsOf(id)).map(({ data }: { data: { body: string } }) => data.body.replaceAll(/<\/?p>/g, ""));
		await change(id, { body: "<p>One two</p>" });
		await saveItself("<p>One two three</p>");
		await saveItself(`<p>One two three four. ${sentence}</p>`);
		const whole = `One two three four. ${sentence}`;
		expect(await bodies()).toEqual(["One", whole]);
		expect((await revisionsOf(id))[1].delta.body).toEqual({ old: "<p>One</p>", new: `<p>${whole}</p>` });

		await saveItself("<p>One two three four.</p>");
		expect(await bodies()).toEqual(["One", whole, "One two three four."]);
		await room.backend.db.execute(
			sql`UPDATE revisions SET at = at - interval '6 minutes' WHERE collection = 'news' AND item = ${String(id)}`,
		);
		await saveItself("<p>One two three four. Later.</p>");
		await saveItself("<p>One two three four. Later. By a colleague.</p>", await room.as("editor"));
		await change(id, { status: "published" });
		await saveItself("<p>One two three four. Later. By a colleague. Public.</p>");
		expect((await bodies()).slice(3)).toEqual([
			"One two three four. Later.",
			"One two three four. Later. By a colleague.",
			"One two three four. Later. By a colleague.",
			"One two three four. Later. By a colleague. Public.",
		]);
		const storedRevisions = await revisionsOf(id);
		expect(storedRevisions.map(({ version }: { version: number }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7]);
		await editor("POST", `/utils/revert/${storedRevisions[1].id}`);
		expect((await editor("GET", `/items/news/${id}`)).json().data.body).toContain(sentence.trim());
	});

	test("a change based on an older version is refused, with the item's current state and its editor", async () => {
		const id = await room.article(editor, { title: "As both read it" });
		const { date_updated: read } = (await editor("GET", `/items/news/${id}`)).json().data;
		const asOf = (by: Ask, moment: string, values: object) =>
			by("PATCH", `/items/news/${id}?as_of=${encodeURIComponent(moment)}`, values);
		const colleague = await room.as("editor");
		expect((await asOf(colleague, read, { summary: "The colleague's" })).statusCode).toBe(200);
		const reply = await asOf(editor, read, { summary: "Mine" });
		expect(refusal(reply)).toEqual([409, "CHANGED_SINCE"]);
		const { changed } = reply.json().errors[0].extensions;
		expect(changed).toMatchObject({ summary: "The colleague's", user_updated: { id: colleague.id, role: "editor" } });
		expect((await editor("GET", `/items/news/${id}`)).json().data.summary).toBe("The colleague's");
		expect((await asOf(editor, changed.date_updated, { summary: "Both" })).statusCode).toBe(200);
		expect(await revisionsOf(id)).toHaveLength(3);
	});

	test("a refused change leaves no revision", async () => {
		const id = await room.article(editor);
		await change(id, { title: "" });
		await editor("PATCH", "/items/news", [
			{ id, title: "Changed" },
			{ id, slug: "No slug" },
		]);
		expect(await revisionsOf(id)).toHaveLength(1);
		expect((await editor("GET", `/items/news/${id}`)).json().data.title).toBe("A title");
	});

	test("restoring brings back an item's old texts, preserves its status, and loses nothing in between", async () => {
		const id = await room.article(editor, { title: "Old", body: "<p>Old</p>" });
		await change(id, { title: "New", body: "<p>New</p>", status: "published" });
		const [first] = await revisionsOf(id);
		expect((await editor("POST", `/utils/revert/${first.id}`)).statusCode).toBe(204);
		const item = (await editor("GET", `/items/news/${id}`)).json().data;
		expect(item).toMatchObject({ title: "Old", body: "<p>Old</p>", status: "published" });
		expect(await revisionsOf(id)).toMatchObject([{ restored: null }, { restored: null }, { restored: 1 }]);
	});

	test("restoring a version from before a public correction leaves the correction in place, and saves one more in the same version", async () => {
		const note = { date: "2026-11-27", text: "The fee was last year's" };
		const id = await room.article(editor, { title: "Old", status: "published" });
		await change(id, { title: "New", correction_log: [note] });
		const [first] = await revisionsOf(id);
		expect((await editor("POST", `/utils/revert/${first.id}`)).statusCode).toBe(204);
		const item = (await editor("GET", `/items/news/${id}`)).json().data;
		expect(item).toMatchObject({ title: "Old", correction_log: [note] });
		const second = { ...note, text: "Withdrawn" };
		await change(id, { title: "New" });
		const body = { correction_log: [note, second] };
		expect((await editor("POST", `/utils/revert/${first.id}`, body)).statusCode).toBe(204);
		expect((await editor("GET", `/items/news/${id}`)).json().data).toMatchObject({ title: "Old", ...body });
		expect(await revisionsOf(id)).toHaveLength(5);
	});

	test("a deleted item can be restored under its key, as a draft", async () => {
		const id = await room.article(editor, { title: "Gone", status: "published" });
		await editor("DELETE", `/items/news/${id}`);
		const last = (await revisionsOf(id)).at(-1);
		expect((await editor("POST", `/utils/revert/${last.id}`)).statusCode).toBe(204);
		expect((await editor("GET", `/items/news/${id}`)).json().data).toMatchObject({ title: "Gone", status: "draft" });
		expect(await revisionsOf(id)).toHaveLength(3);
	});

	test("an author can restore no more than they may write", async () => {
		const author = await room.as("author");
		const id = await room.article(editor);
		await change(id, { title: "T" });
		const [first] = await revisionsOf(id);
		expect(refusal(await author("POST", `/utils/revert/${first.id}`))).toEqual(FORBIDDEN);
	});
});

describe("the publication states", () => {
	test("goes from draft to review, published, archived and back to draft; never straight from the archive", async () => {
		const id = await room.article(editor);
		for (const status of ["in_review", "published", "archived"])
			expect((await change(id, { status })).statusCode).toBe(200);
		const reply = await change(id, { status: "published" });
		expect(refusal(reply)).toEqual([400, "FAILED_VALIDATION"]);
		expect(reply.json().errors[0].message).toContain('cannot become "published" from "archived": draft can follow');
		expect((await change(id, { status: "draft" })).statusCode).toBe(200);
	});

	test("the date of the first publishing stays", async () => {
		const id = await room.article(editor, { status: "published" });
		const dates = async () =>
			(await editor("GET", `/items/news/${id}?fields=date_published`)).json().data.date_published;
		const first = await dates();
		expect(Date.parse(first)).toBeGreaterThan(Date.now() - 60_000);
		await change(id, { status: "draft" });
		await change(id, { status: "published" });
		expect(await dates()).toBe(first);
	});

	test("a piece in review is published at its time, once, without a person", async () => {
		const content = createContent({ db: room.backend.db });
		const past = new Date(Date.now() - 1_000).toISOString();
		const due = await room.article(editor, { status: "in_review", publish_at: past });
		const later = await room.article(editor, { status: "in_review", publish_at: "2100-01-01T00:00:00Z" });
		const unready = await room.article(editor, { publish_at: past });
		await Promise.all([publishDue(content), publishDue(content)]);
		const status = async (id: number) => (await editor("GET", `/items/news/${id}`)).json().data.status;
		expect([await status(due), await status(later), await status(unready)]).toEqual([
			"published",
			"in_review",
			"draft",
		]);
		const storedRevisions = await revisionsOf(due);
		expect(storedRevisions).toHaveLength(2);
		expect(storedRevisions[1]).toMatchObject({ who: null, delta: { status: { old: "in_review", new: "published" } } });
	});

	test("a public piece with a new slug leaves a redirect, in one step however often it moves", async () => {
		const [one, two, three] = [newSlug(), newSlug(), newSlug()];
		const id = await room.article(editor, { slug: one, status: "published", language: "hi" });
		await change(id, { slug: two });
		await change(id, { slug: three });
		const redirectsFrom = async (slug: string) =>
			(
				await room.reader("GET", `/items/redirects?filter[from_path]=/hi/news/${slug}&fields=to_path,status_code`)
			).json().data;
		expect(await redirectsFrom(one)).toEqual([{ to_path: `/hi/news/${three}`, status_code: 301 }]);
		expect(await redirectsFrom(two)).toEqual([{ to_path: `/hi/news/${three}`, status_code: 301 }]);
		await change(id, { slug: one });
		expect(await redirectsFrom(one)).toEqual([]);
		expect(await redirectsFrom(three)).toEqual([{ to_path: `/hi/news/${one}`, status_code: 301 }]);
		const draft = await room.article(editor, { slug: newSlug() });
		const { slug } = (await editor("GET", `/items/news/${draft}`)).json().data;
		await change(draft, { slug: newSlug() });
		expect((await room.reader("GET", `/items/redirects?filter[from_path]=/news/${slug}`)).json().data).toEqual([]);
	});
});

test("the site gets notices only of publicly visible changes", async () => {
	const tags: string[] = [];
	const following = followChanges({
		url: room.backend.env.DATABASE_URL,
		onChange: (change) => tags.push(...change.tags),
		onTrouble: () => undefined,
	});
	await expect.poll(() => tags, PATIENCE).toContain("*");
	const [slug, other] = [newSlug(), newSlug()];
	const id = await room.article(editor, { slug });
	await change(id, { title: "Still a draft" });
	await change(id, { status: "published" });
	await expect.poll(() => tags, PATIENCE).toContain(`content:news:${slug}`);
	await change(id, { slug: other });
	await expect
		.poll(() => tags, PATIENCE)
		.toEqual(expect.arrayContaining(["content:news", `content:news:${other}`, "content:redirects"]));
	expect(tags.filter((tag) => tag === `content:news:${slug}`)).toHaveLength(2);
	await following.stop();
});

test("HTML is sanitised before it is stored; content that readers would lose is refused by its name", async () => {
	const body = `<h2 id="x" onclick="a()">Ranks</h2><script>a()</script><p style="x">A <a href="javascript:a()">link</a>
		<a href="/colleges">ours</a><img src="/assets/abc" onerror="a()"></p><h4>Fee</h4><div>2026</div><b>Not</b> <s>₹5,000</s>`;
	const id = await room.article(editor, { body });
	const [row] = await room.backend.db.select({ body: news.body }).from(news).where(eq(news.id, id));
	expect(row?.body).toContain("<h2>Ranks</h2>");
	expect(row?.body).toContain('<a href="/colleges">ours</a>');
	expect(row?.body).toContain('<img src="/assets/abc" />');
	expect(row?.body).toContain("<h3>Fee</h3><p>2026</p><p><strong>Not</strong> <s>₹5,000</s></p>");
	expect(row?.body).not.toMatch(/script|onclick|onerror|style/);
	const missing = '<iframe src="/x"></iframe><img src="https://elsewhere.example/x.png">';
	const reply = await change(id, { body: missing });
	expect(refusal(reply)).toEqual([400, "FAILED_VALIDATION"]);
	expect(reply.json().errors[0].extensions).toMatchObject({
		field: "body",
		reason: "has what the site cannot show: <iframe>, a picture that is no file of the desk",
	});
});

describe("a preview", () => {
	test("shows a draft to anybody with its link, and never the people behind it", async () => {
		const id = await room.article(editor, { title: "Not yet" });
		const piece = { collection: "news", id };
		for (const role of ["author", "moderator", "lead-desk"] as const) {
			expect(refusal(await (await room.as(role))("POST", "/content/preview-token", piece)), role).toEqual(FORBIDDEN);
		}
		const { token, expires } = (await editor("POST", "/content/preview-token", piece)).json().data;
		expect(Date.parse(expires) - Date.now()).toBeLessThanOrEqual(3_600_000);
		const reply = await room.reader("GET", `/content/preview/${token}`);
		expect(reply.json().data).toMatchObject({ collection: "news", item: { id, title: "Not yet", status: "draft" } });
		expect(reply.json().data.item.user_created).toBeUndefined();
		expect(reply.headers["cache-control"]).toBe("no-store");
		expect(refusal(await room.reader("GET", `/items/news/${id}`))).toEqual(FORBIDDEN);
	});

	test("refuses an invented or changed link, and its token does not work as a sign-in", async () => {
		const id = await room.article(editor);
		const { token } = (await editor("POST", "/content/preview-token", { collection: "news", id })).json().data;
		const [header, , signature] = token.split(".");
		const forged = Buffer.from(JSON.stringify({ collection: "news", id: 1, exp: 4e9 })).toString("base64url");
		for (const bad of ["x", `${header}.${forged}.${signature}`, `${token}x`]) {
			expect(refusal(await room.reader("GET", `/content/preview/${bad}`))).toEqual(FORBIDDEN);
		}
		const reply = await room.backend.app.inject({ url: "/items/news", headers: { authorization: `Bearer ${token}` } });
		expect(reply.statusCode).toBeGreaterThanOrEqual(400);
	});
});
