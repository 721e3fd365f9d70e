import { canonicalHtml } from "#studio/writing/text/html.ts";
import { type DiffLine, diffLines } from "./line-diff.ts";

export function TextDifference({ before, after }: { before: string; after: string }) {
	const lines = linesOf(before, after)
		.map(({ kind, text }) => ({ kind, text: htmlToText(text) }))
		.filter(({ text }) => text !== "");
	const textOf = (kind: string) => lines.flatMap((line) => (line.kind === kind ? line.text : [])).join("\n");
	return (
		<div className="difference">
			{textOf("old") === textOf("new") && <p>The words are the same: a heading, bold words or the like changed.</p>}
			{shorten(lines).map(({ kind, text }, place) => {
				const key = `${place} ${kind}`;
				if (kind === "old") return <del key={key}>{text}</del>;
				return kind === "new" ? <ins key={key}>{text}</ins> : <p key={key}>{text}</p>;
			})}
		</div>
	);
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
