import { readFileSync } from "node:fs";
import { crc32 } from "node:zlib";
import { DocumentReceipt, MAX_DOCUMENT_BYTES } from "@uchit/contract/document.ts";
import { Problem } from "@uchit/contract/problem.ts";
import { eq, inArray, sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { drawPicture } from "#backend/content/testing/pictures.ts";
import { documentPages, documents, documentUploads } from "#backend/db/schema/content/document.ts";
import { eraseOverdue, storeDocument } from "#backend/document/queries/documents.ts";
import { readPages } from "#backend/document/queries/pages.ts";
import { keysOf } from "#backend/personal/keys.ts";
import { newAddress } from "#backend/testing/accounts.ts";
import { drawPdf, drawSlowPdf, useDocuments } from "#backend/testing/documents.ts";
import { PATIENCE } from "#backend/testing/patience.ts";
import { type Place, useReviews, type Writer } from "#backend/testing/reviews.ts";

const place = await useReviews();
const { backend } = place;
const { db } = backend;
const { send, sent, ownOf, untilDrawn } = useDocuments(place);
const keys = keysOf(backend.env);
let college: Place;
const people: string[] = [];

beforeAll(async () => {
	college = await place.college();
});

afterAll(async () => {
	await db.delete(documents).where(inArray(documents.visitorId, people));
});

async function writer(): Promise<Writer> {
	const sender = await place.writer();
	people.push(sender.id);
	return sender;
}

describe("a fee notice", () => {
	test("is redrawn: the stored file has neither camera data nor the sent bytes, and is encrypted", async () => {
		const sender = await writer();
		const photo = sharp({ create: { width: 3_000, height: 1_500, channels: 3, background: "#ffffff" } });
		const exif = { IFD0: { Copyright: "Asha Rao" }, IFD3: { GPSLatitude: "13/1 0/1 0/1" } };
		const bytes = await photo.withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
		const reply = await send(sender, {
			slug: college.slug,
			bytes,
			fields: { programme: "B.Sc. Nursing", year: "2026" },
		});
		expect(reply.statusCode).toBe(201);
		const { id, state } = DocumentReceipt.parse(reply.json());
		expect(state).toBe("drawing");
		await untilDrawn(id);
		expect(await db.select().from(documentUploads).where(eq(documentUploads.documentId, id))).toEqual([]);
		const [page] = await readPages(db, keys, id);
		const { exif: storedExif, width, height } = await sharp(page?.jpeg).metadata();
		expect([storedExif, width, height]).toEqual([undefined, 1_000, 2_000]);
		const [row] = await db.select().from(documentPages).where(eq(documentPages.documentId, id));
		expect(row?.sealed).toMatch(/^v1\.tests-/);
		expect(await ownOf(sender)).toMatchObject([
			{ id, state: "waiting", sender: "student", programme: "B.Sc. Nursing", year: 2026, pages: 1, isTakenBack: false },
		]);
	});

	test("of several pages becomes one picture per page, in its colours", async () => {
		const sender = await writer();
		const reply = await send(sender, { slug: college.slug, bytes: drawPdf(2) });
		const pages = await readPages(db, keys, await untilDrawn(DocumentReceipt.parse(reply.json()).id));
		expect(pages.map(({ width, height }) => [width, height])).toEqual([
			[1_413, 2_000],
			[1_413, 2_000],
		]);
		const field = { left: 300, top: 500, width: 1, height: 1 };
		const [red = 0, green = 0, blue = 0] = await sharp(pages[0]?.jpeg).extract(field).raw().toBuffer();
		expect([red > 200, green < 60, blue < 60]).toEqual([true, true, true]);
	});

	test("sent twice by one sender counts once; from another sender it is a separate one", async () => {
		const [sender, other] = [await writer(), await writer()];
		const bytes = await drawPicture("png");
		const first = await send(sender, { slug: college.slug, bytes });
		await untilDrawn(first.json().id);
		const again = await send(sender, { slug: college.slug, bytes });
		expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
		expect(again.json()).toEqual({ ...first.json(), state: "waiting", isKnown: true });
		expect((await send(other, { slug: college.slug, bytes })).statusCode).toBe(201);
		expect(await ownOf(sender)).toHaveLength(1);
		const { rows } = await db.execute(sql`SELECT key FROM limits WHERE key LIKE 'document-visitor:%'`);
		expect(rows.length).toBeGreaterThan(1);
		expect(JSON.stringify(rows)).not.toContain(sender.id);
	});

	test("is in its sender's export, and is deleted on the sender's withdrawal only, or with the account", async () => {
		const [sender, other] = [await writer(), await writer()];
		const id = await sent(sender, college.slug);
		const { headers } = sender;
		const everything = (await place.send("GET", "/v1/me/export", { headers })).json();
		expect(everything.documents).toMatchObject([{ sender: "student", pages: 1, state: "waiting" }]);
		const url = `/v1/me/documents/${id}`;
		expect((await place.send("DELETE", url, { headers: other.headers })).statusCode).toBe(404);
		expect((await place.send("DELETE", url, { headers })).statusCode).toBe(204);
		expect(await readPages(db, keys, id)).toEqual([]);
		const last = await sent(sender, college.slug);
		expect((await place.send("DELETE", "/v1/me", { headers })).json().deleted).toContain("documents");
		expect(await db.select().from(documents).where(eq(documents.id, last))).toEqual([]);
		expect(await readPages(db, keys, last)).toEqual([]);
	});

	test("that is undecided after 30 days is erased, and after a year nothing of it remains", async () => {
		const sender = await writer();
		const [young, old, ancient] = [
			await sent(sender, college.slug),
			await sent(sender, college.slug),
			await sent(sender, college.slug),
		];
		const daysAgo = (days: number) => ({ createdAt: new Date(Date.now() - days * 86_400_000) });
		await db.update(documents).set(daysAgo(29)).where(eq(documents.id, young));
		await db.update(documents).set(daysAgo(31)).where(eq(documents.id, old));
		await db.update(documents).set(daysAgo(366)).where(eq(documents.id, ancient));
		await eraseOverdue(db, new Date());
		const left = await Promise.all([young, old, ancient].map(async (id) => (await readPages(db, keys, id)).length));
		expect(left).toEqual([1, 0, 0]);
		const states = new Map((await ownOf(sender)).map(({ id, state }) => [id, state]));
		expect([young, old, ancient].map((id) => states.get(id))).toEqual(["waiting", "expired", undefined]);
	});
});

describe("a file that is not a fee notice", () => {
	const HTML = Buffer.from("<!doctype html><script>steal()</script>");
	const junk = async () => Buffer.concat([await drawPicture("jpeg"), HTML, drawPdf(1)]);

	test.each([
		["a page that calls itself a picture", async () => HTML, 400, "not-a-document"],
		["a program", async () => Buffer.from("MZ\x90\0\x03"), 400, "not-a-document"],
		["an SVG", async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 400, "not-a-document"],
		["a GIF", () => drawPicture("gif"), 400, "not-a-document"],
		["a page before a PDF", async () => Buffer.concat([HTML, drawPdf(1)]), 400, "not-a-document"],
		["nothing", async () => Buffer.alloc(0), 400, undefined],
		["a byte too many", async () => Buffer.alloc(MAX_DOCUMENT_BYTES + 1), 413, undefined],
		["a hundred megabytes", async () => Buffer.alloc(100 * 1_048_576), 413, undefined],
	])("%s is refused, and nothing of it is stored", async (_name, make, status, why) => {
		const sender = await writer();
		const reply = await send(sender, { slug: college.slug, bytes: await make() });
		const problem = Problem.parse(reply.json());
		expect([reply.statusCode, problem.errors?.[0]?.values?.why]).toEqual([status, why]);
		expect(await ownOf(sender)).toEqual([]);
	});

	test.each([
		["half a picture", async () => (await drawPicture("png", 900, 900)).subarray(0, 300), "broken"],
		["a PDF of nothing", async () => Buffer.from("%PDF-1.7\nnothing"), "broken"],
		["eleven pages", async () => drawPdf(11), "pages"],
		["a picture of ten thousand million dots", async () => claiming(await drawPicture("png"), 100_000), "pixels"],
	])(
		"%s is accepted, its sender reads why it is unreadable, and nothing of it is stored",
		async (_name, make, fault) => {
			const sender = await writer();
			const reply = await send(sender, { slug: college.slug, bytes: await make() });
			expect(reply.statusCode).toBe(201);
			const id = await untilDrawn(DocumentReceipt.parse(reply.json()).id);
			expect(await ownOf(sender)).toMatchObject([{ id, state: "unreadable", fault, pages: 0 }]);
			expect(await db.select().from(documentUploads).where(eq(documentUploads.documentId, id))).toEqual([]);
			expect(await readPages(db, keys, id)).toEqual([]);
		},
	);

	test("data appended to a picture is not in the stored picture", async () => {
		const sender = await writer();
		const reply = await send(sender, { slug: college.slug, bytes: await junk() });
		const [page] = await readPages(db, keys, await untilDrawn(DocumentReceipt.parse(reply.json()).id));
		expect([page?.jpeg.includes("<script>"), page?.jpeg.includes("%PDF")]).toEqual([false, false]);
	});

	test("cannot be sent without signing in, for an unknown college, or with an unknown sender", async () => {
		const sender = await writer();
		const replies = [
			await send({ headers: {} }, { slug: college.slug }),
			await send(sender, { slug: "no-such-college" }),
			await send(sender, { slug: college.slug, fields: { sender: "neighbour" } }),
			await send(sender, { slug: college.slug, fields: { year: "next" } }),
			await place.send("POST", `/v1/colleges/${college.slug}/documents`, { headers: sender.headers, body: {} }),
		];
		expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 404, 400, 400, 400]);
	});
});

