import type { AskCard, Intent } from "@uchit/contract/ask.schema.ts";
import { compareForLead } from "@uchit/contract/outcome.ts";
import { RankingList } from "@uchit/contract/ranking.schema.ts";
import type { Database } from "#backend/db/client.ts";
import { listFeeSummaries } from "#backend/facts/queries/fees.ts";
import { listPlacements } from "#backend/facts/queries/outcomes.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { readApprovedSeats, readPlaces, readRecognition, readSite } from "#backend/search/queries/ask-figures.ts";

export type AskedCollege = { id: string; slug: string; name: string; number: number };
type Of = { slug: string; name: string };
const toOf = ({ slug, name }: AskedCollege): Of => ({ slug, name });

/** The newest place in the list asked for, or the best of the newest year; of the year asked for where that is held. */
export async function findRank(
	db: Database,
	college: AskedCollege,
	{ list, year }: { list: RankingList | undefined; year: number | undefined },
): Promise<AskCard | undefined> {
	const rows = await readPlaces(db, college.id, list);
	const row = rows.find((each) => each.year === year) ?? rows[0];
	if (row === undefined) return undefined;
	return {
		kind: "rank",
		college: toOf(college),
		list: RankingList.parse(row.list),
		year: row.year,
		rank: row.rank ?? undefined,
		band: row.band ?? undefined,
		askedYear: year === row.year ? undefined : year,
		sourceId: row.source_id,
	};
}

/** The median of the newest school year of undergraduates, else of others; not of few, nor what is odd. */
export async function findSalary(db: Database, college: AskedCollege): Promise<AskCard | undefined> {
	const placements = (await listPlacements(db, college.id)).toSorted(
		(a, b) => b.cohort - a.cohort || compareForLead(a, b),
	);
	const found = placements.find(
		({ medianSalary, placed, mark }) => medianSalary !== undefined && placed !== undefined && mark === undefined,
	);
	if (found?.medianSalary === undefined || found.placed === undefined) return undefined;
	const { level, cohort, medianSalary, placed, sourceId } = found;
	return { kind: "salary", college: toOf(college), level, cohort, medianInr: medianSalary, placed, sourceId };
}

export function findSeats({ seats }: CollegeIndex, college: AskedCollege): AskCard | undefined {
	const held = seats.get(college.id);
	return held && { kind: "seats", college: toOf(college), count: held.value, year: held.year, sourceId: held.sourceId };
}

/** The newest published fee over all programmes. */
export async function findFee(db: Database, college: AskedCollege): Promise<AskCard | undefined> {
	const [fee] = await listFeeSummaries(db, college.id);
	if (fee === undefined) return undefined;
	const { least, most, year, covers, quota, sourceId } = fee;
	return { kind: "fee", college: toOf(college), least, most, year, covers, quota, sourceId };
}

/** Of one degree: what an authority approved for it in its newest year. */
export async function findDegreeSeats(
	db: Database,
	college: AskedCollege,
	degree: string,
): Promise<AskCard | undefined> {
	const row = await readApprovedSeats(db, college.id, degree);
	return (
		row && { kind: "seats", college: toOf(college), count: row.seats, year: row.year, degree, sourceId: row.source_id }
	);
}

export function findEstablished({ established }: CollegeIndex, college: AskedCollege): AskCard | undefined {
	const held = established.get(college.id);
	return held && { kind: "established", college: toOf(college), year: held.value, sourceId: held.sourceId };
}

/** Every body whose list, as we hold it, has the institution. */
export async function findRecognition(db: Database, college: AskedCollege): Promise<AskCard | undefined> {
	const rows = await readRecognition(db, college.id);
	if (rows.length === 0) return undefined;
	const bodies = rows.map(({ body, year, source_id }) => ({ body, year: year ?? undefined, sourceId: source_id }));
	return { kind: "recognition", college: toOf(college), bodies };
}

/** Two institutions by what is held of both or of one. */
export function compareColleges(index: CollegeIndex, pair: readonly AskedCollege[]): AskCard | undefined {
	const [first, second] = pair;
	if (first === undefined || second === undefined) return undefined;
	const of = [first, second];
	const ranks = of.map(({ number }) => index.bestPlaces.get(number));
	const isSameList = ranks[0]?.list === ranks[1]?.list && ranks[0]?.year === ranks[1]?.year;
	const rows = [
		{
			measure: "rank" as const,
			list: ranks[0]?.list,
			of: ranks.map((place) =>
				isSameList && place?.rank ? { value: place.rank, year: place.year, sourceId: place.sourceId } : null,
			),
		},
		{ measure: "seats" as const, of: of.map(({ id }) => toFigure(index.seats.get(id))) },
		{ measure: "established" as const, of: of.map(({ id }) => toFigure(index.established.get(id))) },
	].filter((row) => row.of.some((figure) => figure !== null));
	return { kind: "compare", colleges: of.map(toOf), rows };
}

function toFigure(held: { value: number; year?: number; sourceId: string } | undefined) {
	return held === undefined ? null : { value: held.value, year: held.year, sourceId: held.sourceId };
}

/** Where an official site is held, it is where to look for what we do not hold. */
export async function findSite(db: Database, college: AskedCollege): Promise<string | undefined> {
	const address = await readSite(db, college.id);
	if (address === undefined) return undefined;
	const whole = /^https?:\/\//.test(address) ? address : `https://${address}`;
	return URL.canParse(whole) ? whole : undefined;
}

/** What we do not hold of an institution, and where to look. */
export async function sayNotHeld(db: Database, college: AskedCollege, intent: Intent): Promise<AskCard> {
	const site = await findSite(db, college);
	return { kind: "not-held", intent, of: { kind: "college", value: college.slug, label: college.name }, site };
}
