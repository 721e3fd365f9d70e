import type { LoaderFunctionArgs } from "react-router";
import { placeWords } from "#app/facts/words/place-words.ts";
import { answerCard } from "#app/platform/card.server.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import { listNewestRanks } from "./overview/newest-ranks.ts";
import { loadCollegePage } from "./page.server.ts";

/** `/college/{slug}/card.png`: name, place and newest ranks. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
	const { request, college } = await loadCollegePage(args, "overview");
	const t = await translateFor(languageOf(args.url.pathname));
	return answerCard(request, {
		kicker: t(`kind.${college.kind}`),
		title: college.name,
		line: placeWords(college.place),
		figures: listNewestRanks(college.rankings, college.mainList).flatMap(({ list, year, rank, band }) => {
			const value = rank?.toString() ?? band;
			const label = t("ranking.nirfList", { list: t(`ranking.list.${list}`) });
			return value === undefined ? [] : [{ label, value, year: String(year) }];
		}),
	});
}
