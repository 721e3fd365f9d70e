import { RANKING_LISTS, type RankingList } from "@uchit/contract/ranking.ts";
import type { RankedPlace, RankingLists, RankingTable, RankingTableQuery } from "@uchit/contract/ranking-table.ts";
import { toWords } from "@uchit/contract/words.ts";
import type { Database } from "#backend/db/client.ts";
import {
	countDroppedOut,
	countRanked,
	type ListOfYear,
	listExtents,
	listPlaces,
	listTopPlaces,
	type ShortForms,
} from "./queries/ranking-tables.ts";
import { listSources, withSources } from "./queries/sources.ts";
import { shortNameOf } from "./short-name.ts";

const FIRST = 3;

export async function getRankingLists(db: Database): Promise<RankingLists> {
	const extents = await listExtents(db);
	const first = (await listTopPlaces(db, FIRST)).map(withShortName);
	const counted = await countRanked(db);
	const lists = RANKING_LISTS.map((list) => ({
		list,
		years: extents.filter((each) => each.list === list).map(({ list: _, ...extent }) => extent),
		first: first.filter((each) => each.list === list).map(({ list: _, ...named }) => named),
	})).filter(({ years }) => years.length > 0);
	const newest = lists.flatMap(({ years }) => years[0]?.sourceId ?? []);
	return { ...counted, lists, sources: await listSources(db, newest) };
}

export async function getRankingTable(
	db: Database,
	{ list, year }: ListOfYear,
	query: RankingTableQuery,
): Promise<RankingTable | undefined> {
	const extents = await listExtents(db);
	const ofList = extents.filter((each) => each.list === list);
	const extent = ofList.find((each) => each.year === year);
	if (extent === undefined) return undefined;
	const against = ofList.find((each) => each.year < year);
	const places = (await listPlaces(db, { list, year, before: against?.year })).map(withShortName);
	const left = against === undefined ? 0 : await countDroppedOut(db, { list, year, before: against.year });
	const items = places.filter((place) => matchesQuery(place, query));
	return withSources(db, {
		list,
		extent: withoutList(extent),
		against: against && withoutList(against),
		years: ofList.map((each) => each.year),
		lists: RANKING_LISTS.filter((other) => extents.some((each) => each.list === other && each.year === year)),
		summary: { ...summarise(places, against !== undefined), left },
		states: toStates(places, query.state),
		total: items.length,
		items,
	});
}

function withoutList<Extent extends { list: RankingList }>({ list: _, ...extent }: Extent): Omit<Extent, "list"> {
	return extent;
}

function withShortName<Named extends ShortForms & { name: string }>({ shortForms, ...named }: Named) {
	return { ...named, shortName: shortNameOf(named.name, shortForms) };
}

/** Whether each word begins a word of the names or the place. */
function matchesQuery(
	{ name, shortName = "", printedName, place }: RankedPlace,
	{ q, state }: RankingTableQuery,
): boolean {
	if (state !== undefined && state !== "" && place.state?.slug !== state) return false;
	const nameWords = [name, shortName, printedName, place.city ?? "", place.district ?? "", place.state?.name ?? ""];
	const words = toWords(nameWords.join(" "));
	return toWords(q).every((queryWord) => words.some((word) => word.startsWith(queryWord)));
}

type Places = readonly RankedPlace[];

/** Sums up a whole list. Bands have no order: only ranks rise and fall. */
export function summarise(places: Places, isCompared: boolean): Omit<RankingTable["summary"], "left"> {
	const ranked = places.flatMap(({ slug, name, shortName, rank, before, place }) =>
		rank === undefined ? [] : [{ slug, name, shortName, rank, before, state: place.state?.slug }],
	);
	const moves = ranked.flatMap(({ state: _, before, ...named }) =>
		before?.rank === undefined ? [] : [{ ...named, before: before.rank }],
	);
	const byWay = moves.toSorted((a, b) => b.before - b.rank - (a.before - a.rank) || a.rank - b.rank);
	const [climb, drop] = [byWay[0], byWay.at(-1)];
	const inStates = Map.groupBy(ranked, ({ state }) => state);
	return {
		states: [...inStates]
			.flatMap(([slug, rankedColleges]) => (slug === undefined ? [] : [{ slug, count: rankedColleges.length }]))
			.toSorted((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1)),
		risen: moves.filter(({ rank, before }) => rank < before).length,
		fallen: moves.filter(({ rank, before }) => rank > before).length,
		same: moves.filter(({ rank, before }) => rank === before).length,
		joined: isCompared ? ranked.filter(({ before }) => before === undefined).length : 0,
		climb: climb !== undefined && climb.before > climb.rank ? climb : undefined,
		drop: drop !== undefined && drop.before < drop.rank ? drop : undefined,
	};
}

function toStates(places: Places, selected: string | undefined): RankingTable["states"] {
	const byState = Map.groupBy(places, ({ place }) => place.state?.slug);
	return [...byState]
		.flatMap(([value, rankedColleges]) => {
			const state = rankedColleges[0]?.place.state;
			if (value === undefined || state === undefined) return [];
			const { name: label, nameHi: labelHi } = state;
			return [{ value, label, labelHi, count: rankedColleges.length, selected: value === selected }];
		})
		.toSorted((a, b) => (a.label < b.label ? -1 : 1));
}
