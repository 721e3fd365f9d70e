import type { Token } from "#backend/search/question/tokens.ts";

type Question = { tokens: readonly Token[] };

const STEPS = /^(?:steps?|rounds?|process|procedure|prakriya|charan|राउंड|चरण|प्रक्रिया)$/u;

/** Whether the steps or rounds of something are asked for. */
export function isOfSteps({ tokens }: Question): boolean {
	return tokens.some(({ text }) => STEPS.test(text.normalize("NFC")));
}

const UPGRADE =
	/^(?:upgrad(?:e|ed|ing|ation)|exit|resign(?:ation)?|surrender(?:ed)?|deposit|forfeit(?:ed|ure)?|chh?od(?:[aiu]|n[aei]|kar)?|अपग्रेड|छोड़(?:[ीाे]|न[ेा]|कर)?)$/u;

/** Whether it is asked how a seat is bettered or given back between rounds, and its deposit with it: the bulletin of the body says it. */
export function isOfUpgrade({ tokens }: Question): boolean {
	return tokens.some(({ text }) => UPGRADE.test(text.normalize("NFC")));
}

/** Bodies that fill seats, by the exam whose guide has their rounds. */
const EXAM_OF_BODY: Readonly<Record<string, string>> = {
	josaa: "jee-mains",
	jossa: "jee-mains",
	csab: "jee-mains",
	जोसा: "jee-mains",
	mcc: "neet",
	एमसीसी: "neet",
	acpc: "gujcet",
};

/** The exam of the body that a question names. */
export function bodyExamOf({ tokens }: Question): string | undefined {
	return tokens.map(({ text }) => EXAM_OF_BODY[text.normalize("NFC")]).find((exam) => exam !== undefined);
}
