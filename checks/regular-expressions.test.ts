import { check } from "recheck";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { sampled } from "../e2e/support/sampled.ts";
import { listSourceFiles, type SourceFile } from "./source-tree.ts";

type Pattern = { where: string; source: string; flags: string };

/** Programs that read untrusted input, and the packages they share. */
const SERVED =
	/^(apps\/(web\/(app|server)|backend\/src)|packages\/(contract|logging)\/src)\/(?!.*\btesting\/).*\.tsx?$/;
const LIMIT_MS = 60_000;

/** Quadratic, but only on short text or our own. */
const ON_SHORT_TEXT: ReadonlyMap<string, string> = new Map([
	["\\/+$", "settings"],
	["\\bb\\.\\s?sc\\b(?!.*nursing)", "the name of a programme in our own files"],
	["[\\p{P}\\s]+$", "160 characters of a description"],
	[
		"<script\\b(?![^>]*\\ssrc=)([^>]*)>([\\s\\S]*?)<\\/script>",
		"a page of ours, in which every < of others is escaped",
	],
	['<data value="([^"]*)">.*?<\\/data>', "an article that staff wrote"],
	['[^\\s<>"(),:;]+@[^\\s<>"(),:;]+', "2,000 characters for a log"],
	[
		"(?<![\\w-])(?![\\da-f]{8}-(?:[\\da-f]{4}-){3}[\\da-f]{12}(?![\\w-]))(?=[\\w.-]*\\d)(?=[\\w.-]*(?:[A-Z]|[\\da-f]{20}))[\\w.-]{20,}",
		"2,000 characters for a log",
	],
]);

test("matching takes time linear in the length of any text", { timeout: 600_000 }, async () => {
	const found = listSourceFiles(SERVED)
		.filter(({ path }) => !path.includes(".test."))
		.flatMap(listPatterns);
	const distinct = [...new Map(found.map((pattern) => [`${pattern.source} ${pattern.flags}`, pattern])).values()];
	const repeating = distinct.filter(({ source }) => /[*+]|\{\d+,\}/.test(source) && !ON_SHORT_TEXT.has(source));
	expect(repeating.length).toBeGreaterThan(80);
	const slow: string[] = [];
	for (const { where, source, flags } of sampled(repeating, 8)) {
		const found = await check(source, flags.replace("v", "u"), { timeout: LIMIT_MS });
		const finding = found.status === "vulnerable" ? found.complexity.summary : found.status;
		if (found.status !== "safe") slow.push(`${where}: /${source}/${flags} ${finding}`);
	}
	expect(slow).toEqual([]);
});

function listPatterns({ path, text }: SourceFile): Pattern[] {
	const found: Pattern[] = [];
	walk(parseSync(path, text).program, (source, flags, start) => {
		found.push({ where: `${path}:${text.slice(0, start).split("\n").length}`, source, flags });
	});
	return found;
}

function walk(value: unknown, onPattern: (source: string, flags: string, start: number) => void): void {
	if (typeof value !== "object" || value === null) return;
	if ("regex" in value && "start" in value) {
		const { pattern, flags } = Object(value.regex);
		onPattern(String(pattern), String(flags), Number(value.start));
	}
	for (const inner of Object.values(value)) walk(inner, onPattern);
}
