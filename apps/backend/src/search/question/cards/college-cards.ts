import type { AskCard, Intent } from "@uchit/contract/answer.ts";
import type { Degree, DegreeSlug } from "@uchit/contract/degree.ts";
import { compareForHeadline } from "@uchit/contract/outcome.ts";
import type { PageFee } from "@uchit/contract/page-fee.ts";
import { RankingList } from "@uchit/contract/ranking.ts";
import { rankingListOf } from "@uchit/contract/ranking-list.ts";
import type { Database } from "#backend/db/client.ts";
import { listFacts } from "#backend/facts/queries/college-facts.ts";
import { listFeeSummaries, listFees } from "#backend/facts/queries/fees.ts";
import { listPlacements } from "#backend/facts/queries/outcomes.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { readApprovedSeats, readPlaces, readRecognition, readSite } from "#backend/search/queries/ask-figures.ts";
import { type Recogniser, siteOfRecogniser } from "#backend/search/question/subjects/recognisers.ts";
import { coursesOf } from "#backend/search/vocabulary/courses.ts";
import { degreesOf } from "#backend/search/vocabulary/degrees.ts";

export type CardCollege = { id: string; slug: string; name: string; number: number; stateSlug: string | undefined };
type NamedCollege = { slug: string; name: string };
const toNamedCollege = ({ slug, name }: CardCollege): NamedCollege => ({ slug, name });

/** We have the figure only for other years; `heldYear` is the newest of them. */
type OfAnotherYear = { heldYear: number };

/** The rank in the requested list, else in the list of all fields, else the best; of the requested or newest year. */
export async function findRank(
	db: Database,
	college: CardCollege,
	{ list, year }: { list: RankingList | undefined; year: number | undefined },
): Promise<AskCard | OfAnotherYear | undefined> {
	const rows = await readPlaces(db, college.id, list);
	const ofYear = rows.filter((each) => each.year === (year ?? rows[0]?.year));
	// The overall list comes first, even with a worse rank: "KIIT's rank" is not its rank in law.
	const row =
		WHOLE_LISTS.flatMap((whole) => ofYear.find((each) => each.list === whole && each.rank !== null) ?? [])[0] ??
		ofYear[0];
	if (row === undefined) return rows[0] && { heldYear: rows[0].year };
	return {
		kind: "rank",
		college: toNamedCollege(college),
		list: RankingList.parse(row.list),
		year: row.year,
		rank: row.rank ?? undefined,
		band: row.band ?? undefined,
		sourceId: row.source_id,
	};
}

const WHOLE_LISTS: readonly RankingList[] = ["overall", "university", "college"];

type SalaryCardQuery = {
	list?: RankingList | undefined;
	degree: Degree | undefined;
	hasBranch: boolean;
	unpublished?: "highest" | "average" | undefined;
	year: number | undefined;
};

/**
 * The undergraduates' median of the newest school year, else of others; of the requested degree's level and list. Ignores small and
 * implausible cohorts.
 */
export async function findSalary(
	db: Database,
	college: CardCollege,
	{ list: field, degree, hasBranch, unpublished, year }: SalaryCardQuery,
): Promise<AskCard | OfAnotherYear | undefined> {
	const placements = (await listPlacements(db, college.id))
		.filter(
			({ medianSalary, placed, mark, list, level }) =>
				medianSalary !== undefined &&
				placed !== undefined &&
				mark === undefined &&
				(field === undefined || field === list) &&
				isListOfDegree(degree, list, level),
		)
		.toSorted((a, b) => b.cohort - a.cohort || compareForHeadline(a, b));
	// A ranking of a year covers graduates of the year before; people use either year.
	const found = placements.find(
		(each) => year === undefined || [each.year, each.cohort, each.cohort + 1].includes(year),
	);
	if (found?.medianSalary === undefined || found.placed === undefined)
		return placements[0] && { heldYear: placements[0].cohort };
	const { list, level, cohort, medianSalary, placed, sourceId } = found;
	const instead = unpublished ?? (hasBranch ? "branch" : undefined);
	return {
		...{ kind: "salary", college: toNamedCollege(college), list: RankingList.parse(list), level, cohort },
		...{ medianInr: medianSalary, placed, instead, sourceId },
	};
}

