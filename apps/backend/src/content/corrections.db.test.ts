import { College, CollegeResults } from "@uchit/contract/college.ts";
import { CORRECTED_FIELDS, type CorrectedField } from "@uchit/contract/correction.ts";
import { Corrections } from "@uchit/contract/corrections.ts";
import { and, eq, inArray, like, or } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { useDesk } from "#backend/content/testing/desk.ts";
import { colleges } from "#backend/db/schema/college.ts";
import { redirects } from "#backend/db/schema/content/redirect.ts";
import { revisions } from "#backend/db/schema/content/revision.ts";
import { corrections, reports } from "#backend/db/schema/report.ts";
import { sources } from "#backend/db/schema/source.ts";
import { rebuildOverlay, recordDisagreements } from "#backend/facts/queries/corrections/overlay.ts";
import { STORED_FACTS } from "#backend/facts/queries/corrections/stored-facts.ts";
import { useBackend } from "#backend/testing/backend.ts";

const desk = useDesk({ FIGURES_SECOND_PERSON: "optional" });
const strict = useDesk({ FIGURES_SECOND_PERSON: "required" });
const other = useBackend();
const { db } = desk.backend;

const REASON = `corrected by a test ${process.pid}`;
const MINE = like(corrections.reason, `${REASON}%`);
let editor = "";
let colleague = "";

beforeAll(async () => {
	editor = await desk.tokenOf(await desk.hire({ role: "editor" }));
	colleague = await desk.tokenOf(await desk.hire({ role: "editor" }));
	// Builds both first indexes here, so that the tests time only the correction.
	for (const { get } of [desk.backend, other]) await get("/v1/colleges?q=iit");
}, 120_000);

afterAll(async () => {
	const mine = await db.select().from(corrections).where(MINE);
	const touched = [...new Set(mine.map(({ collegeId }) => collegeId))];
	const ids = mine.map(({ id }) => String(id));
	await db.delete(revisions).where(and(eq(revisions.collection, "corrections"), inArray(revisions.item, ["", ...ids])));
	await db.delete(corrections).where(MINE);
	await db.transaction((tx) => rebuildOverlay(tx, touched));
	await db.delete(reports).where(eq(reports.message, REASON));
	await db
		.delete(redirects)
		.where(or(like(redirects.from_path, `%${process.pid}`), like(redirects.to_path, `%${process.pid}`)));
	await db.delete(sources).where(like(sources.id, "desk-%"));
});

const VALUES: Readonly<Record<CorrectedField, string>> = {
	...{ name: `Corrected Institute ${process.pid}`, slug: `corrected-${process.pid}`, city: "Corrected Town" },
	...{
		alias: "Corrected Alias",
		website: "https://corrected.example/",
		phone: "044 1234 5678",
		address: "1, Corrected Road",
	},
	...{ pin: "110001", ownership: "government-aided", established: "1801", affiliation: "Corrected University" },
	...{ category: "13", programme: "CORRECTED ENGINEERING", seats: "43219", fee: "1,23,456", placement: "98765" },
	...{ rank: "987", "closing-rank": "1234567", "cutoff-mark": "1234567" },
};

function addressOf(field: CorrectedField, slug: string): string {
	const part: Partial<Record<CorrectedField, string>> = {
		...{ programme: "/courses", seats: "/courses", fee: "/fees", placement: "/outcomes" },
		...{ "closing-rank": "/cutoffs?pageSize=200", "cutoff-mark": "/cutoffs?pageSize=200" },
	};
	return `/v1/colleges/${slug}${part[field] ?? ""}`;
}

async function someCollege(field: CorrectedField): Promise<{ id: string; slug: string }> {
	const { table, college, column, only = {} } = STORED_FACTS[field];
	const { rows } = await db.$client.query<{ id: string; slug: string }>(
		`SELECT c.id, c.slug FROM ${table} t JOIN colleges c ON c.id = t.${college}
			WHERE to_jsonb(t) @> $1 AND t.${column} IS NOT NULL ${FEW[field] ?? ""} LIMIT 1 OFFSET ${OFFSET[field] ?? 500}`,
		[JSON.stringify(only)],
	);
	const [found] = rows.length > 0 ? rows : await db.select().from(colleges).where(eq(colleges.id, "C-10219"));
	if (found === undefined) throw new Error(`No institution has a ${field}`);
	return found;
}
const FEW: Partial<Record<CorrectedField, string>> = {
	"closing-rank": "AND c.id = 'C-10219'",
	"cutoff-mark": "AND c.id = 'C-73342'",
};
const OFFSET: Partial<Record<CorrectedField, number>> = { "closing-rank": 0, "cutoff-mark": 0, alias: 50 };

async function correctableOf(college: string, field: CorrectedField) {
	const reply = await desk.ask(`/content/correctable?college=${college}&field=${field}`, { token: editor });
	return reply.json().data as { fact: object; about: string; value: string }[];
}

function send(body: Record<string, unknown>, { by = desk, token = editor } = {}) {
	return by.ask("/items/corrections", {
		method: "POST",
		token,
		body: { reason: REASON, source_id: "nirf-2025", ...body },
	});
}

