import { COUNSELLINGS, type Counselling } from "@uchit/predictor/counsellings.ts";
import { filterByKind, type Reading } from "#backend/search/question/reading.ts";
import type { Token } from "#backend/search/question/tokens.ts";

type Question = { tokens: readonly Token[] };

const EXAM_OF_BODY: Readonly<Record<string, string>> = {
	...{ josaa: "jee-mains", jossa: "jee-mains", csab: "jee-mains", जोसा: "jee-mains" },
	...{ mcc: "neet", एमसीसी: "neet", acpc: "gujcet" },
};

export function bodyExamOf({ tokens }: Question): string | undefined {
	return tokens.map(({ text }) => EXAM_OF_BODY[text.normalize("NFC")]).find((exam) => exam !== undefined);
}

/** The counselling that is named itself, not by the exam by whose rank it fills its seats ("UPTAC"). */
export function findNamedCounselling({ reads }: Pick<Reading, "reads">): Counselling | undefined {
	const topics: readonly string[] = filterByKind(reads, "topic").map(({ value }) => value);
	return COUNSELLINGS.find(({ word }) => word !== undefined && topics.includes(word));
}