export const isPostgraduateDegree = (slug: DegreeSlug): boolean => MASTERS_DEGREES.has(slug);

const MASTERS_DEGREES: ReadonlySet<string> = new Set("mtech march mba pgdm md ms mds llm mcom msc mca ma".split(" "));

function isListOfDegree(degree: Degree | undefined, list: RankingList, level: string): boolean {
	if (degree === undefined) return true;
	const own = rankingListOf([degree.categoryId]);
	const isOfField =
		list === own ||
		(own !== "college" && ["overall", "university", "college"].includes(list) && degree.slug === "btech");
	return isOfField && level.startsWith(isPostgraduateDegree(degree.slug) ? "pg" : "ug");
}

export function findSeats({ seats }: CollegeIndex, college: CardCollege): AskCard | undefined {
	const seatRow = seats.get(college.id);
	return (
		seatRow && {
			kind: "seats",
			college: toNamedCollege(college),
			count: seatRow.value,
			year: seatRow.year,
			sourceId: seatRow.sourceId,
		}
	);
}

type FeeCardQuery = {
	course: string | undefined;
	degree: Degree | undefined;
	/** A programme that is not in our list of degrees: "BS degree", "executive MBA". */
	programme: string | undefined;
	year: number | undefined;
};

export async function findFee(
	db: Database,
	college: CardCollege,
	{ course, degree: meant, programme: named, year }: FeeCardQuery,
): Promise<AskCard | OfAnotherYear | undefined> {
	const degree = meant?.slug;
	const pageWords = named ?? meant?.name ?? "";
	if (
		named === undefined &&
		course === undefined &&
		(degree === undefined || degree === "btech") &&
		year === undefined
	) {
		const [fee] = await listFeeSummaries(db, college.id);
		if (fee === undefined) return toPageFeesCard(college, (await listFees(db, college.id)).pages, pageWords);
		const { least, most, covers, quota, sourceId } = fee;
		return { kind: "fee", college: toNamedCollege(college), least, most, year: fee.year, covers, quota, sourceId };
	}
	const { items, pages } = await listFees(db, college.id);
	const fees = items.filter(
		({ programme, seats, authority }) =>
			seats === "regular" &&
			named === undefined &&
			(course === undefined || coursesOf(programme).some((each) => each === course)) &&
			(degree === undefined ||
				degreesOf(authority, programme).some((each) => each === degree) ||
				(degree === "btech" && !NOT_BTECH.test(programme))),
	);
	const [first] = fees.filter((fee) => year === undefined || fee.year === year);
	if (first === undefined)
		return fees[0] === undefined ? toPageFeesCard(college, pages, pageWords) : { heldYear: fees[0].year };
	const amounts = fees.flatMap((fee) =>
		fee.year === first.year && fee.authority === first.authority ? fee.amount : [],
	);
	return {
		kind: "fee",
		college: toNamedCollege(college),
		least: Math.min(...amounts),
		most: Math.max(...amounts),
		year: first.year,
		covers: first.covers,
		quota: first.quota,
		sourceId: first.sourceId,
	};
}

const FIRST_PAGES = 3;

function toPageFeesCard(college: CardCollege, all: readonly PageFee[], words: string): AskCard | undefined {
	const pages = all.filter((page) => isOfProgramme(page, words));
	if (pages.length === 0) return undefined;
	return {
		kind: "page-fees",
		college: toNamedCollege(college),
		count: pages.length,
		items: pages.slice(0, FIRST_PAGES),
	};
}

/** Whether the printed programme contains the words: "B.E./B.Tech" means either. */
export function isOfProgramme({ programme }: Pick<PageFee, "programme">, words: string): boolean {
	return words.split("/").some((each) => ` ${toPlain(programme)} `.includes(` ${toPlain(each)} `.replace("  ", " ")));
}

function toPlain(name: string): string {
	return name
		.toLowerCase()
		.replace(/\./g, "")
		.replace(/[^a-z0-9]+/g, " ")
		.trim();
}

