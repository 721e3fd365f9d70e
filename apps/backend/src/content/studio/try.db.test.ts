import { expect, test } from "vitest";
import { type Ask, FORBIDDEN, newSlug, refusal, useNewsroom } from "#backend/content/items/testing/newsroom.ts";

const room = useNewsroom();
const redirect = (from: string, more: Record<string, unknown> = {}) => ({ from_path: from, to_path: "/news", ...more });

test("a dry run reports the fault of each bad row, and creates nothing", async () => {
	const editor = await room.as("editor");
	const [one, two] = [`/${newSlug()}`, `/${newSlug()}`];
	const items = [redirect(one), redirect(one), redirect(two, { status_code: 418 }), { to_path: "nowhere" }, "no item"];
	const reply = await editor("POST", "/content/try", { collection: "redirects", items });
	expect(reply.statusCode).toBe(200);
	const { rows, faults } = reply.json().data;
	expect(rows).toBe(5);
	expect(faults.map(({ row, field }: { row: number; field?: string }) => [row, field])).toEqual([
		[2, "from_path"],
		[3, "status_code"],
		[4, "to_path"],
		[4, "from_path"],
		[5, undefined],
	]);
	expect(faults[1].reason).toBe("It has to be one of 301, 302, 308.");
	const filter = encodeURIComponent(JSON.stringify({ from_path: { _in: [one, two] } }));
	const stored = await editor("GET", `/items/redirects?filter=${filter}`);
	expect(stored.json().data).toEqual([]);
});

test("valid rows can be created after their dry run, all at once", async () => {
	const editor = await room.as("editor");
	const items = [redirect(`/${newSlug()}`), redirect(`/${newSlug()}`, { status_code: 302 })];
	const tried = await editor("POST", "/content/try", { collection: "redirects", items });
	expect(tried.json()).toEqual({ data: { rows: 2, faults: [] } });
	const made = await editor("POST", "/items/redirects", items);
	expect(made.json().data).toHaveLength(2);
});

test("only people who may create an item may dry-run one", async () => {
	const body = { collection: "redirects", items: [redirect("/a")] };
	for (const ask of [room.reader, await room.as("author"), await room.as("moderator")]) {
		expect(refusal(await ask("POST", "/content/try", body))).toEqual(FORBIDDEN);
	}
	const author = await room.as("author");
	const reply = await author("POST", "/content/try", {
		collection: "news",
		items: [{ slug: newSlug(), title: "A title", status: "published" }],
	});
	expect(reply.json().data.faults).toMatchObject([{ row: 1 }]);
});

test("waiting items are counted in one answer, limited to the collections that the role may read", async () => {
	const editor = await room.as("editor");
	const slug = newSlug();
	await room.article(editor, { slug });
	const counts = [
		{ collection: "news", filter: { slug: { _eq: slug } } },
		{ collection: "news", filter: { slug: { _eq: slug }, status: { _eq: "published" } } },
		{ collection: "Lead", filter: { status: { _eq: "no such" } } },
	];
	const ask = async (by: Ask, requested: unknown = counts) => by("POST", "/content/count", { counts: requested });
	expect((await ask(editor)).json()).toEqual({ data: [1, 0, null] });
	expect((await ask(await room.as("lead-desk"))).json()).toEqual({ data: [1, 0, 0] });
	expect((await ask(editor, [])).json()).toEqual({ data: [] });
	expect(refusal(await ask(room.reader))).toEqual(FORBIDDEN);
	expect(refusal(await ask(editor, [{ collection: "no_such", filter: {} }]))).toEqual(FORBIDDEN);
	expect(refusal(await ask(editor, [{ collection: "news", filter: { no_such: 1 } }]))).toEqual(FORBIDDEN);
});
