import { describe, expect, test } from "vitest";
import { NEET_ALL_INDIA } from "./all-india.ts";
import { findFarOpen } from "./far-open.ts";
import { namesNoCollege } from "./names.ts";
import { toQuota } from "./quotas.ts";
import { NEET_STATES } from "./states.ts";

const rowsOf = new Map([...NEET_ALL_INDIA, ...NEET_STATES].map(({ sourceId, read }) => [sourceId, read()]));
const rows = (id: string) => rowsOf.get(id) ?? [];
const all = [...rowsOf.values()].flat();

describe("NEET's lists of 2025 and 2026", () => {
	test("are read completely, authority by authority", () => {
		expect(Object.fromEntries([...rowsOf].map(([id, read]) => [id, read.length]))).toEqual({
			"neet-2025": 3_110,
			"neet-2026": 2_802,
			"neet-2025-andhra-pradesh": 909,
			"neet-2025-gujarat": 296,
			"neet-2025-himachal-pradesh": 34,
			"neet-2025-karnataka": 318,
			"neet-2025-kerala": 841,
			"neet-2025-maharashtra": 2_558,
			"neet-2025-madhya-pradesh": 492,
			"neet-2025-punjab": 199,
			"neet-2025-telangana": 1_237,
			"neet-2025-west-bengal": 304,
		});
	});

	test("refuse a name without a place", () => {
		const refused = all.filter(({ unreadable = "" }) => unreadable.startsWith("the name has no place"));
		expect(refused.length).toBeGreaterThan(40);
		expect(refused.every(({ institute }) => namesNoCollege(institute.name))).toBe(true);
		expect(["GDC", "Government Medical College", "Govt. Medical College"].every(namesNoCollege)).toBe(true);
		expect(["Government Medical College, Latur", "GMC Miraj", "SRTR MC AMBAJOGAI"].some(namesNoCollege)).toBe(false);
	});

	test("treat two spellings of a quota as one", () => {
		expect(toQuota("Internal - Puducherry UT Domicile")).toEqual(toQuota("Internal -Puducherry UT Domicile"));
		expect(toQuota("Non-Resident Indian(AMU)Quota")).toEqual(toQuota("Non-Resident Indian(AMU) Quota"));
		const broken = "Delhi NCR Children/Wid ows of Personnel of the Armed Forces (CW) IP Quota";
		expect(toQuota(broken)).toEqual(toQuota(broken.replace("Wid ows", "Widows")));
		expect(() => toQuota("Quota of nobody")).toThrow(/is new/);
	});

	test("have no round in 2026: its rows cover rounds 1 and 2 together, with a note", () => {
		expect(new Set(rows("neet-2026").map(({ round }) => round))).toEqual(new Set([undefined]));
		expect(rows("neet-2026").every(({ yearNote }) => /^Rounds 1 and 2 together/.test(yearNote ?? ""))).toBe(true);
		expect(new Set(rows("neet-2025").map(({ round }) => round))).toEqual(new Set([1]));
	});

	test("give restricted quotas only to their own group, and paid seats have no reservation", () => {
		const mcc = [...rows("neet-2025"), ...rows("neet-2026")];
		const pools = (pattern: RegExp) => new Set(mcc.filter(({ quota }) => pattern.test(quota)).map(({ pool }) => pool));
		expect(pools(/^(Delhi|IP |Internal|Employees|Aligarh|Jamia|Muslim|Jain|\(AMU\))/)).toEqual(new Set(["special"]));
		expect(pools(/^Deemed\/Paid/)).toEqual(new Set(["management"]));
		expect(pools(/^(Non-Resident|Foreign)/)).toEqual(new Set(["nri"]));
		expect(new Set(mcc.filter(({ pool }) => pool === "management").map(({ seatType }) => seatType))).toEqual(
			new Set(["Open"]),
		);
	});

	test("treat a state's seats for one group, for payment or for people abroad as closed to others", () => {
		const poolOf = (id: string, seatType: string, quota: string) =>
			rows(`neet-2025-${id}`).find((row) => row.seatType === seatType && row.quota === quota)?.pool;
		expect(poolOf("karnataka", "GM", "Government")).toBe("home-state");
		expect(poolOf("karnataka", "GMH", "Government")).toBe("special");
		expect(poolOf("karnataka", "OTH", "Other")).toBe("special");
		expect(poolOf("madhya-pradesh", "UR/GS/OP", "GOVT")).toBe("special");
		expect(poolOf("madhya-pradesh", "UR/X/OP", "Private")).toBe("home-state");
		expect(poolOf("maharashtra", "OPEN (EarMark)", "State Quota")).toBe("special");
		expect(poolOf("kerala", "NR", "State Quota")).toBe("nri");
		expect(poolOf("punjab", "Open", "NRI Quota")).toBe("nri");
		expect(poolOf("punjab", "Open", "Open Quota")).toBe("management");
	});

	test("treat Patiala's open seat past a million as an NRI seat", () => {
		const patiala = rows("neet-2025-punjab").find(({ closingRank }) => closingRank === 1_094_655);
		expect(patiala?.pool).toBe("nri");
	});

	test("mark an open seat hundreds of marks below a reserved one of its pool", () => {
		const row = { pool: "one", category: "", line: 1, isOpen: true, closingRank: 551_859 };
		expect(findFarOpen([row, { ...row, line: 2, isOpen: false, closingRank: 51_989 }])).toEqual(new Set([1]));
		expect(findFarOpen([row, { ...row, line: 2, isOpen: false, closingRank: 331_749 }])).toEqual(new Set());
		expect(all.filter(({ mark }) => mark === "suspect").every(({ quota }) => /Armed Forces/.test(quota))).toBe(true);
	});

	test("have no closing rank past the last qualifying rank", () => {
		expect(all.filter(({ unreadable = "" }) => unreadable.includes("qualified"))).toEqual([]);
	});
});
