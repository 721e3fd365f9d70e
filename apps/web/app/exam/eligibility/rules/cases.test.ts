import { expect, test } from "vitest";
import { EMPTY_PERSON, type Person } from "#app/applicant/person.ts";
import { shippedExams } from "#app/testing/shipped-exams.ts";
import { type Judgement, judgeExam, type Verdict } from "./judge.ts";

const ON = "2026-11-21";

/** Class 12 with physics, chemistry and mathematics; 82 per cent, general, 17 years old, Maharashtra. */
const PCM: Person = {
	...EMPTY_PERSON,
	birthDate: "2009-05-10",
	holding: "class-12",
	isInLastYear: true,
	classTwelveYear: 2027,
	subjects: ["physics", "chemistry", "mathematics", "english"],
	percents: { "class-12": 82, pcm: 80, english: 78 },
	category: "general",
	state: "maharashtra",
	gender: "man",
};
const PCB: Person = {
	...PCM,
	subjects: ["physics", "chemistry", "biology", "english"],
	percents: { "class-12": 82, pcb: 70, english: 78 },
};
const GRADUATE: Person = {
	...PCM,
	birthDate: "2005-03-02",
	holding: "bachelor",
	classTwelveYear: 2023,
	subjects: ["accountancy", "economics", "english"],
	percents: { "class-12": 70, graduation: 50 },
};
const DOCTOR: Person = { ...PCB, birthDate: "2001-01-20", holding: "mbbs", isInLastYear: false, classTwelveYear: 2019 };

type Case = readonly [exam: string, who: string, person: Person, verdict: Verdict, because?: string];

