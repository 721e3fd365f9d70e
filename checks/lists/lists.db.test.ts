import { CutoffPage } from "@uchit/contract/cutoff.ts";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { useBackend } from "../../apps/backend/src/testing/backend.ts";
import { sampled } from "../../e2e/support/sampled.ts";
import { LISTS, type Printed } from "./raw/lists.ts";

const backend = useBackend();
const OF_A_LIST = 5;
const SEED = 44;

/** One list in so many is read in every run. */
const SHARE = 4;
const read = sampled(LISTS, SHARE);
const printed = read.flatMap((list) => list());
const ofInstitutes = Map.groupBy(printed, ({ source, institute }) => `${source}|${institute}`);
const drawn = draw(printed);

type Row = { slug: string; programme: string; seatType: string; round: number | null; figure: number };
const lists = new Map<string, Map<string, Row[]>>();

/** Rows that the site refuses, because nobody has decided which institution they mean; of NEET and MHT-CET's round III also those that another contradicts. */
const undecided = new Set<string>();

beforeAll(async () => {
	const refused = await backend.db.execute<{ row: string }>(
		sql`SELECT concat(dataset, '|', file, '|', line) AS row FROM refusals WHERE reason LIKE 'nobody has decided%' OR ((dataset LIKE 'neet-202_%' OR dataset = 'mht-cet-2025-round-3') AND reason NOT LIKE 'repeats%')`,
	);
	for (const { row } of refused.rows) undecided.add(row);
	for (const source of new Set(drawn.map(({ source }) => source))) {
		const { rows } = await backend.db.execute<Row>(sql`
			SELECT c.slug, p.name AS programme, k.seat_type AS "seatType", k.round, coalesce(k.closing_rank, k.closing_score) AS figure
			FROM cutoffs k JOIN programmes p ON p.id = k.programme_id JOIN colleges c ON c.id = k.college_id WHERE k.source_id = ${source}`);
		lists.set(
			source,
			new Map(Object.entries(Object.groupBy(rows, ({ slug }) => slug)).map(([slug, all = []]) => [slug, all])),
		);
	}
}, 60_000);

test("five figures are drawn of each of the 44 lists, or of those that are read in this run", () => {
	const sources = new Set(drawn.map(({ source }) => source));
	expect(drawn).toHaveLength(sources.size * OF_A_LIST);
	expect(sources.size).toBeGreaterThanOrEqual(read.length);
	if (read.length === LISTS.length) expect(sources.size).toBe(44);
});

test.each(
	drawn.map((printedRow) => [`${printedRow.source} ${printedRow.line} ${printedRow.institute}`, printedRow] as const),
)("%s: the page has the figure that the list prints", async (_name, printedRow) => {
	const { source, file, line, institute, year, round, seatType, figure } = printedRow;
	if (undecided.has(`${source}|${file}|${line}`)) return;
	// Whose page it is, all figures of the printed institute say together.
	const ofInstitute = (ofInstitutes.get(`${source}|${institute}`) ?? []).filter(
		(each) => !undecided.has(`${each.source}|${each.file}|${each.line}`),
	);
	const shares = [...(lists.get(source) ?? [])].map(([slug, rows]) => {
		const keys = new Set(rows.map(keyOfKnown));
		return { slug, share: ofInstitute.filter((each) => keys.has(keyOf(each))).length / ofInstitute.length };
	});
	const [best] = shares.sort((a, b) => b.share - a.share);
	expect(best?.share).toBeGreaterThan(0.9);
	const row = lists
		.get(source)
		?.get(best?.slug ?? "")
		?.find((each) => keyOfKnown(each) === keyOf(printedRow));
	const query = new URLSearchParams({ year: String(year), programme: row?.programme ?? "", limit: "200" });
	if (seatType !== "") query.set("seatType", seatType);
	if (round !== undefined) query.set("round", String(round));
	const { items } = await backend.read(CutoffPage, `/v1/colleges/${best?.slug}/cutoffs?${query}`);
	const shown = items.filter((item) => item.sourceId === source);
	expect(shown.map(({ closingRank, closingScore }) => closingRank ?? closingScore)).toContain(figure);
});

/** Of each list a few figures, the same ones every time. */
function draw(rows: readonly Printed[]): Printed[] {
	let state = SEED;
	const next = (below: number) => {
		state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
	return [...Map.groupBy(rows, ({ source }) => source).values()].flatMap((ofList) =>
		Array.from({ length: OF_A_LIST }, () => ofList[next(ofList.length)]).flatMap((row) => row ?? []),
	);
}

function keyOf({
	programme,
	seatType,
	round,
	figure,
}: Omit<Printed, "source" | "file" | "line" | "year" | "institute">) {
	return [fold(programme), seatType, round ?? "", figure].join("|");
}

function keyOfKnown({ round, ...row }: Row) {
	return keyOf({ ...row, round: round ?? undefined });
}

/** A list breaks words at the edge of a column; a code may be written out, and stands in brackets then. */
function fold(programme: string): string {
	return programme
		.replace(/^.+ \((CSE|IT|EC|EE|CE|MECH|CHEM|AIML|CSBS|MINING|AUTO)\)$/, "$1")
		.replaceAll(/[\s-]/g, "")
		.replaceAll("&", "and")
		.toLowerCase();
}
