import type { LINES } from "@uchit/contract/ask.ts";
import type { Reading, ReadMeaning } from "#backend/search/question/reading.ts";
import type { Token } from "#backend/search/question/tokens.ts";

const GIRLS = /^(?:girls?|wom[ae]n|females?|lad[ki]+(?:yan|yon|yo)?|mahila|लड़की|लड़कियां|लड़कियाँ|लड़कियों|महिला)$/u;

const RULES = [
	{ line: "nda-girls", all: [/^nda$|^एनडीए$/u, GIRLS] },
	{ line: "tn-quota", all: [/^7\.5$/, /^(?:tamil|tn|tamilnadu|tnea|तमिलनाडु)$/u] },
] as const satisfies readonly { line: (typeof LINES)[number]; all: readonly RegExp[] }[];

export function readRules(reading: Reading): Reading {
	const line = ruleOf(reading);
	if (line === undefined) return reading;
	const read: ReadMeaning = { kind: "line", value: line, label: line, words: line, at: 0, others: [] };
	return { ...reading, reads: [...reading.reads, read], unread: [], unknown: [] };
}

export function ruleOf({ tokens }: { tokens: readonly Token[] }): (typeof RULES)[number]["line"] | undefined {
	const texts = tokens.map(({ text }) => text.normalize("NFC"));
	return RULES.find(({ all }) => all.every((word) => texts.some((text) => word.test(text))))?.line;
}
