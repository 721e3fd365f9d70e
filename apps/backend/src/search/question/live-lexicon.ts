import type { CollegeIndex } from "#backend/search/college-index.ts";
import type { LiveGuides } from "#backend/search/live-guides.ts";
import { buildLexicon, type Lexicon } from "./lexicon.ts";
import { buildNames, type Names } from "./names.ts";

export type LiveLexicon = { get: (index: CollegeIndex) => Promise<{ lexicon: Lexicon; names: Names }> };

export function createLiveLexicon(guides: LiveGuides): LiveLexicon {
	let built: { sources: readonly unknown[]; lexicon: Lexicon; names: Names } | undefined;
	return {
		async get(index) {
			const [exams, countries] = [await guides.exams(), await guides.countries()];
			const [schemes, abroad] = [await guides.scholarships(), await guides.universitiesAbroad()];
			const sources = [index, exams, countries, schemes, abroad];
			if (built === undefined || built.sources.some((each, place) => each !== sources[place])) {
				const lexicon = buildLexicon(index, { exams, countries, schemes, abroad });
				built = { sources, lexicon, names: buildNames(index, lexicon) };
			}
			return built;
		},
	};
}
