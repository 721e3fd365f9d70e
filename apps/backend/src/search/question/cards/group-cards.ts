import { PAGE_OF_SECTION } from "@uchit/contract/after.ts";
import type { AskCard } from "@uchit/contract/answer.ts";
import { CollegeQuery, type CollegeSummary } from "@uchit/contract/college.ts";
import { findDegree } from "@uchit/contract/degree.ts";
import type { Database } from "#backend/db/client.ts";
import { listPageFeesOf } from "#backend/facts/queries/fees.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { listMatching } from "#backend/search/find.ts";
import { readSites } from "#backend/search/queries/ask-figures.ts";
import { filterByKind, type Reading } from "#backend/search/question/reading.ts";
import { findFamily } from "#backend/search/text/families.ts";
import { bodyOf } from "#backend/search/vocabulary/exam-bodies.ts";
import { CATEGORY } from "#backend/search/vocabulary/subjects.ts";
import { isOfProgramme } from "./college-cards.ts";

type Parts = { db: Database; index: CollegeIndex };

const BTECH = { value: "btech" as const };
const MAX_COLLEGES = 5;
/** One college's fee does not describe the others. */
const MIN_COLLEGES = 2;

/**
 * Fees of a family, or of a degree in a state: the common rule, or pages of single colleges. For a B.Tech anywhere a few fees show
 * nothing, so a written text answers.
 */
export async function findGroupFees(parts: Parts, { reads }: Reading): Promise<AskCard | undefined> {
	const { db, index } = parts;
	const [group] = filterByKind(reads, "group");
	const isOfEngineers = filterByKind(reads, "category").some(({ value }) => value === CATEGORY.engineering);
	const [degree = isOfEngineers ? BTECH : undefined, another] = filterByKind(reads, "degree");
	const state = filterByKind(reads, "state")[0]?.value;
	const isOfTown = filterByKind(reads, "district", "town").length > 0;
	const isOfState = group !== undefined || state !== undefined;
	const isOfOwner = filterByKind(reads, "ownership").length > 0;
	if (degree?.value === "btech" && !isOfState && !isOfTown && !isOfOwner && another === undefined)
		return { kind: "after", page: PAGE_OF_SECTION["what-it-costs"], section: "what-it-costs" };
	if (another !== undefined || isOfTown || (isOfOwner && !isOfState) || (group ?? degree) === undefined)
		return undefined;
	const family = group && findFamily(index, group.value)?.institutions;
	const owners = filterByKind(reads, "ownership").map(({ value }) => value);
	const [isPrivate, isOfGovernment] = [owners.includes("private"), owners.includes("government")];
	const ids =
		family === undefined
			? listCollegeIds(index, {
					degree: degree?.value ?? "",
					state: state ?? "",
					ownership: isOfGovernment ? "government" : "",
				})
			: Array.from(family, (number) => index.colleges[number]?.id ?? "");
	const by = isPrivate ? bodyOf(`fees ${state}`) : undefined;
	const words = findDegree(degree?.value ?? "")?.name ?? "";
	const fees = (await listPageFeesOf(db, ids)).filter((fee) => isOfProgramme(fee, words));
	const colleges = new Set(fees.map(({ collegeId }) => collegeId)).size;
	if (colleges < MIN_COLLEGES && by === undefined) return undefined;
	const byRule = Map.groupBy(fees, ({ sourceId, programme, students, amount }) =>
		group === undefined ? "" : `${sourceId} ${programme} ${students} ${amount}`,
	);
	const rules = [...byRule.values()].flatMap((same) =>
		new Set(same.map((fee) => fee.collegeId)).size > 1 ? same.slice(0, 1) : [],
	);
	// The fee that most pay comes first, then waivers.
	const single = [...Map.groupBy(fees, ({ collegeId }) => collegeId).values()].slice(0, MAX_COLLEGES).flatMap((own) => {
		const isOfFirst = (fee: (typeof own)[number]) =>
			fee.sourceId === own[0]?.sourceId && fee.programme === own[0].programme;
		return own.filter(isOfFirst).toSorted((a, b) => b.amount - a.amount);
	});
	const isRule = group !== undefined && rules.length > 0;
	return {
		kind: "group-fees",
		group: group?.value,
		degree: degree?.value,
		state,
		isRule,
		colleges,
		items: (isRule ? rules.toSorted((a, b) => b.amount - a.amount) : single).map(({ collegeId, ...fee }) => ({
			...fee,
			college: isRule ? undefined : toOf(index, collegeId),
		})),
		by: by?.body,
		site: by?.site,
	};
}

function listCollegeIds(
	index: CollegeIndex,
	{ degree = "", state = "", ownership = "" }: { degree?: string; state?: string; ownership?: string },
): readonly string[] {
	return listMatching(index, CollegeQuery.parse({ degree, state, ownership }));
}

function toOf({ colleges, numbers }: CollegeIndex, id: string): { slug: string; name: string } | undefined {
	const college = colleges[numbers.get(id) ?? -1];
	return college && { slug: college.slug, name: college.name };
}

/** CAT: which percentile calls is on each institute's own site, of those that are named or listed or else of the IIMs. */
export async function addInstitutes(
	{ db, index, listed }: Parts & { listed: readonly CollegeSummary[] },
	card: AskCard | undefined,
): Promise<AskCard | undefined> {
	if (card?.kind !== "not-held" || card.of?.value !== "cat") return card;
	const { site: _formSite, ...missing } = card;
	const institutes = listed.length === 0 ? listManagementInstitutes(index) : toRows(index, listed);
	const sites = await readSites(
		db,
		institutes.map(({ id }) => id),
	);
	return { ...missing, institutes: institutes.map(({ id, slug, name }) => ({ slug, name, site: sites.get(id) })) };
}

function toRows({ bySlug, colleges }: CollegeIndex, listed: readonly CollegeSummary[]) {
	return listed.slice(0, MAX_COLLEGES).flatMap(({ slug }) => colleges[bySlug.get(slug) ?? -1] ?? []);
}

/** Others only share the words of the name. */
function listManagementInstitutes(index: CollegeIndex) {
	const family = new Set(findFamily(index, "iim")?.institutions);
	const ranked = (index.orders.ranked.get("management") ?? []).filter((number) => family.has(number));
	const members = [...new Set([...ranked, ...family])].flatMap((number) => index.colleges[number] ?? []);
	return members.filter(({ kind }) => kind === "university");
}

const HOW_MANY = /^(?:many|number|kitne|kitni|कितने|कितनी)$/u;

/** "How many IITs are there". */
export function countGroup(index: CollegeIndex, { reads, tokens }: Reading): AskCard | undefined {
	const [group] = filterByKind(reads, "group");
	const isNarrowed = reads.some(({ kind }) =>
		["state", "district", "course", "sort", "degree", "intent"].includes(kind),
	);
	if (group === undefined || isNarrowed || !tokens.some(({ text }) => HOW_MANY.test(text.normalize("NFC"))))
		return undefined;
	const all = Array.from(findFamily(index, group.value)?.institutions ?? [], (number) => index.colleges[number]?.kind);
	// The directory lists an institute of national importance as a university; others only share the name.
	const count = all.filter((kind) => kind === "university").length || all.length;
	return count === 0 ? undefined : { kind: "group-size", group: group.value, count };
}
