import { isBare, pathsIn } from "#app/paths.ts";
import type { RequestContext } from "#app/request-context.ts";
import { listPieces, type PieceAddress } from "./content-items.server.ts";

type TextAddress = { address: string; languages: PieceAddress["languages"] };

const paths = pathsIn("en");

/** Where the published articles and pages are, each with the languages it is written in; without pages that stand alone. */
export async function listTextAddresses(request: RequestContext): Promise<TextAddress[]> {
	const [articles = [], pages = []] = await Promise.all([listPieces(request, "news"), listPieces(request, "pages")]);
	const list: TextAddress[] = articles.length === 0 ? [] : [{ address: paths.news(), languages: ["en", "hi"] }];
	const ofArticles = articles.map(({ slug, languages }) => ({ address: paths.article(slug), languages }));
	const ofPages = pages.map(({ slug, languages }) => ({ address: paths.page(slug), languages }));
	return [...list, ...ofArticles, ...ofPages.filter(({ address }) => !isBare(address))];
}
