import type { AskCard } from "@uchit/contract/answer.ts";
import { type Comparable, chooseKey, isFresh, keyOf } from "@uchit/contract/comparable.ts";
import { MAX_COMPARED } from "@uchit/contract/compare.ts";
import { RankingList } from "@uchit/contract/ranking.ts";
import type { Database } from "#backend/db/client.ts";
import { listPlacements } from "#backend/facts/queries/outcomes.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { readPlaces } from "#backend/search/queries/ask-figures.ts";
import { type CardContext, toMainSeat } from "./card-seat.ts";
import { type CardCollege, findSite } from "./college-cards.ts";
import { type CutoffCardQuery, findCutoff } from "./cutoff-card.ts";
import { findNamedRankingList } from "./named-ranking-list.ts";

type Figure = Comparable & { value: number | undefined; band?: string; sourceId: string; level?: string };

type CompareCard = Extract<AskCard, { kind: "compare" }>;

/** Fees are on the institutions' own sites, so a comparison of fees has their addresses. */
export async function compareNamed(context: CardContext): Promise<CompareCard | undefined> {
	const { db, colleges, readingsOf } = context;
	const card = await compareColleges(context);
	if (card === undefined || !readingsOf("intent").some(({ value }) => value === "fee")) return card;
	const sites = new Map(
		await Promise.all(colleges.map(async (each) => [each.slug, await findSite(db, each)] as const)),
	);
	return { ...card, colleges: card.colleges.map((each) => ({ ...each, site: sites.get(each.slug) })), lacksFees: true };
}

export async function compareWithClosings(context: CardContext): Promise<CompareCard | undefined> {
	const card = await compareColleges(context);
	return card?.rows.some(({ measure }) => measure === "closing") ? card : undefined;
}

async function compareColleges(context: CardContext): Promise<CompareCard | undefined> {
	const { db, index, readingsOf, text } = context;
	const rankingList = findNamedRankingList(readingsOf, text);
	const list = rankingList === "none" ? undefined : rankingList;
	const colleges = [...new Map(context.colleges.map((each) => [each.id, each])).values()].slice(0, MAX_COMPARED);
	if (colleges.length < 2) return undefined;
	const mainLists = colleges.map(({ number }) => index.orders.mainLists.get(number));
	const [ranks, salaries, closing] = await Promise.all([
		Promise.all(colleges.map(({ id }) => listRanks(db, index, id))),
		Promise.all(colleges.map(({ id }) => listSalaries(db, index, id))),
		compareClosing(
			db,
			colleges.map((each) => toMainSeat(context, each, readingsOf)),
		),
	]);
	const rows = [
		{ measure: "rank" as const, of: alignFigures(ranks, mainLists) },
		...closing.rows,
		...compareSalaries(
			salaries.map((each) => (list === undefined ? each : each.filter((figure) => figure.list === list))),
			mainLists,
		),
		{
			measure: "seats" as const,
			of: alignFigures(
				colleges.map((college) => listSeats(index, college)),
				mainLists,
			),
		},
		{ measure: "established" as const, of: colleges.map(({ id }) => toEstablished(index, id)) },
	];
	const countKnown = ({ of }: { of: readonly (Figure | undefined)[] }) =>
		of.filter((figure) => figure?.value !== undefined).length;
	// A row with one known value compares nothing, if another row has two.
	const isTelling = (row: (typeof rows)[number]) =>
		!["seats", "established"].includes(row.measure) && countKnown(row) > 1;
	const fewest = rows.some(isTelling) ? 2 : 1;
	// If nothing is comparable, shows each one's own closing figure, by its own exam.
	const all = fewest === 1 ? [...closing.own, ...rows] : rows;
	// The founding year is dropped if another row compares.
	const known = all.filter((row) => countKnown(row) >= fewest);
	const shown = known.length > 2 ? known.filter(({ measure }) => measure !== "established") : known;
	return {
		kind: "compare",
		colleges: colleges.map(({ slug, name }) => ({ slug, name })),
		areOfOneAlone: shown.length > 0 && shown.every((row) => countKnown(row) < 2) ? true : undefined,
		rows: shown.map(({ measure, of, ...row }) => ({
			measure,
			list: of.find((figure) => figure !== undefined)?.list,
			...row,
			of: of.map((figure) =>
				figure?.value === undefined
					? null
					: {
							value: figure.value,
							band: figure.band,
							year: measure === "established" ? undefined : figure.year,
							sourceId: figure.sourceId,
						},
			),
		})),
	};
}

