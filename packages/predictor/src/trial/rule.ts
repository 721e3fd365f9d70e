/** Compares earlier closing ranks, divided by the person's rank, with a number: 1 or more means the seat was open to them. */
export type Condition = { term: Term; sign: Sign /** A fraction, so that nothing is rounded. */; bound: Fraction };
type Fraction = { top: number; bottom: number };
export type Term =
	| { kind: "years" }
	| { kind: "open" }
	| { kind: "newest" }
	| { kind: "back"; back: number }
	| { kind: Summary /** Of the last so many years. */; years: number };
export type Summary = (typeof SUMMARIES)[number];
export type Sign = (typeof SIGNS)[number];

type Say = { word: string; conditions: readonly Condition[] };
export type Rule = { rule: string; by: string; address: string; read: string; says: readonly Say[] };

const SUMMARIES = ["mean", "median", "max", "min"] as const;
/** Longest first: `>=` begins like `>`. */
const SIGNS = [">=", "<=", ">", "<", "="] as const;
const HEADS = ["rule", "by", "address", "read"] as const;

const MAX_RULE_LINES = 40;
const MAX_WORD_LENGTH = 30;
/** More years than any counselling has, so it covers all of them. */
const ALL_YEARS = 99;

export const RULE_REFUSALS = ["too-long", "no-words", "line", "word", "term", "sign", "number", "peeks"] as const;

/** `line` counts from 1. */
export class BadRule extends Error {
	code: (typeof RULE_REFUSALS)[number];
	line: number;
	text: string;

	constructor(code: BadRule["code"], line: number, text: string) {
		super(`Line ${line} of the rule cannot be read (${code}): ${text}`);
		this.code = code;
		this.line = line;
		this.text = text;
	}
}

/**
 * Reads a rule: optional lines `rule:`, `by:`, `address:` and `read:`, then lines such as `say safe if newest > 1.6 and years >= 3`. Text
 * after # is a comment. @throws BadRule
 */
export function parseRule(text: string): Rule {
	const lines = text.trimEnd().split("\n");
	if (lines.length > MAX_RULE_LINES) throw new BadRule("too-long", lines.length, String(lines.length));
	const rule = { rule: "", by: "", address: "", read: "" };
	const says: Say[] = [];
	for (const [index, whole] of lines.entries()) {
		const line = whole.trim();
		const head = HEADS.find((each) => line.startsWith(`${each}:`));
		if (line === "" || line.startsWith("#")) continue;
		if (head === undefined) says.push(parseSay(line, index + 1));
		else rule[head] = line.slice(head.length + 1).trim();
	}
	if (says.length === 0) throw new BadRule("no-words", lines.length, "");
	return { ...rule, says };
}

function parseSay(line: string, number: number): Say {
	const place = line.indexOf(" if ");
	if (!line.startsWith("say ") || place === -1) throw new BadRule("line", number, line);
	const word = line.slice("say ".length, place).trim();
	if (word === "" || word.length > MAX_WORD_LENGTH) throw new BadRule("word", number, word);
	const conditions = line
		.slice(place + " if ".length)
		.split(" and ")
		.map((each) => parseCondition(each.trim(), number));
	return { word, conditions };
}

function parseCondition(text: string, line: number): Condition {
	const sign = SIGNS.find((known) => text.includes(known));
	if (sign === undefined) throw new BadRule("sign", line, text);
	const place = text.indexOf(sign);
	const term = parseTerm(text.slice(0, place).trim(), line);
	return { term, sign, bound: parseFraction(text.slice(place + sign.length).trim(), line) };
}

function parseTerm(text: string, line: number): Term {
	if (text === "years" || text === "open" || text === "newest") return { kind: text };
	if (text.startsWith("year")) return parseYear(text, line);
	const [kind = "", of = "of", count = String(ALL_YEARS), ...more] = text.split(" ");
	const summary = SUMMARIES.find((each) => each === kind);
	if (summary === undefined || of !== "of" || !/^[1-9]\d?$/.test(count) || more.length > 0)
		throw new BadRule("term", line, text);
	return { kind: summary, years: Number(count) };
}

/** `year-2`: two years before the tested year. The tested year and later ones are what the rule must predict, so they are refused. */
function parseYear(text: string, line: number): Term {
	const offset = text.slice("year".length).replaceAll(" ", "");
	if (/^-[1-9]\d?$/.test(offset)) return { kind: "back", back: -Number(offset) };
	throw new BadRule(/^([+-]?\d{1,2})?$/.test(offset) ? "peeks" : "term", line, text);
}

function parseFraction(text: string, line: number): Fraction {
	const [top = "", bottom = "1", ...more] = text.split("/");
	if (more.length > 0 || !/^\d{1,6}(\.\d{1,3})?$/.test(top) || !/^[1-9]\d{0,5}$/.test(bottom))
		throw new BadRule("number", line, text);
	return { top: Math.round(Number(top) * THOUSAND), bottom: Number(bottom) * THOUSAND };
}

const THOUSAND = 1_000;
