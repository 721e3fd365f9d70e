import type { LoaderFunctionArgs } from "react-router";
import { languageOf } from "#app/platform/i18n/language.ts";
import { getTerm } from "./data.server.ts";

/** `/glossary/tips/naac`: one term as JSON, for a tip beside the word. */
export function loader({ params: { slug = "" }, url }: LoaderFunctionArgs): Response {
	const term = getTerm(languageOf(url.pathname), slug);
	return term === undefined ? Response.json({ problem: "No such term" }, { status: 404 }) : Response.json(term);
}
