import { expect, test } from "vitest";
import { buildFees } from "#pipeline/fees/build.ts";
import { readIcet, TG_ICET } from "./read.ts";

const sheets = [...readIcet(2023), ...readIcet(2024)];
const ranks = TG_ICET.flatMap(({ read }) => read());

test("every cell of the copy is a rank of its own line, except the one that prints -1", () => {
	expect(ranks).toHaveLength(4_859 + 6_003);
	expect(new Set(ranks.map(({ line }) => line)).size).toBe(ranks.length);
	expect(new Set(ranks.map(({ exam, rankSpace, year, round }) => `${exam} ${rankSpace} ${year} ${round}`))).toEqual(
		new Set(["ts-icet ts-icet 2023 undefined", "ts-icet ts-icet 2024 undefined"]),
	);
});

test("a category's cell that repeats the open rank is not its rank; an open cell never counts as a repeat", () => {
	const repeated = ranks.filter(({ repeatsOpen }) => repeatsOpen);
	expect(repeated.length).toBeGreaterThan(1_000);
	expect(repeated.filter(({ seatType }) => seatType === "OC")).toEqual([]);
});

test("self-financed seats are separate from the regular ones of the same institute, under the same name", () => {
	const named = (code: string) => sheets.find((row) => row.code === code);
	expect(named("OUCBSF")).toMatchObject({ quota: "SF", seats: "self-financed" });
	expect(named("OUCBSF")?.institute).toEqual(named("OUCB")?.institute);
	expect(sheets.filter(({ institute }) => /SELF FINANCE| SF$/.test(institute.name))).toEqual([]);
	expect(sheets.filter(({ code, quota }) => code.endsWith("SF") !== (quota === "SF"))).toEqual([]);
});

test("a TG EAPCET code is the same institute only if the names agree", () => {
	const institute = (code: string) => sheets.find((row) => row.code === code)?.institute;
	expect(institute("CBIT")).toMatchObject({ source: "tg-eapcet", name: "CHAITANYA BHARATHI INSTITUTE OF TECHNOLOGY" });
	expect(institute("JNTM")).toMatchObject({
		source: "tg-icet",
		name: "JNTUH UNIVERSITY COLLEGE OF MANAGEMENT HYDERABAD",
	});
});

test("each course has one fee in each year, from that year's document", () => {
	const decided = sheets.map(({ institute }) => ({
		mention: institute,
		match: { collegeId: institute.name, by: "reviewed" as const, why: "looked at" },
	}));
	const built = buildFees(decided).filter(({ dataset }) => dataset.startsWith("tg-icet"));
	expect(built.map(({ report: { dataset, read, kept, refused } }) => [dataset, read, kept, refused])).toEqual([
		["tg-icet-2023-fees", 280, 280, 0],
		["tg-icet-2024-fees", 346, 346, 0],
	]);
	const ofCbit = built.flatMap(({ fees }) =>
		fees.filter(({ institute, branch }) => `${institute} ${branch}` === "CBIT MBA"),
	);
	expect(ofCbit.map(({ amount, sourceId }) => [amount, sourceId])).toEqual([
		[90_000, "tg-icet-2023"],
		[110_000, "tg-icet-2024"],
	]);
});
