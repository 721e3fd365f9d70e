/** A part of an article: where it stands on the page, and its heading as plain text. */
export type Part = { id: string; heading: string };

/** Gives every heading of a text a place to be led to, and lists them. The text is ours to trust: data/ has cleaned it. */
export function listContents(html: string): { html: string; parts: Part[] } {
	const parts: Part[] = [];
	const marked = html.replaceAll(/<h2>((?:(?!<h2>).)*?)<\/h2>/gs, (_, inner: string) => {
		const id = `part-${parts.length + 1}`;
		parts.push({ id, heading: toPlainText(inner) });
		return `<h2 id="${id}">${inner}</h2>`;
	});
	return { html: marked, parts };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

function toPlainText(html: string): string {
	return html
		.replaceAll(/<[^<>]*>/g, "")
		.replaceAll(/&(amp|lt|gt|quot);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
