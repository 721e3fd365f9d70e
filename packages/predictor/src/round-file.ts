import type { RoundFile } from "@uchit/contract/predict-rounds.ts";
import { COUNSELLINGS } from "./counsellings.ts";
import { foldName } from "./fold.ts";
import type { CounsellingIndex, PredictIndex } from "./predict-index.ts";
import { cumulativeSums, findUsableYears, optionKey, type RoundTable } from "./round-table.ts";
import { ValueIndex } from "./value-index.ts";

export function toRoundFile(predictIndex: PredictIndex, own: CounsellingIndex, table: RoundTable): RoundFile {
	const names = new ValueIndex<string>();
	const { counselling, years, groups } = own;
	const sourceIds = new Set(table.lists.map(({ sourceId }) => sourceId));
	return {
		exam: counselling.exam,
		authority: counselling.authority,
		years: [...years],
		states: predictIndex.states.map(({ slug, name }) => ({ slug, name })),
		groups: groups.map(({ seats, ...group }) => group),
		sources: [...sourceIds].sort().flatMap((id) => predictIndex.sources.get(id) ?? []),
		colleges: [...table.colleges],
		rounds: [...table.rounds],
		lists: [...table.lists],
		pools: [...table.pools],
		options: {
			college: [...table.optionCollege],
			programme: table.programmes.map((programme) => names.indexOf(programme)),
			pools: differencesOf(table.firstPool),
		},
		programmes: [...names],
		otherNames: listOtherNames(table),
		seats: { pool: [...table.pool], figures: differencesOf(table.firstFigure) },
		list: toDifferences(table, table.list),
		closing: toDifferences(table, table.closing),
	};
}

export function readRoundFile(file: RoundFile): { predictIndex: PredictIndex; table: RoundTable } {
	const { exam, authority, years, states, groups, sources } = file;
	const counselling = COUNSELLINGS.find((each) => each.exam === exam && each.authority === authority);
	if (counselling === undefined) throw new Error(`The file has a counselling that is not known here: ${authority}.`);
	const own: CounsellingIndex = {
		counselling,
		years,
		yearNote: undefined,
		quotas: [],
		sourceIds: [],
		pairs: [],
		groups: groups.map((group) => ({ ...group, seats: [] })),
	};
	const predictIndex: PredictIndex = {
		byExam: new Map([[exam, own]]),
		all: [own],
		states,
		sources: new Map(sources.map((source) => [source.id, source])),
	};
	return { predictIndex, table: readTable(file) };
}

function readTable(file: RoundFile): RoundTable {
	const firstFigure = Uint32Array.from(cumulativeSums(file.seats.figures));
	const programmes = file.options.programme.map((place) => file.programmes[place] ?? "");
	const keyOf = (option: number, name: string) =>
		optionKey(file.colleges[file.options.college[option] ?? -1]?.slug ?? "", name);
	const columns = {
		colleges: file.colleges.map(({ homeState, ...college }) => ({ ...college, homeState })),
		rounds: file.rounds,
		lists: file.lists,
		pools: file.pools,
		programmes,
		options: new Map([
			...programmes.map((programme, option) => [keyOf(option, foldName(programme)), option] as const),
			...file.otherNames.map(({ option, name }) => [keyOf(option, name), option] as const),
		]),
		optionCollege: Uint16Array.from(file.options.college),
		firstPool: Uint32Array.from(cumulativeSums(file.options.pools)),
		pool: Uint16Array.from(file.seats.pool),
		firstFigure,
		list: sumDifferences(firstFigure, Uint16Array.from(file.list)),
		closing: sumDifferences(firstFigure, Float32Array.from(file.closing)),
	};
	return { ...columns, usableYears: findUsableYears(columns) };
}

function listOtherNames({ options, programmes, colleges, optionCollege }: RoundTable): RoundFile["otherNames"] {
	return [...options].flatMap(([key, option]) => {
		const slug = colleges[optionCollege[option] ?? -1]?.slug ?? "";
		const ownKey = optionKey(slug, foldName(programmes[option] ?? ""));
		return key === ownKey ? [] : [{ option, name: key.slice(optionKey(slug, "").length) }];
	});
}

function differencesOf(sums: Uint32Array): number[] {
	return Array.from(sums.subarray(1), (sum, place) => sum - (sums[place] ?? 0));
}

/** Rounds of a seat follow each other and close near each other: small differences take few bytes. */
function toDifferences({ firstFigure }: RoundTable, values: Uint16Array | Float32Array): number[] {
	const first = new Set(firstFigure);
	return Array.from(values, (value, place) => (first.has(place) ? value : value - (values[place - 1] ?? 0)));
}

/** A negative difference wraps round in a column of whole numbers, and its sum wraps back. */
function sumDifferences<Column extends Uint16Array | Float32Array>(firstFigure: Uint32Array, column: Column): Column {
	for (let seat = 0; seat + 1 < firstFigure.length; seat++) {
		const [first = 0, end = 0] = [firstFigure[seat], firstFigure[seat + 1]];
		for (let place = first + 1; place < end; place++) column[place] = (column[place] ?? 0) + (column[place - 1] ?? 0);
	}
	return column;
}
