import { CutoffPage } from "@uchit/contract/cutoff.ts";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { useBackend } from "../../apps/backend/src/testing/backend.ts";
import { createRandom } from "../../bench/support/random.ts";
import { sampled } from "../../e2e/support/sampled.ts";
import type { Printed } from "../predictor/naive/printed.ts";
import { useRefusals } from "../predictor/service.ts";
import { LISTS } from "./raw/lists.ts";

const backend = useBackend();
const ROWS_PER_LIST = 5;

/** One in this many lists is read in every run. */
const SHARE = 4;
const read = sampled(LISTS, SHARE);
const printed = read.flatMap((list) => list());
const ofInstitutes = Map.groupBy(printed, ({ dataset, institute }) => `${dataset}|${institute}`);
const drawn = draw(printed);

type Row = { slug: string; programme: string; category: string; round: number | null; closing: number };
const lists = new Map<string, Map<string, Row[]>>();

/** For NEET and MHT-CET round III all refused rows except repeats. */
const isRefused = useRefusals(
	backend,
	sql`reason LIKE 'nobody has decided%' OR ((dataset LIKE 'neet-202_%' OR dataset = 'mht-cet-2025-round-3') AND reason NOT LIKE 'repeats%')`,
);

beforeAll(async () => {
	for (const source of new Set(drawn.map(({ dataset }) => dataset))) {
		const { rows } = await backend.db.execute<Row>(sql`
			SELECT c.slug, p.name AS programme, k.seat_type AS category, k.round, coalesce(k.closing_rank, k.closing_score) AS closing
			FROM cutoffs k JOIN programmes p ON p.id = k.programme_id JOIN colleges c ON c.id = k.college_id WHERE k.source_id = ${source}`);
		lists.set(
			source,
			new Map(Object.entries(Object.groupBy(rows, ({ slug }) => slug)).map(([slug, all = []]) => [slug, all])),
		);
	}
}, 60_000);

test("the sample has five figures of each of the 44 lists, or of those read in this run", () => {
	const sources = new Set(drawn.map(({ dataset }) => dataset));
	expect(drawn).toHaveLength(sources.size * ROWS_PER_LIST);
	expect(sources.size).toBeGreaterThanOrEqual(read.length);
	if (read.length === LISTS.length) expect(sources.size).toBe(44);
});

test.each(drawn.map((figure) => [`${figure.dataset} ${figure.line} ${figure.institute}`, figure] as const))(
	"%s: the page has the figure that the list prints",
	async (_name, figure) => {
		const { dataset: source, institute, year, round, category, closing } = figure;
		if (isRefused(figure)) return;
		const ofInstitute = (ofInstitutes.get(`${source}|${institute}`) ?? []).filter((each) => !isRefused(each));
		const shares = [...(lists.get(source) ?? [])].map(([slug, rows]) => {
			const keys = new Set(rows.map(keyOfKnown));
			return { slug, share: ofInstitute.filter((each) => keys.has(keyOf(each))).length / ofInstitute.length };
		});
		const [best] = shares.sort((a, b) => b.share - a.share);
		expect(best?.share).toBeGreaterThan(0.9);
		const row = lists
			.get(source)
			?.get(best?.slug ?? "")
			?.find((each) => keyOfKnown(each) === keyOf(figure));
		const query = new URLSearchParams({ year: String(year), programme: row?.programme ?? "", limit: "200" });
		if (category !== "") query.set("seatType", category);
		if (round !== undefined) query.set("round", String(round));
		const { items } = await backend.read(CutoffPage, `/v1/colleges/${best?.slug}/cutoffs?${query}`);
		const shown = items.filter((item) => item.sourceId === source);
		expect(shown.map(({ closingRank, closingScore }) => closingRank ?? closingScore)).toContain(closing);
	},
);

function draw(rows: readonly Printed[]): Printed[] {
	const random = createRandom(44);
	return [...Map.groupBy(rows, ({ dataset }) => dataset).values()].flatMap((ofList) =>
		Array.from({ length: ROWS_PER_LIST }, () => random.pick(ofList)),
	);
}

function keyOf({ programme, category, round, closing }: Pick<Printed, "programme" | "category" | "round" | "closing">) {
	return [fold(programme), category, round ?? "", closing].join("|");
}

function keyOfKnown({ round, ...row }: Row) {
	return keyOf({ ...row, round: round ?? undefined });
}

/** Lists break words at column edges, and put a code in brackets if it is written out. */
function fold(programme: string): string {
	return programme
		.replace(/^.+ \((CSE|IT|EC|EE|CE|MECH|CHEM|AIML|CSBS|MINING|AUTO)\)$/, "$1")
		.replaceAll(/[\s-]/g, "")
		.replaceAll("&", "and")
		.toLowerCase();
}