const NOT_BTECH = /pharm|arch|planning|\bm\.?\s?(?:tech|b\.?a)/i;

export async function findDegreeSeats(
	db: Database,
	college: CardCollege,
	degree: string,
): Promise<AskCard | undefined> {
	const row = await readApprovedSeats(db, college.id, degree);
	return (
		row && {
			kind: "seats",
			college: toNamedCollege(college),
			count: row.seats,
			year: row.year,
			degree,
			sourceId: row.source_id,
		}
	);
}

export function findEstablished({ established }: CollegeIndex, college: CardCollege): AskCard | undefined {
	const yearRow = established.get(college.id);
	return (
		yearRow && {
			kind: "established",
			college: toNamedCollege(college),
			year: yearRow.value,
			sourceId: yearRow.sourceId,
		}
	);
}

export async function findOwner(db: Database, college: CardCollege): Promise<AskCard | undefined> {
	const facts = await listFacts(db, college.id);
	const kindFacts = (["ownership", "university-type"] as const).flatMap(
		(field) => facts.find((fact) => fact.field === field) ?? [],
	);
	return kindFacts.length === 0 ? undefined : { kind: "owner", college: toNamedCollege(college), facts: kindFacts };
}

export async function findRecognition(
	db: Database,
	college: CardCollege,
	requested: readonly Recogniser[],
): Promise<AskCard | undefined> {
	const rows = await readRecognition(db, college.id);
	if (rows.length === 0) return undefined;
	const unlisted = requested
		.filter((each) => !rows.some(({ body }) => body.toLowerCase() === each))
		.map((body) => ({ body, site: siteOfRecogniser(body) }));
	const bodies = rows.map(({ body, year, source_id }) => ({ body, year: year ?? undefined, sourceId: source_id }));
	return { kind: "recognition", college: toNamedCollege(college), bodies, ...(unlisted.length > 0 && { unlisted }) };
}

export async function findSite(db: Database, college: Pick<CardCollege, "id">): Promise<string | undefined> {
	const address = await readSite(db, college.id);
	if (address === undefined) return undefined;
	const whole = /^https?:\/\//.test(address) ? address : `https://${address}`;
	return URL.canParse(whole) ? whole : undefined;
}

export async function findContact(
	{ db, index }: { db: Database; index: CollegeIndex },
	college: CardCollege,
	words: string,
): Promise<AskCard> {
	const facts = await listFacts(db, college.id);
	const find = (field: string) => facts.find((fact) => fact.field === field);
	const [address, phone, site] = [find("address"), find("phone"), await findSite(db, college)];
	const affiliated =
		site === undefined ? index.colleges[index.numbers.get(find("affiliated-to")?.value ?? "") ?? -1] : undefined;
	const ofUniversity = affiliated && (await findSite(db, affiliated));
	return {
		kind: "contact",
		college: toNamedCollege(college),
		requested: PHONE.test(words) ? "phone" : ADDRESS.test(words) ? "address" : "site",
		site,
		university: affiliated && ofUniversity !== undefined ? { name: affiliated.name, site: ofUniversity } : undefined,
		phone: phone && { value: phone.printed, sourceId: phone.sourceId },
		address: address && { value: address.printed, pin: find("pin")?.value, sourceId: address.sourceId },
	};
}

const PHONE = /phone|number|contact|helpl|mobile|call|फोन|नंबर|संपर्क/u;
const ADDRESS = /address|pata|kahan|location|पता/u;

export async function createMissingCard(
	db: Database,
	college: CardCollege,
	intent: Intent,
	details: Pick<MissingCard, "year" | "heldYear" | "seat" | "others" | "naac" | "exams" | "site" | "by"> = {},
): Promise<AskCard> {
	const subject = { kind: "college", value: college.slug, label: college.name } as const;
	const site = details.naac ? NAAC : (details.site ?? (await findSite(db, college)));
	return { kind: "not-held", intent, of: subject, ...details, site };
}

type MissingCard = Extract<AskCard, { kind: "not-held" }>;

/** NAAC publishes its grades itself; we have none. */
export const NAAC = "https://www.naac.gov.in/";
