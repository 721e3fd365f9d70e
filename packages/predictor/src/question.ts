import { BadField, BadFields } from "@uchit/contract/bad-field.ts";
import { HOME_STATE_ELSEWHERE, type PredictQuery } from "@uchit/contract/predict.ts";
import { findStateSlug } from "@uchit/contract/state-names.ts";
import type { Counselling } from "./counsellings.ts";
import { type QueryFigure, readFigure } from "./figure.ts";
import { foldValue, listValues } from "./fold.ts";
import type { CounsellingIndex, PredictIndex } from "./predict-index.ts";
import { findHomeStateCounselling, findQueryLists, type QueryList } from "./query-lists.ts";
import type { SeatGroup } from "./seat.ts";
import { readGender, readQuotas } from "./seat-pool.ts";

export type PredictorQuery = Pick<PredictQuery, Single | "quota">;

export type Question = {
	counsellingIndex: CounsellingIndex;
	group: SeatGroup;
	lists: readonly QueryList[];
	common: QueryFigure | undefined;
	own: QueryFigure | undefined;
	gender: string | undefined;
	homeState: { slug: string; name: string } | undefined;
	/** Wants seats for people of other states without naming one: most states are other states. */
	isElsewhere: boolean;
	stateCategory: string | undefined;
	quotas: readonly string[];
};

/**
 * Reads the person's fields. Anything missing, impossible or of another exam is refused: nothing is assumed. @throws BadField, BadFields
 */
export function readQuestion(predictIndex: PredictIndex, query: PredictorQuery): Question {
	const counsellingIndex = readExam(predictIndex, query);
	const { counselling } = counsellingIndex;
	const refused: BadField[] = [];
	const attempt = <Value>(read: () => Value): Value | undefined => {
		try {
			return read();
		} catch (error) {
			if (!(error instanceof BadField)) throw error;
			refused.push(error);
			return undefined;
		}
	};
	const figures = attempt(() => readFigures(counselling, query));
	const category = attempt(() => readCategory(counsellingIndex, query));
	const group = category === undefined ? undefined : attempt(() => readList(counsellingIndex, category, query));
	// All lists of a category have the same pools.
	const pools = group ?? counsellingIndex.groups.find((each) => each.seatType === category && hasSeats(each));
	const gender = pools && attempt(() => readGender(pools, counselling, readSingle(query, "gender")));
	const homeState = attempt(() => readHomeState(predictIndex, query));
	const hasHome = homeState !== undefined || refused.some(({ field }) => field === "homeState");
	const quotas = attempt(() => readQuotas(counsellingIndex, hasHome, query.quota));
	const stateCategory = attempt(() => readStateCategory(predictIndex, counsellingIndex, { homeState, query }));
	const lists =
		figures &&
		group &&
		attempt(() =>
			findQueryLists(predictIndex, { counsellingIndex, group, quotas, homeState, stateCategory, ...figures }),
		);
	if (refused.length > 0 || figures === undefined || group === undefined || quotas === undefined || lists === undefined)
		throw new BadFields(refused);
	const isElsewhere = readSingle(query, "homeState") === HOME_STATE_ELSEWHERE;
	return { counsellingIndex, group, lists, ...figures, gender, homeState, isElsewhere, stateCategory, quotas };
}

type Figures = Pick<Question, "common" | "own">;

/** A common rank, a rank of the category's own list, or both. @throws BadField */
function readFigures(counselling: Counselling, query: PredictorQuery): Figures {
	const [rank, score, common] = [readSingle(query, "rank"), readSingle(query, "score"), readSingle(query, "common")];
	if (common === undefined) return { common: undefined, own: readFigure(counselling, { rank, score }) };
	const isScore = counselling.mostScore !== undefined;
	const everyones = withFieldName("common", () =>
		readFigure(counselling, isScore ? { score: common, rank: undefined } : { rank: common, score: undefined }),
	);
	const isAlone = rank === undefined && score === undefined;
	return { common: everyones, own: isAlone ? undefined : readFigure(counselling, { rank, score }) };
}

function withFieldName<Value>(field: string, read: () => Value): Value {
	try {
		return read();
	} catch (error) {
		if (!(error instanceof BadField)) throw error;
		throw new BadField(field, error.message, error);
	}
}

type Single =
	| "exam"
	| "rank"
	| "score"
	| "common"
	| "category"
	| "gender"
	| "pwd"
	| "homeState"
	| "stateCategory"
	| "rankSpace";

function readSingle<Field extends Single>(query: Pick<PredictQuery, Field>, field: Field): string | undefined {
	const [value, ...more] = query[field];
	if (more.length > 0)
		throw new BadField(field, "is given more than once", { code: "repeated", values: { given: value ?? "" } });
	return value?.trim() === "" ? undefined : value?.trim();
}

/** @throws BadField */
export function readExam({ byExam }: PredictIndex, query: Pick<PredictorQuery, "exam">): CounsellingIndex {
	const exam = readSingle(query, "exam");
	const counsellingIndex = byExam.get(exam ?? "");
	if (counsellingIndex !== undefined) return counsellingIndex;
	const known = listValues(byExam.keys());
	if (exam === undefined) throw new BadField("exam", `is missing: one of ${known}`, { code: "missing" });
	throw new BadField("exam", `we have no cutoffs of "${exam}": choose one of ${known}`, {
		code: "unknown-exam",
		values: { given: exam },
	});
}

