import type { LoaderFunctionArgs } from "react-router";
import { languageOf } from "#app/platform/i18n/language.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { getMenuPanels } from "#app/shell/menus.server.ts";

export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
	return Response.json(await getMenuPanels(context.get(requestContext), languageOf(url.pathname)));
}
