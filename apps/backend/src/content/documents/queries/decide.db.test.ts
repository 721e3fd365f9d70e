import { Corrections } from "@uchit/contract/corrections.ts";
import type { DocumentReading } from "@uchit/contract/document.ts";
import { Fees } from "@uchit/contract/fee.ts";
import { and, eq, inArray } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { collegeFacts } from "#backend/db/schema/college-fact.ts";
import { documents } from "#backend/db/schema/content/document.ts";
import { revisions } from "#backend/db/schema/content/revision.ts";
import { corrections } from "#backend/db/schema/report.ts";
import { sources } from "#backend/db/schema/source.ts";
import { publishFact } from "#backend/db/testing/publish-fact.ts";
import { readPages } from "#backend/document/queries/pages.ts";
import { rebuildOverlay, rebuildOverlays } from "#backend/facts/queries/corrections/overlay.ts";
import { keysOf } from "#backend/personal/keys.ts";
import { useDocuments } from "#backend/testing/documents.ts";
import { type Place, useReviews, type Writer } from "#backend/testing/reviews.ts";

const place = await useReviews();
const { backend } = place;
const { db } = backend;
const { send, sent, untilDrawn, ownOf, reach } = useDocuments(place);
const DOMAIN = `notices${process.pid}.ac.in`;
type Editor = Awaited<ReturnType<typeof place.staff>>;
let [first, second]: Editor[] = [];
let college: Place;
let printed: ReadonlySet<string>;

const READING: DocumentReading = {
	programme: "B.Sc. Nursing",
	amount: 85_000,
	covers: "all-charges",
	quota: "all",
	year: 2026,
	documentDate: "2026-07-12",
};
const COVER = { page: 1, x: 0.25, y: 0.25, width: 0.5, height: 0.5 };

beforeAll(async () => {
	[first, second, college] = await Promise.all([place.staff("editor"), place.staff("editor"), place.college()]);
	printed = new Set((await readFees()).map((fee) => JSON.stringify(fee)));
	const [source] = await db.select({ id: sources.id }).from(sources).limit(1);
	const site = `https://www.${DOMAIN}/`;
	const fact = { field: "website", value: site, printed: site, sourceId: source?.id ?? "" } as const;
	await publishFact(db, { ...fact, collegeId: college.id });
});

afterAll(async () => {
	const ofCollege = eq(documents.collegeId, college.id);
	const ids = (await db.select({ id: documents.id }).from(documents).where(ofCollege)).map(({ id }) => id);
	await db.delete(documents).where(ofCollege);
	const gone = await db.delete(corrections).where(eq(corrections.collegeId, college.id)).returning();
	await db.transaction((tx) => rebuildOverlay(tx, [college.id]));
	// Corrections and exams may have the same number, so the collection is compared too.
	for (const [collection, items] of Object.entries({ documents: ids, corrections: gone.map(({ id }) => String(id)) })) {
		await db
			.delete(revisions)
			.where(and(eq(revisions.collection, collection), inArray(revisions.item, ["", ...items])));
	}
	await db.delete(sources).where(inArray(sources.id, ["", ...gone.map(({ sourceId }) => sourceId)]));
	const isSite = and(eq(collegeFacts.collegeId, college.id), eq(collegeFacts.field, "website"));
	await db.delete(collegeFacts).where(isSite);
});

function by(who: Editor | undefined): Editor {
	if (who === undefined) throw new Error("Nobody was hired");
	return who;
}

async function cover(id: string, reading: Partial<DocumentReading> = {}, covers: object[] = [COVER]) {
	return by(first)("POST", `/content/documents/${id}/cover`, { covers, reading: { ...READING, ...reading } });
}

async function agree(id: string, who: Editor = by(second)) {
	return who("POST", `/content/documents/${id}/decision`, { agrees: true });
}

async function read(who: Writer, reading: Partial<DocumentReading>) {
	const id = await sent(who, college.slug);
	await cover(id, reading);
	return (await agree(id)).json().data;
}

