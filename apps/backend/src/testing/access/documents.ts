import { randomUUID } from "node:crypto";
import { drawPicture, toForm } from "#backend/content/testing/pictures.ts";
import { documents } from "#backend/db/schema/content/document.ts";
import { storePages } from "#backend/document/queries/pages.ts";
import { keysOf } from "#backend/personal/keys.ts";
import type { Prepared, World } from "#backend/testing/access/world.ts";

export const A_READING = {
	...{ programme: "B.Sc. Nursing", amount: 85_000, covers: "tuition", quota: "all", year: 2026 },
	documentDate: "2026-07-12",
} as const;

export async function aNotice(): Promise<Prepared> {
	const file = { name: "file", filename: "notice.png", bytes: await drawPicture("png", 8, 8) };
	const raw = toForm([{ name: "sender", value: "student" }, file], "x");
	return { raw, headers: { "content-type": "multipart/form-data; boundary=x" } };
}

export async function newDocument(
	{ backend: { db, env }, site, somebody }: World,
	visitorId = somebody.session?.visitor.id ?? "",
): Promise<string> {
	const own = { visitorId, collegeId: site.id, sender: "student", hash: randomUUID(), pages: 1 } as const;
	const [row] = await db.insert(documents).values(own).returning({ id: documents.id });
	const id = row?.id ?? "";
	const page = { jpeg: await drawPicture("jpeg", 8, 8), width: 8, height: 8 };
	await storePages(db, keysOf(env), { id, pages: [page] });
	return id;
}
