import { Fees } from "@uchit/contract/fee.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { useBackend } from "../../apps/backend/src/testing/backend.ts";
import { createRandom } from "../../bench/support/random.ts";
import { ANDHRA, branchOf, readSheet, TELANGANA } from "../predictor/naive/eapcet.ts";

const backend = useBackend();
const DRAWN = 60;
const random = createRandom(20_262_711);
const printed = [...TELANGANA, ANDHRA].flatMap((sheet) =>
	readSheet(sheet).flatMap(({ cells }) => {
		const amount = Number(cells.get("TUITION_FEE") ?? cells.get("Tuition Fee"));
		const authority = sheet === ANDHRA ? "APSCHE" : "TGCHE";
		const code = cells.get("INSTCODE") ?? "";
		return amount > 0 ? [{ authority, code, branch: branchOf(cells), year: sheet.year, amount }] : [];
	}),
);
const fees = Array.from({ length: DRAWN }, () => random.pick(printed));
/** The only institute of these sheets that nobody has decided on. */
const UNDECIDED = "KMTS";

test("one code belongs to one institution in all years", async () => {
	const { rows } = await backend.db.execute(
		sql`SELECT authority, institute FROM college_fees GROUP BY 1, 2 HAVING count(DISTINCT college_id) > 1`,
	);
	expect(rows).toEqual([]);
});

test("every fee drawn from the copies appears on the college's page", async () => {
	const { rows } = await backend.db.execute<{ code: string; slug: string }>(
		sql`SELECT DISTINCT f.authority || ' ' || f.institute AS code, c.slug FROM college_fees f JOIN colleges c ON c.id = f.college_id`,
	);
	const slugs = new Map(rows.map(({ code, slug }) => [code, slug]));
	const decided = fees.filter(({ code }) => code !== UNDECIDED);
	expect(decided.filter(({ authority, code }) => !slugs.has(`${authority} ${code}`))).toEqual([]);
	const answered = await Promise.all(
		decided.map(async ({ authority, code, branch, year }) => {
			const { items } = await backend.read(Fees, `/v1/colleges/${slugs.get(`${authority} ${code}`)}/fees`);
			const found = items.filter((fee) => fee.institute === code && fee.branch === branch && fee.year === year);
			return found.map(({ amount }) => amount);
		}),
	);
	expect(answered).toEqual(decided.map(({ amount }) => [amount]));
});
