import { ALLOWED_HTML } from "@uchit/contract/html.ts";
import { isBlank } from "@uchit/contract/piece.ts";

type Piece = Readonly<Record<string, unknown>>;

export const ARTICLE_COLLECTIONS: readonly string[] = ["news", "pages"];
const PICTURE = /<img\b[^<>]*>/g;
const LINK = /<a\b[^<>]*\bhref="([^"]*)"[^<>]*>(.*?)<\/a>/gs;

export function isBarred(piece: Piece): boolean {
	return isBlank(piece.title) || isBlank(piece.body) || foreignPictures(piece.body).length > 0;
}

/** The sites of pictures that are no files of the desk. A text with them cannot be saved. */
function foreignPictures(body: unknown): string[] {
	const addresses = String(body ?? "").matchAll(/<img\b[^<>]*?\bsrc="([^"]*)"/g);
	return [...addresses].flatMap(([, src = ""]) =>
		ALLOWED_HTML.pictures.test(src) ? [] : URL.parse(src.replaceAll("&amp;", "&"))?.host || "another site",
	);
}

export function missingOf(resource: string, piece: Piece): string[] {
	if (!ARTICLE_COLLECTIONS.includes(resource)) return [];
	const isEmpty = (field: string) => isBlank(piece[field]);
	const silent = String(piece.body ?? "")
		.match(PICTURE)
		?.filter((tag) => !/\balt="[^"]/.test(tag)).length;
	const foreign = foreignPictures(piece.body);
	return [
		isEmpty("title") && "A title.",
		resource === "news" && isEmpty("category") && "A category: without one, the article is in no category’s list.",
		isEmpty("summary") && "A summary: lists and search engines show it under the title.",
		isEmpty("body") && "A text.",
		foreign.length > 0 &&
			`A file of the desk in place of each picture of ${[...new Set(foreign)].join(", ")}: put it in by the tool Picture.`,
		!isEmpty("picture") && isEmpty("picture_alt") && "What its picture shows, for those who do not see it.",
		silent !== undefined &&
			silent > 0 &&
			`What ${silent === 1 ? "a picture" : `${silent} pictures`} in the text shows, in words.`,
		...wordlessLinks(String(piece.body ?? "")).map(
			(address) => `Words under the link to ${address}: it stands on a blank or a full stop alone.`,
		),
	].filter((line) => line !== false);
}

/** The addresses of links that a reader can hardly see or hit, since they stand on no letter, digit or picture. */
function wordlessLinks(body: string): string[] {
	return [...body.matchAll(LINK)].flatMap(([, address = "", inside = ""]) => {
		const words = inside.replaceAll(/<(?!img\b)[^<>]*>|&nbsp;/g, "");
		return /[\p{L}\p{N}]/u.test(words) ? [] : [address];
	});
}
