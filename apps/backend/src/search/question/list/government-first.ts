import type { CollegeSummary } from "@uchit/contract/college.ts";
import type { Database } from "#backend/db/client.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { listConstituents } from "#backend/search/queries/constituents.ts";
import type { CollegeList } from "#backend/search/question/answer-parts.ts";
import { filterByKind, type Reading } from "#backend/search/question/reading.ts";
import { findList, listNumbers, listSummaries, putItemsFirst } from "./list-parts.ts";

type Parts = { db: Database; index: CollegeIndex };

export async function putGovernmentRunFirst(
	parts: Parts,
	list: CollegeList,
	isOfNurses: boolean,
): Promise<CollegeList> {
	const named = await putNamedFirst(parts, list, "government");
	const { query } = list;
	const { state, district } = query.facets;
	const owned = await findList(parts, { ...query, facets: { ...query.facets, ownership: ["government"] } });
	const isOfPlace = (state ?? district) !== undefined && query.near === undefined;
	const constituents = isOfPlace ? await findConstituents(parts, list) : [];
	const known = [...owned.items, ...constituents];
	// For a whole state these would come before every nursing college, so only if no owner is known.
	const isUnknown = known.length === 0 && named === list && state !== undefined;
	const medical =
		isOfNurses && (district !== undefined || isUnknown) && query.near === undefined
			? await findList(parts, {
					...{ near: undefined, q: undefined, sort: "nirf" },
					facets: { state, district, degree: ["mbbs"], ownership: ["government"] },
				})
			: undefined;
	if (medical !== undefined && medical.total > 0)
		return putItemsFirst(named, [...known, ...medical.items], "government-medical", named.found.items);
	return known.length === 0 ? named : putItemsFirst(named, known, "known-government");
}

async function findConstituents({ db, index }: Parts, list: CollegeList): Promise<CollegeSummary[]> {
	const numbers = new Map(listNumbers(index, list).map((number) => [index.colleges[number]?.id ?? "", number]));
	const ids = await listConstituents(db, [...numbers.keys()]);
	return listSummaries(
		index,
		ids.flatMap((id) => numbers.get(id) ?? []),
	);
}

export async function putNamedFirst(parts: Parts, list: CollegeList, word: string): Promise<CollegeList> {
	const { query } = list;
	const named = await findList(parts, { ...query, q: [word, query.q].filter(Boolean).join(" "), sort: "relevance" });
	const own = named.items.filter(({ name }) => name.toLowerCase().includes(word));
	return own.length === 0 ? list : putItemsFirst(list, own, "named-government");
}

export function isAboutNursing({ reads }: Pick<Reading, "reads">): boolean {
	return filterByKind(reads, "degree", "unheld").some(({ value }) => value === "bsc-nursing" || value === "gnm");
}

export function isAboutTeacherTraining({ reads }: Pick<Reading, "reads">): boolean {
	return filterByKind(reads, "unheld").some(({ value }) => value === "bed" || value === "deled");
}
