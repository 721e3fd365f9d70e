import { listOpenSeats } from "./open-seats.ts";
import type { PredictIndex } from "./predict-index.ts";
import { type PredictorQuery, readQuestion } from "./question.ts";
import { type Judged, judgeSeats, sortJudged } from "./sort.ts";

/** Each field once at most; what is empty or absent is not given. */
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

/** All options in reach, in their standard order, as `/v1/predict` has them. @throws BadField, BadFields */
export function listOptions(predictIndex: PredictIndex, query: PredictorQuery): Judged[] {
	return sortJudged(judgeSeats(listOpenSeats(readQuestion(predictIndex, query)).open), "closing");
}
