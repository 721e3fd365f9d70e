import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { PUBLIC } from "#backend/content/caller.ts";
import { COLLECTIONS, collectionNamed } from "#backend/content/collections.ts";
import { createContent } from "#backend/content/items/content.ts";
import { type Ask, FORBIDDEN, newSlug, refusal, useNewsroom } from "#backend/content/items/testing/newsroom.ts";
import { limitToCeiling } from "#backend/content/permission-ceiling.ts";
import { SYSTEM } from "#backend/content/permissions.ts";
import { files } from "#backend/db/schema/content/file.ts";
import { permissions } from "#backend/db/schema/content/permission.ts";
import { staffSessions } from "#backend/db/schema/content/staff.ts";
import { SEED_PERMISSIONS, seedPermissions } from "./definitions/seed-permissions.ts";
import { compileFilter } from "./reading/filter.ts";
import { unrestrictedView } from "./reading/open-view.ts";

const PATIENCE = { timeout: 5_000, interval: 100 };

const room = useNewsroom();
const secret = newSlug().replace("piece-", "hidden");
let editor: Ask;
let draft: number;
let picture: string;
let parent: number;
let child: number;

beforeAll(async () => {
	editor = await room.as("editor");
	const [file] = await room.backend.db
		.insert(files)
		.values({ filename_download: "x.png", type: "image/png", filesize: 1, title: secret })
		.returning();
	picture = file?.id ?? "";
	draft = await room.article(editor, { title: secret, body: `<p>${secret}</p>`, category: "exams", picture });
	const menu = async (values: object) => (await editor("POST", "/items/menus", values)).json().data.id;
	parent = await menu({ label: secret, place: "header" });
	child = await menu({ label: "Seen", place: "header", parent, status: "published" });
});

describe("a draft, for outsiders", () => {
	test.each([
		["by its key", () => `/items/news/${draft}`],
		["by its key with fields", () => `/items/news/${draft}?fields=title`],
		["by a key that is none", () => `/items/news/1'%20OR%201=1`],
		["by a field that is not public", () => `/items/news?filter[user_created][_nnull]=true`],
		["by sorting by such a field", () => `/items/news?sort=user_created`],
		["by sorting by what is related to it", () => `/items/news?sort=user_created.email`],
		["by counting such a field", () => `/items/news?aggregate[count]=publish_at`],
		["by asking for such a field", () => `/items/news?fields=publish_at`],
		["by a collection that is not public", () => `/revisions?filter[collection]=news`],
		["by a person", () => `/items/news?fields=user_created.email`],
		["by an address of Directus's own", () => `/items/directus_files`],
	])("%s: FORBIDDEN", async (_way, address) => {
		const reply = await room.reader("GET", address());
		expect(refusal(reply)).toEqual(FORBIDDEN);
		expect(reply.body).not.toContain(secret);
	});

	test.each([
		["a list", () => `limit=-1`],
		["a filter by key", () => `filter[id][_eq]=${draft}`],
		["a filter by status", () => `filter[status][_eq]=draft`],
		["a filter by everything else", () => `filter[status][_neq]=published`],
		["an alternative that is always true", () => `filter[_or][0][id][_nnull]=true&filter[_or][1][status]=draft`],
		["a search", () => `search=${secret}`],
		["a filter of its text", () => `filter[body][_contains]=${secret}`],
		["a filter of its picture", () => `filter[picture][title][_eq]=${secret}`],
		["an offset below zero rows", () => `limit=1&offset=0&filter[title]=${secret}`],
	])("%s neither returns nor counts it", async (_way, query) => {
		const reply = await room.reader("GET", `/items/news?${query()}&meta=*&fields=id,title,status`);
		expect(reply.body).not.toContain(secret);
		expect(reply.json().data.filter(({ status }: { status: string }) => status !== "published")).toEqual([]);
		// Another test file may publish something between two queries.
		await vi.waitFor(async () => {
			const { meta } = (await room.reader("GET", `/items/news?${query()}&meta=*&fields=id`)).json();
			const published = await editor("GET", "/items/news?filter[status]=published&aggregate[count]=*");
			expect(meta.total_count).toBe(Number(published.json().data[0].count));
			const { data } = (
				await room.reader("GET", `/items/news?${query()}&aggregate[count]=*&aggregate[max]=title`)
			).json();
			expect(Number(data[0].count)).toBe(meta.filter_count);
			expect(data[0].max.title ?? "").not.toContain(secret);
		}, PATIENCE);
	});

	test("by a relation: the public child of a hidden menu reveals nothing of its parent except its key", async () => {
		const own = await room.reader("GET", `/items/menus/${child}?fields=label,parent.*`);
		expect(own.json().data).toEqual({ label: "Seen", parent: null });
		expect((await room.reader("GET", `/items/menus/${child}?fields=*.*`)).json().data.parent).toBeNull();
		const found = await room.reader("GET", `/items/menus?filter[parent][label][_contains]=${secret}`);
		expect(found.json().data).toEqual([]);
		const sorted = await room.reader("GET", `/items/menus?sort=parent.label&filter[id]=${child}&fields=id`);
		expect(sorted.json().data).toEqual([{ id: child }]);
	});

	test("its picture is public only while the draft's article is", async () => {
		const pictures = async () =>
			(await room.reader("GET", `/items/news/${draft}?fields=picture.title`)).json().data?.picture ?? null;
		expect(await pictures()).toBeNull();
		await editor("PATCH", `/items/news/${draft}`, { status: "published" });
		expect(await pictures()).toEqual({ title: secret });
		await editor("PATCH", `/items/news/${draft}`, { status: "archived" });
		expect(await pictures()).toBeNull();
		await editor("PATCH", `/items/news/${draft}`, { status: "draft" });
	});

	test("who has no name has nothing: not what has no value either", async () => {
		const id = await room.article(editor, { status: "published" });
		const request = (filter: string) =>
			room.reader("GET", `/items/news?filter[id]=${id}&filter[summary]${filter}&fields=id`);
		expect((await request("[_null]=true")).json().data).toEqual([{ id }]);
		expect((await request("[_eq]=$CURRENT_USER")).json().data).toEqual([]);
	});

	test("an anonymous caller can write nothing except a lead", async () => {
		const refused = await Promise.all([
			room.reader("POST", "/items/news", { slug: newSlug(), title: "T" }),
			room.reader("PATCH", `/items/news/${draft}`, { title: "T" }),
			room.reader("PATCH", "/items/news", { query: {}, data: { title: "T" } }),
			room.reader("DELETE", `/items/news/${draft}`),
			room.reader("PATCH", "/items/blog_config", { news_external_channel_link: "https://x.example" }),
			room.reader("POST", "/items/Lead", {
				name: "N",
				contact: { kind: "email", value: "a@b.example" },
				status: "won",
			}),
			room.reader("POST", "/utils/revert/1"),
			room.reader("POST", "/content/preview-token", { collection: "news", id: draft }),
		]);
		for (const reply of refused) expect(refusal(reply)).toEqual(FORBIDDEN);
	});
});