async function agreed(correction: { id: number; state: string; value: string }) {
	if (correction.state !== "proposed") return correction;
	const at = `/items/corrections/${correction.id}`;
	return (await desk.ask(at, { method: "PATCH", token: colleague, body: { state: "applied" } })).json().data;
}

test("beside a new address that of another source stood there, and no load disagrees with that", async () => {
	const { id } = await someCollege("address");
	const printed = (await correctableOf(id, "address")).map(({ value }) => value);
	const made = await send({ college_id: id, field: "address", value: VALUES.address });
	expect(made.statusCode, made.body).toBe(200);
	const correction = made.json().data;
	expect(printed).toContain(correction.was);
	await db.transaction(async (tx) => recordDisagreements(tx, await rebuildOverlay(tx, [id])));
	const at = `/items/corrections/${correction.id}`;
	expect((await desk.ask(at, { token: editor })).json().data).toMatchObject({ was: correction.was, says: null });
	const undone = await desk.ask(at, { method: "PATCH", token: editor, body: { state: "undone" } });
	expect(undone.statusCode, undone.body).toBe(200);
	expect((await correctableOf(id, "address")).map(({ value }) => value)).toEqual(printed);
});

test.each(CORRECTED_FIELDS)(
	"a corrected %s is on the pages of two instances at once, and gone when it is undone",
	async (field) => {
		const { id, slug } = await someCollege(field);
		const [known] = await correctableOf(id, field);
		const value = VALUES[field];
		const made = await send({ college_id: id, field, fact: known?.fact, value });
		expect(made.statusCode, made.body).toBe(200);
		const correction = await agreed(made.json().data);
		expect(correction).toMatchObject({ state: "applied", was: known?.value ?? "" });
		const now = field === "slug" ? value : slug;
		const isShown = async ({ get }: typeof other) => {
			const { body, statusCode } = await get(addressOf(field, now));
			return (
				statusCode === 200 && (field === "slug" || field === "alias" || body.includes(shownAs(field, correction.value)))
			);
		};
		await vi.waitFor(
			async () => expect(await Promise.all([isShown(desk.backend), isShown(other)])).toEqual([true, true]),
			{ interval: 5, timeout: 20_000 },
		);
		const listed = (await other.read(Corrections, "/v1/corrections")).items.find(({ college }) => college.slug === now);
		expect(listed).toMatchObject({ field, isUndone: false });

		const undone = await desk.ask(`/items/corrections/${correction.id}`, {
			method: "PATCH",
			token: editor,
			body: { state: "undone" },
		});
		expect(undone.statusCode, undone.body).toBe(200);
		expect((await correctableOf(id, field))[0]).toEqual(known);
	},
);

function shownAs(field: CorrectedField, value: string): string {
	return field === "category" ? '"slug":"architecture"' : value;
}

test("a corrected fee is on the cards of lists too", async () => {
	const { rows } = await db.$client.query<{ id: string; slug: string; name: string }>(
		`SELECT c.id, c.slug, c.name FROM college_fees f JOIN colleges c ON c.id = f.college_id
			WHERE NOT EXISTS (SELECT FROM corrections k WHERE k.college_id = c.id)
			GROUP BY c.id, c.slug, c.name HAVING count(*) = 1 ORDER BY c.id LIMIT 1`,
	);
	const [college] = rows;
	if (college === undefined) throw new Error("No institution has one fee alone");
	const [known] = await correctableOf(college.id, "fee");
	const listedFee = async () => {
		const { items } = await other.read(CollegeResults, `/v1/colleges?q=${encodeURIComponent(college.name)}`);
		return items.find(({ slug }) => slug === college.slug)?.fee?.least;
	};
	expect(await listedFee()).toBe(Number(known?.value));
	const made = await send({ college_id: college.id, field: "fee", fact: known?.fact, value: "1,23,457" });
	await agreed(made.json().data);
	await vi.waitFor(async () => expect(await listedFee()).toBe(123_457), { interval: 50, timeout: 20_000 });
	const body = { state: "undone" };
	await desk.ask(`/items/corrections/${made.json().data.id}`, { method: "PATCH", token: editor, body });
	await vi.waitFor(async () => expect(await listedFee()).toBe(Number(known?.value)), { interval: 50, timeout: 20_000 });
});

test("a figure waits for a second person where the site requires one, and its writer does not count", async () => {
	const college = await someCollege("fee");
	const [known] = await correctableOf(college.id, "fee");
	const made = await send({ college_id: college.id, field: "fee", fact: known?.fact, value: "654321" }, { by: strict });
	const { id, state, was } = made.json().data;
	expect([state, was]).toEqual(["proposed", known?.value]);
	expect((await correctableOf(college.id, "fee"))[0]).toEqual(known);
	expect(listedOf(await other.read(Corrections, "/v1/corrections"), college.slug)).toEqual([]);
	const decide = (token: string, to: string) =>
		strict.ask(`/items/corrections/${id}`, { method: "PATCH", token, body: { state: to } });
	expect((await decide(editor, "applied")).body).toContain("needs a second person");
	expect((await decide(colleague, "applied")).statusCode).toBe(200);
	expect((await correctableOf(college.id, "fee")).map(({ value }) => value)).toContain("654321");
	expect((await decide(colleague, "undone")).statusCode).toBe(200);
	expect((await correctableOf(college.id, "fee"))[0]).toEqual(known);
	expect((await decide(colleague, "applied")).body).toContain("cannot become");
});

