import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeFile } from "#backend/content/files/store.ts";
import { SYSTEM } from "#backend/content/permissions.ts";
import { codeOf } from "#backend/content/testing/desk.ts";
import { drawPicture, useFilesDesk } from "#backend/content/testing/pictures.ts";
import { collegePictures } from "#backend/db/schema/content/college-picture.ts";
import { revisions } from "#backend/db/schema/content/revision.ts";

const desk = useFilesDesk();
const { db } = desk.backend;
const CREDIT = `Asha Rao ${process.pid}`;
const made: number[] = [];
let [editor, second, author] = ["", "", ""];
let college = { id: "", slug: "" };

beforeAll(async () => {
	const tokenOf = async (role: "editor" | "author") => desk.tokenOf(await desk.hire({ role }));
	[editor, second, author] = await Promise.all([tokenOf("editor"), tokenOf("editor"), tokenOf("author")]);
	college = (await desk.backend.app.inject("/v1/colleges/psg-college-of-technology")).json();
});

afterAll(async () => {
	const own = and(eq(revisions.collection, "college_pictures"), inArray(revisions.item, ["", ...made.map(String)]));
	await db.delete(revisions).where(own);
	await db.delete(collegePictures).where(inArray(collegePictures.id, [0, ...made]));
});

const keep = async (width: number, filename = "gate.png") => {
	const bytes = filename.endsWith(".png")
		? await drawPicture("png", width)
		: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>");
	return (await storeFile(desk.store, SYSTEM, { bytes, filename })).id;
};
const bring = async (given: Record<string, unknown> = {}, token = editor) => {
	const about = { college_id: college.id, kind: "photo", alt: "Its gate", licence: "cc-by-sa-4.0", credit: CREDIT };
	const body = {
		...about,
		source_id: "nirf-2025",
		...(given.file === undefined && { file: await keep(900) }),
		...given,
	};
	const reply = await desk.ask("/items/college_pictures", { method: "POST", token, body });
	if (reply.statusCode === 200) made.push(reply.json().data.id);
	return reply;
};
const decide = (id: number, state: string, token = second) =>
	desk.ask(`/items/college_pictures/${id}`, { method: "PATCH", token, body: { state } });
const shown = async () => {
	const filter = encodeURIComponent(JSON.stringify({ slug: { _eq: college.slug } }));
	const reply = await desk.ask(`/items/college_pictures?sort=decided_at&filter=${filter}`);
	return reply.json().data.map(({ file }: { file: string }) => file);
};

test("a photo with its licence is public once a second person agrees, the newest last, and can be withdrawn", async () => {
	const { id, file, state } = (await bring()).json().data;
	expect(state).toBe("proposed");
	expect(await shown()).toEqual([]);
	expect(codeOf(await desk.ask(`/assets/${file}`))).toBe("FORBIDDEN");
	const own = await decide(id, "applied", editor);
	expect(own.json().errors[0].extensions).toMatchObject({
		field: "state",
		reason: expect.stringMatching(/second person/),
	});

	expect((await decide(id, "applied")).statusCode).toBe(200);
	const [picture] = (await desk.ask(`/items/college_pictures?filter[id]=${id}`)).json().data;
	expect(picture).toMatchObject({
		...{ slug: college.slug, kind: "photo", file, width: 900, height: 200, alt: "Its gate" },
		...{ licence: "cc-by-sa-4.0", credit: CREDIT, document: expect.stringContaining("India Rankings 2025") },
	});
	expect(Object.keys(picture)).not.toContain("user_created");
	expect((await desk.ask(`/assets/${file}?width=640`)).statusCode).toBe(200);
	const removed = await desk.ask(`/files/${file}`, { method: "DELETE", token: editor });
	expect(removed.json().errors[0].message).toContain(`college_pictures ${id}`);

	const other = (await bring()).json().data;
	await decide(other.id, "applied");
	expect(await shown()).toEqual([file, other.file]);
	expect((await decide(other.id, "undone", editor)).statusCode).toBe(200);
	expect(await shown()).toEqual([file]);
	expect(codeOf(await desk.ask(`/assets/${other.file}`))).toBe("FORBIDDEN");
	expect((await decide(id, "undone")).statusCode).toBe(200);
	expect(await shown()).toEqual([]);
});

test.each([
	["college_id", { college_id: "U-none" }, "not a college"],
	["credit", { credit: " " }, "who made it"],
	["alt", { alt: "" }, "describe the picture"],
	["licence", { licence: "found-on-the-web" }, "one of permission"],
	["state", { state: "applied" }, "has to begin as"],
])("refuses a picture with its %s as %j", async (field, given, reason) => {
	const refused = await bring(given);
	expect(refused.json().errors[0].extensions).toMatchObject({ field, reason: expect.stringContaining(reason) });
});

test("a drawing, a narrow photo and an author's picture are refused; a small logo is accepted", async () => {
	const reasonOf = async (given: Record<string, unknown>) => (await bring(given)).json().errors[0].extensions.reason;
	expect(await reasonOf({ file: await keep(0, "logo.svg") })).toContain("has to be a picture");
	expect(await reasonOf({ file: await keep(400) })).toContain("800 pixels wide");
	expect(codeOf(await bring({}, author))).toBe("FORBIDDEN");
	expect((await bring({ kind: "logo", alt: null, file: await keep(128) })).statusCode).toBe(200);
});

test("a submitted picture cannot be changed, only replaced", async () => {
	const { id } = (await bring()).json().data;
	const changed = await desk.ask(`/items/college_pictures/${id}`, {
		method: "PATCH",
		token: editor,
		body: { licence: "permission" },
	});
	expect(changed.json().errors[0].extensions).toMatchObject({ field: "licence" });
	expect((await decide(id, "refused")).statusCode).toBe(200);
});
