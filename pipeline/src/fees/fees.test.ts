import { expect, test } from "vitest";
import { readAndhra } from "#pipeline/eapcet/andhra.ts";
import { readTelangana } from "#pipeline/eapcet/telangana.ts";
import { buildFees, NO_FEE } from "#pipeline/fees/build.ts";
import type { Mention } from "#pipeline/match/mention.ts";
import { FRA_DATASET } from "./fra.ts";

const rows = [...readTelangana(2023), ...readTelangana(2024), ...readAndhra()];
const institutes = new Map(rows.map(({ code, institute }) => [`${institute.source} ${code}`, institute]));
const decided = [...institutes].map(([code, mention]: [string, Mention]) => ({
	mention,
	match: { collegeId: code, by: "reviewed" as const, why: "looked at" },
}));
const buildSheets = (mentions: Parameters<typeof buildFees>[0]) =>
	buildFees(mentions).filter(({ dataset }) => dataset !== FRA_DATASET && !dataset.startsWith("tg-icet"));
const built = buildSheets(decided);
const feesOf = (dataset: string) => built.find((each) => each.dataset === dataset)?.fees ?? [];

test("every row of a sheet is a fee, a repeat of one, or is refused with the reason", () => {
	expect(built.map(({ report }) => [report.dataset, report.read, report.kept, report.joined, report.refused])).toEqual([
		["tg-eapcet-2023-fees", 952, 952, 0, 0],
		["tg-eapcet-2024-fees", 2_891, 980, 1_911, 0],
		["ap-eapcet-2024-fees", 1_565, 1_476, 0, 89],
	]);
	expect(new Set(built.flatMap(({ refusals }) => refusals.map(({ reason }) => reason)))).toEqual(new Set([NO_FEE]));
});

test("the committee's known fees are read, and apply to its block of years only at private colleges", () => {
	const amounts = (code: string) => [
		...new Set(
			feesOf("tg-eapcet-2024-fees").flatMap((fee) => (fee.institute === code ? [`${fee.amount} ${fee.block}`] : [])),
		),
	];
	expect(amounts("CBIT")).toEqual(["140000 2022-25"]);
	expect(amounts("MGIT")).toEqual(["160000 2022-25"]);
	expect(amounts("JNTH").sort()).toEqual(["100000 undefined", "50000 undefined"]);
});

test("an institute without a decision has no fee, and the refusal gives that reason", () => {
	const [first] = decided;
	const without = buildSheets(decided.filter((each) => each !== first));
	const refused = without.flatMap(({ refusals }) => refusals).filter(({ reason }) => reason !== NO_FEE);
	expect(refused.length).toBeGreaterThan(0);
	expect(new Set(refused.map(({ reason }) => reason))).toEqual(
		new Set(["nobody has decided which institution this is"]),
	);
});
