import { ALLOWED_HTML } from "@uchit/contract/html.ts";

/** Elements that our rendering adds to a text: a frame for wide tables, and responsive pictures. */
const OURS: Record<string, readonly string[]> = {
	div: ["class", "tabindex"],
	img: ["srcset", "sizes", "loading"],
	a: ["rel"],
};

const TAG = /<(\/?)([a-z0-9]+)((?: [a-z-]+(?:="[^"<>]*")?)*)( ?\/)?>/y;
const ATTRIBUTE = / ([a-z-]+)(?:="([^"]*)")?/g;

/**
 * Reasons why a text could do something in a page: malformed tags, or forbidden tags, attributes or addresses. Empty if it can only be
 * read. Reads characters and trusts no parser.
 */
export function faultsIn(html: string): string[] {
	const faults: string[] = [];
	for (let at = html.indexOf("<"); at !== -1; at = html.indexOf("<", at + 1)) {
		TAG.lastIndex = at;
		const [, , name = "", attributes = ""] = TAG.exec(html) ?? [];
		const tags: readonly string[] = ALLOWED_HTML.tags;
		if (!tags.includes(name) && name !== "div") faults.push(html.slice(at, at + 60));
		else faults.push(...faultsOf(name, attributes));
	}
	return faults;
}

function faultsOf(tag: string, attributes: string): string[] {
	const allowed: Record<string, readonly string[]> = ALLOWED_HTML.attributes;
	const names = [...(allowed[tag] ?? []), ...(allowed["*"] ?? []), ...(OURS[tag] ?? [])];
	return [...attributes.matchAll(ATTRIBUTE)].flatMap(([, name = "", value = ""]) => {
		if (!names.includes(name)) return [`${tag} has ${name}`];
		if (name === "href" && !isSafe(value)) return [`${tag} leads to ${value}`];
		if (name === "src" && !/^\/(assets|_next\/image)/.test(value)) return [`${tag} shows ${value}`];
		return [];
	});
}

/** Reads an address as a browser does: drops white space and control characters and resolves entities. */
function isSafe(address: string): boolean {
	const read = address
		.replaceAll(/&#x([0-9a-f]+);?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
		.replaceAll(/&#(\d+);?/g, (_, code: string) => String.fromCodePoint(Number(code)))
		.replaceAll(/&(colon|tab|newline);/gi, (_, name: string) => (name.toLowerCase() === "colon" ? ":" : ""))
		.replaceAll(/[\p{Cc}\s]/gu, "")
		.toLowerCase();
	return /^(https?:|mailto:|tel:|\/|#|[^:]*$)/.test(read);
}
