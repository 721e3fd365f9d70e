import { isBlank } from "@uchit/contract/piece.ts";

type Piece = Readonly<Record<string, unknown>>;

export const ARTICLE_COLLECTIONS: readonly string[] = ["news", "pages"];
const PICTURE = /<img\b[^<>]*>/g;
const LINK = /<a\b[^<>]*\bhref="([^"]*)"[^<>]*>(.*?)<\/a>/gs;

export function isBarred(piece: Piece): boolean {
	return isBlank(piece.title) || isBlank(piece.body) || foreignPictures(piece) > 0;
}

export function missingOf(resource: string, piece: Piece): string[] {
	if (!ARTICLE_COLLECTIONS.includes(resource)) return [];
	const isEmpty = (field: string) => isBlank(piece[field]);
	const silent = String(piece.body ?? "")
		.match(PICTURE)
		?.filter((tag) => !/\balt="[^"]/.test(tag)).length;
	return [
		isEmpty("title") && "A title.",
		resource === "news" && isEmpty("category") && "A category: without one, the article is in no category’s list.",
		isEmpty("summary") && "A summary: lists and search engines show it under the title.",
		isEmpty("body") && "A text.",
		!isEmpty("picture") && isEmpty("picture_alt") && "What its picture shows, for those who do not see it.",
		silent !== undefined &&
			silent > 0 &&
			`What ${silent === 1 ? "a picture" : `${silent} pictures`} in the text shows, in words.`,
		foreignPictures(piece) > 0 &&
			"The desk's own files in place of pictures of other sites: put them in by the tool Picture.",
		...wordlessLinks(String(piece.body ?? "")).map(
			(address) => `Words under the link to ${address}: it stands on a blank or a full stop alone.`,
		),
	].filter((line) => line !== false);
}

function foreignPictures({ body }: Piece): number {
	return (
		String(body ?? "")
			.match(PICTURE)
			?.filter((tag) => /\bsrc="(?!\/assets\/)/.test(tag)).length ?? 0
	);
}

/** The addresses of links that a reader can hardly see or hit, since they stand on no letter, digit or picture. */
function wordlessLinks(body: string): string[] {
	return [...body.matchAll(LINK)].flatMap(([, address = "", inside = ""]) => {
		const words = inside.replaceAll(/<(?!img\b)[^<>]*>|&nbsp;/g, "");
		return /[\p{L}\p{N}]/u.test(words) ? [] : [address];
	});
}
