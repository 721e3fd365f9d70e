import type { Band } from "@uchit/contract/predict-band.ts";
import { isClose } from "@uchit/predictor/judge.ts";
import { listOptions, type QueryFields, toPredictorQuery } from "@uchit/predictor/list-options.ts";
import type { PredictIndex } from "@uchit/predictor/predict-index.ts";
import type { JudgedSeat } from "@uchit/predictor/sort.ts";
import { type Refusal, refusalsOf } from "#app/predict/refusals.ts";

/** One option on a student's sheet; `figure` is the student's own in that list. */
export type SheetOption = {
	band: Band;
	college: string;
	slug: string;
	city: string;
	programme: string;
	quota: string;
	seatType: string;
	gender: string;
	alsoGenders: readonly string[];
	authority: string;
	figure: number;
	closing: number;
	isClose: boolean;
	/** Absent if the copy is undated. */
	year: number | undefined;
	insideYears: number;
	knownYears: number;
};

export type Sheet =
	| {
			kind: "answer";
			total: number;
			colleges: number;
			counts: Readonly<Record<Band, number>>;
			options: readonly SheetOption[];
	  }
	| { kind: "refused"; refused: readonly Refusal[] };

/** Each of these groups gets at most a quarter of a sheet; the rest goes to the best. */
const HOPEFUL = ["possible", "reach"] as const satisfies readonly Band[];
const HOPEFUL_PART = 4;

export function makeSheet(predictIndex: PredictIndex, requested: QueryFields, most: number): Sheet {
	try {
		return toSheet(listOptions(predictIndex, toPredictorQuery(requested)), most);
	} catch (error) {
		return { kind: "refused", refused: refusalsOf(error) };
	}
}

function toSheet(judged: readonly JudgedSeat[], most: number): Sheet {
	const counts = { likely: 0, possible: 0, one: 0, reach: 0 };
	for (const { band } of judged) counts[band]++;
	return {
		kind: "answer",
		total: judged.length,
		colleges: new Set(judged.map(({ seat }) => seat.college)).size,
		counts,
		options: choose(judged, most).map(toOption),
	};
}

/** Chooses in the order of the answer, so that a sheet has both safe and hopeful options, whichever are more. */
function choose(judged: readonly JudgedSeat[], most: number): JudgedSeat[] {
	const firstOf = (band: Band, count: number) => judged.filter((each) => each.band === band).slice(0, count);
	const hopeful = HOPEFUL.flatMap((band) => firstOf(band, Math.floor(most / HOPEFUL_PART)));
	const chosen = new Set([...hopeful, ...firstOf("likely", most - hopeful.length)]);
	for (const each of judged) {
		if (chosen.size >= most) break;
		chosen.add(each);
	}
	return judged.filter((each) => chosen.has(each));
}

function toOption({ seat, list, alsoGenders, band, insideYears }: JudgedSeat): SheetOption {
	const newest = seat.finalFigures.at(-1);
	return {
		band,
		college: seat.college.name,
		slug: seat.college.slug,
		city: seat.college.city ?? "",
		programme: seat.programme,
		quota: seat.quota,
		seatType: list.group.seatType,
		gender: seat.gender,
		alsoGenders,
		authority: list.counsellingIndex.counselling.authority,
		figure: list.figure.value,
		closing: newest?.closing ?? Number.NaN,
		isClose: newest !== undefined && isClose(list.figure, newest),
		year: newest?.year,
		insideYears,
		knownYears: seat.finalFigures.length,
	};
}
