import type { ComparedCollege } from "@uchit/contract/compare.ts";
import { mainParts } from "@uchit/contract/compare-parts.ts";
import type { LoaderFunctionArgs } from "react-router";
import { listNewestRanks } from "#app/college/overview/newest-ranks.ts";
import { getComparison } from "#app/compare/data.server.ts";
import { parseCompareSearch } from "#app/compare/search.ts";
import { createSourceNamer } from "#app/facts/sources.ts";
import { aboutWords, lineWords } from "#app/facts/words/compare-words.ts";
import { placeWords } from "#app/facts/words/place-words.ts";
import { type Language, languageOf } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import type { CollegeNow, ShortlistFacts } from "#app/shell/shortlist/shortlist-facts.ts";

export const handle = { parameters: ["college"], crawled: false } satisfies PageHandle;

/** `/shortlist/facts?college=a,b`: present facts of up to ten colleges, for a device's list. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
	const language = languageOf(url.pathname);
	const { slugs } = parseCompareSearch(url.searchParams);
	const { items, unknown, sources } = await getComparison(context.get(requestContext), slugs);
	const t = await translateFor(language);
	const colleges = items.map((college) => toCollegeNow({ t, language }, college, createSourceNamer(sources)));
	return Response.json({ colleges, unknown } satisfies ShortlistFacts);
}

type TextContext = { t: Translate; language: Language };

function toCollegeNow(
	{ t, language }: TextContext,
	college: ComparedCollege,
	sourceName: (id: string) => string,
): CollegeNow {
	const { slug, name, kind, place } = college;
	return {
		slug,
		name,
		about: [t(`kind.${kind}`), placeWords(place, language)].filter((part) => part !== undefined).join(" · "),
		facts: mainParts({ ...college, rankings: mainFirst(college) }).map(({ key, about, cell: { value, lines } }) => {
			const [first] = lines;
			const time = first?.time;
			return {
				key,
				name: aboutWords(t, about),
				said: lines.map((line) => lineWords(t, line)).join("; "),
				value,
				...(time !== undefined && { time }),
				anchor: first?.anchor ?? "",
				source: sourceName(first?.sourceId ?? college.sourceId),
			};
		}),
	};
}

/** The list of its main field, or of whole institutions, before the others: the first is what stands on its card. */
function mainFirst({ rankings, mainList }: ComparedCollege): ComparedCollege["rankings"] {
	const [main] = listNewestRanks(rankings, mainList);
	return rankings.toSorted((one, other) => Number(other.list === main?.list) - Number(one.list === main?.list));
}
