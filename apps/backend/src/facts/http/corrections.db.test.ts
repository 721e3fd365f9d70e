import { College, CollegeResults } from "@uchit/contract/college.ts";
import { Corrections } from "@uchit/contract/corrections.ts";
import { eq, like } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { createContent } from "#backend/content/items/content.ts";
import { inTransaction } from "#backend/content/items/writing/transaction.ts";
import { createOne } from "#backend/content/items/writing/writing.ts";
import { SYSTEM } from "#backend/content/permissions.ts";
import { colleges } from "#backend/db/schema/college.ts";
import { redirects } from "#backend/db/schema/content/redirect.ts";
import { corrections } from "#backend/db/schema/report.ts";
import { sources } from "#backend/db/schema/source.ts";
import { rebuildOverlay } from "#backend/facts/queries/corrections/overlay.ts";
import { useBackend } from "#backend/testing/backend.ts";
import { PATIENCE } from "#backend/testing/patience.ts";

const backend = useBackend();
const REASON = `for the desk alone ${process.pid}`;
const ours = await backend.db.select().from(colleges).orderBy(colleges.id).limit(1).offset(23_456);
const [{ id, slug: SLUG } = { id: "", slug: "" }] = ours;
const MINE = eq(corrections.reason, REASON);
afterAll(async () => {
	await backend.db.delete(corrections).where(MINE);
	await backend.db.transaction((tx) => rebuildOverlay(tx, [id]));
	await backend.db.delete(redirects).where(like(redirects.from_path, `/college/${SLUG}%`));
});

async function correct(field: string, value: string): Promise<void> {
	const [source] = await backend.db.select({ id: sources.id }).from(sources).limit(1);
	const payload = { college_id: id, source_id: source?.id, field, value, reason: REASON };
	await inTransaction(createContent({ db: backend.db }), SYSTEM, (writing) =>
		createOne(writing, "corrections", payload),
	);
}

test("editors' corrections are listed with day and source, newest first, without their reasons", async () => {
	const [source] = await backend.db.select({ id: sources.id }).from(sources).limit(1);
	await correct("city", "Madras");
	await correct("city", "Chennai");
	const reply = await backend.get("/v1/corrections");
	expect(reply.body).not.toContain(REASON);
	const { total, items } = Corrections.parse(reply.json());
	expect(total).toBeGreaterThanOrEqual(2);
	const ours = items.filter(({ college: { slug } }) => slug === SLUG);
	expect(ours.slice(0, 2)).toMatchObject([
		{ field: "city", value: "Chennai", source: { id: source?.id } },
		{ field: "city", value: "Madras" },
	]);
});

test("a listed correction is on the college's page and in search without a load", async () => {
	const name = `Corrected Institute ${process.pid}`;
	await correct("name", name);
	expect((await backend.read(College, `/v1/colleges/${SLUG}`)).name).toBe(name);
	const { items } = await backend.read(Corrections, "/v1/corrections");
	expect(items).toContainEqual(expect.objectContaining({ college: { slug: SLUG, name }, field: "name", value: name }));
	await vi.waitFor(async () => {
		const found = await backend.read(CollegeResults, `/v1/colleges?q=${encodeURIComponent(name)}`);
		expect(found.items[0]?.name).toBe(name);
	}, PATIENCE);
});

test("a corrected address becomes the address, and the old one redirects to it", async () => {
	await correct("slug", `${SLUG}-${process.pid}`);
	const [moved] = await backend.db
		.select()
		.from(redirects)
		.where(eq(redirects.from_path, `/college/${SLUG}`));
	expect(moved?.to_path).toBe(`/college/${SLUG}-${process.pid}`);
	expect((await backend.get(`/v1/colleges/${SLUG}-${process.pid}`)).statusCode).toBe(200);
	await correct("slug", SLUG);
	expect((await backend.get(`/v1/colleges/${SLUG}`)).statusCode).toBe(200);
	await expect(correct("slug", "Not An Address")).rejects.toThrow("lower-case");
});
