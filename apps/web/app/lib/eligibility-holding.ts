import type { EligibilityRule } from "@uchit/contract/eligibility.ts";
import type { Qualification } from "@uchit/contract/exam-options.ts";
import { check, type Finding, fails, HOLDS, untold } from "./eligibility-finding.ts";
import type { Person } from "./eligibility-person.ts";

type QualificationRule = Extract<EligibilityRule, { kind: "qualification" }>;

/** What each qualification is, and what must have been passed before it. A law or medical degree is a bachelor's degree too. */
const LADDER = {
	"class-12": { is: ["class-12"], after: [] },
	diploma: { is: ["diploma"], after: [] },
	bachelor: { is: ["bachelor"], after: ["class-12"] },
	"engineering-bachelor": { is: ["engineering-bachelor", "bachelor"], after: ["class-12"] },
	"law-bachelor": { is: ["law-bachelor", "bachelor"], after: ["class-12"] },
	mbbs: { is: ["mbbs", "bachelor"], after: ["class-12"] },
	bds: { is: ["bds", "bachelor"], after: ["class-12"] },
	master: { is: ["master"], after: ["bachelor", "class-12"] },
} as const satisfies Record<Qualification, { is: readonly Qualification[]; after: readonly Qualification[] }>;

export function testQualification({ anyOf, appearing }: QualificationRule, person: Person): Finding {
	const { holding, isInLastYear } = person;
	if (holding === undefined) return untold("holding");
	if (holding === "none") return fails();
	const asks = (ones: readonly Qualification[]) => ones.some((one) => anyOf.includes(one));
	const { is, after } = LADDER[holding];
	if (asks(after) || (asks(is) && !isInLastYear)) return HOLDS;
	if (asks(is)) return appearing ? { outcome: "holds", words: "last-year" } : fails("not-passed-yet");
	return mayHoldBeside(holding, anyOf) ? check("which-degree") : fails();
}

/** Somebody with a master's degree has some bachelor's degree, and anybody with a degree may have a diploma too. */
function mayHoldBeside(holding: Qualification, anyOf: readonly Qualification[]): boolean {
	if (holding === "master") return true;
	return holding !== "class-12" && holding !== "diploma" && anyOf.includes("diploma");
}
