import { isGeneralPool, isScoreSpace, isUsable } from "@uchit/contract/cutoff-use.ts";
import { describe, expect, test } from "vitest";
import { CLAT } from "#pipeline/clat/read.ts";
import { COMEDK, COMEDK_ROUNDS } from "#pipeline/comedk/read.ts";
import { COUNSELLINGS } from "#pipeline/counsellings.ts";
import { CSAB } from "#pipeline/csab/read.ts";
import { DU_CSAS } from "#pipeline/du-csas/read.ts";
import { GUJARAT } from "#pipeline/gujcet/read.ts";
import { JAC_DELHI } from "#pipeline/jac-delhi/read.ts";
import { KCET } from "#pipeline/kcet/read.ts";
import { KEAM } from "#pipeline/keam/read.ts";
import { MHT_CET } from "#pipeline/mhtcet/read.ts";
import { MP_DTE } from "#pipeline/mpdte/read.ts";
import { NEET } from "#pipeline/neet/read.ts";
import { OJEE } from "#pipeline/ojee/read.ts";
import { readSources } from "#pipeline/sources.ts";
import { TNEA } from "#pipeline/tnea/read.ts";
import { UPTAC } from "#pipeline/uptac/read.ts";
import { WBJEE } from "#pipeline/wbjee/read.ts";

const rowsOf = new Map([...CSAB, ...COUNSELLINGS].map((counselling) => [counselling.sourceId, counselling.read()]));
const all = [...rowsOf.values()].flat();
const rows = ({ sourceId }: { sourceId: string }) => rowsOf.get(sourceId) ?? [];
const [ENGINEERING, PHARMACY, HEALTH] = GUJARAT;

describe("every counselling", () => {
	test("is read completely", () => {
		const beside = [...rowsOf].filter(([id]) => !/^neet-202[56]/.test(id));
		expect(Object.fromEntries(beside.map(([id, read]) => [id, read.length]))).toEqual({
			"csab-2024": 9_734,
			"csab-2025": 13_881,
			"neet-2024": 2_969,
			"kcet-2025": 43_953,
			"mht-cet-undated": 12_897,
			"wbjee-2026": 1_887,
			"keam-2026": 4_394,
			"jac-delhi-2025": 772,
			"comedk-2025": 508,
			"tnea-undated": 4_952,
			"ojee-2025": 1_517,
			"mht-cet-2025": 10_901,
			"mht-cet-2025-round-3": 17_790,
			"comedk-2024": 1_742,
			"comedk-2025-round-1": 525,
			"uptac-2024": 9_299,
			"uptac-2025": 4_926,
			"mpdte-2025": 1_936,
			"clat-2026": 363,
			"bitsat-2022": 38,
			"bitsat-2023": 38,
			"bitsat-2024": 41,
			"bitsat-2025": 48,
			"bitsat-2026": 50,
			"du-csas-2025": 6_920,
			"ccmt-2021": 7_931,
			"ccmt-2022": 7_435,
			"ccmt-2022-special": 2_023,
			"ccmt-2022-spot": 306,
			"ccmt-2023": 6_020,
			"ccmt-2023-special": 1_347,
			"ccmt-2023-spot": 291,
			"ccmt-2024": 6_211,
			"ccmt-2024-special": 2_292,
			"ccmt-2024-spot": 729,
			"ccmt-2025": 6_555,
			"ccmt-2025-special": 3_483,
			"ccmt-2025-spot": 868,
			"gujcet-2025": 1_954,
			"gujarat-pharmacy-2024": 533,
			"gujarat-health-undated": 753,
			"tg-eapcet-2023": 16_326,
			"tg-eapcet-2024": 49_518,
			"tg-eapcet-2025": 59_301,
			"ap-eapcet-2024": 25_505,
			"tg-icet-2023": 4_859,
			"tg-icet-2024": 6_003,
		});
	});

	test("has its receipt", () => {
		const known = new Set(readSources().map(({ id }) => id));
		expect([...rowsOf.keys()].filter((id) => !known.has(id))).toEqual([]);
	});

	test("never shows a figure of 0", () => {
		const figures = all.flatMap(({ openingRank, closingRank, closingScore }) => [
			openingRank,
			closingRank,
			closingScore,
		]);
		expect(figures.filter((figure) => figure !== undefined && figure <= 0)).toEqual([]);
	});

	test("is marked where its copy is undated, and no tool uses the row", () => {
		const undated = all.filter(({ year }) => year === undefined);
		expect(new Set(undated.map(({ sourceId }) => sourceId))).toEqual(
			new Set(["mht-cet-undated", "tnea-undated", "gujarat-health-undated"]),
		);
		expect(undated.filter(({ yearNote }) => yearNote === undefined)).toEqual([]);
		expect(undated.filter(isUsable)).toEqual([]);
	});

	test("closes by marks in a space of marks, and by ranks in a space of ranks", () => {
		const readable = all.filter(({ unreadable }) => unreadable === undefined);
		expect(
			readable.filter(({ rankSpace, closingRank }) => isScoreSpace(rankSpace) === (closingRank !== undefined)),
		).toEqual([]);
	});
});

