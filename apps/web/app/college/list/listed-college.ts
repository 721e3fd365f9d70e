import type { CollegeSummary } from "@uchit/contract/college.ts";
import type { CollegePicture } from "#app/college/pictures.ts";
import { placeWords } from "#app/facts/words/place-words.ts";
import type { Language } from "#app/platform/i18n/language.ts";

/** The data of an institution in a list; `where` is in the page's language. */
export type ListedCollege = Pick<
	CollegeSummary,
	"slug" | "name" | "kind" | "ranking" | "seats" | "salary" | "fee" | "distanceKm"
> & {
	where?: string | undefined;
	/** Its rank is of an earlier list than others here: the newest one does not name it. */
	hasOlderRank?: boolean;
	logo?: CollegePicture | undefined;
};

/** Takes from the backend's answers only what the page needs. */
export function toListed(colleges: readonly CollegeSummary[], language: Language): ListedCollege[] {
	const years = Map.groupBy(
		colleges.flatMap(({ ranking }) => ranking ?? []),
		({ list }) => list,
	);
	const newest = new Map([...years].map(([list, ranks]) => [list, Math.max(...ranks.map(({ year }) => year))]));
	return colleges.map(({ slug, name, kind, place, ranking, seats, salary, fee, distanceKm }) => ({
		slug,
		name,
		kind,
		ranking,
		seats,
		salary,
		fee,
		distanceKm,
		where: placeWords(place, language),
		...(ranking !== undefined && ranking.year < (newest.get(ranking.list) ?? 0) && { hasOlderRank: true }),
	}));
}
