import { FactImportResult } from "@uchit/contract/fact-import.ts";
import { and, eq, inArray, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useDesk } from "#backend/content/testing/desk.ts";
import { revisions } from "#backend/db/schema/content/revision.ts";
import { corrections, factImports } from "#backend/db/schema/report.ts";
import { rebuildOverlay } from "#backend/facts/queries/corrections/overlay.ts";

const desk = useDesk({ FIGURES_SECOND_PERSON: "optional" });
const strict = useDesk({ FIGURES_SECOND_PERSON: "required" });
const { db } = desk.backend;
const FILE = `a test ${process.pid}.csv`;
const DOCUMENT = { publisher: "The committee", document: "Fees of 2026-27" };
const FEE = { year: "2026", programme: `B.Tech ${process.pid}`, quota: "All the same", covers: "tuition" };
let editor = "";
let colleges: { id: string; slug: string; name: string }[] = [];

beforeAll(async () => {
	editor = await desk.tokenOf(await desk.hire({ role: "editor" }));
	({ rows: colleges } = await db.$client.query(
		`SELECT id, slug, name FROM colleges c WHERE NOT EXISTS (SELECT FROM college_fees WHERE college_id = c.id)
			AND NOT EXISTS (SELECT FROM corrections WHERE college_id = c.id) ORDER BY c.id LIMIT 2500 OFFSET 900`,
	));
});

afterAll(async () => {
	const mine = like(corrections.reason, `%${FILE}`);
	const rows = await db.select({ id: corrections.collegeId }).from(corrections).where(mine);
	const imports = await db.select().from(factImports).where(eq(factImports.file, FILE));
	const items = ["", ...imports.map(({ id }) => String(id))];
	await db.delete(revisions).where(and(eq(revisions.collection, "fact_imports"), inArray(revisions.item, items)));
	await db.delete(corrections).where(mine);
	await db.delete(factImports).where(eq(factImports.file, FILE));
	await db.transaction((tx) =>
		rebuildOverlay(
			tx,
			rows.map(({ id }) => id),
		),
	);
}, 120_000);

type Fact = { row: number; college_id: string; field: string; value: string; fact?: object };

async function bringIn(facts: readonly Fact[], { isTrial = false, kind = "fee", by = desk, token = editor } = {}) {
	const body = { kind, file: FILE, document: DOCUMENT, isTrial, facts };
	const reply = await by.ask("/content/fact-imports", { method: "POST", token, body });
	expect(reply.statusCode, reply.body).toBe(200);
	return FactImportResult.parse(reply.json().data);
}

function fee(at: number, value: string, change: object = {}): Fact {
	return { row: at + 1, college_id: colleges[at]?.id ?? "", field: "fee", value, fact: { ...FEE, ...change } };
}

function decide(id: unknown, state: string, { by = desk, token = editor } = {}) {
	return by.ask(`/items/fact_imports/${id}`, { method: "PATCH", token, body: { state } });
}

async function feesAt(from: number, to: number): Promise<number[]> {
	const ids = colleges.slice(from, to).map(({ id }) => id);
	const { rows } = await db.$client.query("SELECT amount FROM college_fees WHERE college_id = ANY($1) ORDER BY 1", [
		ids,
	]);
	return rows.map(({ amount }) => Number(amount));
}

test("a table is tried row by row, imported as one step of the history, and undone in one", async () => {
	const facts = [
		fee(0, "1,25,000"),
		fee(1, "12"),
		fee(2, "90000", { quota: "Everybody" }),
		{ ...fee(3, "90000"), college_id: "U-none" },
		fee(0, "1,30,000"),
		fee(4, "₹ 80,000"),
	];
	const tried = await bringIn(facts, { isTrial: true });
	expect(tried.id).toBeUndefined();
	expect(tried.facts.map(({ outcome, reason }) => [outcome, reason])).toEqual([
		["new", undefined],
		["wrong", expect.stringContaining("has to be from 100")],
		["wrong", expect.stringContaining("“Whose seats”")],
		["wrong", "It is not a college of the site."],
		["wrong", "It is about what row 1 is about, which says 125000: only one of them can be right."],
		["new", undefined],
	]);
	expect(await feesAt(0, 5)).toEqual([]);

	const { id } = await bringIn(facts);
	expect(await feesAt(0, 5)).toEqual([80_000, 125_000]);
	const again = await bringIn([fee(0, "125000"), fee(4, "1,00,000"), fee(5, "70000")]);
	expect(again.facts.map(({ outcome, was }) => [outcome, was])).toEqual([
		["same", "125000"],
		["changed", "80000"],
		["new", ""],
	]);
	const steps = await db
		.select()
		.from(revisions)
		.where(and(eq(revisions.collection, "fact_imports"), eq(revisions.item, String(id))));
	expect(steps).toMatchObject([{ action: "create", data: { file: FILE, facts: 2, state: "applied" } }]);
	const own = await db
		.select()
		.from(corrections)
		.where(eq(corrections.importId, Number(id)));
	const ofCorrections = inArray(
		revisions.item,
		own.map(({ id: each }) => String(each)),
	);
	expect(
		await db
			.select()
			.from(revisions)
			.where(and(eq(revisions.collection, "corrections"), ofCorrections)),
	).toEqual([]);

	const undone = await decide(again.id, "undone");
	expect(undone.statusCode, undone.body).toBe(200);
	expect(await feesAt(0, 6)).toEqual([80_000, 125_000]);
	expect((await decide(id, "undone")).statusCode).toBe(200);
	expect(await feesAt(0, 6)).toEqual([]);
	expect((await decide(id, "applied")).statusCode).toBe(400);
	const now = await db
		.select()
		.from(corrections)
		.where(eq(corrections.importId, Number(id)));
	expect(now.map(({ state }) => state)).toEqual(["undone", "undone"]);
});