describe("ranks of different exams are never mixed", () => {
	test("WBJEE's seats by JEE Main carry the ranks of JEE Main", () => {
		const spaces = Map.groupBy(rows(WBJEE), ({ rankSpace }) => rankSpace);
		expect([...spaces.keys()].sort()).toEqual(["jee-main-barch-crl", "jee-main-crl", "wbjee-general-merit"]);
		expect(new Set(spaces.get("jee-main-crl")?.map(({ exam }) => exam))).toEqual(new Set(["jee-mains"]));
		expect(Math.max(...(spaces.get("wbjee-general-merit") ?? []).flatMap(({ closingRank }) => closingRank ?? []))).toBe(
			92_749,
		);
	});

	test("Gujarat's NEET marks and percentages are two spaces; a mark that fits neither is left out", () => {
		const health = HEALTH === undefined ? [] : rows(HEALTH);
		const scores = (space: string) =>
			health
				.filter(({ rankSpace, mark }) => rankSpace === space && !mark)
				.flatMap(({ closingScore }) => closingScore ?? []);
		expect(Math.min(...scores("neet-score"))).toBeGreaterThan(100);
		expect(Math.max(...scores("gujarat-health-score"))).toBeLessThanOrEqual(100);
		expect(rows(ENGINEERING ?? NEET)[0]).toMatchObject({ closingRank: 22_103, closingScore: 52.95 });
		expect(new Set(rows(PHARMACY ?? NEET).map(({ year }) => year))).toEqual(new Set([2024]));
	});

	test("TNEA closes by marks of 200: an invalid mark is unreadable, and an impossibly low mark is marked", () => {
		const tnea = rows(TNEA);
		expect(tnea.filter(({ unreadable }) => unreadable !== undefined)).toHaveLength(15);
		const accepted = tnea.filter(({ unreadable }) => unreadable === undefined);
		expect(accepted.every(({ closingScore = 0 }) => closingScore > 0 && closingScore <= 200)).toBe(true);
		expect(accepted.filter(({ closingScore = 0, mark }) => closingScore < 70 && mark !== "suspect")).toEqual([]);
	});
});