/** Worked by hand from the rules in content/exams, for the cycle open on 21 November 2026. */
const CASES: readonly Case[] = [
	["jee-mains", "in class 12, 82 per cent", PCM, "eligible"],
	["jee-mains", "passed class 12 two years before", { ...PCM, classTwelveYear: 2025, isInLastYear: false }, "eligible"],
	[
		"jee-mains",
		"passed class 12 three years before",
		{ ...PCM, classTwelveYear: 2024 },
		"not-eligible",
		"too-long-ago",
	],
	["jee-mains", "passes class 12 a year too late", { ...PCM, classTwelveYear: 2028 }, "not-eligible", "too-late"],
	["jee-mains", "75 per cent to the point", { ...PCM, percents: { "class-12": 75 } }, "eligible"],
	["jee-mains", "just below 75", { ...PCM, percents: { "class-12": 74.9 } }, "needs-check", "top-percentile"],
	["jee-mains", "65 per cent in SC", { ...PCM, category: "sc", percents: { "class-12": 65 } }, "eligible"],
	["jee-mains", "65 with a disability", { ...PCM, hasDisability: true, percents: { "class-12": 65 } }, "eligible"],
	[
		"jee-mains",
		"65 in OBC-NCL",
		{ ...PCM, category: "obc-ncl", percents: { "class-12": 65 } },
		"needs-check",
		"top-percentile",
	],
	[
		"jee-mains",
		"70, category not told",
		{ ...PCM, category: undefined, percents: { "class-12": 70 } },
		"needs-check",
		"untold",
	],
	["jee-mains", "80, category not told: it makes no difference", { ...PCM, category: undefined }, "eligible"],
	["jee-mains", "without mathematics", PCB, "no-seat", "fails"],
	[
		"jee-mains",
		"biology in the place of chemistry",
		{ ...PCM, subjects: ["physics", "mathematics", "biology"] },
		"eligible",
	],
	["jee-advanced", "one attempt left", { ...PCM, attempts: { "jee-advanced": 1 } }, "needs-check", "other-exam read"],
	["jee-advanced", "no attempt left", { ...PCM, attempts: { "jee-advanced": 2 } }, "not-eligible", "no-attempt-left"],
	["jee-advanced", "attempts not told", PCM, "needs-check", "other-exam untold read"],
	[
		"jee-advanced",
		"25 on the day",
		{ ...PCM, birthDate: "2002-10-01", attempts: { "jee-advanced": 0 } },
		"needs-check",
		"other-exam read",
	],
	[
		"jee-advanced",
		"a day older than 25",
		{ ...PCM, birthDate: "2002-09-30", attempts: { "jee-advanced": 0 } },
		"not-eligible",
		"too-old",
	],
	[
		"jee-advanced",
		"a day older than 25, in ST",
		{ ...PCM, category: "st", birthDate: "2002-09-30", attempts: { "jee-advanced": 0 } },
		"needs-check",
		"other-exam read",
	],
	[
		"jee-advanced",
		"class 12 two years before",
		{ ...PCM, classTwelveYear: 2025, attempts: {} },
		"not-eligible",
		"too-long-ago",
	],
	["neet", "17 on the last day of the year", { ...PCB, birthDate: "2010-12-31" }, "eligible"],
	["neet", "17 one day too late", { ...PCB, birthDate: "2011-01-01" }, "not-eligible", "too-young"],
	["neet", "without biology", PCM, "not-eligible", "fails"],
	["neet", "45 per cent, general", { ...PCB, percents: { pcb: 45 } }, "no-seat", "fails"],
	["neet", "40 per cent, OBC-NCL", { ...PCB, category: "obc-ncl", percents: { pcb: 40 } }, "eligible"],
	["neet", "subjects not told", { ...PCB, subjects: [] }, "needs-check", "untold"],
	["cat", "in the last year, 50 per cent", GRADUATE, "eligible"],
	["cat", "49.99 per cent, general", { ...GRADUATE, percents: { graduation: 49.99 } }, "not-eligible", "fails"],
	["cat", "45 per cent, SC", { ...GRADUATE, category: "sc", percents: { graduation: 45 } }, "eligible"],
	[
		"cat",
		"45 per cent with a disability",
		{ ...GRADUATE, hasDisability: true, percents: { graduation: 45 } },
		"eligible",
	],
	["cat", "in class 12", PCM, "not-eligible", "fails"],
	["cat", "per cent not told", { ...GRADUATE, percents: {} }, "needs-check", "untold"],
	["xat", "any degree", GRADUATE, "eligible"],
	["snap", "two attempts made", { ...GRADUATE, attempts: { snap: 2 } }, "eligible"],
	["snap", "three attempts made", { ...GRADUATE, attempts: { snap: 3 } }, "not-eligible", "no-attempt-left"],
	["gate", "in the last year of engineering", { ...GRADUATE, holding: "engineering-bachelor" }, "eligible"],
	["gate", "in class 12", PCM, "not-eligible", "fails"],
	["neet-pg", "MBBS passed: internship and registration stay open", DOCTOR, "needs-check", "read read"],
	["neet-pg", "BDS", { ...DOCTOR, holding: "bds" }, "not-eligible", "fails"],
	["neet-pg", "in the last year of MBBS", { ...DOCTOR, isInLastYear: true }, "not-eligible", "not-passed-yet"],
	["ini-cet", "MBBS, 55 per cent", { ...DOCTOR, percents: { graduation: 55 } }, "needs-check", "read"],
	["ini-cet", "MBBS, 54 per cent", { ...DOCTOR, percents: { graduation: 54 } }, "not-eligible", "fails"],
	["viteee", "22 on the day", { ...PCM, birthDate: "2005-07-01" }, "eligible"],
	["viteee", "a day older than 22", { ...PCM, birthDate: "2005-06-30" }, "not-eligible", "too-old"],
	[
		"viteee",
		"59 per cent in PCM: biology may count",
		{ ...PCM, percents: { pcm: 59 } },
		"needs-check",
		"required-subjects",
	],
	["tnea", "of Tamil Nadu", { ...PCM, state: "tamil-nadu" }, "eligible"],
	["tnea", "of Maharashtra", PCM, "not-eligible", "fails"],
	["tnea", "home state not told", { ...PCM, state: undefined }, "needs-check", "untold"],
	["kcet", "of Maharashtra: only for admission", PCM, "no-seat", "fails"],
	["wbjee", "29 per cent in English", { ...PCM, percents: { pcm: 80, english: 29 } }, "no-seat", "fails"],
	["keam", "38 per cent, SC", { ...PCM, category: "sc", percents: { pcm: 38 } }, "eligible"],
	["bitsat-exam", "class 12 the year before", { ...PCM, classTwelveYear: 2026, isInLastYear: false }, "eligible"],
	["bitsat-exam", "with biology, 76 per cent", { ...PCB, percents: { pcb: 76 } }, "eligible"],
	["bitsat-exam", "class 12 two years before", { ...PCM, classTwelveYear: 2025 }, "not-eligible", "too-long-ago"],
	["nid-dat", "23 on the day, OBC-NCL", { ...PCM, category: "obc-ncl", birthDate: "2004-07-01" }, "eligible"],
	["nid-dat", "23 on the day, general", { ...PCM, birthDate: "2004-07-01" }, "not-eligible", "too-old"],
	[
		"nid-dat",
		"23 on the day, category not told",
		{ ...PCM, category: undefined, birthDate: "2004-07-01" },
		"needs-check",
		"untold",
	],
	["gujarat-health", "still in class 12", { ...PCB, state: "gujarat" }, "not-eligible", "not-passed-yet"],
	[
		"nata",
		"a diploma and mathematics",
		{ ...PCM, holding: "diploma", isInLastYear: false, attempts: { nata: 0 } },
		"eligible",
	],
	[
		"ugc-net",
		"a master's degree: its rules are texts",
		{ ...GRADUATE, holding: "master" },
		"needs-check",
		"read read read",
	],
	["icar", "19 on the day", { ...GRADUATE, birthDate: "2008-08-31", percents: { graduation: 60 } }, "eligible"],
	[
		"icar",
		"19 one day too late",
		{ ...GRADUATE, birthDate: "2008-09-01", percents: { graduation: 60 } },
		"not-eligible",
		"too-young",
	],
];

