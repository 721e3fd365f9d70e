import type { CollegeSummary } from "@uchit/contract/college.ts";
import type { CollegePicture } from "#app/college/pictures.ts";
import { placeWords } from "#app/facts/words/place-words.ts";
import type { Language } from "#app/platform/i18n/language.ts";

export type ListedCollege = Pick<
	CollegeSummary,
	"slug" | "name" | "kind" | "ranking" | "seats" | "salary" | "fee" | "distanceKm"
> & {
	where?: string | undefined;
	/** The newest list does not rank it, unlike others here. */
	hasOlderRank?: boolean;
	logo?: CollegePicture | undefined;
};

export function toListedColleges(colleges: readonly CollegeSummary[], language: Language): ListedCollege[] {
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