describe("PDFs with many strokes", () => {
	test("do not delay photos (eight at once), take one slot per account and network, and stop drawing when erased", async () => {
		const strokes = drawSlowPdf();
		const senders = await Promise.all(Array.from({ length: 8 }, () => writer()));
		const address = newAddress();
		const replies = await Promise.all(
			senders.map((who) => send(who, { slug: college.slug, bytes: strokes, address: newAddress() })),
		);
		expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201));
		const [first] = senders;
		if (first === undefined) throw new Error("Nobody sends");
		const another = await send(first, {
			slug: college.slug,
			bytes: Buffer.concat([strokes, Buffer.from("\n")]),
			address,
		});
		expect([another.statusCode, another.headers["retry-after"]]).toEqual([429, "60"]);

		const honest = await writer();
		const photo = await drawPicture("jpeg", 900, 1_200);
		const taken = await send(honest, { slug: college.slug, bytes: photo, address: newAddress() });
		expect(taken.statusCode).toBe(201);
		await untilDrawn(taken.json().id);
		expect(listDrawing()).not.toEqual([]);
		expect(await ownOf(honest)).toMatchObject([{ state: "waiting", pages: 1 }]);

		for (const [place, who] of senders.entries()) {
			const url = `/v1/me/documents/${replies[place]?.json().id}`;
			expect((await backendSend(url, who)).statusCode).toBe(204);
		}
		await expect.poll(listDrawing, PATIENCE).toEqual([]);
	});

	test("a slow one is refused with the reason", { timeout: 90_000 }, async () => {
		const sender = await writer();
		const { id } = (await send(sender, { slug: college.slug, bytes: drawSlowPdf() })).json();
		await expect
			.poll(async () => (await ownOf(sender)).find((own) => own.id === id), { timeout: 60_000, interval: 500 })
			.toMatchObject({ state: "unreadable", fault: "slow" });
	});

	test("an upload left by a stopped program is drawn by the next one", async () => {
		const sender = await writer();
		const of = { visitorId: sender.id, collegeId: college.id, hash: "left" };
		const personal = { keys, now: new Date() };
		const fields = { sender: "student", programme: "" } as const;
		const upload = { kind: "picture", network: sender.id, bytes: await drawPicture("png") } as const;
		const { id } = await storeDocument(db, personal, { ...of, fields, upload });
		const left = { leasedUntil: new Date(0), tries: 1 };
		await db.update(documentUploads).set(left).where(eq(documentUploads.documentId, id));
		// Whatever is sent next also makes the queue be checked again.
		await sent(await writer(), college.slug);
		await untilDrawn(id);
		expect(await ownOf(sender)).toMatchObject([{ state: "waiting", pages: 1 }]);
	});
});

