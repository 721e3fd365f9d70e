import { Fees } from "@uchit/contract/fee.ts";
import { and, eq, inArray, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useDesk } from "#backend/content/testing/desk.ts";
import { revisions } from "#backend/db/schema/content/revision.ts";
import { corrections } from "#backend/db/schema/report.ts";
import { rebuildOverlay, rebuildOverlays } from "#backend/facts/queries/corrections/overlay.ts";

const desk = useDesk({ FIGURES_SECOND_PERSON: "optional" });
const strict = useDesk({ FIGURES_SECOND_PERSON: "required" });
const { db } = desk.backend;
const REASON = `added by a test ${process.pid}`;
const FEE = { year: "2026", programme: `B.Tech ${process.pid}`, quota: "all", covers: "tuition" };
let editor = "";
let college = { id: "", slug: "" };

beforeAll(async () => {
	editor = await desk.tokenOf(await desk.hire({ role: "editor" }));
	const { rows } = await db.$client.query<typeof college>(
		`SELECT id, slug FROM colleges c WHERE NOT EXISTS (SELECT FROM college_fees WHERE college_id = c.id)
			AND NOT EXISTS (SELECT FROM corrections WHERE college_id = c.id) ORDER BY id LIMIT 1 OFFSET 700`,
	);
	const [found] = rows;
	if (found === undefined) throw new Error("Every college has a fee");
	college = found;
});

afterAll(async () => {
	const mine = like(corrections.reason, REASON);
	const ids = (await db.select().from(corrections).where(mine)).map(({ id }) => String(id));
	await db.delete(revisions).where(and(eq(revisions.collection, "corrections"), inArray(revisions.item, ["", ...ids])));
	await db.delete(corrections).where(mine);
	await db.transaction((tx) => rebuildOverlay(tx, [college.id]));
});

function add(change: object = {}, { by = desk, token = editor } = {}) {
	const body = { reason: REASON, source_id: "nirf-2025", college_id: college.id, field: "fee", value: "1,25,000" };
	return by.ask("/items/corrections", { method: "POST", token, body: { ...body, fact: FEE, ...change } });
}

function decide(id: number, state: string, { by = desk, token = editor } = {}) {
	return by.ask(`/items/corrections/${id}`, { method: "PATCH", token, body: { state } });
}

async function feesNow() {
	return (await desk.backend.read(Fees, `/v1/colleges/${college.slug}/fees`)).items;
}

test("a fee of a college that had none is on its page, outlasts a load, and is gone when it is undone", async () => {
	const made = await add();
	expect(made.statusCode, made.body).toBe(200);
	const { id, ...correction } = made.json().data;
	expect(correction).toMatchObject({ state: "applied", was: "", value: "125000", about: `${FEE.programme} · 2026` });
	const shown = { amount: 125_000, year: 2026, programme: FEE.programme, covers: "tuition", sourceId: "nirf-2025" };
	expect(await feesNow()).toMatchObject([shown]);
	expect((await add()).json().errors[0].message).toContain("stands there already");
	// As the end of a load does.
	await db.transaction((tx) => rebuildOverlays(tx));
	expect(await feesNow()).toMatchObject([shown]);

	const undone = await decide(id, "undone");
	expect(undone.statusCode, undone.body).toBe(200);
	expect(await feesNow()).toEqual([]);
});

test("where a figure needs a second person, an added fee waits for one", async () => {
	const made = await add({}, { by: strict });
	expect(made.statusCode, made.body).toBe(200);
	const { id, state } = made.json().data;
	expect(state).toBe("proposed");
	expect(await feesNow()).toEqual([]);
	expect((await decide(id, "applied", { by: strict })).statusCode).toBe(400);
	const second = { by: strict, token: await strict.tokenOf(await strict.hire({ role: "editor" })) };
	const agreed = await decide(id, "applied", second);
	expect(agreed.statusCode, agreed.body).toBe(200);
	expect(await feesNow()).toMatchObject([{ amount: 125_000 }]);
	expect((await decide(id, "undone")).statusCode).toBe(200);
	expect(await feesNow()).toEqual([]);
});

test.each([
	["₹12", { value: "12" }],
	["of the year 1066", { fact: { ...FEE, year: "1066" } }],
	["without a programme", { fact: { ...FEE, programme: "" } }],
	["without saying which", { fact: null }],
	["in the name of an authority", { fact: { ...FEE, authority: "AFRC" } }],
	["in the name of a notice", { fact: { ...FEE, authority: "notice" } }],
])("a fee %s is refused", async (_what, change) => {
	expect((await add(change)).statusCode).toBe(400);
	expect(await feesNow()).toEqual([]);
});

test("an author adds no fee", async () => {
	const token = await desk.tokenOf(await desk.hire({ role: "author" }));
	expect((await add({}, { token })).statusCode).toBe(403);
	expect(await feesNow()).toEqual([]);
});
