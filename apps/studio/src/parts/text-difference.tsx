import { diffLines } from "./line-diff.ts";

export function TextDifference({ before, after }: { before: string; after: string }) {
	const lines = diffLines(before, after)
		.map(({ kind, text }) => ({ kind, text: htmlToText(text) }))
		.filter(({ text }) => text !== "");
	const textOf = (kind: string) => lines.flatMap((line) => (line.kind === kind ? line.text : [])).join("\n");
	const isNear = (place: number) => [-1, 0, 1].some((by) => (lines[place + by]?.kind ?? "same") !== "same");
	return (
		<div className="difference">
			{textOf("old") === textOf("new") && <p>The words are the same: a heading, bold words or the like changed.</p>}
			{lines.map(({ kind, text }, place) => {
				const key = `${place} ${kind}`;
				if (!isNear(place)) return null;
				if (kind === "old") return <del key={key}>{text}</del>;
				return kind === "new" ? <ins key={key}>{text}</ins> : <p key={key}>{text}</p>;
			})}
		</div>
	);
}

export function htmlToText(html: string): string {
	// A line of a table is no table, of which a browser reads no cells: their ends are marked before it reads.
	const { body } = new DOMParser().parseFromString(html.replaceAll(/<\/t[dh]>/g, " | $&"), "text/html");
	for (const link of body.querySelectorAll("a[href]")) link.append(` (${link.getAttribute("href")})`);
	for (const picture of body.querySelectorAll("img")) picture.replaceWith(`[${picture.alt || "picture"}]`);
	for (const item of body.querySelectorAll("li")) item.prepend("• ");
	return body.textContent.trim();
}
