import type { SourceFile } from "./source-tree.ts";

/** A test that names a statement. Parameters of the title stand as they are written: `{name}`, `%s`. */
export type Proof = { id: string; file: string; title: string };

type TestFile = Pick<SourceFile, "path" | "text">;
type Call = { ids: string[]; title: string | undefined; text: string };

const COMMENT_LINE = /^[ \t]*(?:\/\/|\/?\*).*$/gm;
const SPEC_CALL = /\bspec\(([^)]*)\)/g;
const WRITTEN_OUT = /^\s*"\d+\.\d+"(?:\s*,\s*"\d+\.\d+")*\s*,?\s*$/;
/** Behind `test(` or `test.each(…)(`. */
const TITLE_BEGINS = /(?:\b\w*test\w*|\))\(\s*$/i;
const NEXT_TITLE = /(?:\btest\w*|\))\(\s*(?:`([^`]*)`|"([^"]*)")/;

/** The statements that a file's tests name: in a test's title, or at the head of a row of a table of tests. */
export function findProofs(file: TestFile): Proof[] {
	return findCalls(file).flatMap(({ ids, title }) =>
		title === undefined ? [] : ids.map((id) => ({ id, file: file.path, title })),
	);
}

/** The calls from which nobody can read what is proven: an id in a variable, or a call outside of titles and rows. */
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

/** The title of the test to which a call belongs, by the code before and behind it; undefined when it has none. */
function titleOf(before: string, after: string): string | undefined {
	if (/\[\s*$/.test(before)) return titleOfRow(after);
	const start = before.lastIndexOf("`");
	if (!before.endsWith("${") || !TITLE_BEGINS.test(before.slice(0, start))) return undefined;
	const ownEnd = before.length - "${".length;
	return readable(before.slice(start + 1, ownEnd) + after.slice("}".length, after.indexOf("`")));
}

/** A row's title is the next one in the file, which shows the row's values; they are added. */
function titleOfRow(after: string): string | undefined {
	const match = NEXT_TITLE.exec(after);
	if (match === null) return undefined;
	const values = /^,\s*([^\]\n]+)\]/.exec(after)?.[1] ?? "";
	const title = (match[1] ?? match[2] ?? "").replace(/^(?:\$\{\w+\}|%s) /, "");
	return `${readable(title)} (${values.replaceAll('"', "")})`;
}

/** A title in one line, its parameters in braces. */
function readable(title: string): string {
	return title
		.replace(/\$\{([^}]+)\}/g, "{$1}")
		.replace(/\s+/g, " ")
		.trim();
}
