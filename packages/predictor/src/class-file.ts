import type { ClassFile } from "@uchit/contract/predict-class.ts";
import { COUNSELLINGS, type Counselling } from "./counsellings.ts";
import { isForWomen } from "./fold.ts";
import type { CounsellingIndex, PredictIndex } from "./predict-index.ts";
import { listOtherCounsellings, spacesOf } from "./query-lists.ts";
import { homeOf, regionOf } from "./region.ts";
import { type NamedCollege, type Seat, type SeatGroup, yearBitsOf } from "./seat.ts";
import { ValueIndex } from "./value-index.ts";

type FileCounselling = ClassFile["counsellings"][number];
type FileGroup = FileCounselling["groups"][number];

function listCounsellings(predictIndex: PredictIndex, own: CounsellingIndex): CounsellingIndex[] {
	const everyones = own.counselling.rankSpaces.map((space) => spacesOf(own.counselling, space).everyone);
	return [...new Set([own, ...everyones.flatMap((everyone) => listOtherCounsellings(predictIndex, own, everyone))])];
}

export function toClassFile(predictIndex: PredictIndex, own: CounsellingIndex): ClassFile {
	const colleges = new ValueIndex<NamedCollege>();
	const texts = new ValueIndex<string>();
	const counsellings = listCounsellings(predictIndex, own).map((each): FileCounselling => {
		const { counselling, years, yearNote, quotas, groups } = each;
		return {
			exam: counselling.exam,
			authority: counselling.authority,
			years: [...years],
			yearNote,
			quotas: [...quotas],
			groups: groups.flatMap((group) =>
				each === own || isOpenBySharedRank(counselling, group) ? [toFileGroup(group, years, { colleges, texts })] : [],
			),
		};
	});
	const states = predictIndex.states.map(({ slug, name }) => ({ slug, name }));
	const placeOf = new Map(states.map(({ slug }, place) => [slug, place]));
	return {
		exam: own.counselling.exam,
		states,
		colleges: [...colleges].map(({ slug, name, city, state, ...college }) => ({
			slug,
			name,
			city,
			state: state && placeOf.get(state.slug),
			isForWomen: college.isForWomen,
		})),
		texts: [...texts],
		counsellings,
	};
}

function isOpenBySharedRank({ door }: Counselling, { seatType }: SeatGroup): boolean {
	return [door?.open ?? [], ...Object.values(door?.own ?? {})].some((seatTypes) => seatTypes.includes(seatType));
}

type Named = { colleges: ValueIndex<NamedCollege>; texts: ValueIndex<string> };

function toFileGroup(group: SeatGroup, years: readonly number[], { colleges, texts }: Named): FileGroup {
	const { rankSpace, seatType, socialCategory, pwd, genders, isSpecial } = group;
	const shown = group.seats.filter(({ absent }) => absent === undefined);
	return {
		rankSpace,
		seatType,
		socialCategory,
		pwd,
		genders,
		isSpecial,
		seats: {
			college: shown.map(({ college }) => colleges.indexOf(college)),
			programme: shown.map(({ programme }) => texts.indexOf(programme)),
			quota: shown.map(({ quota }) => texts.indexOf(quota)),
			gender: shown.map(({ gender }) => texts.indexOf(gender)),
			pool: shown.map(({ pool }) => pool),
		},
		closings: columnsOf(years).map((year) =>
			shown.map(({ finalFigures }) => finalFigures.find((final) => final.year === year)?.closing ?? null),
		),
	};
}

/** An undated copy has one year, whose number is unknown. */
function columnsOf(years: readonly number[]): (number | undefined)[] {
	return years.length === 0 ? [undefined] : [...years];
}

export function readClassFile(file: ClassFile): PredictIndex {
	const colleges = file.colleges.map(
		({ slug, name, city, state, isForWomen: isWomens }, place): NamedCollege => ({
			id: slug,
			slug,
			name,
			city,
			district: undefined,
			state: state === undefined ? undefined : file.states[state],
			ownership: undefined,
			medianSalary: undefined,
			medianSalaryYear: undefined,
			place,
			words: "",
			isForWomen: isWomens,
		}),
	);
	const all = file.counsellings.map((each) => toCounsellingIndex(each, colleges, file.texts));
	const own = all.find(({ counselling }) => counselling.exam === file.exam);
	return {
		byExam: new Map(own === undefined ? [] : [[file.exam, own]]),
		all,
		states: file.states,
		sources: new Map(),
	};
}

function toCounsellingIndex(
	{ exam, authority, years, yearNote, quotas, groups }: FileCounselling,
	colleges: readonly NamedCollege[],
	texts: readonly string[],
): CounsellingIndex {
	const counselling = COUNSELLINGS.find((each) => each.exam === exam && each.authority === authority);
	if (counselling === undefined) throw new Error(`The file has a counselling that is not known here: ${authority}.`);
	return {
		counselling,
		groups: groups.map(({ seats, closings, ...group }) => ({
			...group,
			seats: seats.college.flatMap((_, place) =>
				toSeat(counselling, { seats, closings }, { place, years, colleges, texts }),
			),
		})),
		quotas,
		years,
		yearNote,
		sourceIds: [],
		pairs: [],
	};
}

type ClassFileParts = {
	place: number;
	years: readonly number[];
	colleges: readonly NamedCollege[];
	texts: readonly string[];
};

function toSeat(
	counselling: Counselling,
	{ seats, closings }: Pick<FileGroup, "seats" | "closings">,
	{ place, years, colleges, texts }: ClassFileParts,
): Seat[] {
	const college = colleges[seats.college[place] ?? -1];
	const pool = seats.pool[place];
	if (college === undefined || pool === undefined) return [];
	const textOf = (column: readonly number[]) => texts[column[place] ?? -1] ?? "";
	const [programme, quota, gender] = [textOf(seats.programme), textOf(seats.quota), textOf(seats.gender)];
	const finalFigures = columnsOf(years).flatMap((year, column) => {
		const closing = closings[column]?.[place] ?? undefined;
		return closing === undefined ? [] : [{ year, round: undefined, opening: undefined, closing, sourceId: "" }];
	});
	return [
		{
			exam: counselling.exam,
			college,
			kind: undefined,
			programme,
			programmeKey: programme,
			earlierNames: [],
			quota,
			pool,
			gender,
			isForWomen: isForWomen(gender),
			region: regionOf(counselling, { pool, quota }),
			homeState: homeOf(counselling, college),
			finalFigures,
			yearBits: yearBitsOf(finalFigures),
			absent: undefined,
		},
	];
}