describe("the lists of 2024 to 2026", () => {
	test("CSAB's ranks are all of the common list: in JoSAA's list the same ST seats close at a hundredth", () => {
		const csab2024 = rowsOf.get("csab-2024") ?? [];
		expect(new Set(csab2024.map(({ rankSpace }) => rankSpace))).toEqual(
			new Set(["jee-main-crl", "jee-main-barch-crl", "jee-main-bplan-crl"]),
		);
		const ofTribes = csab2024.flatMap(({ seatType, closingRank }) => (seatType === "ST" ? (closingRank ?? []) : []));
		expect(ofTribes.sort((a, b) => a - b)[Math.floor(ofTribes.length / 2)]).toBeGreaterThan(100_000);
		expect(csab2024[0]?.yearNote).toMatch(/inferred/);
	});

	test("COMEDK's last list of 2025 is loaded once, as the round 3 in its own heading", () => {
		const rounds = [COMEDK, ...COMEDK_ROUNDS].flatMap(rows).map(({ year, round }) => `${year} ${round}`);
		expect([...new Set(rounds)].sort()).toEqual(["2024 1", "2024 2", "2024 3", "2025 1", "2025 3"]);
	});

	test("CLAT's rows have seat counts, and its domicile seats are for the home state only", () => {
		const first = rows(CLAT).find(
			({ institute, seatType }) => institute.name === "NLSIU Bengaluru" && seatType === "General",
		);
		expect(first).toMatchObject({ closingRank: 120, pool: "all-india", rankSpace: "clat-air" });
		expect(first?.seats).toBeGreaterThan(0);
		const ofStates = rows(CLAT).filter(({ quota }) => quota.startsWith("Domicile"));
		expect(ofStates.length).toBeGreaterThan(150);
		expect(new Set(ofStates.map(({ pool }) => pool))).toEqual(new Set(["home-state"]));
		expect(ofStates.filter(({ socialCategory }) => socialCategory === "obc-ncl")).toEqual([]);
	});

	test("names of Delhi University's women's colleges lose the list's sign, and evening colleges stay separate", () => {
		const names = new Set(rows(DU_CSAS).map(({ institute }) => institute.name));
		expect([...names].filter((name) => name.includes("(W)"))).toEqual([]);
		expect(names).toContain("Miranda House");
		expect(names).toContain("Dyal Singh College (Evening)");
		expect(names.size).toBe(67);
	});

	test("seats of Madhya Pradesh's private colleges are never open to another state", () => {
		const unstated = rows(MP_DTE).filter(({ quota }) => quota === "");
		expect(unstated.length).toBeGreaterThan(800);
		expect(new Set(unstated.map(({ pool }) => pool))).toEqual(new Set(["home-state", "special"]));
	});
});

