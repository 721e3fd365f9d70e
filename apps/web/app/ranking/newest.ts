import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { pathsIn } from "#app/paths.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { getRankingLists } from "./data.server.ts";

export const handle = { linked: true } satisfies PageHandle;

/** `/rankings/{list}`: redirects to its newest year. */
export async function loader({ context, params, url }: LoaderFunctionArgs): Promise<Response> {
	const { lists } = await getRankingLists(context.get(requestContext));
	const found = lists.find(({ list }) => list === params.list);
	const newest = found?.years[0]?.year;
	if (found === undefined || newest === undefined) throw data("No such ranking", { status: 404 });
	return redirect(pathsIn(languageOf(url.pathname)).ranking(found.list, newest), 302);
}