function readHomeState({ states }: PredictIndex, query: PredictorQuery): Question["homeState"] {
	const homeState = readSingle(query, "homeState");
	if (homeState === undefined || homeState === HOME_STATE_ELSEWHERE) return undefined;
	const named = findStateSlug(homeState);
	const state = states.find(({ slug }) => slug === named);
	if (state === undefined)
		throw new BadField("homeState", `"${homeState}" is no state or union territory of India`, {
			code: "not-a-state",
			values: { given: homeState },
		});
	return state;
}

/** @throws BadField if the home state has no own counselling, or it prints no such seat type */
function readStateCategory(
	predictIndex: PredictIndex,
	own: CounsellingIndex,
	{ homeState, query }: { homeState: Question["homeState"]; query: PredictorQuery },
): string | undefined {
	const stateCategory = readSingle(query, "stateCategory");
	if (stateCategory === undefined) return undefined;
	const door = findHomeStateCounselling(predictIndex, own, homeState);
	if (door === undefined)
		throw new BadField("stateCategory", "the home state has no list of its own here", {
			code: "not-printed",
			values: { authority: own.counselling.authority, given: stateCategory },
		});
	const named = door.groups.find(({ seatType }) => foldValue(seatType) === foldValue(stateCategory));
	if (named !== undefined) return named.seatType;
	const { authority } = door.counselling;
	const known = listValues(door.groups.map(({ seatType }) => seatType));
	throw new BadField("stateCategory", `${authority} prints no "${stateCategory}": one of ${known}`, {
		code: "not-printed",
		values: { authority, given: stateCategory },
	});
}

function readCategory({ groups, counselling: { authority } }: CounsellingIndex, query: PredictorQuery): string {
	const shown = groups.filter(hasSeats);
	const known = listValues(shown.map(({ seatType }) => seatType));
	const category = readSingle(query, "category");
	if (category === undefined) throw new BadField("category", `is missing: one of ${known}`, { code: "missing" });
	const pwd = readPwd(query);
	const named = shown.find(({ seatType }) => foldValue(seatType) === foldValue(category));
	if (named === undefined)
		throw new BadField("category", `${authority} prints no "${category}": one of ${known}`, {
			code: "not-printed",
			values: { authority, given: category },
		});
	if (pwd === undefined || pwd === named.pwd) return named.seatType;
	const values = { authority, given: named.seatType };
	if (!pwd)
		throw new BadField("pwd", `"${named.seatType}" is for people with a disability, and pwd is false`, {
			code: "kept-for-pwd",
			values,
		});
	const twin = shown.find(({ seatType }) => seatType === `${named.seatType} (PwD)`);
	if (twin !== undefined) return twin.seatType;
	const ofPwd = listValues(shown.filter((group) => group.pwd).map(({ seatType }) => seatType));
	throw new BadField(
		"pwd",
		`${authority} prints no seats of "${named.seatType}" for people with a disability; ${ofPwd === "" ? "nor of another category" : `it prints ${ofPwd}`}`,
		{ code: "no-pwd-seats", values },
	);
}

function readPwd(query: PredictorQuery): boolean | undefined {
	const pwd = readSingle(query, "pwd");
	if (pwd === undefined) return undefined;
	if (pwd !== "true" && pwd !== "false")
		throw new BadField("pwd", `"${pwd}" is neither true nor false`, {
			code: "not-true-or-false",
			values: { given: pwd },
		});
	return pwd === "true";
}

function readList({ groups, counselling }: CounsellingIndex, seatType: string, query: PredictorQuery): SeatGroup {
	const { authority, apart = [], categorySpaces = {} } = counselling;
	const ofCategory = groups.filter((group) => group.seatType === seatType && hasSeats(group));
	const known = listValues(ofCategory.map(({ rankSpace }) => rankSpace));
	const value = readSingle(query, "rankSpace");
	if (value !== undefined) {
		// With a common rank, or with rank lists of several exams, a category list may be named by its common list.
		const isNamedByEveryone = readSingle(query, "common") !== undefined || Object.keys(categorySpaces).length > 1;
		const named = ofCategory.find(
			({ rankSpace }) =>
				rankSpace === value ||
				(isNamedByEveryone && Object.entries(categorySpaces).some(([all, own]) => all === value && own === rankSpace)),
		);
		if (named !== undefined) return named;
		const isOfOtherCategory = groups.some(({ rankSpace }) => rankSpace === value);
		throw new BadField("rankSpace", `${authority} fills "${seatType}" by ${known}, not by "${value}"`, {
			code: isOfOtherCategory ? "not-of-category" : "not-printed",
			values: { authority, given: isOfOtherCategory ? seatType : value },
		});
	}
	const usual = ofCategory.filter(({ rankSpace }) => !apart.includes(rankSpace));
	const [only] = usual;
	if (only === undefined || usual.length > 1)
		throw new BadField(
			"rankSpace",
			`is missing: ${authority} fills "${seatType}" by ${known}, and a rank is of one of them`,
			{ code: "missing" },
		);
	return only;
}

function hasSeats({ genders }: SeatGroup): boolean {
	return genders.length > 0;
}
