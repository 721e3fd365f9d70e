import { type Change, COUNTRIES_TAG, EXAMS_TAG } from "@uchit/contract/change.ts";
import { SCHOLARSHIPS_TAG } from "@uchit/contract/scholarship.ts";
import type { Database } from "#backend/db/client.ts";
import { readLoadsVersion } from "#backend/facts/queries/data-version.ts";
import { listStates } from "#backend/facts/queries/states.ts";
import { type CutoffYears, readCutoffYears } from "#backend/guide/queries/cutoff-years.ts";
import { type PublishedCountry, readPublishedCountries } from "#backend/guide/queries/published-countries.ts";
import { readPublishedExams } from "#backend/guide/queries/published-exams.ts";
import { memoiseUntilChanged } from "#backend/platform/memoise.ts";
import { readScholarships } from "#backend/scholarship/queries/scholarships.ts";
import { buildExamIndex, type ExamIndex } from "./exams/exam-index.ts";
import { buildGuideNames, type GuideNames } from "./guide-names.ts";
import { type CalledAbroad, listNamesAbroad } from "./queries/universities-abroad.ts";

export type Scheme = { slug: string; name: string };

export type LiveGuides = {
	exams: () => Promise<ExamIndex>;
	countries: () => Promise<readonly PublishedCountry[]>;
	scholarships: () => Promise<readonly Scheme[]>;
	universitiesAbroad: () => Promise<readonly CalledAbroad[]>;
	names: () => Promise<GuideNames>;
	cutoffYears: () => Promise<CutoffYears>;
	onChange: (change: Change) => void;
};

const FACTS_TAG = "colleges";

export function createLiveGuides(db: Database): LiveGuides {
	const exams = memoiseUntilChanged(async () => {
		const published = await readPublishedExams(db);
		return buildExamIndex(published, await listStates(db));
	});
	const countries = memoiseUntilChanged(async () => {
		const published = await readPublishedCountries(db);
		return published.sort(({ record: a }, { record: b }) => a.name.localeCompare(b.name, "en"));
	});
	const scholarships = memoiseUntilChanged(async () =>
		(await readScholarships(db)).map(({ slug, name }): Scheme => ({ slug, name })),
	);
	const universitiesAbroad = memoiseUntilChanged(() => listNamesAbroad(db));
	const names = memoiseUntilChanged(async () => buildGuideNames(await exams.get(), await countries.get()));
	let counted: { version: string; years: CutoffYears } | undefined;
	const cutoffYears = memoiseUntilChanged(async () => {
		// Most changes affect no cutoff, and counting is expensive.
		const version = await readLoadsVersion(db);
		if (counted?.version !== version) counted = { version, years: await readCutoffYears(db) };
		return counted.years;
	});
	return {
		exams: exams.get,
		countries: countries.get,
		scholarships: scholarships.get,
		universitiesAbroad: universitiesAbroad.get,
		names: names.get,
		cutoffYears: cutoffYears.get,
		onChange({ tags }) {
			const isStated = (tag: string) => tags.includes(tag) || tags.includes("*");
			if (isStated(EXAMS_TAG)) exams.drop();
			if (isStated(COUNTRIES_TAG)) countries.drop();
			if (isStated(EXAMS_TAG) || isStated(COUNTRIES_TAG)) names.drop();
			if (tags.includes("*")) universitiesAbroad.drop();
			if (isStated(FACTS_TAG)) cutoffYears.drop();
			if (isStated(FACTS_TAG) || isStated(SCHOLARSHIPS_TAG)) scholarships.drop();
		},
	};
}