function alignFigures(offers: readonly (readonly Figure[])[], mainLists: readonly (RankingList | undefined)[]) {
	const key = chooseKey(offers, mainLists);
	const beside = offers.map((figures) => figures.find((figure) => keyOf(figure) === key));
	// A single figure beside figures of another kind compares nothing.
	const isAlone = beside.filter((figure) => figure !== undefined).length === 1;
	return isAlone && offers.filter(({ length }) => length > 0).length > 1 ? [] : beside;
}

async function compareClosing(db: Database, seats: readonly CutoffCardQuery[]) {
	const found = await Promise.all(seats.map((seat) => findCutoff(db, seat)));
	const cards = found.map((card) =>
		card !== undefined && "kind" in card && card.kind === "cutoff" ? card : undefined,
	);
	const toRow = (first: CutoffCard, isOf: (card: CutoffCard) => boolean) => ({
		measure: "closing" as const,
		of: cards.map((card) => (card !== undefined && isOf(card) ? toClosing(card) : undefined)),
		seat: {
			programme: seats[0]?.courses.length === 0 ? undefined : first.programme,
			...{ exam: first.examName, seatType: first.seatType, isScore: first.isScore },
		},
	});
	const known = cards.filter((card) => card !== undefined);
	const keyOfSeat = ({ exam, seatType, gender, year }: CutoffCard) => `${exam} ${seatType} ${gender} ${year}`;
	const [first] = known;
	const shared = first && toRow(first, (card) => keyOfSeat(card) === keyOfSeat(first));
	return {
		rows: shared !== undefined && shared.of.filter((figure) => figure !== undefined).length > 1 ? [shared] : [],
		own: known.map((card) => toRow(card, (each) => each === card)),
	};
}

type CutoffCard = Extract<AskCard, { kind: "cutoff" }>;

const toClosing = ({ year, closing, sourceId }: CutoffCard): Figure => ({
	...{ kind: "closing", year, value: closing, sourceId, isExact: true },
});

function compareSalaries(salaries: readonly (readonly Figure[])[], mainLists: readonly (RankingList | undefined)[]) {
	const figures = alignFigures(salaries, mainLists);
	const known = figures.filter((figure) => figure !== undefined);
	return known.length < 2 ? [] : [{ measure: "salary" as const, of: figures, level: known[0]?.level }];
}

async function listSalaries(db: Database, { newest }: CollegeIndex, id: string): Promise<Figure[]> {
	return (await listPlacements(db, id)).flatMap(
		({ list, level, cohort, year, medianSalary, placed, mark, sourceId }): Figure[] =>
			medianSalary === undefined || mark !== undefined || !isFresh(year, newest.rank)
				? []
				: [
						{
							...{ kind: `${level} ${list}`, level, list, year: cohort, sourceId },
							people: placed,
							isExact: true,
							value: medianSalary,
						},
					],
	);
}

async function listRanks(db: Database, { newest }: CollegeIndex, id: string): Promise<Figure[]> {
	const places = await readPlaces(db, id, undefined);
	return places
		.filter(({ year }) => isFresh(year, newest.rank))
		.map(({ list, year, rank, band, source_id: sourceId }) => ({
			kind: list,
			list: RankingList.parse(list),
			year,
			sourceId,
			isExact: rank !== null,
			value: rank ?? (Number.parseInt(band ?? "", 10) || undefined),
			...(rank === null && band !== null && { band }),
		}));
}

function listSeats({ seats }: CollegeIndex, { id }: CardCollege): Figure[] {
	const seatRow = seats.get(id);
	return seatRow === undefined ? [] : [{ ...seatRow, kind: seatRow.authority, isExact: true }];
}

function toEstablished({ established }: CollegeIndex, id: string): Figure | undefined {
	const yearRow = established.get(id);
	return yearRow && { ...yearRow, kind: "established", year: yearRow.value, isExact: true };
}