for (const [slug, who, person, verdict, because = ""] of CASES) {
	test(`${slug}, ${who}`, () => {
		const record = shippedExams.find((exam) => exam.slug === slug);
		if (record === undefined) throw new Error(`No exam ${slug} ships with the site.`);
		const judgement = judgeExam(
			{ ...record, eligibility: record.eligibility, events: record.events ?? [] },
			person,
			ON,
		);
		expect({ verdict: judgement.verdict, because: listDeciding(judgement).join(" ") }).toEqual({ verdict, because });
	});
}

test("the cases number at least 40, from at least 15 exams, with at least 10 of each doubtful verdict", () => {
	const count = (verdict: Verdict) => CASES.filter((each) => each[3] === verdict).length;
	expect(CASES.length).toBeGreaterThanOrEqual(40);
	expect(new Set(CASES.map(([slug]) => slug)).size).toBeGreaterThanOrEqual(15);
	expect(count("not-eligible")).toBeGreaterThanOrEqual(10);
	expect(count("needs-check")).toBeGreaterThanOrEqual(10);
});

/** Lists the findings that decide: of a refusal the rules for the exam or its seats that fail, of a check everything that does not hold. */
function listDeciding({ verdict, reasons }: Judgement): string[] {
	if (verdict === "eligible") return [];
	const stage = verdict === "no-seat" ? "admission" : "exam";
	return reasons
		.filter(({ rule, finding }) =>
			verdict !== "needs-check"
				? rule.stage === stage && finding.outcome === "fails"
				: finding.outcome !== "holds" && !(rule.kind === "other" && rule.stage === "admission"),
		)
		.map(({ finding }) => finding.words);
}