test("changes of more than half wait; another editor agrees to all of them, or all are undone", async () => {
	const second = await desk.tokenOf(await desk.hire({ role: "editor" }));
	const first = await bringIn([fee(10, "100000"), fee(11, "100000")]);
	const later = await bringIn([fee(10, "200000"), fee(11, "120000")]);
	expect(later.facts.map(({ waits }) => waits)).toEqual([true, false]);
	expect(await feesAt(10, 12)).toEqual([100_000, 120_000]);
	expect((await decide(later.id, "applied")).body).toContain("needs a second person");
	expect((await decide(later.id, "applied", { by: desk, token: second })).statusCode).toBe(200);
	expect(await feesAt(10, 12)).toEqual([120_000, 200_000]);
	await decide(later.id, "undone");
	await decide(first.id, "undone");
	expect(await feesAt(10, 12)).toEqual([]);

	const waiting = await bringIn([fee(12, "100000")], { by: strict });
	expect(await feesAt(12, 13)).toEqual([]);
	await decide(waiting.id, "undone");
	const [refused] = await db
		.select()
		.from(corrections)
		.where(eq(corrections.importId, Number(waiting.id)));
	expect(refused?.state).toBe("refused");
});

const SEATS = { year: "2025", authority: "aicte", programme: "Engineering and Technology", level: "undergraduate" };
const PLACEMENT = { list: "engineering", year: "2025", level: "ug-4", cohort: "2021", measure: "placed" };
const CLOSING = {
	...{ counselling: "jee-mains JoSAA", year: "2025", round: "6", quota: "AI", seat_type: "OPEN" },
	...{ gender: "Gender-Neutral", programme: "Civil Engineering (4 Years, Bachelor of Technology)" },
};

const MISTAKES: Readonly<Record<number, [change: Partial<Fact>, reason: string]>> = {
	7: [{ value: "" }, "is empty"],
	14: [{ value: "many" }, "has to be"],
	21: [{ college_id: "U-none" }, "is not a college of the site"],
	28: [{ fact: { year: "1066" } }, "from 2015 to"],
	35: [{ fact: { colour: "red" } }, "is not among the facts"],
};

test.each([
	["fee", FEE, "125000"],
	["seats", { ...SEATS, course: `Civil ${process.pid}` }, "61"],
	["placement", PLACEMENT, "87"],
	["closing-rank", CLOSING, "45123"],
] as const)(
	"of fifty rows of %s with five mistakes forty-five are brought in, and undone",
	async (kind, parts, value) => {
		const facts = Array.from({ length: 50 }, (_, at): Fact => {
			const change = MISTAKES[at]?.[0];
			const of = { row: at + 2, college_id: colleges[100 + at]?.id ?? "", field: kind, value };
			return { ...of, ...change, fact: { ...parts, ...change?.fact } };
		});
		const { id, facts: imported } = await bringIn(facts, { kind });
		const wrong = imported.flatMap(({ reason }, at) => (reason === undefined ? [] : [[at, reason]]));
		expect(wrong).toEqual(
			Object.entries(MISTAKES).map(([at, [, reason]]) => [Number(at), expect.stringContaining(reason)]),
		);
		const made = await db
			.select()
			.from(corrections)
			.where(eq(corrections.importId, Number(id)));
		expect(made.map(({ state }) => state)).toEqual(Array(45).fill("applied"));
		expect(made.map(({ about }) => about).filter((about) => !/202[156]/.test(about))).toEqual([]);
		const again = await bringIn(facts, { kind, isTrial: true });
		expect(again.facts.filter(({ outcome }) => outcome === "same")).toHaveLength(45);
		expect((await decide(id, "undone")).statusCode).toBe(200);
		const after = await bringIn(facts, { kind, isTrial: true });
		expect(after.facts.filter(({ outcome }) => outcome === "new")).toHaveLength(45);
	},
);

