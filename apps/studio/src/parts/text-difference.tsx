import { canonicalHtml } from "#studio/writing/text/html.ts";
import { type DiffLine, diffLines, diffParts } from "./line-diff.ts";

export function TextDifference({ before, after }: { before: string; after: string }) {
	const lines = linesOf(before, after)
		.map(({ kind, text }) => ({ kind, text: htmlToText(text) }))
		.filter(({ text }) => text !== "");
	const shown = pairChanged(shorten(lines));
	const textOf = (kind: string) => lines.flatMap((line) => (line.kind === kind ? line.text : [])).join("\n");
	return (
		<div className="difference">
			{textOf("old") === textOf("new") && <p>The words are the same: a heading, bold words or the like changed.</p>}
			{shown.map(({ words, ...line }, place) => {
				const key = `${place} ${line.kind}`;
				if (words === undefined && line.kind !== "same") return toMarked(line, place);
				return <p key={key}>{words?.map(toMarked) ?? line.text}</p>;
			})}
		</div>
	);
}

function toMarked({ kind, text }: DiffLine, place: number) {
	const key = `${place} ${kind}`;
	if (kind === "same") return text;
	return kind === "old" ? <del key={key}>{text}</del> : <ins key={key}>{text}</ins>;
}

type ShownLine = DiffLine & { words?: readonly DiffLine[] | undefined };
const MIN_ALIKE = 0.4;

/** A line that stands in place of another, and shares enough words with it, becomes one line with its changed words. */
export function pairChanged(lines: readonly DiffLine[]): ShownLine[] {
	const shown: ShownLine[] = [];
	/** Where the next line stands that may have been changed to a new one. */
	let open = 0;
	for (const line of lines) {
		const old = shown[open];
		const words = line.kind === "new" && old?.kind === "old" ? changedWords(old.text, line.text) : undefined;
		if (words !== undefined) shown.splice(open, 1);
		else if (line.kind === "new") open += 1;
		shown.push({ ...line, words });
		if (line.kind === "same") open = shown.length;
	}
	return shown;
}

/** Undefined for texts that have little in common. */
function changedWords(before: string, after: string): DiffLine[] | undefined {
	const [one, other] = [before, after].map((text) => text.split(/(?<=\s)/));
	const words = diffParts(one ?? [], other ?? []);
	const same = words.reduce((sum, { kind, text }) => sum + (kind === "same" ? text.length : 0), 0);
	if (same < MIN_ALIKE * Math.max(before.length, after.length)) return undefined;
	const runs: DiffLine[] = [];
	for (const { kind, text } of words) {
		const last = runs.at(-1);
		if (last?.kind === kind) last.text += text;
		else runs.push({ kind, text });
	}
	return runs;
}

/** HTML is compared as it is read, so white space and the spelling of a tag are no difference. */
export function linesOf(before: string, after: string): DiffLine[] {
	const isHtml = [before, after].some((text) => /<\w/.test(text));
	return isHtml ? diffLines(canonicalHtml(before), canonicalHtml(after)) : diffLines(before, after);
}

const isChange = (line: DiffLine | undefined) => line !== undefined && line.kind !== "same";

/** Equal lines that do not touch a change become one line with their number. */
export function shorten(lines: readonly DiffLine[]): DiffLine[] {
	const short: DiffLine[] = [];
	let equal = 0;
	const countEqual = () => {
		if (equal > 0) short.push({ kind: "same", text: `… ${equal} ${equal === 1 ? "line" : "lines"} the same` });
		equal = 0;
	};
	for (const [place, line] of lines.entries()) {
		if ([lines[place - 1], line, lines[place + 1]].some(isChange)) {
			countEqual();
			short.push(line);
		} else equal += 1;
	}
	countEqual();
	return short;
}

export function htmlToText(html: string): string {
	// A line of a table is no table, of which a browser reads no cells: their ends are marked before it reads.
	const marked = html.replaceAll(/<\/t[dh]>/g, " | $&").replaceAll("</caption>", ": $&");
	const { body } = new DOMParser().parseFromString(marked, "text/html");
	for (const link of body.querySelectorAll("a[href]")) link.append(` (${link.getAttribute("href")})`);
	for (const picture of body.querySelectorAll("img")) picture.replaceWith(`[${picture.alt || "picture"}]`);
	for (const item of body.querySelectorAll("li")) item.prepend("• ");
	return body.textContent.trim();
}