describe("the limits of uploads", () => {
	test("of 500 uploads a minute from one account, ten are processed", async () => {
		const sender = await writer();
		const bytes = Buffer.from("no picture");
		const replies = [];
		for (let sent = 0; sent < 500; sent += 50)
			replies.push(
				...(await Promise.all(Array.from({ length: 50 }, () => send(sender, { slug: college.slug, bytes })))),
			);
		const counted = Map.groupBy(replies, ({ statusCode }) => statusCode);
		expect([counted.get(400)?.length, counted.get(429)?.length]).toEqual([10, 490]);
	});

	test("forty uploads an hour from one address are processed, whoever sends them", async () => {
		const address = newAddress();
		const bytes = Buffer.from("no picture");
		const senders = await Promise.all([1, 2, 3, 4, 5].map(() => writer()));
		const replies = await Promise.all(
			senders.flatMap((who) => Array.from({ length: 9 }, () => send(who, { slug: college.slug, bytes, address }))),
		);
		expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
	});

	test("an account with ten waiting documents cannot send another", async () => {
		const sender = await writer();
		const of = { visitorId: sender.id, collegeId: college.id, sender: "parent", pages: 1 } as const;
		await db.insert(documents).values(Array.from({ length: 10 }, (_, hash) => ({ ...of, hash: String(hash) })));
		expect((await send(sender, { slug: college.slug })).statusCode).toBe(429);
	});
});

function backendSend(url: string, { headers }: Writer) {
	return place.send("DELETE", url, { headers });
}

function listDrawing(): string[] {
	const children = readFileSync(`/proc/self/task/${process.pid}/children`, "utf8").split(" ").filter(Boolean);
	return children.filter((pid) => {
		try {
			return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("pdf-child");
		} catch {
			return false;
		}
	});
}

function claiming(png: Buffer, side: number): Buffer {
	const bytes = Buffer.from(png);
	bytes.writeUInt32BE(side, 16);
	bytes.writeUInt32BE(side, 20);
	bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
	return bytes;
}