test.each([
	[
		"a fact of another kind",
		[{ row: 1, college_id: "U-0456", field: "name", value: "Another" }],
		"is not a field of a table of fee",
	],
	["an empty value", [{ row: 1, college_id: "U-0456", field: "fee", value: " " }], "is empty"],
])("%s is refused with a readable reason", async (_what, facts, reason) => {
	const {
		facts: [only],
	} = await bringIn(facts, { isTrial: true });
	expect(only).toMatchObject({ outcome: "wrong", reason: expect.stringContaining(reason) });
});

test("a table without new facts is refused, and so is an author's", async () => {
	const post = (token: string, facts: readonly Fact[]) =>
		desk.ask("/content/fact-imports", {
			...{ method: "POST", token },
			body: { kind: "fee", file: FILE, document: DOCUMENT, isTrial: false, facts: [...facts] },
		});
	expect((await post(editor, [fee(0, "12")])).body).toContain("has no value that differs from the site");
	const author = await desk.tokenOf(await desk.hire({ role: "author" }));
	expect((await post(author, [fee(0, "125000")])).statusCode).toBe(403);
	expect(
		(
			await post(
				editor,
				Array.from({ length: 5_001 }, () => fee(0, "1")),
			)
		).body,
	).toContain("at most 5000");
});

test("only a name with its place is certain; a name alone, a shared and an unknown one need a person's choice", async () => {
	const [one] = colleges;
	const ask = async (names: object[]) =>
		(await desk.ask("/content/colleges-called", { method: "POST", token: editor, body: { names } })).json().data;
	const found = await ask([
		{ name: "Indian Institute of Technology Goa", place: "Goa" },
		{ name: "indian institute of technology, goa" },
		{ name: "IIT Goa", place: "Bihar" },
		{ name: one?.id },
		{ name: `https://uchit.example/college/${one?.slug}/cost` },
		{ name: "Government Polytechnic" },
		{ name: "Qwxyz" },
	]);
	expect(found.map(({ is }: { is: string }) => is)).toEqual([
		"certain",
		"exact",
		"unsure",
		"certain",
		"certain",
		"unsure",
		"unsure",
	]);
	expect(found[3].colleges).toMatchObject([{ id: one?.id, name: one?.name }]);
	expect(found[5].colleges.length).toBeGreaterThan(1);
	expect(found[6].colleges).toEqual([]);
});

test("a code is certain if its college has the name too; with another name a person chooses between both", async () => {
	const [one, other] = colleges;
	const names = [
		{ name: one?.name, code: one?.id },
		{ name: other?.name, code: one?.id },
		{ name: "", code: one?.id },
	];
	const found = (await desk.ask("/content/colleges-called", { method: "POST", token: editor, body: { names } })).json();
	expect(found.data[0]).toMatchObject({ is: "certain", colleges: [{ id: one?.id }] });
	expect(found.data[1].is).toBe("unsure");
	expect(found.data[1].colleges.map(({ id }: { id: string }) => id)).toEqual(
		expect.arrayContaining([one?.id, other?.id]),
	);
	expect(found.data[2]).toMatchObject({ is: "unsure", colleges: [{ id: one?.id }] });
});

test("five thousand rows are tried, imported and undone, each in less than half a minute", async () => {
	const facts = Array.from({ length: 5_000 }, (_, at) =>
		fee(Math.floor(at / 2), String(50_000 + at), { programme: `B.Tech ${at % 2} ${process.pid}` }),
	);
	const took: number[] = [];
	const time = async <Result>(work: () => Promise<Result>) => {
		const start = performance.now();
		const result = await work();
		took.push(Math.round(performance.now() - start));
		return result;
	};
	await time(() => bringIn(facts, { isTrial: true }));
	const { id } = await time(() => bringIn(facts));
	expect(await feesAt(0, 2500)).toHaveLength(5_000);
	expect((await time(() => decide(id, "undone"))).statusCode).toBe(200);
	expect(await feesAt(0, 2500)).toEqual([]);
	process.stdout.write(`5,000 rows: tried, brought in, undone in ${took.join(", ")} ms\n`);
	for (const ms of took) expect(ms).toBeLessThan(30_000);
}, 200_000);
