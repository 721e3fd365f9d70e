import type { AskCard } from "@uchit/contract/answer.ts";
import { type Comparable, chooseKey, isFresh, keyOf } from "@uchit/contract/comparable.ts";
import { MOST_COMPARED } from "@uchit/contract/compare.ts";
import { RankingList } from "@uchit/contract/ranking.ts";
import type { Database } from "#backend/db/client.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { readPlaces } from "#backend/search/queries/ask-figures.ts";
import type { CardCollege } from "./college-cards.ts";

type Figure = Comparable & { value: number | undefined; sourceId: string };

/** Institutions by what is held of them: in each row figures of one kind and year, as on the page of the comparison. */
export async function compareColleges(
	db: Database,
	index: CollegeIndex,
	named: readonly CardCollege[],
): Promise<AskCard | undefined> {
	const colleges = [...new Map(named.map((college) => [college.id, college])).values()].slice(0, MOST_COMPARED);
	if (colleges.length < 2) return undefined;
	const mainLists = colleges.map(({ number }) => index.orders.mainLists.get(number));
	const ranks = await Promise.all(colleges.map(({ id }) => listRanks(db, index, id)));
	const rows = [
		{ measure: "rank" as const, of: setBeside(ranks, mainLists) },
		{
			measure: "seats" as const,
			of: setBeside(
				colleges.map((college) => listSeats(index, college)),
				mainLists,
			),
		},
		{ measure: "established" as const, of: colleges.map(({ id }) => toEstablished(index, id)) },
	].filter(({ of }) => of.some((figure) => figure?.value !== undefined));
	return {
		kind: "compare",
		colleges: colleges.map(({ slug, name }) => ({ slug, name })),
		rows: rows.map(({ measure, of }) => ({
			measure,
			list: of.find((figure) => figure !== undefined)?.list,
			of: of.map((figure) =>
				figure?.value === undefined
					? null
					: {
							value: figure.value,
							year: measure === "established" ? undefined : figure.year,
							sourceId: figure.sourceId,
						},
			),
		})),
	};
}

function setBeside(offers: readonly (readonly Figure[])[], mainLists: readonly (RankingList | undefined)[]) {
	const key = chooseKey(offers, mainLists);
	const beside = offers.map((figures) => figures.find((figure) => keyOf(figure) === key));
	// One figure alone beside those that are of another kind would compare nothing.
	const isAlone = beside.filter((figure) => figure !== undefined).length === 1;
	return isAlone && offers.filter(({ length }) => length > 0).length > 1 ? [] : beside;
}

async function listRanks(db: Database, { newest }: CollegeIndex, id: string): Promise<Figure[]> {
	const places = await readPlaces(db, id, undefined);
	return places
		.filter(({ year }) => isFresh(year, newest.rank))
		.map(({ list, year, rank, source_id: sourceId }) => ({
			...{ kind: list, list: RankingList.parse(list), year, sourceId },
			...{ isExact: rank !== null, value: rank ?? undefined },
		}));
}

function listSeats({ seats }: CollegeIndex, { id }: CardCollege): Figure[] {
	const held = seats.get(id);
	return held === undefined ? [] : [{ ...held, kind: held.authority, isExact: true }];
}

function toEstablished({ established }: CollegeIndex, id: string): Figure | undefined {
	const held = established.get(id);
	return held && { ...held, kind: "established", year: held.value, isExact: true };
}
