import {
	HOME_STATE_ELSEWHERE,
	PREDICT_FILTERS,
	PREDICT_SORTS,
	type PredictFilter,
	type PredictSort,
} from "@uchit/contract/predict.ts";
import { renameBands } from "@uchit/contract/predict-band.ts";
import type { PredictExam } from "@uchit/contract/predict-exam.ts";
import {
	createAddressCodec,
	fieldsFor,
	firstValueOf,
	list,
	oneOf,
	page,
	text,
	typedNumber,
} from "#app/platform/address-codec.ts";

/**
 * The fields about the person, each single. They have the names of `/v1/predict`, so an address of the page is also a
 * query of the API.
 */
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

/** The filters of an answer; each may repeat in the address. */
export const NARROWING_FILTERS = ["band", "authority", "kind", "college", "state", "salary", "programme"] as const;
export type NarrowingFilter = (typeof NARROWING_FILTERS)[number];

const EXPANDABLE_PARTS = [...NARROWING_FILTERS, "years"] as const;
export type ExpandablePart = (typeof EXPANDABLE_PARTS)[number];

const STANDARD_SORT: PredictSort = "closing";
/** The order of the first options in an answer of the search, and of the list behind it. */
export const CARD_SORT = "college-closing" satisfies PredictSort;

export type PredictSearch = Record<QuestionField, string> &
	Record<NarrowingFilter | "quota", readonly string[]> & {
		q: string;
		sort: PredictSort;
		/** The filter that shows every option; or every year of all rows, as an opened row shows them. */
		whole: ExpandablePart | undefined;
		page: number;
		twice: readonly QuestionField[];
		/** Whether the form was sent, rather than only an exam chosen, or the question begun elsewhere. */
		isRequested: boolean;
	};

const filterFields = {
	q: text(firstValueOf),
	...fieldsFor(NARROWING_FILTERS, list()),
	sort: oneOf(PREDICT_SORTS, STANDARD_SORT),
	whole: oneOf(EXPANDABLE_PARTS, undefined),
};

const searchCodec = createAddressCodec<Omit<PredictSearch, "twice" | "isRequested">>({
	...fieldsFor(QUESTION_FIELDS, text(firstValueOf)),
	...fieldsFor(["common", "rank", "score"], typedNumber()),
	quota: list(),
	...filterFields,
	page: page(),
});

/**
 * Marks an address from the home page or a search that only begins a question: it fills the form, and nothing is
 * refused yet.
 */
export const BEGUN_PARAM = "begun";
/** Its value for opening the answer at once: missing fields are assumed as for most people, and the page says so. */
export const ASSUMED_VALUE = "open";

/** Marks an address from a box: a number without a word may be a rank, a percentile or marks. */
export const TYPED_PARAM = "typed";

/** Parses an address; invalid values stay, to be refused by name. */
export function parsePredictSearch(params: URLSearchParams): PredictSearch {
	const parsed = searchCodec.parse(params);
	return {
		...parsed,
		band: renameBands(parsed.band),
		twice: QUESTION_FIELDS.filter((key) => params.getAll(key).filter((value) => value.trim() !== "").length > 1),
		isRequested:
			!params.has(BEGUN_PARAM) && [...QUESTION_FIELDS, "quota"].some((key) => key !== "exam" && params.has(key)),
	};
}

/**
 * Writes an address in a fixed order, without absent values. A shared address of a refused question is refused again.
 */
export function toPredictParams({ twice = [], ...search }: Partial<PredictSearch>): URLSearchParams {
	const isTwice = (name: string) => twice.some((key) => key === name);
	return new URLSearchParams(
		[...searchCodec.write(search)].flatMap(([name, value]) =>
			isTwice(name)
				? [
						[name, value],
						[name, value],
					]
				: [[name, value]],
		),
	);
}

export const { write: toNarrowingParams } =
	createAddressCodec<Pick<PredictSearch, keyof typeof filterFields>>(filterFields);

export function toQuestionParams(search: PredictSearch): URLSearchParams {
	return toPredictParams({ ...withoutPredictFilters(search), sort: undefined, whole: undefined });
}

/** Also goes back to page 1. */
export function withoutPredictFilter(search: PredictSearch, filter: PredictFilter): PredictSearch {
	return filter === "q" ? { ...search, q: "", page: 1 } : { ...search, [filter]: [], page: 1 };
}

export function withoutPredictFilters(search: PredictSearch): PredictSearch {
	return NARROWING_FILTERS.reduce(withoutPredictFilter, withoutPredictFilter(search, "q"));
}

export function setFilters(search: PredictSearch): PredictFilter[] {
	return PREDICT_FILTERS.filter((filter) => search[filter].length > 0);
}

/** Returns the home state of a visitor who named none, if seats are reserved for people of other states. */
export function defaultHomeStateOf({
	homeState,
	quotas,
}: Pick<PredictExam, "homeState" | "quotas">): string | undefined {
	return homeState === "asked" && quotas.some(({ pool }) => pool === "other-state") ? HOME_STATE_ELSEWHERE : undefined;
}
