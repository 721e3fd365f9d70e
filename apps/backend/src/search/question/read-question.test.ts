import { describe, expect, test } from "vitest";
import { when } from "./conditions.ts";
import { decideList, findLine, INTENT_DECISIONS, LINE_DECISIONS, LIST_DECISIONS, readIntent } from "./decisions.ts";
import { NUMBER_RULES, readNumbers } from "./numbers.ts";
import { PASSES, readQuestion } from "./read-question.ts";
import type { Reading, ReadMeaning } from "./reading.ts";
import { buildSmallWords } from "./testing/small-words.ts";
import { readTokens } from "./tokens.ts";

const { colleges, ...words } = await buildSmallWords();
const NOTHING_REJECTED: ReadonlySet<string> = new Set();

function readBy(question: string, passes: typeof PASSES): Reading {
	const unread: Reading = { ...readQuestion("", words, NOTHING_REJECTED), tokens: readTokens(question) };
	return passes.reduce<Reading>((reading, { pass }) => pass(reading), unread);
}

function write({ intent, reads, bounds, unread, unknown }: Reading): string {
	const writeRead = ({ kind, value, isNot, isNear }: ReadMeaning) =>
		`${isNot ? "!" : ""}${isNear ? "~" : ""}${kind}:${kind === "college" ? colleges[value]?.slug : value}`;
	return [
		...[intent, ...reads.filter(({ kind }) => kind !== "filler").map(writeRead), ...Object.keys(bounds)],
		...[...unread, ...unknown.map((each) => each.words)].map((each) => `?${each}`),
	].join(" ");
}

test.each(PASSES.map(({ pass, example, gives }) => [pass.name, example, gives] as const))(
	"%s is what reads “%s” as %s",
	(name, example, gives) => {
		const others = PASSES.filter(({ pass }) => pass.name !== name);
		expect(` ${write(readQuestion(example, words, NOTHING_REJECTED))} `).toContain(` ${gives} `);
		expect(` ${write(readBy(example, others))} `).not.toContain(` ${gives} `);
	},
);

function passesBefore(pass: (reading: Reading) => Reading) {
	return PASSES.slice(
		0,
		PASSES.findIndex((each) => each.pass === pass),
	);
}

test.each(
	INTENT_DECISIONS.flatMap((row) => row.examples.map(({ question, gives }) => [gives, question, row] as const)),
)("%s is wanted by “%s”, by the first row that is true of it", (intent, question, row) => {
	const reading = readBy(question, passesBefore(readIntent));
	expect(INTENT_DECISIONS.find(({ find }) => find(reading) !== undefined)).toBe(row);
	expect(readQuestion(question, words, NOTHING_REJECTED).intent).toBe(intent);
});

test.each(
	[LIST_DECISIONS, LINE_DECISIONS].flatMap((rows) =>
		rows.flatMap((row) => row.examples.map(({ question }) => [row.gives, question, row, rows] as const)),
	),
)("%s is decided for “%s” by the first row that is true of it", (gives, question, row, rows) => {
	const reading = readQuestion(question, words, NOTHING_REJECTED);
	expect(rows.find(({ isTrue }) => isTrue(reading))).toBe(row);
	expect(rows === LIST_DECISIONS ? decideList(reading) : findLine(reading)).toBe(gives);
});

test.each(["nda exam date", "7.5 percent st reservation"])(
	"“%s” asks for no rule with a text of its own",
	(question) => {
		expect(findLine(readQuestion(question, words, NOTHING_REJECTED))).toBeUndefined();
	},
);

test.each(["exma", "tool:eligibilty", "says:nothing", "span:exma", "any:exma", "want:fees", "is:fees"])(
	"a condition with the unknown name “%s” is an error where it is written",
	(condition) => {
		expect(() => when(condition)).toThrow("No condition");
	},
);

