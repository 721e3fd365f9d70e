import type { LoaderFunctionArgs } from "react-router";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { answerCalendar } from "./data.server.ts";
import { parseExamSlugs } from "./search.ts";

export const handle = { parameters: ["exam"] } satisfies PageHandle;

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
	const slugs = parseExamSlugs(args.url.searchParams).map((slug) => slug.toLowerCase());
	return answerCalendar(args, [...new Set(slugs)]);
}