test("undoing the first of two corrections of one fact leaves the second in place", async () => {
	const { id } = await someCollege("city");
	const cityOf = async () => (await db.select().from(colleges).where(eq(colleges.id, id)))[0]?.city;
	const before = await cityOf();
	const [first, second] = [
		await send({ college_id: id, field: "city", value: "First" }),
		await send({ college_id: id, field: "city", value: "Second" }),
	];
	const undo = (made: typeof first) =>
		desk.ask(`/items/corrections/${made.json().data.id}`, {
			method: "PATCH",
			token: editor,
			body: { state: "undone" },
		});
	await undo(first);
	expect(await cityOf()).toBe("Second");
	await undo(second);
	expect(await cityOf()).toBe(before);
});

test("a correction answers the visitor's report that led to it; undoing it reopens the report", async () => {
	const { id, slug } = await someCollege("phone");
	const sent = { college: slug, fact: "phone", message: REASON };
	const { number, token } = (
		await desk.backend.app.inject({ url: "/v1/reports", method: "POST", payload: sent })
	).json();
	const named = {
		publisher: "The college",
		document: "Its page of contacts",
		address: "https://college.example/contact",
	};
	const source = await desk.ask("/content/sources", { method: "POST", token: editor, body: named });
	expect(source.statusCode, source.body).toBe(201);
	// An address without the parts that people leave out counts as the same.
	const again = { method: "POST", token: editor, body: { ...named, address: "college.example/contact" } } as const;
	expect((await desk.ask("/content/sources", again)).json().data).toEqual(source.json().data);
	const about = { college_id: id, field: "phone", report_id: number, source_id: source.json().data.id };
	const made = await send({ ...about, value: "011 2345 6789" });
	expect((await desk.backend.get(`/v1/reports/${token}`)).json()).toMatchObject({
		status: "corrected",
		outcome: "Phone: nothing → “011 2345 6789”. Source: The college, Its page of contacts.",
	});
	const [shown] = await correctableOf(id, "phone");
	expect(shown?.about).toBe(`The college: Its page of contacts · ${new Date().getFullYear()}`);
	const page = await desk.backend.read(College, `/v1/colleges/${slug}`);
	expect(page.sources).toContainEqual(expect.objectContaining(named));
	await desk.ask(`/items/corrections/${made.json().data.id}`, {
		method: "PATCH",
		token: editor,
		body: { state: "undone" },
	});
	expect((await desk.backend.get(`/v1/reports/${token}`)).json()).toMatchObject({ status: "open" });
});

test.each([
	["fee", "free", "has to be whole rupees"],
	["fee", "0", "has to be whole rupees"],
	["seats", "0", "has to be a whole number above 0"],
	["closing-rank", "0", "has to be a number above 0"],
	["rank", "12.5", "has to be a whole number"],
	["established", "3024", "has to be a year"],
	["established", "1066", "has to be a year from 1600"],
	["phone", "not a phone", "has to be a phone number"],
	["phone", "12345", "has to be a phone number"],
	["address", "x", "has to be an address"],
	["pin", "01234", "has to be six digits"],
	["website", "the college", "has to be the address of a site"],
	["category", "99", "has to be one of"],
	["name", " ", "is empty"],
	["fee", "1000", "is required: choose which"],
] as const)("a %s that is to be “%s” is refused in words, and nothing is kept", async (field, value, reason) => {
	const { id } = await someCollege(field);
	const refused = await send({ college_id: id, field, value, reason: `${REASON} refused` });
	expect(refused.statusCode).toBe(400);
	expect(refused.body).toContain(reason);
	expect(
		await db
			.select()
			.from(corrections)
			.where(eq(corrections.reason, `${REASON} refused`)),
	).toEqual([]);
});

test("a correction applies only to a fact of its own institution, and cannot be moved", async () => {
	const college = await someCollege("fee");
	const [known] = await correctableOf(college.id, "fee");
	const same = await send({ college_id: college.id, field: "fee", fact: known?.fact, value: known?.value });
	expect(same.body).toContain("is already the value on the site");
	const wrong = await send({ college_id: "U-0456", field: "fee", fact: known?.fact, value: "1000" });
	expect(wrong.body).toContain("is not among the facts of this institution");
	const made = await send({ college_id: college.id, field: "fee", fact: known?.fact, value: "1000" });
	const change = { method: "PATCH", token: editor, body: { value: "2000" } } as const;
	const changed = await desk.ask(`/items/corrections/${made.json().data.id}`, change);
	expect(changed.body).toContain("cannot change: make another correction");
});

function listedOf({ items }: Corrections, slug: string) {
	return items
		.filter(({ college }) => college.slug === slug && !college.name.includes("Corrected"))
		.filter(({ isUndone }) => !isUndone);
}
