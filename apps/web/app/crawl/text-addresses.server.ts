import { isLandingPage, pathsIn } from "#app/paths.ts";
import { listPieces, newestDay, type PieceAddress } from "#app/platform/backend/content-items.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";

type TextAddress = { address: string } & Pick<PieceAddress, "languages" | "changedOn">;

const paths = pathsIn("en");

/** Published articles and pages with their languages, without pages that have their own route. */
export async function listTextAddresses(request: RequestContext): Promise<TextAddress[]> {
	const [articles = [], pages = []] = await Promise.all([listPieces(request, "news"), listPieces(request, "pages")]);
	const newest = newestDay(articles.map(({ changedOn }) => changedOn));
	const list: TextAddress[] =
		articles.length === 0 ? [] : [{ address: paths.news(), languages: ["en", "hi"], changedOn: newest }];
	const ofArticles = articles.map(({ slug, ...piece }) => ({ address: paths.article(slug), ...piece }));
	const ofPages = pages.map(({ slug, ...piece }) => ({ address: paths.page(slug), ...piece }));
	return [...list, ...ofArticles, ...ofPages.filter(({ address }) => !isLandingPage(address))];
}
