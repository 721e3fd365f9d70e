import type { SourceFile } from "./source-tree.ts";

export type Proof = { id: string; file: string; title: string };

type TestFile = Pick<SourceFile, "path" | "text">;
type Call = { ids: string[]; title: string | undefined; text: string };

const COMMENT_LINE = /^[ \t]*(?:\/\/|\/?\*).*$/gm;
const SPEC_CALL = /\bspec\(([^)]*)\)/g;
const WRITTEN_OUT = /^\s*"\d+\.\d+"(?:\s*,\s*"\d+\.\d+")*\s*,?\s*$/;
const TITLE_BEGINS = /(?:\b\w*test\w*|\))\(\s*$/i;
const NEXT_TITLE = /(?:\btest\w*|\))\(\s*(?:`([^`]*)`|"([^"]*)")/;

export function findProofs(file: TestFile): Proof[] {
	return findCalls(file).flatMap(({ ids, title }) =>
		title === undefined ? [] : ids.map((id) => ({ id, file: file.path, title })),
	);
}

/** Calls whose statement id cannot be read: in a variable, or outside titles and rows. */
export function findUnreadable(file: TestFile): string[] {
	return findCalls(file)
		.filter(({ ids, title }) => ids.length === 0 || title === undefined)
		.map(({ text }) => `${file.path}: ${text}`);
}

function findCalls({ text }: TestFile): Call[] {
	const code = text.replace(COMMENT_LINE, (line) => " ".repeat(line.length));
	return [...code.matchAll(SPEC_CALL)].map(({ 0: call, 1: ids = "", index }) => ({
		text: call,
		ids: WRITTEN_OUT.test(ids) ? [...ids.matchAll(/[\d.]+/g)].map(([id]) => id) : [],
		title: titleOf(code.slice(0, index), code.slice(index + call.length)),
	}));
}

function titleOf(before: string, after: string): string | undefined {
	if (/\[\s*$/.test(before)) return titleOfRow(after);
	const start = before.lastIndexOf("`");
	if (!before.endsWith("${") || !TITLE_BEGINS.test(before.slice(0, start))) return undefined;
	const ownEnd = before.length - "${".length;
	return readable(before.slice(start + 1, ownEnd) + after.slice("}".length, after.indexOf("`")));
}

/** A row's title is the next one in the file; the row's values are added. */
function titleOfRow(after: string): string | undefined {
	const match = NEXT_TITLE.exec(after);
	if (match === null) return undefined;
	const values = /^,\s*([^\]\n]+)\]/.exec(after)?.[1] ?? "";
	const title = (match[1] ?? match[2] ?? "").replace(/^(?:\$\{\w+\}|%s) /, "");
	return `${readable(title)} (${values.replaceAll('"', "")})`;
}

function readable(title: string): string {
	return title
		.replace(/\$\{([^}]+)\}/g, "{$1}")
		.replace(/\s+/g, " ")
		.trim();
}
