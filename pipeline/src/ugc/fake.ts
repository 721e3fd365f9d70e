import { toStateSlug } from "#pipeline/geo/places.ts";
import { type DatasetReport, toReport } from "#pipeline/report.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";

export const FAKE_SOURCE = "ugc-fake-2026-02";
const FILE = "ugc/2026-02_fake_universities.csv";
const MONTH = "2026-02";

type FakeUniversity = {
	entry: number;
	name: string;
	place: string | undefined;
	stateSlug: string;
	listedIn: string;
	sourceId: string;
};

export type FakeUniversities = { universities: FakeUniversity[]; report: DatasetReport };

/** UGC's list of fake universities. Throws at an unreadable row: a guess could defame someone. */
export function buildFakeUniversities(): FakeUniversities {
	const universities = readSourceCsv(FILE).map(({ name = "", place = "", state = "" }, index): FakeUniversity => {
		const stateSlug = toStateSlug(state);
		if (name === "" || stateSlug === undefined) throw new Error(`${FILE}:${index + 2} has no name or no state`);
		return {
			entry: index + 1,
			name,
			place: place === "" ? undefined : place,
			stateSlug,
			listedIn: MONTH,
			sourceId: FAKE_SOURCE,
		};
	});
	const read = universities.length;
	return { universities, report: toReport({ dataset: FAKE_SOURCE, read, kept: read }) };
}
