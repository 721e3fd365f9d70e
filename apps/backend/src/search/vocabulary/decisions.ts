import { readRows } from "./question-words.ts";

type Example = { question: string; gives: string };

/** The rows of `decisions.csv` on one thing, from top to bottom: the first whose condition is true decides. Examples are its tests. */
export function listDecisions(about: "condition" | "number" | "line" | "intent" | "list") {
	return readRows("decisions.csv").flatMap(([decides, gives = "", condition = "", examples = ""]) =>
		decides === about
			? { gives, condition, examples: examples.split("|").map((text) => readExample(text, gives)) }
			: [],
	);
}

/** "iit bombay fees > fee", where the row alone does not tell what it gives. */
function readExample(text: string, ofRow: string): Example {
	const [question = "", gives = ofRow] = text.split(" > ");
	return { question, gives };
}

type Count<Subject> = (subject: Subject) => number;

/** What conditions can ask of a subject; the counters throw at a name that they do not know. */
export type Counters<Subject> = {
	prefixes: Readonly<Record<string, (name: string) => Count<Subject>>>;
	named: (name: string) => Count<Subject>;
	/** `kind:value/value`, and others with `~`. */
	valued: (kinds: string, values: readonly string[], isAmong: boolean) => Count<Subject>;
};

/**
 * A condition has parts of which all must be true; `!` denies a part, `|` is "or". A part counts what it names, several names with `/`
 * together, and is true of more than none unless it has a number: `exam=1`, `college/group>1`, `intent<2`.
 */
export function parseCondition<Subject>(condition: string, counters: Counters<Subject>): (subject: Subject) => boolean {
	const parts = condition.split(" ").filter((part) => part !== "");
	const tests = parts.map((part) => part.split("|").map((each) => parsePart(each, counters)));
	return (subject) => tests.every((some) => some.some((test) => test(subject)));
}

function parsePart<Subject>(part: string, counters: Counters<Subject>): (subject: Subject) => boolean {
	const [, denial, subject = "", sign, number] = /^(!?)([^=<>]+)(?:([=<>])(\d+))?$/.exec(part) ?? [];
	const count = parseCount(subject, counters);
	const limit = Number(number ?? 0);
	const isMet = (counted: number) =>
		sign === "=" ? counted === limit : sign === "<" ? counted < limit : counted > limit;
	return (of) => isMet(count(of)) === (denial === "");
}

function parseCount<Subject>(text: string, { prefixes, named, valued }: Counters<Subject>): Count<Subject> {
	const [, prefix, sign, listed = text] = /^([a-z/-]+)([:~])(.+)$/.exec(text) ?? [];
	const names = listed.split("/");
	const counter = prefix === undefined ? named : prefixes[prefix];
	if (counter === undefined) return valued(prefix ?? "", names, sign === ":");
	const counts = names.map(counter);
	return (subject) => counts.reduce((total, count) => total + count(subject), 0);
}

export class UnknownCondition extends Error {
	constructor(name: string) {
		super(`No condition is called “${name}”.`);
	}
}
