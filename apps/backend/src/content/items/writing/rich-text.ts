import { ALLOWED_HTML } from "@uchit/contract/html.ts";
import sanitizeHtml from "sanitize-html";

/** Keeps of an editor's HTML what the site shows: the list in the contract. Links of other schemes lose their address. */
export function sanitiseHtml(html: string): string {
	return sanitizeHtml(html, {
		allowedTags: [...ALLOWED_HTML.tags],
		allowedAttributes: Object.fromEntries(
			Object.entries(ALLOWED_HTML.attributes).map(([tag, attributes]) => [tag, [...attributes]]),
		),
		allowedSchemes: [...ALLOWED_HTML.schemes],
		allowProtocolRelative: false,
		disallowedTagsMode: "discard",
		// A picture of another site would tell it who reads.
		exclusiveFilter: ({ tag, attribs }) => tag === "img" && !ALLOWED_HTML.pictures.test(attribs.src ?? ""),
	});
}
