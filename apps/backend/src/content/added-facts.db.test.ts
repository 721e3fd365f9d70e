import { Counsellings } from "@uchit/contract/added-fact.ts";
import { College } from "@uchit/contract/college.ts";
import type { CorrectedField } from "@uchit/contract/correction.ts";
import { CutoffPage } from "@uchit/contract/cutoff.ts";
import { Fees } from "@uchit/contract/fee.ts";
import { Courses } from "@uchit/contract/intake.ts";
import { Outcomes } from "@uchit/contract/outcome.ts";
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

test("a fee added to a college without one is on its page, survives a load, and disappears when undone", async () => {
	const made = await add();
	expect(made.statusCode, made.body).toBe(200);
	const { id, ...correction } = made.json().data;
	expect(correction).toMatchObject({
		state: "applied",
		was: "",
		value: "125000",
		about: `${FEE.programme} · 2026`,
	});
	const shown = { amount: 125_000, year: 2026, programme: FEE.programme, covers: "tuition", sourceId: "nirf-2025" };
	expect(await feesNow()).toMatchObject([shown]);
	expect((await add()).json().errors[0].message).toContain("is already the value on the site");
	await db.transaction((tx) => rebuildOverlays(tx));
	expect(await feesNow()).toMatchObject([shown]);

	const undone = await decide(id, "undone");
	expect(undone.statusCode, undone.body).toBe(200);
	expect(await feesNow()).toEqual([]);
});

test("an added fee waits for a second person where figures need one", async () => {
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
])("refuses a fee %s", async (_what, change) => {
	expect((await add(change)).statusCode).toBe(400);
	expect(await feesNow()).toEqual([]);
});

const SEATS = {
	...{ course: `Civil Engineering ${process.pid}`, year: "2025", authority: "aicte", degree: "btech" },
	...{ programme: "Engineering and Technology", level: "undergraduate" },
};
const PLACEMENT = { list: "engineering", year: "2025", level: "ug-4", cohort: "2023" };
const RANK = { list: "engineering", year: "2025", printed_name: "The college, as printed" };
const CLOSING = {
	...{ counselling: "jee-mains JoSAA", year: "2025", round: "6", quota: "AI", seat_type: "OPEN" },
	...{ programme: "civil engineering (4 years, bachelor of technology)", gender: "Gender-Neutral" },
};

const shown = {
	seats: async () => (await desk.backend.read(Courses, `/v1/colleges/${college.slug}/courses`)).items,
	placement: async () => (await desk.backend.read(Outcomes, `/v1/colleges/${college.slug}/outcomes`)).placements,
	rank: async () => (await desk.backend.read(College, `/v1/colleges/${college.slug}`)).rankings,
	"closing-rank": async () => (await desk.backend.read(CutoffPage, `/v1/colleges/${college.slug}/cutoffs`)).items,
};

test.each([
	["seats", SEATS, "61", { course: SEATS.course, seats: 61, degree: "btech", authority: "aicte" }],
	["placement", { ...PLACEMENT, measure: "placed" }, "87", { placed: 87, level: "ug-4", cohort: 2023 }],
	["rank", RANK, "142", { list: "engineering", year: 2025, rank: 142 }],
	[
		...["closing-rank", CLOSING, "45,123"],
		{ closingRank: 45_123, rankSpace: "jee-main-crl", pool: "all-india", socialCategory: "open", round: 6 },
	],
] as [keyof typeof shown, object, string, object][])(
	"%s without a source are on the page after being added, survive a load, and disappear when undone",
	async (field, fact, value, row) => {
		const made = await add({ field, fact, value });
		expect(made.statusCode, made.body).toBe(200);
		const { id, state, about } = made.json().data;
		expect([state, about]).toEqual(["applied", expect.stringMatching(/2023|2025/)]);
		expect(await shown[field]()).toMatchObject([{ ...row, sourceId: "nirf-2025" }]);
		await db.transaction((tx) => rebuildOverlays(tx));
		expect(await shown[field]()).toMatchObject([row]);
		expect((await decide(id, "undone")).statusCode).toBe(200);
		expect(await shown[field]()).toEqual([]);
	},
);

test("a second document corrects an added fact, and undoing it restores the first value", async () => {
	const first = (
		await add({ field: "placement", fact: { ...PLACEMENT, measure: "median-salary" }, value: "600000" })
	).json();
	const of = { field: "placement", fact: { ...PLACEMENT, measure: "median-salary" } };
	expect((await add({ ...of, value: "6,00,000" })).json().errors[0].message).toContain(
		"is already the value on the site",
	);
	const second = (await add({ ...of, value: "650000" })).json().data;
	expect(second).toMatchObject({ state: "applied", was: "600000" });
	expect((await add({ ...of, value: "1200000" })).json().data).toMatchObject({ state: "proposed", was: "650000" });
	await decide(second.id, "undone");
	expect(await shown.placement()).toMatchObject([{ medianSalary: 600_000 }]);
	await decide(first.data.id, "undone");
	expect(await shown.placement()).toEqual([]);
});

