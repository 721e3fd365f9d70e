import { College } from "@uchit/contract/college.ts";
import { PossibleTwins, type SeparateColleges, type TwinPair } from "@uchit/contract/possible-twins.ts";
import { and, eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useDesk } from "#backend/content/testing/desk.ts";
import { revisions } from "#backend/db/schema/content/revision.ts";
import { corrections, separateColleges } from "#backend/db/schema/report.ts";
import { publishFact } from "#backend/db/testing/publish-fact.ts";
import { listPossibleTwins } from "#backend/facts/queries/corrections/twins.ts";

const desk = useDesk({ FIGURES_SECOND_PERSON: "required" });
const { db } = desk.backend;
const REASON = `twins of a test ${process.pid}`;
let editor = "";
let editorId = "";
let waiting: PossibleTwins;

beforeAll(async () => {
	const colleague = await desk.hire({ role: "editor" });
	editorId = colleague.id;
	editor = await desk.tokenOf(colleague);
	waiting = await list();
});
afterAll(async () => {
	await db.delete(separateColleges).where(eq(separateColleges.decidedBy, editorId));
	const made = await db.delete(corrections).where(eq(corrections.reason, REASON)).returning();
	// An exam may have the number of a correction, so the collection is compared too.
	const ofMade = inArray(revisions.item, ["", ...made.map(({ id }) => String(id))]);
	await db.delete(revisions).where(and(eq(revisions.collection, "corrections"), ofMade));
});

async function list(): Promise<PossibleTwins> {
	const reply = await desk.ask("/content/possible-twins", { token: editor });
	return PossibleTwins.parse(reply.json().data);
}

const decide = (body: SeparateColleges) =>
	desk.ask("/content/separate-colleges", { method: "POST", token: editor, body });
const isListed = ({ pairs }: PossibleTwins, { one, other }: TwinPair) =>
	pairs.some((pair) => pair.one.id === one.id && pair.other.id === other.id);
const twinsOf = async (slug: string) =>
	(await desk.backend.read(College, `/v1/colleges/${slug}`)).possibleTwins.map((twin) => twin.slug);

/** Each test has its own pair: they change it. */
function aPair(...reasons: TwinPair["reasons"]): TwinPair {
	const pair = waiting.pairs.find((each) => each.reasons.join() === reasons.join());
	if (pair === undefined) throw new Error(`No pair is listed for ${reasons.join()} alone`);
	return pair;
}

test("two colleges that the lists left undecided wait in the list, and are two on the site once an editor says so", async () => {
	const pair = aPair("undecided");
	const { one, other } = pair;
	expect(pair.evidence).not.toBe("");
	expect(await twinsOf(one.slug)).toContain(other.slug);

	// The order of the two makes no difference.
	expect((await decide({ one: other.id, other: one.id, areSeparate: true })).statusCode).toBe(204);
	const after = await list();
	expect(isListed(after, pair)).toBe(false);
	expect(after.pairs).toHaveLength(Math.min(after.total, 100));
	expect(await twinsOf(one.slug)).not.toContain(other.slug);
	expect(await twinsOf(other.slug)).not.toContain(one.slug);

	expect((await decide({ one: one.id, other: other.id, areSeparate: false })).statusCode).toBe(204);
	expect(isListed(await list(), pair)).toBe(true);
	expect(await twinsOf(one.slug)).toContain(other.slug);
});

test("two colleges of one name in one district wait in the list until their merge waits for a second person", async () => {
	const pair = aPair("name");
	const { rows } = await db.execute(
		sql`SELECT count(DISTINCT district_id)::int AS districts FROM colleges WHERE id IN (${pair.one.id}, ${pair.other.id})`,
	);
	expect(rows).toEqual([{ districts: 1 }]);
	const reply = await desk.ask("/items/corrections", {
		...{ method: "POST", token: editor },
		body: { college_id: pair.one.id, field: "merge", value: pair.other.id, reason: REASON, source_id: "nirf-2025" },
	});
	expect(reply.json().data).toMatchObject({ state: "proposed" });
	expect(isListed(await list(), pair)).toBe(false);
});

test("two colleges of one state with one website may be one", async () => {
	const { one, other, reasons } = aPair("undecided", "name");
	const undone = new Error("undone");
	const work = db.transaction(async (tx) => {
		const site = {
			field: "website",
			value: "https://one.example/",
			printed: "one.example",
			sourceId: "nirf-2025",
		} as const;
		for (const { id } of [one, other]) await publishFact(tx, { collegeId: id, ...site });
		const { pairs } = await listPossibleTwins(tx);
		const found = pairs.find((pair) => pair.one.id === one.id && pair.other.id === other.id);
		expect(found?.reasons).toEqual([...reasons, "site"]);
		expect(found?.evidence).toContain("https://one.example/");
		throw undone;
	});
	await expect(work).rejects.toBe(undone);
});

test("a pair with an unknown college, or of one college, is refused", async () => {
	const { one } = aPair("undecided", "name");
	expect((await decide({ one: one.id, other: "C-0", areSeparate: true })).statusCode).toBe(403);
	expect((await decide({ one: one.id, other: one.id, areSeparate: true })).statusCode).toBe(400);
});
