import { readFileSync } from "node:fs";
import { Claims } from "@uchit/contract/claim.ts";
import { describe, expect, test } from "vitest";
import { useBackend } from "../../apps/backend/src/testing/backend.ts";

const backend = useBackend();

async function judge(text: string): Promise<Claims> {
	return Claims.parse((await backend.post("/v1/claims", { text })).json());
}

const verdictsOf = ({ claims }: Claims) =>
	claims
		.filter(({ kind }) => kind !== undefined)
		.map(({ verdict, other, why }) => [verdict, other, why].join(" ").trim());

const NAMES = readFileSync(new URL("names-of-others.tsv", import.meta.url), "utf8")
	.trimEnd()
	.split("\n")
	.slice(1)
	.map((line) => {
		const [text = "", about = ""] = line.split("\t");
		return { text, about };
	});

test.each(NAMES)("$text is judged by nobody else: $about", async ({ text, about }) => {
	const found = await judge(text);
	expect(found.about).toBe(about);
	for (const { kind, verdict, words } of found.claims) {
		const isOfList = about === "listed-fake" && kind === "recognition";
		if (kind !== undefined) expect(verdict, words).toBe(isOfList ? "contradicted" : "cannot-judge");
	}
	expect(found.listed !== undefined).toBe(about === "listed-fake");
	expect(found.institutions.length).toBeLessThanOrEqual(3);
});

describe("true claims", () => {
	test.each([
		["NIT Warangal. CSE closing rank 2581 (JoSAA 2026, other state, OPEN).", "supported"],
		["Anna University Chennai: NIRF Engineering 20, Overall 29", "supported supported"],
		["LPU Phagwara: NIRF 48 Engineering, Pharmacy 13, Management 44", "supported supported supported"],
		["Thiagarajar College of Engineering Madurai. AICTE approved.", "supported"],
		["Guru Nanak Institutions Technical Campus. AICTE approved.", "supported"],
		["NLU Delhi NIRF 2025 Law rank 2", "supported"],
		["FORE (NIRF 59), IMT Ghaziabad (NIRF 30)", "supported supported"],
		["✅ IIT Madras ✅ NIRF Engineering 1 ✅ Estd 1959", "supported supported"],
		["University of Delhi is a central university", "supported"],
		["Haldia Institute of Technology. AICTE approved. Govt college.", "supported"],
	])("%s", async (text, verdicts) => expect(verdictsOf(await judge(text)).join(" ")).toBe(verdicts));
});

describe("a rank without a year", () => {
	test.each([
		["LSR College NIRF 10", 10],
		["Loyola College Chennai NIRF college rank 8", 8],
		["VIT Vellore NIRF University rank 10", 10],
		["AIIMS Delhi NIRF Research rank 8", 8],
	])("%s comes from an older list, with the newest beside it", async (text, rank) => {
		const { claims } = await judge(text);
		const [claim] = claims;
		expect(claim).toMatchObject({ verdict: "other", other: "year", ours: { value: rank } });
		expect(claim?.beside?.year ?? 0).toBeGreaterThan(claim?.ours?.year ?? 0);
	});
});

test.each([
	["IIT Bombay CSE closing rank for SC category is 30.", "cannot-judge  not-said"],
	["ABES Engineering College, Ghaziabad. UPTAC cutoff 2,01,250 round 4", "other pool not-said"],
	["UPES Dehradun. B.Tech median salary 13 LPA", "cannot-judge  doubtful"],
	["O.P. Jindal Global University established 2009", "cannot-judge  earlier"],
	["IIT Roorkee established 2001", "cannot-judge  earlier"],
	["Goa Institute of Management located in Goa and Pune", "cannot-judge  not-held"],
])("%s: %s", async (text, verdict) => {
	expect(verdictsOf(await judge(text))).toEqual([verdict]);
});

test("a doubtful figure supports no claim, and no figure of another level replaces it", async () => {
	const { claims } = await judge("UPES Dehradun. B.Tech median salary 13 LPA");
	expect(claims[0]?.ours).toMatchObject({ value: 1_300_000, level: "ug-4" });
});
