import { CutoffPage } from "@uchit/contract/cutoff.ts";
import { Fees } from "@uchit/contract/fee.ts";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { useBackend } from "../../apps/backend/src/testing/backend.ts";
import { createRandom } from "../../bench/support/random.ts";
import { type DrawnRank, readSheets } from "./draw.ts";

const backend = useBackend();
const DRAWN = 60;
const random = createRandom(20_262_711);
const draw = <Row>(rows: readonly Row[]) => Array.from({ length: DRAWN }, () => random.pick(rows));
const sheets = readSheets();
const fees = draw(sheets.fees);
const ranks = draw(sheets.ranks.filter(({ isRepeated }) => !isRepeated));
const repeated = draw(sheets.ranks.filter(({ isRepeated }) => isRepeated));
const slugs = new Map<string, string>();

beforeAll(async () => {
	const { rows } = await backend.db.execute<{ code: string; slug: string }>(
		sql`SELECT DISTINCT f.authority || ' ' || f.institute AS code, c.slug FROM college_fees f JOIN colleges c ON c.id = f.college_id`,
	);
	for (const { code, slug } of rows) slugs.set(code, slug);
});

test("the drawn ranks cover every exam and year", () => {
	expect(new Set(ranks.map(({ exam, year }) => `${exam} ${year}`)).size).toBe(4);
});

test("one code belongs to one institution in all years", async () => {
	const { rows } = await backend.db.execute(
		sql`SELECT authority, institute FROM college_fees GROUP BY 1, 2 HAVING count(DISTINCT college_id) > 1`,
	);
	expect(rows).toEqual([]);
});

test("every fee drawn from the copies appears on the college's page", async () => {
	const answered = await Promise.all(
		fees.map(async ({ authority, code, branch, year }) => {
			const slug = slugs.get(`${authority} ${code}`);
			if (slug === undefined) return undefined;
			const { items } = await backend.read(Fees, `/v1/colleges/${slug}/fees`);
			const found = items.filter((fee) => fee.institute === code && fee.branch === branch && fee.year === year);
			return found.map(({ amount }) => amount);
		}),
	);
	const undecided = fees.filter(({ authority, code }) => !slugs.has(`${authority} ${code}`)).map(({ code }) => code);
	expect([...new Set(undecided)].filter((code) => code !== "KMTS")).toEqual([]);
	expect(answered).toEqual(fees.map(({ code, amount }) => (code === "KMTS" ? undefined : [amount])));
});

test("every rank drawn from the copies is the closing rank of its seat", async () => {
	const answered = await Promise.all(ranks.map((drawn) => closingRanks(drawn)));
	const wrong = ranks.filter(({ rank }, index) => !answered[index]?.includes(rank));
	expect(wrong.filter(({ code }) => code !== "KMTS")).toEqual([]);
});

test("a category whose cell only repeats the open one has no closing rank", async () => {
	const answered = await Promise.all(repeated.map((drawn) => closingRanks(drawn)));
	expect(repeated.filter(({ rank }, index) => answered[index]?.includes(rank))).toEqual([]);
});

async function closingRanks({ exam, authority, code, year, round, name, area, ...seat }: DrawnRank): Promise<number[]> {
	const slug = slugs.get(`${authority} ${code}`);
	if (slug === undefined) return [];
	const query = new URLSearchParams({
		exam,
		year: String(year),
		...(round !== undefined && { round: String(round) }),
		seatType: seat.category,
		gender: seat.isForWomen ? "Female-Only" : "Gender-Neutral",
		limit: "200",
	});
	const { items } = await backend.read(CutoffPage, `/v1/colleges/${slug}/cutoffs?${query}`);
	return items
		.filter(({ programme, quota }) => begin(programme) === begin(name) && quota.startsWith(area))
		.flatMap(({ closingRank }) => closingRank ?? []);
}

/** Merged columns cut a name short or prefix it with a heading. */
function begin(name: string): string {
	return name
		.replace(/^Branch Name /, "")
		.replace(" (5 YEAR INTEGRATED MTECH)", "")
		.replaceAll(/[^A-Za-z]/g, "")
		.slice(0, 40)
		.toUpperCase();
}
