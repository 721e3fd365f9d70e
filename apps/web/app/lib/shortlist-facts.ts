import type { ComparedCollege } from "@uchit/contract/compare.ts";
import { mainParts } from "@uchit/contract/compare-parts.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { aboutWords, lineWords } from "./compare-words.ts";
import type { SeenFact } from "./shortlist-seen.ts";
import { placeWords } from "./words.ts";

/** A fact of today with its receipt: where it stands on the college's page of sources, and what the source is called. */
export type FactNow = SeenFact & { anchor: string; source: string };

/** A college of the list as it is now, in the language of the page. */
export type CollegeNow = { slug: string; name: string; about: string; facts: readonly FactNow[] };

/** `/shortlist/facts`: the colleges that are there, and the slugs that nobody has any more. */
export type ShortlistFacts = { colleges: readonly CollegeNow[]; unknown: readonly string[] };

export function toCollegeNow(t: Translate, college: ComparedCollege, sourceName: (id: string) => string): CollegeNow {
	const { slug, name, kind, place } = college;
	return {
		slug,
		name,
		about: [t(`kind.${kind}`), placeWords(place)].filter((part) => part !== undefined).join(" · "),
		facts: mainParts(college).map(({ key, about, cell: { value, lines } }) => {
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