/** Without those that the college had before. */
const feesOf = async () => (await readFees()).filter((fee) => !printed.has(JSON.stringify(fee)));
const readFees = async () => (await backend.read(Fees, `/v1/colleges/${college.slug}/fees`)).items;
const stateOf = async (who: Writer) => (await ownOf(who)).map(({ state }) => state);

test("one person covers and reads, and cannot see under the cover; a second person sees only the covered page and agrees", async () => {
	const sender = await place.writer();
	const id = await sent(sender, college.slug);
	const page = `/content/documents/${id}/pages/1`;
	const open = await by(first)("GET", page);
	expect([open.statusCode, open.headers["content-type"], open.headers["cache-control"]]).toEqual([
		200,
		"image/jpeg",
		"no-store",
	]);
	expect((await agree(id)).statusCode).toBe(400);
	expect((await cover(id, {}, [{ ...COVER, page: 2 }])).statusCode).toBe(400);
	expect((await cover(id)).statusCode).toBe(200);
	for (const editor of [by(first), by(second)]) {
		const { rawPayload } = await editor("GET", page);
		const dots = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
		const { width, height, channels } = dots.info;
		const middle = (Math.floor(height / 2) * width + Math.floor(width / 2)) * channels;
		expect([...dots.data.subarray(middle, middle + 3)]).toEqual([0, 0, 0]);
		expect(Math.max(...dots.data.subarray(0, 3))).toBeGreaterThan(20);
	}
	expect((await cover(id)).statusCode).toBe(400);
	const own = await agree(id, by(first));
	expect([own.statusCode, own.json().errors[0].message]).toEqual([400, expect.stringContaining("second person")]);
	expect((await agree(id)).json().data).toEqual({ state: "agreed", why: "a second sender has to send the same" });
	expect(await readPages(db, keysOf(backend.env), id)).toEqual([]);
	expect((await by(second)("GET", page)).statusCode).toBe(404);
	expect((await feesOf()).length).toBe(0);
});

test("a document refused by the second person is erased, and its sender reads the reason", async () => {
	const sender = await place.writer();
	const id = await sent(sender, college.slug);
	const refuse = (body: object) => by(second)("POST", `/content/documents/${id}/decision`, { agrees: false, ...body });
	expect((await refuse({})).statusCode).toBe(400);
	expect((await refuse({ reason: "It is of another college." })).json().data).toEqual({ state: "refused" });
	expect(await ownOf(sender)).toMatchObject([{ state: "refused", reason: "It is of another college." }]);
	expect(await readPages(db, keysOf(backend.env), id)).toEqual([]);
	expect((await agree(id)).statusCode).toBe(400);
});

test("two senders of one fee publish it with its receipt; the same account, same file or another amount do not", async () => {
	const [one, two, three] = [await place.writer(), await place.writer(), await place.writer()];
	const reading = { programme: "B.Pharm.", amount: 60_000 };
	expect(await read(one, reading)).toMatchObject({ state: "agreed" });
	expect(await read(one, reading)).toMatchObject({ state: "agreed" });
	expect(await read(two, { ...reading, amount: 61_000 })).toEqual({
		state: "agreed",
		why: "another sender's document reads another amount",
	});
	const [{ hash } = { hash: "" }] = await db.select().from(documents).where(eq(documents.visitorId, one.id));
	const copied = await sent(three, college.slug);
	await db.update(documents).set({ hash }).where(eq(documents.id, copied));
	await cover(copied, reading);
	// Leaves this account only with a file equal to the copied one, which does not count.
	await db
		.delete(documents)
		.where(and(eq(documents.visitorId, one.id), eq(documents.state, "agreed"), eq(documents.hash, hash)));
	const [other] = await db.select().from(documents).where(eq(documents.visitorId, one.id));
	await db
		.update(documents)
		.set({ hash })
		.where(eq(documents.id, other?.id ?? ""));
	expect((await agree(copied)).json().data).toMatchObject({ state: "agreed" });
	expect(await feesOf()).toEqual([]);
	expect(await read(three, { ...reading, programme: "b pharm" })).toEqual({ state: "published" });
	expect(await stateOf(one)).toEqual(["published"]);
	const fees = await backend.read(Fees, `/v1/colleges/${college.slug}/fees`);
	expect(fees.items).toMatchObject([
		{ programme: "b pharm", amount: 60_000, year: 2026, authority: "notice", quota: "all" },
	]);
	expect(fees.sources).toMatchObject([
		{ publisher: college.name, document: "Fee notice sent by a student, dated 12 July 2026", vintage: "2026" },
	]);
});

