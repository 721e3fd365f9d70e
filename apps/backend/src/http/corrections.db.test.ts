import { Corrections } from "@uchit/contract/correction.ts";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { createContent } from "#backend/content/items/content.ts";
import { inTransaction } from "#backend/content/items/transaction.ts";
import { createOne } from "#backend/content/items/writing.ts";
import { SYSTEM } from "#backend/content/permissions.ts";
import { colleges, corrections } from "#backend/db/schema/college.ts";
import { sources } from "#backend/db/schema/source.ts";
import { useBackend } from "#backend/testing/backend.ts";

const backend = useBackend();
const SLUG = "indian-institute-of-technology-madras";
const REASON = `for the desk alone ${process.pid}`;
afterAll(async () => void (await backend.db.delete(corrections).where(eq(corrections.reason, REASON))));

test("what editors correct is listed with its day and its source, newest first, and without their reasons", async () => {
	const [college] = await backend.db.select({ id: colleges.id }).from(colleges).where(eq(colleges.slug, SLUG));
	const [source] = await backend.db.select({ id: sources.id }).from(sources).limit(1);
	const correct = (value: string) =>
		inTransaction(createContent({ db: backend.db }), SYSTEM, (writing) =>
			createOne(writing, "corrections", {
				...{ college_id: college?.id, source_id: source?.id },
				...{ field: "city", value, reason: REASON },
			}),
		);
	await correct("Madras");
	await correct("Chennai");
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
