import { listOpenSeats } from "./open-seats.ts";
import type { PredictIndex } from "./predict-index.ts";
import { type PredictorQuery, readQuestion } from "./question.ts";
import { type JudgedSeat, judgeSeats, sortJudged } from "./sort.ts";

/** Each field at most once; empty or absent means not given. */
export type QueryFields = Readonly<Partial<Record<keyof PredictorQuery, string>>>;

export function toPredictorQuery(fields: QueryFields): PredictorQuery {
	const valuesOf = (field: keyof PredictorQuery) => (fields[field] ? [fields[field]] : []);
	return {
		exam: valuesOf("exam"),
		rank: valuesOf("rank"),
		common: valuesOf("common"),
		score: valuesOf("score"),
		category: valuesOf("category"),
		gender: valuesOf("gender"),
		pwd: valuesOf("pwd"),
		homeState: valuesOf("homeState"),
		stateCategory: valuesOf("stateCategory"),
		quota: valuesOf("quota"),
		rankSpace: valuesOf("rankSpace"),
	};
}

/** All options in reach, in the standard order of `/v1/predict`. @throws BadField, BadFields */
export function listOptions(predictIndex: PredictIndex, query: PredictorQuery): JudgedSeat[] {
	return sortJudged(judgeSeats(listOpenSeats(readQuestion(predictIndex, query)).open), "closing");
}
