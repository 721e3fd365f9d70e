import type { LoaderFunctionArgs } from "react-router";
import { getTerm } from "#app/data/glossary.server.ts";
import { languageOf } from "#app/i18n/language.ts";

/** `/glossary/tips/naac`: one term as JSON, for a tip beside the word. */
export function loader({ params: { slug = "" }, url }: LoaderFunctionArgs): Response {
	const term = getTerm(languageOf(url.pathname), slug);
	return term === undefined ? Response.json({ problem: "No such term" }, { status: 404 }) : Response.json(term);
}
