import type { Source } from "@uchit/contract/source.ts";
import { data, type LoaderFunctionArgs } from "react-router";
import { getComparison } from "#app/compare/data.server.ts";
import { type CompareRow, compareColleges } from "#app/compare/rows.ts";
import { nameSource } from "#app/facts/sources.ts";
import { aboutWords, lineWords } from "#app/facts/words/compare-words.ts";
import { placeWords } from "#app/facts/words/place-words.ts";
import { pathsIn } from "#app/paths.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import { requestContext } from "#app/platform/request-context.ts";
import type { TextRow } from "#app/platform/text-page/text-page.tsx";
import { answerText } from "#app/platform/text-page/text-view.server.ts";
import { redirectToCollege } from "./page.server.ts";

/** `/college/{slug}/text`: every fact of a college as plain text. */
export async function loader({ context, params: { slug = "" }, url }: LoaderFunctionArgs): Promise<Response> {
	const request = context.get(requestContext);
	const { items, sources } = await getComparison(request, [slug]);
	const [college] = items;
	if (college === undefined) throw data("No such college", { status: 404 });
	if (college.slug !== slug) return redirectToCollege(url, slug, college.slug);
	const language = languageOf(url.pathname);
	const t = await translateFor(language);
	const { differing, same } = compareColleges([college]);
	return answerText(request, url, {
		path: pathsIn(language).college(slug),
		name: college.name,
		line: placeWords(college.place) ?? "",
		tables: [{ heading: t("facts.facts"), rows: textRows(t, [...differing, ...same], sources) }],
		sources: sources.map((source) => `${source.publisher}: ${nameSource(source)}`),
	});
}

function textRows(t: Translate, rows: readonly CompareRow[], sources: readonly Source[]): TextRow[] {
	const numberOf = (id: string) => sources.findIndex((source) => source.id === id) + 1;
	return rows.flatMap(({ about, cells: [cell] }) => {
		if (cell === undefined) return [];
		const lines = cell.lines.map((line) => {
			const note = [line.time, `[${numberOf(line.sourceId)}]`].filter((part) => part !== undefined).join(" ");
			return `${lineWords(t, line)} (${note})`;
		});
		return [{ label: aboutWords(t, about), value: lines.join("; ") }];
	});
}
