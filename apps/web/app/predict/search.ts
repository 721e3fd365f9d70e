import {
	ELSEWHERE,
	PREDICT_FILTERS,
	PREDICT_SORTS,
	type PredictFilter,
	type PredictSort,
} from "@uchit/contract/predict.ts";
import { renameBands } from "@uchit/contract/predict-band.ts";
import type { PredictExam } from "@uchit/contract/predict-exam.ts";
import {
	createAddressCodec,
	firstOf,
	list,
	oneOf,
	page,
	rows,
	text,
	typedNumber,
} from "#app/platform/address-codec.ts";

/** What says who asks, each once. The same names as at `/v1/predict`, so that an address of the page is a question of the interface. */
export const QUESTION_FIELDS = [
	"exam",
	"common",
	"rank",
	"score",
	"category",
	"gender",
	"pwd",
	"homeState",
	"stateCategory",
	"rankSpace",
] as const;
export type QuestionField = (typeof QUESTION_FIELDS)[number];

/** What narrows an answer, each as often as one likes. */
export const NARROWING = ["band", "authority", "kind", "college", "state", "salary", "programme"] as const;
export type Narrowing = (typeof NARROWING)[number];

const WHOLE = [...NARROWING, "years"] as const;
export type Whole = (typeof WHOLE)[number];

const STANDARD_SORT: PredictSort = "closing";

/** The state of the predictor's page, as its address holds it. */
export type PredictSearch = Record<QuestionField, string> &
	Record<Narrowing | "quota", readonly string[]> & {
		q: string;
		sort: PredictSort;
		/** The filter of which every option is shown, or every year of every row, as rows show them when they are opened. */
		whole: Whole | undefined;
		page: number;
		/** What was given more than once, though it has one value. */
		twice: readonly QuestionField[];
		/** Whether the form was sent, or only an exam chosen, or the question begun elsewhere. */
		isAsked: boolean;
	};

const narrowing = {
	q: text(firstOf),
	...rows(NARROWING, list()),
	sort: oneOf(PREDICT_SORTS, STANDARD_SORT),
	whole: oneOf(WHOLE, undefined),
};

const whole = createAddressCodec<Omit<PredictSearch, "twice" | "isAsked">>({
	...rows(QUESTION_FIELDS, text(firstOf)),
	...rows(["common", "rank", "score"], typedNumber()),
	quota: list(),
	...narrowing,
	page: page(),
});

/** In an address that only begins a question, from the home page or a search: the form is filled, and nothing is refused yet. */
export const BEGUN = "begun";
/** Its value where the answer opens at once: what was not said is taken as for most people, and the page says so. */
export const ASSUMED = "open";

/** Reads an address; what cannot be understood stays as it is, to be refused by name. */
export function parsePredictSearch(params: URLSearchParams): PredictSearch {
	const parsed = whole.parse(params);
	return {
		...parsed,
		band: renameBands(parsed.band),
		twice: QUESTION_FIELDS.filter((key) => params.getAll(key).filter((value) => value.trim() !== "").length > 1),
		isAsked: !params.has(BEGUN) && [...QUESTION_FIELDS, "quota"].some((key) => key !== "exam" && params.has(key)),
	};
}

/** Writes an address in one fixed order, without what is absent. Whoever shares a refused address shares its refusal. */
export function toPredictParams({ twice = [], ...search }: Partial<PredictSearch>): URLSearchParams {
	const isTwice = (name: string) => twice.some((key) => key === name);
	return new URLSearchParams(
		[...whole.write(search)].flatMap(([name, value]) =>
			isTwice(name)
				? [
						[name, value],
						[name, value],
					]
				: [[name, value]],
		),
	);
}

/** What narrows and orders the answer, without who asks and without the page. */
export const { write: toNarrowingParams } = createAddressCodec<Pick<PredictSearch, keyof typeof narrowing>>(narrowing);

/** Who asks, without what narrows the answer. */
export function toQuestionParams(search: PredictSearch): URLSearchParams {
	return toPredictParams({ ...withoutPredictFilters(search), sort: undefined, whole: undefined });
}

/** The search without one whole filter, from page 1. */
export function withoutPredictFilter(search: PredictSearch, filter: PredictFilter): PredictSearch {
	return filter === "q" ? { ...search, q: "", page: 1 } : { ...search, [filter]: [], page: 1 };
}

/** The search without any filter, from page 1. */
export function withoutPredictFilters(search: PredictSearch): PredictSearch {
	return NARROWING.reduce(withoutPredictFilter, withoutPredictFilter(search, "q"));
}

/** The filters that are set. */
export function setFilters(search: PredictSearch): PredictFilter[] {
	return PREDICT_FILTERS.filter((filter) => search[filter].length > 0);
}

/** The home state of whoever named none, where seats are kept for people of other states. */
export function elsewhereOf({ homeState, quotas }: Pick<PredictExam, "homeState" | "quotas">): string | undefined {
	return homeState === "asked" && quotas.some(({ pool }) => pool === "other-state") ? ELSEWHERE : undefined;
}