describe("an author", () => {
	test("writes drafts and submits them, and cannot publish", async () => {
		const author = await room.as("author");
		const own = await room.article(author);
		expect((await author("PATCH", `/items/news/${own}`, { status: "in_review" })).statusCode).toBe(200);
		for (const status of ["published", "archived"]) {
			expect(refusal(await author("PATCH", `/items/news/${own}`, { status }))).toEqual(FORBIDDEN);
		}
		const born = await author("POST", "/items/news", { slug: newSlug(), title: "T", status: "published" });
		expect(refusal(born)).toEqual(FORBIDDEN);
		expect(refusal(await author("PATCH", `/items/news/${own}`, { publish_at: "2026-01-01T00:00:00Z" }))).toEqual(
			FORBIDDEN,
		);
		expect((await author("GET", `/items/news/${own}?fields=status,date_published`)).json().data).toEqual({
			status: "in_review",
			date_published: null,
		});
	});

	test("cannot change other people's, public or scheduled pieces", async () => {
		const author = await room.as("author");
		expect(refusal(await author("PATCH", `/items/news/${draft}`, { title: "T" }))).toEqual(FORBIDDEN);
		const own = await room.article(author);
		await editor("PATCH", `/items/news/${own}`, { publish_at: "2100-01-01T00:00:00Z", status: "in_review" });
		expect(refusal(await author("PATCH", `/items/news/${own}`, { title: "T" }))).toEqual(FORBIDDEN);
		await editor("PATCH", `/items/news/${own}`, { status: "published" });
		expect(refusal(await author("PATCH", `/items/news/${own}`, { title: "T" }))).toEqual(FORBIDDEN);
		expect(refusal(await author("DELETE", `/items/news/${own}`))).toEqual(FORBIDDEN);
		const many = await author("PATCH", "/items/news", {
			keys: [await room.article(author), own],
			data: { title: "T" },
		});
		expect(refusal(many)).toEqual(FORBIDDEN);
	});

	test("cannot change permissions, and sees no leads", async () => {
		const author = await room.as("author");
		for (const address of ["/permissions", "/items/Lead", "/items/reports"]) {
			expect(refusal(await author("GET", address))).toEqual(FORBIDDEN);
		}
		const revisions = (await author("GET", "/revisions?limit=-1&fields=collection")).json().data;
		const seen = new Set(revisions.map(({ collection }: { collection: string }) => collection));
		const own = new Set<unknown>(["news", "pages", "exams", "countries"]);
		expect([...seen].filter((name) => !own.has(name))).toEqual([]);
	});
});

test("fields that only the site writes are refused for everybody", async () => {
	const admin = await room.as("admin");
	for (const field of ["date_published", "user_created", "id"]) {
		expect(refusal(await admin("PATCH", `/items/news/${draft}`, { [field]: null }))).toEqual(FORBIDDEN);
	}
});

