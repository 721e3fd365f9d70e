import type { LoaderFunctionArgs } from "react-router";
import { answerCard } from "#app/data/card.server.ts";
import { loadCollegePage } from "#app/data/college-page.server.ts";
import { languageOf } from "#app/i18n/language.ts";
import { translateFor } from "#app/i18n/translate-for.server.ts";
import { newestPlaces } from "#app/lib/newest-places.ts";
import { placeWords } from "#app/lib/words.ts";

/** `/college/{slug}/card.png`: who it is, where, and its newest ranks. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
	const { request, college } = await loadCollegePage(args, "overview");
	const t = await translateFor(languageOf(args.url.pathname));
	return answerCard(request, {
		kicker: t(`kind.${college.kind}`),
		title: college.name,
		line: placeWords(college.place),
		figures: newestPlaces(college.rankings).flatMap(({ list, year, rank, band }) => {
			const value = rank?.toString() ?? band;
			const label = t("ranking.nirfList", { list: t(`ranking.list.${list}`) });
			return value === undefined ? [] : [{ label, value, year: String(year) }];
		}),
	});
}
