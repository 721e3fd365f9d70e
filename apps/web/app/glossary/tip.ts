import type { LoaderFunctionArgs } from "react-router";
import { languageOf } from "#app/platform/i18n/language.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { getTerm } from "./data.server.ts";

/** `/glossary/tips/naac`: one term as JSON, for the tip. */
export async function loader({ context, params: { slug = "" }, url }: LoaderFunctionArgs): Promise<Response> {
	const term = await getTerm(context.get(requestContext), languageOf(url.pathname), slug);
	return term === undefined ? Response.json({ problem: "No such term" }, { status: 404 }) : Response.json(term);
}
