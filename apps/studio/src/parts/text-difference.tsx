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
			{shown.map(({ kind, text, words }, place) => {
				const key = `${place} ${kind}`;
				if (words !== undefined) return <ChangedWords key={key} words={words} />;
				if (kind === "old") return <del key={key}>{text}</del>;
				return kind === "new" ? <ins key={key}>{text}</ins> : <p key={key}>{text}</p>;
			})}
		</div>
	);
}

function ChangedWords({ words }: { words: readonly DiffLine[] }) {
	return (
		<p>
			{words.map(({ kind, text }, place) => {
				const key = `${place} ${kind}`;
				if (kind === "same") return text;
				return kind === "old" ? <del key={key}>{text}</del> : <ins key={key}>{text}</ins>;
			})}
		</p>
	);
}

type ShownLine = DiffLine & { words?: readonly DiffLine[] | undefined };
const LEAST_ALIKE = 0.4;

/** A line that stands in place of another, and shares enough words with it, becomes one line with its changed words. */
export function pairChanged(lines: readonly DiffLine[]): ShownLine[] {
	const shown: ShownLine[] = [];
	for (let at = 0; at < lines.length; ) {
		const kindAt = (place: number) => lines[place]?.kind;
		let fresh = at;
		while (kindAt(fresh) === "old") fresh += 1;
		let end = fresh;
		while (kindAt(end) === "new") end += 1;
		const [old, made] = [lines.slice(at, fresh), lines.slice(fresh, end)];
		const pairs = made.map(({ text }, place) => changedWords(old[place]?.text ?? "", text));
		shown.push(...old.filter((_, place) => pairs[place] === undefined));
		shown.push(...made.map((line, place) => ({ ...line, words: pairs[place] })));
		if (end === at) shown.push(...lines.slice(at, at + 1));
		at = Math.max(end, at + 1);
	}
	return shown;
}

/** Undefined for texts that have little in common. */
function changedWords(before: string, after: string): DiffLine[] | undefined {
	const [one, other] = [before, after].map((text) => text.split(/(?<=\s)/));
	const words = diffParts(one ?? [], other ?? []);
	const same = words.reduce((sum, { kind, text }) => sum + (kind === "same" ? text.length : 0), 0);
	if (same < LEAST_ALIKE * Math.max(before.length, after.length)) return undefined;
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
	const { body } = new DOMParser().parseFromString(html.replaceAll(/<\/t[dh]>/g, " | $&"), "text/html");
	for (const link of body.querySelectorAll("a[href]")) link.append(` (${link.getAttribute("href")})`);
	for (const picture of body.querySelectorAll("img")) picture.replaceWith(`[${picture.alt || "picture"}]`);
	for (const item of body.querySelectorAll("li")) item.prepend("• ");
	return body.textContent.trim();
}
