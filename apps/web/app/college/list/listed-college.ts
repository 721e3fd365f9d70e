import type { CollegeSummary } from "@uchit/contract/college.ts";
import { placeWords } from "#app/facts/words/place-words.ts";
import type { Language } from "#app/platform/i18n/language.ts";

/** The data of an institution in a list; `where` is in the page's language. */
export type ListedCollege = Pick<
	CollegeSummary,
	"slug" | "name" | "kind" | "ranking" | "seats" | "salary" | "fee" | "distanceKm"
> & { where?: string | undefined };

/** Takes from the backend's answers only what the page needs. */
export function toListed(colleges: readonly CollegeSummary[], language: Language): ListedCollege[] {
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
	}));
}
