import { ALLOWED_HTML } from "@uchit/contract/html.ts";
import { isBlank } from "@uchit/contract/piece.ts";

type Piece = Readonly<Record<string, unknown>>;

export const ARTICLE_COLLECTIONS: readonly string[] = ["news", "pages"];
const PICTURE = /<img\b[^<>]*>/g;
const TABLE = /<table\b.*?<\/table>/gs;
const CAPTION = /<caption\b[^<>]*>(.*?)<\/caption>/s;
const ROW = /<tr\b.*?<\/tr>/gs;
const CELL = /<(t[hd])\b[^<>]*>(.*?)<\/\1>/gs;
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
		...emptyInTables(String(piece.body ?? "")),
		...wordlessLinks(String(piece.body ?? "")).map(
			(address) => `Words under the link to ${address}: it stands on a blank or a full stop alone.`,
		),
	].filter((line) => line !== false);
}

/** A cell may be empty, and so may the corner above the names of the rows: a row without words or another heading may not. */
function emptyInTables(body: string): string[] {
	return (body.match(TABLE) ?? []).flatMap((table, place) => {
		const rows = (table.match(ROW) ?? []).map((row) =>
			[...row.matchAll(CELL)].map(([, tag, inside]) => ({ tag, isEmpty: isBlank(inside) })),
		);
		const emptyRows = rows.filter((cells) => cells.every(({ isEmpty }) => isEmpty)).length;
		const emptyHeadings = rows
			.filter((cells) => cells.some(({ isEmpty }) => !isEmpty))
			.flatMap((cells) => cells.filter(({ tag, isEmpty }, column) => tag === "th" && isEmpty && column > 0)).length;
		const empty = [counted(emptyHeadings, "heading"), counted(emptyRows, "row")].filter((count) => count !== "");
		const caption = CAPTION.exec(table)?.[1]
			?.replaceAll(/<[^<>]*>/g, "")
			.trim();
		const name = caption ? `“${caption}”` : `table ${place + 1} of the text`;
		return empty.length === 0 ? [] : [`Words in ${name}: ${empty.join(" and ")} without any.`];
	});
}

function counted(count: number, noun: string): string {
	return count === 0 ? "" : `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** The addresses of links that a reader can hardly see or hit, since they stand on no letter, digit or picture. */
function wordlessLinks(body: string): string[] {
	return [...body.matchAll(LINK)].flatMap(([, address = "", inside = ""]) => {
		const words = inside.replaceAll(/<(?!img\b)[^<>]*>|&nbsp;/g, "");
		return /[\p{L}\p{N}]/u.test(words) ? [] : [address];
	});
}