test("a published number that changes by more than half waits for a second person, on every site", async () => {
	const colleague = { token: await desk.tokenOf(await desk.hire({ role: "editor" })) };
	const first = (await add({ value: "100000" })).json().data;
	const less = (await add({ value: "150000" })).json().data;
	expect([first.state, less.state]).toEqual(["applied", "applied"]);
	await decide(less.id, "undone");
	const more = (await add({ value: "150001" })).json().data;
	expect(more).toMatchObject({ state: "proposed", was: "100000" });
	expect(await feesNow()).toMatchObject([{ amount: 100_000 }]);
	expect((await decide(more.id, "applied")).body).toContain("needs a second person");
	expect((await decide(more.id, "applied", colleague)).statusCode).toBe(200);
	expect(await feesNow()).toMatchObject([{ amount: 150_001 }]);
	for (const { id } of [more, first]) expect((await decide(id, "undone")).statusCode).toBe(200);
	expect(await feesNow()).toEqual([]);
});

test("an added later round becomes the last one", async () => {
	const six = (await add({ field: "closing-rank", fact: CLOSING, value: "45123" })).json().data.id;
	const five = (await add({ field: "closing-rank", fact: { ...CLOSING, round: "5" }, value: "44000" })).json().data.id;
	const rows = await db.$client.query("SELECT round, is_last FROM cutoffs WHERE college_id = $1 ORDER BY round", [
		college.id,
	]);
	expect(rows.rows).toEqual([
		{ round: 5, is_last: false },
		{ round: 6, is_last: true },
	]);
	for (const id of [six, five]) await decide(id, "undone");
	expect(await shown["closing-rank"]()).toEqual([]);
});

test.each([
	["seats", { ...SEATS, year: "2026" }, "60", "a new year of aicte comes as a whole list"],
	["seats", SEATS, "100000", "has to be from 1 to 50,000"],
	["rank", { ...RANK, year: "2026" }, "12", "a new year of engineering comes as a whole list"],
	["placement", { ...PLACEMENT, measure: "median-salary" }, "12", "has to be from 10,000"],
	["placement", { ...PLACEMENT, list: "innovation", measure: "placed" }, "12", "a list that this site does not have"],
	["closing-rank", { ...CLOSING, seat_type: "OPENED" }, "12", "names seats that JoSAA does not print: AI, OPENED"],
	["closing-rank", { ...CLOSING, programme: "Alchemy" }, "12", "names a programme that no counselling here prints"],
	["closing-rank", { ...CLOSING, counselling: "jee-mains Nobody" }, "12", "a list that this site does not have"],
	["closing-rank", { ...CLOSING, year: "1066" }, "12", "has to be from 2015"],
	["closing-rank", CLOSING, "0", "has to be a number above 0"],
	["established", null, "1066", "has to be a year from 1600"],
	["phone", null, "none", "has to be a phone number"],
	["address", null, "x", "has to be an address"],
] as [CorrectedField, object | null, string, string][])(
	"a %s of %j that is %s is refused with a readable reason",
	async (field, fact, value, reason) => {
		const refused = await add({ field, fact, value });
		expect([refused.statusCode, refused.json().errors?.[0].message]).toEqual([400, expect.stringContaining(reason)]);
	},
);

test("several facts of one document are saved together or not at all", async () => {
	const body = [
		{ field: "phone", value: "0832 249 0894" },
		{ field: "seats", value: "61", fact: SEATS },
		{ field: "fee", value: "12", fact: FEE },
	].map((fact) => ({ reason: REASON, source_id: "nirf-2025", college_id: college.id, ...fact }));
	const post = (items: typeof body) => desk.ask("/items/corrections", { method: "POST", token: editor, body: items });
	expect((await post(body)).statusCode).toBe(400);
	expect(await shown.seats()).toEqual([]);
	const made = await post(body.slice(0, 2));
	expect(made.statusCode, made.body).toBe(200);
	expect(await shown.seats()).toMatchObject([{ seats: 61 }]);
	for (const { id } of made.json().data) expect((await decide(id, "undone")).statusCode).toBe(200);
});

test("each counselling lists the words that it prints for its seats", async () => {
	const found = Counsellings.parse((await desk.ask("/content/counsellings", { token: editor })).json().data);
	const josaa = found.find(({ id }) => id === "jee-mains JoSAA");
	expect(josaa).toMatchObject({ name: "JoSAA: JEE Main", quotas: expect.arrayContaining(["AI", "HS", "OS"]) });
	expect(josaa?.categories).toContain("OPEN (PwD)");
});

test("an author cannot add a fee", async () => {
	const token = await desk.tokenOf(await desk.hire({ role: "author" }));
	expect((await add({}, { token })).statusCode).toBe(403);
	expect(await feesNow()).toEqual([]);
});
