import { expect, test } from "vitest";
import type { PlanDocument } from "#app/exam/planner/planner.ts";
import { newApplication } from "./application.ts";
import type { OwnPapers } from "./file.ts";
import { missingPapersOf, needOfPaper, standingOfPaper } from "./papers.ts";

const obc = { slug: "obc-ncl", renewed: true };
const of = (day?: string): OwnPapers => ({ have: ["obc-ncl"], issued: day === undefined ? {} : { "obc-ncl": day } });

test("a certificate from before 1 April of the admission year is too old from that day on", () => {
	const after = { year: "2027", today: "2027-05-02" };
	expect(standingOfPaper(obc, of("2027-03-31"), after)).toEqual({ kind: "too-old", from: "2027-04-01" });
	expect(standingOfPaper(obc, of("2027-04-01"), after)).toEqual({ kind: "ready" });
	expect(standingOfPaper(obc, of("2026-06-01"), { year: "2027", today: "2026-11-28" })).toEqual({
		kind: "renew",
		from: "2027-04-01",
	});
});

test("a paper is not too old without a rule, a year or an issue date", () => {
	const today = "2027-05-02";
	expect(
		standingOfPaper({ slug: "class-10", renewed: false }, { have: ["class-10"], issued: {} }, { year: "2027", today }),
	).toEqual({ kind: "ready" });
	expect(standingOfPaper(obc, of("2020-01-01"), { year: undefined, today })).toEqual({ kind: "ready" });
	expect(standingOfPaper(obc, of(), { year: "2027", today })).toEqual({ kind: "undated" });
	expect(standingOfPaper(obc, { have: [], issued: {} }, { year: "2027", today })).toEqual({ kind: "missing" });
});

test("a certificate is necessary for its category, and unclear for visitors without a stated category", () => {
	const exam = { isOfState: false, isForGraduates: false };
	const need = (slug: string, category?: "general" | "obc-ncl" | "st", hasDisability = false) =>
		needOfPaper({ slug, who: "category" }, { category, hasDisability }, exam);
	expect(need("obc-ncl", "obc-ncl")).toBe("yes");
	expect(need("sc-st", "st")).toBe("yes");
	expect(need("obc-ncl", "general")).toBe("no");
	expect(need("ews")).toBe("perhaps");
	expect(need("pwd", "general", true)).toBe("yes");
	expect(needOfPaper({ slug: "domicile", who: "state" }, { category: undefined, hasDisability: false }, exam)).toBe(
		"no",
	);
});

test("an unsent form lists its own missing papers, a later one those of counselling too, and expiring ones always", () => {
	const form = newApplication({ kind: "own", name: "X" }, { id: "x", now: new Date() });
	const paper = (when: PlanDocument["when"], kind: "missing" | "undated" | "ready") => ({
		document: { ...obc, when, name: "", nameHi: "", text: "", textHi: "", who: "everyone" as const },
		need: "yes" as const,
		standing: { kind },
	});
	const [first, later, undated] = [
		paper("application", "missing"),
		paper("counselling", "missing"),
		paper("counselling", "undated"),
	];
	expect(missingPapersOf(form, [first, later, undated, paper("joining", "ready")])).toEqual([first, undated]);
	expect(missingPapersOf({ ...form, state: "counselling" }, [first, later])).toEqual([first, later]);
});