test("an admin's change of a permission takes effect within two seconds, and survives the next start", async () => {
	const admin = await room.as("admin");
	const moderator = await room.as("moderator");
	const [row] = (await admin("GET", "/permissions?filter[role]=moderator&filter[collection]=menus")).json().data;
	expect((await moderator("GET", "/items/menus?limit=1")).statusCode).toBe(200);
	await admin("DELETE", `/permissions/${row.id}`);
	const request = async () => (await moderator("GET", "/items/menus?limit=1")).statusCode;
	await expect.poll(request, PATIENCE).toBe(403);
	await seedPermissions(room.backend.db);
	expect((await admin("GET", `/permissions?filter[id]=${row.id}`)).json().data).toEqual([]);
	const { id, ...values } = row;
	await admin("POST", "/permissions", values);
	await expect.poll(request, PATIENCE).toBe(200);
});

test("every shipped permission refers to existing collections, fields and rules", async () => {
	const { permissions: ofRows } = createContent({ db: room.backend.db });
	for (const { collection: name, fields, rule, action } of SEED_PERMISSIONS) {
		const collection = collectionNamed(name);
		expect(collection.actions, name).toContain(action);
		expect(
			fields.filter((field) => field !== "*" && !collection.fields.has(field)),
			name,
		).toEqual([]);
		compileFilter(unrestrictedView(SYSTEM, collection), rule ?? {});
	}
	for (const name of COLLECTIONS.keys()) {
		for (const action of ["update", "delete"] as const) {
			expect(await ofRows.allowed({ kind: "public" }, name, action), name).toBeUndefined();
		}
	}
});

const PEOPLE = [
	"Lead",
	"lead_deliveries",
	"complaints",
	"lead_endings",
	"documents",
	"reports",
	"reviews",
	"college_claims",
];

test.each(PEOPLE.flatMap((collection) => (["public", "author"] as const).map((role) => ({ role, collection }))))(
	"no row opens $collection to $role: it is refused when it is written, and does nothing where it is there from before",
	async (grant) => {
		const admin = await room.as("admin");
		const { role, collection } = grant;
		const refused = await admin("POST", "/permissions", { ...grant, action: "read", fields: ["*"] });
		expect(refusal(refused)).toEqual([400, "FAILED_VALIDATION"]);
		expect(refused.json().errors[0].message).toContain(`for the role ${role}`);
		const row: typeof permissions.$inferInsert = { ...grant, action: "read", fields: ["*"] };
		const [old] = await room.backend.db.insert(permissions).values(row).returning();
		try {
			const { permissions: fresh } = createContent({ db: room.backend.db });
			const actor = role === "public" ? PUBLIC : ({ kind: "staff", id: admin.id, role } as const);
			expect(await fresh.allowed(actor, collection, "read")).toBeUndefined();
		} finally {
			await room.backend.db.delete(permissions).where(eq(permissions.id, old?.id ?? 0));
		}
	},
);

test("a non-public file and the history of personal data stay closed whatever the permission row grants", async () => {
	const { permissions: fresh } = createContent({ db: room.backend.db });
	const grant = { role: "public", collection: "directus_files", action: "read" } as const;
	expect(limitToCeiling({}, grant)?.rule).toEqual({ is_public: { _eq: true } });
	const history = limitToCeiling({}, { role: "author", collection: "directus_revisions", action: "read" });
	expect(JSON.stringify(history?.rule)).not.toContain("Lead");
	for (const { role, collection, action } of SEED_PERMISSIONS) {
		if (role !== "public" && role !== "author") continue;
		const actor = role === "public" ? PUBLIC : ({ kind: "staff", id: "", role } as const);
		expect(await fresh.allowed(actor, collection, action), `${role} ${collection}`).toBeDefined();
	}
});

test("only an admin who has just typed the password can change permissions or restore them from the history", async () => {
	const admin = await room.as("admin");
	const wanted = { role: "moderator", collection: "redirects", action: "delete", fields: ["*"] };
	const { id } = (await admin("POST", "/permissions", wanted)).json().data;
	const opened = await admin("PATCH", `/permissions/${id}`, { role: "public", collection: "Lead", action: "read" });
	expect(refusal(opened)).toEqual([400, "FAILED_VALIDATION"]);
	const revisions = `/revisions?filter[collection]=directus_permissions&filter[item]=${id}`;
	const [{ id: revision }] = (await admin("GET", revisions)).json().data;
	const at = new Date(Date.now() - 11 * 60_000);
	await room.backend.db.update(staffSessions).set({ proved_at: at }).where(eq(staffSessions.staff, admin.id));
	const required = [403, "CONFIRMATION_REQUIRED"];
	expect((await admin("GET", "/permissions")).statusCode).toBe(200);
	expect(refusal(await admin("POST", "/permissions", wanted))).toEqual(required);
	expect(refusal(await admin("PATCH", `/permissions/${id}`, { fields: ["id"] }))).toEqual(required);
	expect(refusal(await admin("PATCH", "/permissions", { keys: [id], data: { fields: ["id"] } }))).toEqual(required);
	expect(refusal(await admin("DELETE", `/permissions/${id}`))).toEqual(required);
	expect(refusal(await admin("POST", `/utils/revert/${revision}`))).toEqual(required);
	expect((await admin("POST", "/users/me/confirm", { password: "correct horse battery staple" })).statusCode).toBe(204);
	expect((await admin("DELETE", `/permissions/${id}`)).statusCode).toBe(204);
});