test.each([
	["Indian Institute of Planning and Management valid degree?", "?indian institute of planning and management"],
	["manav bharti university fake", "?manav bharti university"],
	["manav bharti university fake degree", "?manav bharti university"],
	["monad university ki farzi degree", "recognition college:monad-university"],
	["patna university se degree kharidna", "line:bought-degree"],
	["ms in usa without gre", "!other-exam:gre"],
	["12th paas nursing chennai", "district:tamil-nadu/chennai"],
	["chennai university address", "college:anna-university"],
	["MAH MBA CET domicile", "?mah mba cet"],
	["cg ppt exam kya hai", "?cg ppt"],
	["mp dte counselling btech jee ke bina", "counselling other-exam:mp-dte"],
	["hstes haryana btech admission", "other-exam:hstes"],
	["icar ug admission kaise hota hai", "?icar ug"],
	["bihar student credit card yojana kya hai", "loan state:bihar"],
	["zorawar university distance bed valid", "?zorawar university"],
	["bms zorawar address", "unheld:bms"],
	["chennai science college courses", "courses college:chennai-science-college,-chennai"],
	["gec pune kaisa hai", "reviews college:government-engineering-college-pune"],
	["pec pune placement", "placement college:government-engineering-college-pune"],
	["jee main 2026 session 2 kab hai", "year"],
	["anti ragging complaint kaha kare", "tool:ragging"],
	["icar exam kya hai", "exam:icar"],
	["patna university me btech ke liye konsa exam", "admission college:patna-university"],
	["patna university ba form", "admission college:patna-university"],
	["how to know if a college is aicte approved", "recognition generic:college approval:aicte"],
	["bms bengaluru address", "college:bms-college-of-engineering"],
])("“%s” contains %s", (question, gives) => {
	expect(` ${write(readQuestion(question, words, NOTHING_REJECTED))} `).toContain(` ${gives} `);
});

test("every row has examples", () => {
	for (const { examples } of [...INTENT_DECISIONS, ...LIST_DECISIONS, ...LINE_DECISIONS, ...NUMBER_RULES])
		expect(examples.map(({ question }) => question)).not.toContain("");
});

/** "min=200000 max=300000" is a budget; "nothing" no number. */
function toBounds(written: string): object {
	const pairs = [...written.matchAll(/(\w+)=([\d.]+)/g)].map(([, name = "", value = ""]) => [
		name,
		name === "pin" ? value : Number(value),
	]);
	const bounds = Object.fromEntries(pairs);
	return /^(?:min|max)=/.test(written) ? { budgetInr: bounds } : bounds;
}

describe("every number rule is necessary for its examples", () => {
	test.each(
		NUMBER_RULES.flatMap((rule) => rule.examples.map(({ question, gives }) => [question, gives, rule] as const)),
	)("%s: %s", (question, gives, rule) => {
		const reading = readBy(question, passesBefore(readNumbers));
		const others = NUMBER_RULES.filter((each) => each !== rule);
		expect(readNumbers(reading).bounds).toEqual(toBounds(gives));
		expect(readNumbers(reading, others).bounds).not.toEqual(toBounds(gives));
	});
});

test.each(["iit me seat chhod du to kya hoga", "form bhar du kya"])(
	"a verb is not read as a university: “%s”",
	(question) => {
		expect(write(readQuestion(question, words, NOTHING_REJECTED))).not.toContain("college:");
	},
);

test("“st” for a saint is not read as a category", () => {
	const read = write(readQuestion("st stephens english hons cutoff", words, NOTHING_REJECTED));
	expect(read).toContain("college:st.-stephen");
	expect(read).not.toContain("seat-category");
});

test.each([
	["ssc cgl 2026 tier 2 date", "tier"],
	["10th marksheet kho gayi duplicate kaise nikale", "kho"],
	["name mismatch in 10th marksheet and aadhaar", "aadhaar"],
	["gate 2027 exam date and organising institute", "organising"],
])("a plain word is not reported as an unknown exam: “%s”", (question) => {
	expect(readQuestion(question, words, NOTHING_REJECTED).unknown).toEqual([]);
});

test.each([
	["pm vidya lakshmi scheme loan kitna milta hai", "loan intent:loan"],
	["बिहार स्टूडेंट क्रेडिट कार्ड कैसे मिलेगा", "loan state:bihar intent:loan"],
	["any aicte scholarship for a girl in btech", "scheme:pragati"],
	["प्रगति छात्रवृत्ति में कितना पैसा मिलता है", "scheme:pragati"],
	["mahadbt scholarship documents", "scholarship state:maharashtra"],
	["name mismatch in jee main form", "event:correction"],
	["dtu it cutoff delhi region outside", "wish:quota-OS"],
	["iit bombay vs manipal", "compare college:indian-institute-of-technology-bombay"],
	["josaa counselling steps explained", "counselling intent:counselling"],
	["home state quota nit kaise kaam karta hai", "term:home-state-quota"],
	["ews quota in mbbs private college", "line:reservation"],
])("“%s” is read as %s", (question, read) => {
	expect(write(readQuestion(question, words, NOTHING_REJECTED))).toContain(read);
});
