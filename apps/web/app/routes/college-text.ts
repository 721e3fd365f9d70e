import { data, type LoaderFunctionArgs } from "react-router";
import { getComparison } from "#app/data/compare.server.ts";
import { answerText } from "#app/data/text-view.server.ts";
import { languageOf } from "#app/i18n/language.ts";
import { translateFor } from "#app/i18n/translate-for.server.ts";
import { compareColleges } from "#app/lib/compare.ts";
import { textRows } from "#app/lib/compare-text.ts";
import { nameSource } from "#app/lib/sources.ts";
import { placeWords } from "#app/lib/words.ts";
import { pathsIn } from "#app/paths.ts";
import { requestContext } from "#app/request-context.ts";

/** `/college/{slug}/text`: every fact of a college, in words alone. */
export async function loader({ context, params: { slug = "" }, url }: LoaderFunctionArgs): Promise<Response> {
	const request = context.get(requestContext);
	const { items, sources } = await getComparison(request, [slug]);
	const [college] = items;
	if (college === undefined) throw data("No such college", { status: 404 });
	const language = languageOf(url.pathname);
	const t = await translateFor(language);
	const { differing, same } = compareColleges([college]);
	return answerText(request, url, {
		path: pathsIn(language).college(slug),
		name: college.name,
		line: placeWords(college.place) ?? "",
		tables: [{ heading: t("college.facts"), rows: textRows(t, [...differing, ...same], sources) }],
		sources: sources.map((source) => `${source.publisher}: ${nameSource(source)}`),
	});
}
