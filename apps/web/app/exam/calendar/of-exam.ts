import { type LoaderFunctionArgs, redirect } from "react-router";
import { pathsIn } from "#app/paths.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import { answerCalendar } from "./data.server.ts";

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
	const { slug = "" } = args.params;
	const lower = slug.toLowerCase();
	if (slug !== lower) throw redirect(pathsIn(languageOf(args.url.pathname)).examCalendar(lower), 301);
	return answerCalendar(args, [slug]);
}
