import { COUNSELLINGS, type Counselling } from "@uchit/predictor/counsellings.ts";
import { filterByKind, type Reading } from "#backend/search/question/reading.ts";
import type { Token } from "#backend/search/question/tokens.ts";

type Question = { tokens: readonly Token[] };

const STEPS = /^(?:steps?|rounds?|process|procedure|prakriya|charan|राउंड|चरण|प्रक्रिया)$/u;

export function isAboutSteps({ tokens }: Question): boolean {
	return tokens.some(({ text }) => STEPS.test(text.normalize("NFC")));
}

const UPGRADE =
	/^(?:upgrad(?:e|ed|ing|ation)|exit|resign(?:ation)?|surrender(?:ed)?|deposit|forfeit(?:ed|ure)?|chh?od(?:[aiu]|n[aei]|kar)?|अपग्रेड|छोड़(?:[ीाे]|न[ेा]|कर)?)$/u;

/** Whether it is about upgrading or giving back a seat between rounds, or its deposit, which the body's bulletin covers. */
export function isAboutSeatUpgrade({ tokens }: Question): boolean {
	return tokens.some(({ text }) => UPGRADE.test(text.normalize("NFC")));
}

const EXAM_OF_BODY: Readonly<Record<string, string>> = {
	josaa: "jee-mains",
	jossa: "jee-mains",
	csab: "jee-mains",
	जोसा: "jee-mains",
	mcc: "neet",
	एमसीसी: "neet",
	acpc: "gujcet",
};

export function bodyExamOf({ tokens }: Question): string | undefined {
	return tokens.map(({ text }) => EXAM_OF_BODY[text.normalize("NFC")]).find((exam) => exam !== undefined);
}

/** The counselling that is named itself, not by the exam by whose rank it fills its seats ("UPTAC"). */
export function findNamedCounselling({ reads }: Pick<Reading, "reads">): Counselling | undefined {
	const topics: readonly string[] = filterByKind(reads, "topic").map(({ value }) => value);
	return COUNSELLINGS.find(({ word }) => word !== undefined && topics.includes(word));
}
