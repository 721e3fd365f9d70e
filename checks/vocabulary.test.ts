import { parseSync } from "vite";
import { expect, test } from "vitest";
import { listSourceFiles, read } from "./source-tree.ts";

/** Top-level types and classes, exported functions and constants, private fields of classes. */
const NAMED =
	/^(?:export )?(?:abstract )?(?:type|interface|class) (\w+)|^export (?:async )?(?:function\*? ?|const |let )(\w+)|^\t(?:static |readonly )*(#\w+)/gm;

/** Refused in local names too. The other words of the column "not" also have correct senses there. */
const REFUSED_EVERYWHERE = ["asked", "asker", "wish", "kept", "held", "said", "told"];

/** Members of types that are stored or sent: renaming them would change bytes. */
const SENT: Readonly<Record<string, readonly string[]>> = {
	// Columns.
	"apps/backend/src/account/queries/shortlist-changes.ts": ["toldAt"],
	// Fields of the wire.
	"apps/backend/src/account/queries/sign-in.ts": ["wish"],
	"apps/backend/src/mcp/reasons.ts": ["notHeld"],
	"apps/backend/src/search/question/cards/college-cards.ts": ["heldYear"],
	"apps/backend/src/search/question/cards/cutoff-card.ts": ["heldYear"],
	"apps/backend/src/search/question/cards/answer-about-college.ts": ["heldYear"],
	"apps/web/app/lead/step.ts": ["keptUntil", "said"],
	// Stored on visitors' devices.
	"apps/web/app/lead/outbox/outbox.ts": ["keptAt"],
	"apps/web/app/predict/choices/choices.ts": ["asked"],
	"apps/web/app/shell/shortlist/shortlist-seen.ts": ["said"],
	// Columns of our files.
	"apps/web/app/rights/refund.ts": ["mostKeptInr"],
	"pipeline/src/report.ts": ["kept"],
};

const PROSE = /\/\*[\s\S]*?\*\/|\/\/.*|"[^"\n]*"|`[^`\n]*`/g;

const houseWords = [...read("docs/vocabulary.md").matchAll(/^\| [^|]+ \| (`[^|]+`) \|/gm)].flatMap(([, words = ""]) =>
	[...words.matchAll(/`(\w+)`/g)].map(([, word = ""]) => word),
);

test("names use the trade's words: docs/vocabulary.md says which word to use instead", () => {
	expect(houseWords).toContain("kept");
	const named = listSourceFiles(/\.tsx?$/)
		.filter(({ path }) => !/\.(?:test|e2e)\.tsx?$|\/testing\/|^e2e\//.test(path))
		.flatMap(({ text }) => [...text.matchAll(NAMED)])
		.map(([, type, exported, field]) => type ?? exported ?? field ?? "");
	expect(named.length).toBeGreaterThan(1_000);
	expect(named.filter(isOf(houseWords))).toEqual([]);
});

test("variables, parameters, functions and type members use the trade's words, in tests too", () => {
	const isRefused = isOf(REFUSED_EVERYWHERE);
	const wrong = listSourceFiles(/\.tsx?$/).flatMap(({ path, text }) => {
		if (!/asked|asker|wish|kept|held|said|told/i.test(text.replaceAll(PROSE, ""))) return [];
		const names = new Set([...declaredIn(parseSync(path, text).program)].filter(isRefused));
		return [...names].filter((name) => !SENT[path]?.includes(name)).map((name) => `${path}: ${name}`);
	});
	expect(wrong).toEqual([]);
	// Parses some 3,000 files, which a busy machine does slowly.
}, 120_000);

function isOf(words: readonly string[]): (name: string) => boolean {
	const refused = new Set(words.flatMap((word) => [word, `${word}s`, `${word}es`]));
	return (name) => wordsOf(name).some((word) => refused.has(word));
}

type Node = { type: string } & Record<string, unknown>;

/** A property that is taken out of an object, `{ asked }`, is named where the object's type is. */
function* declaredIn(value: unknown): Generator<string> {
	if (Array.isArray(value)) for (const each of value) yield* declaredIn(each);
	if (!isNode(value)) return;
	if (value.type === "VariableDeclarator") yield* boundIn(value.id);
	if (/Function|^TSMethodSignature|^TSDeclareFunction/.test(value.type)) {
		yield* boundIn(value.id);
		yield* boundIn(value.params);
	}
	if (/^TS(?:Property|Method)Signature$|^TSTypeAliasDeclaration$|^TSInterfaceDeclaration$/.test(value.type))
		yield* boundIn(value.key ?? value.id);
	for (const inner of Object.values(value)) yield* declaredIn(inner);
}

function* boundIn(value: unknown): Generator<string> {
	if (Array.isArray(value)) for (const each of value) yield* boundIn(each);
	if (!isNode(value)) return;
	if (value.type === "Identifier") yield String(value.name);
	else if (value.type === "AssignmentPattern") yield* boundIn(value.left);
	else if (value.type === "Property" && value.shorthand !== true) yield* boundIn(value.value);
	else if (value.type === "RestElement") yield* boundIn(value.argument);
	else if (/Pattern$/.test(value.type)) yield* boundIn(value.properties ?? value.elements);
}

function isNode(value: unknown): value is Node {
	return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

function wordsOf(name: string): string[] {
	return name
		.replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
		.toLowerCase()
		.split(/[^a-z0-9]+/);
}