test("one sender with an address of the college's domain is enough; the fee survives a load and can be undone", async () => {
	const sender = await place.writer();
	await reach(sender, `dean${process.pid}@${DOMAIN}`);
	const reply = await send(sender, { slug: college.slug, fields: { sender: "college" } });
	const id = await untilDrawn(reply.json().id);
	await cover(id, { programme: "GNM", amount: 40_000 });
	expect((await agree(id)).json().data).toEqual({ state: "published" });
	const ofGnm = async () => (await feesOf()).filter(({ programme }) => programme === "GNM").map(({ amount }) => amount);
	expect(await ofGnm()).toEqual([40_000]);
	await db.transaction(rebuildOverlays);
	expect(await ofGnm()).toEqual([40_000]);
	const listed = (await backend.read(Corrections, "/v1/corrections")).items;
	const mine = listed.filter(({ college: of, about }) => of.slug === college.slug && about === "GNM · 2026");
	expect(mine).toMatchObject([{ field: "fee", was: "", value: "40000", isUndone: false }]);
	// A newer notice covers this fee; undoing it shows the older fee again.
	expect(await read(sender, { programme: "G.N.M.", amount: 45_000 })).toEqual({ state: "published" });
	expect(await ofGnm()).toEqual([45_000]);
	const isGnm = and(eq(corrections.collegeId, college.id), eq(corrections.about, "GNM · 2026"));
	const laid = await db.select().from(corrections).where(isGnm);
	const undo = (value: string) =>
		by(first)("PATCH", `/items/corrections/${laid.find((each) => each.value === value)?.id}`, { state: "undone" });
	expect((await undo("45000")).statusCode).toBe(200);
	expect(await ofGnm()).toEqual([40_000]);
	expect((await undo("40000")).statusCode).toBe(200);
	expect(await ofGnm()).toEqual([]);
	expect((await ownOf(sender)).map(({ state, isTakenBack }) => [state, isTakenBack])).toEqual([
		["published", true],
		["published", true],
	]);
});

test("an editor cannot enter a fee from a notice that nobody sent", async () => {
	const fact = {
		authority: "notice",
		year: 2026,
		institute: college.id,
		branch: "x",
		programme: "X",
		quota: "all",
		seats: "regular",
		covers: "tuition",
	};
	const [source] = await db.select({ id: sources.id }).from(sources).limit(1);
	const body = { college_id: college.id, field: "fee", fact, value: "1000", reason: "x", source_id: source?.id };
	const reply = await by(first)("POST", "/items/corrections", body);
	expect([reply.statusCode, (await feesOf()).filter(({ programme }) => programme === "X")]).toEqual([400, []]);
});

test("the desk lists documents without their senders", async () => {
	const sender = await place.writer();
	const id = await sent(sender, college.slug);
	const { data } = (await by(first)("GET", `/items/documents/${id}`)).json();
	expect(data).toMatchObject({ id, state: "waiting", college_id: college.id });
	expect(JSON.stringify(data)).not.toContain(sender.id);
	for (const role of ["author", "moderator", "lead-desk"] as const) {
		const stranger = await place.staff(role);
		expect((await stranger("GET", `/content/documents/${id}/pages/1`)).statusCode).toBe(403);
		expect((await stranger("GET", `/items/documents/${id}`)).statusCode).toBe(403);
	}
});