describe("seats of different people are never mixed", () => {
	test("NEET's paid and NRI seats are no state quota, nor open to all", () => {
		const pools = (pattern: RegExp) =>
			new Set(rows(NEET).flatMap(({ quota, pool }) => (pattern.test(quota) ? [pool] : [])));
		expect(pools(/^Deemed\/Paid/)).toEqual(new Set(["management"]));
		expect(pools(/Non-Resident|Foreign/)).toEqual(new Set(["nri"]));
		expect(pools(/^(All India|Open Seat|B\.Sc Nursing All India)$/)).toEqual(new Set(["all-india"]));
		expect(pools(/Armed Forces|Minority|ESI|Employees|Muslim|Jamia/)).toEqual(new Set(["special"]));
	});

	test("NEET's opening rank is not read, as it repeats the closing rank", () => {
		expect(rows(NEET).filter(({ openingRank }) => openingRank !== undefined)).toEqual([]);
		expect(rows(NEET)[0]?.yearNote).toMatch(/undated/);
	});

	test("NEET's state comes from the address, not from the copy: Vidisha is not in Bihar", () => {
		const vidisha = rows(NEET).find(({ institute }) => institute.name.endsWith("VIDISHA"));
		expect(vidisha?.institute.state).toBe("Madhya Pradesh");
	});

	test("KEA's seats are home-state seats in any college, and do not show who owns the college", () => {
		const rvce = rows(KCET).filter(({ institute }) => institute.name.startsWith("R. V. College of Engineering"));
		expect(rvce.some(({ seatType, pool }) => seatType === "GM" && pool === "home-state")).toBe(true);
		expect(Object.keys(rvce[0] ?? {})).not.toContain("ownership");
		expect(new Set([COMEDK, ...COMEDK_ROUNDS].flatMap(rows).map(({ pool, quota }) => `${quota} ${pool}`))).toEqual(
			new Set(["COMEDK all-india"]),
		);
	});

	test("fee waivers, Kannada and rural seats, soldiers' children, a single girl child are not among open seats", () => {
		const special = [
			...rows(KCET).filter(({ seatType }) => /[KR]$/.test(seatType)),
			...rows(KEAM).filter(({ seatType }) => seatType === "FW"),
			...rows(MHT_CET).filter(({ seatType }) => /^(DEF|TFWS|MI|ORPHAN)/.test(seatType)),
			...rows(JAC_DELHI).filter(({ seatType }) => /^(SG|KM|..CW.)$/.test(seatType)),
			...rows(WBJEE).filter(({ seatType }) => seatType === "Tuition Fee Waiver"),
			...UPTAC.flatMap(rows).filter(({ seatType }) => /\((TF|AF|FF)\)$/.test(seatType)),
			...rows(MP_DTE).filter(({ seatType }) => /^FW|\/S\//.test(seatType)),
			...rows(OJEE).filter(({ seatType, quota }) => seatType === "TFW" || quota === "OL"),
		];
		expect(special.length).toBeGreaterThan(10_000);
		expect(special.filter(({ pool }) => isGeneralPool(pool))).toEqual([]);
	});

	test("a state's own list of classes is not the centre's, and disability is separate from category", () => {
		const categories = (sourceId: string, seatType: string) =>
			rowsOf.get(sourceId)?.find((row) => row.seatType === seatType && row.pool !== "special")?.socialCategory;
		expect(categories("kcet-2025", "2AG")).toBe("other");
		expect(categories("wbjee-2026", "OBC")).toBe("other");
		expect(categories("neet-2024", "OBC")).toBe("obc-ncl");
		expect(categories("mht-cet-undated", "LSTH")).toBe("st");
		expect(rows(MHT_CET).filter(({ seatType, pwd }) => seatType.startsWith("PWD") !== pwd)).toEqual([]);
		expect(rows(NEET).filter(({ seatType, pwd }) => seatType.endsWith("(PwD)") !== pwd)).toEqual([]);
	});
});

describe("errors of the copies", () => {
	test("Delhi University's scores are under the categories with seats, and those of St. Stephen's are marked", () => {
		const jesusAndMary = rows(DU_CSAS).filter(({ institute }) => institute.name === "Jesus & Mary College");
		expect(new Set(jesusAndMary.map(({ seatType }) => seatType))).toEqual(new Set(["UR", "PwBD"]));
		const marked = rows(DU_CSAS).filter(({ mark }) => mark !== undefined);
		expect(new Set(marked.map(({ institute }) => institute.name))).toEqual(new Set(["St. Stephen's College"]));
	});

	test("KCET's ranks may end in a fraction, and its broken words are one course in every round", () => {
		expect(rows(KCET).some(({ closingRank = 0 }) => closingRank % 1 === 0.5)).toBe(true);
		const courses = new Set(rows(KCET).map(({ programme }) => programme));
		expect(courses).toContain("ELECTRONICS AND COMMUNICATION ENGG");
		expect([...courses].filter((course) => /COMMUNICATI ?O ?N?\s[A-Z] /.test(course))).toEqual([]);
	});

	test("KEA's aided and unaided seats of one college stay two seats", () => {
		const seats = rows(KCET).filter(
			({ institute, programme, seatType, round }) =>
				institute.name.startsWith("B M S College of Engineering") &&
				programme === "CIVIL ENGINEERING" &&
				seatType === "GM" &&
				round === 3,
		);
		expect(seats.map(({ quota, closingRank }) => [quota, closingRank])).toEqual([
			["KEA E003", 32_722.5],
			["KEA E048", 43_431],
		]);
	});

	test("OJEE's merged columns are separated again", () => {
		const burla = rows(OJEE).filter(({ institute }) => institute.name.endsWith("Jyoti Vihar, Burla"));
		expect(burla.map(({ programme }) => programme)).toContain("Computer Science and Engineering(SSC)");
		expect(rows(OJEE).filter(({ programme }) => /^(B[CE]u|[a-z]|R[CEM][a-z]y)/.test(programme))).toEqual([]);
	});

	test("MHT-CET's rows without a programme are refused, not guessed", () => {
		expect(rows(MHT_CET).filter(({ unreadable }) => unreadable === "the copy lost the programme")).toHaveLength(20);
	});

	test("a seat that a later round did not move is listed only in the round that did", () => {
		const jadavpur = rows(WBJEE).filter(
			({ institute, programme, quota, seatType }) =>
				institute.name === "Jadavpur University" &&
				programme === "Computer Science & Engineering" &&
				quota === "Home State" &&
				seatType === "Open",
		);
		expect(jadavpur.map(({ round, closingRank }) => [round, closingRank])).toEqual([[3, 161]]);
	});
});
