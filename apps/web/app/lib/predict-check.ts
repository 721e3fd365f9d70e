import type { PredictCategory, PredictExam, PredictExams } from "@uchit/contract/predict-exam.ts";
import { MOST_RANK } from "@uchit/contract/predict-options.ts";
import type { Asking, PredictSearch } from "./predict-search.ts";

export type PredictField = Asking | "quota";

/** Why a value is refused: the words stand at `predict.refused`. */
export type RefusedCode =
	| "missing"
	| "twice"
	| "foreign"
	| "foreignToCategory"
	| "noPools"
	| "noRank"
	| "noMark"
	| "takesRank"
	| "takesScore"
	| "noTwin"
	| "notYesNo"
	| "noState"
	| "other";

/** One refused value. `reason` is the backend's own, in English, where none of ours fits. */
export type Refused = { field: PredictField; code: RefusedCode; given: string; most?: number; reason?: string };

type States = PredictExams["states"];

/**
 * What a visitor must mend, field by field, in words of the page. The backend refuses too, one field at a time and in English: it
 * decides, this explains.
 */
export function checkQuestion(exam: PredictExam, states: States, search: PredictSearch): Refused[] {
	const twice = search.twice.map((field): Refused => ({ field, code: "twice", given: search[field] }));
	const category = findCategory(exam, search);
	const found = [
		...checkFigure(exam, search),
		...checkList(exam, search),
		...checkCategory(category, search),
		...checkPwd(exam, category, search),
		...checkGender(category, search),
		...checkHomeState(states, search),
		...checkQuotas(exam, search),
	];
	return [...twice, ...found.filter(({ field }) => !search.twice.some((other) => other === field))];
}

/** Lists that a rank is only of when they are named: not the first to have the category. */
export function apartLists({ lists, namesList }: PredictExam): PredictExam["lists"] {
	if (namesList) return [];
	const known = new Set<string>();
	return lists.filter(({ categories }) => {
		const isApart = categories.some(({ value }) => known.has(value));
		for (const { value } of categories) known.add(value);
		return isApart;
	});
}

function checkFigure({ lists }: PredictExam, { rank, score }: PredictSearch): Refused[] {
	const [first] = lists;
	if (first?.figure === "score") {
		const most = first.mostScore ?? 0;
		if (rank !== "") return [{ field: "rank", code: "takesScore", given: rank, most }];
		if (score === "") return [{ field: "score", code: "missing", given: score }];
		const isMark = /^\d{1,4}(\.\d{1,4})?$/.test(score) && Number(score) > 0 && Number(score) <= most;
		return isMark ? [] : [{ field: "score", code: "noMark", given: score, most }];
	}
	if (score !== "") return [{ field: "score", code: "takesRank", given: score }];
	if (rank === "") return [{ field: "rank", code: "missing", given: rank }];
	return isRank(rank) ? [] : [{ field: "rank", code: "noRank", given: rank, most: MOST_RANK }];
}

/** Digits, or digits grouped by commas; some lists have ranks that end in a half. */
function isRank(text: string): boolean {
	if (!/^(\d{1,9}|\d{1,3}(,\d{2,3})+)(\.[05])?$/.test(text)) return false;
	const value = Number(text.replaceAll(",", ""));
	return value >= 1 && value <= MOST_RANK;
}

function checkList({ lists, namesList }: PredictExam, { rankSpace, category }: PredictSearch): Refused[] {
	if (rankSpace === "") return namesList ? [{ field: "rankSpace", code: "missing", given: "" }] : [];
	const list = lists.find((each) => each.rankSpace === rankSpace);
	if (list === undefined) return [{ field: "rankSpace", code: "foreign", given: rankSpace }];
	const isOfCategory = category === "" || list.categories.some(({ value }) => isSame(value, category));
	const isKnown = lists.some(({ categories }) => categories.some(({ value }) => isSame(value, category)));
	return isOfCategory || !isKnown ? [] : [{ field: "rankSpace", code: "foreignToCategory", given: category }];
}

function findCategory({ lists }: PredictExam, { rankSpace, category }: PredictSearch): PredictCategory | undefined {
	const named = lists.filter((list) => rankSpace === "" || list.rankSpace === rankSpace);
	const among = named.length === 0 ? lists : named;
	return [...among, ...lists]
		.flatMap(({ categories }) => categories)
		.find(({ value }) => isSame(value, category) && category !== "");
}

function checkCategory(found: PredictCategory | undefined, { category }: PredictSearch): Refused[] {
	if (category === "") return [{ field: "category", code: "missing", given: "" }];
	return found === undefined ? [{ field: "category", code: "foreign", given: category }] : [];
}

function checkPwd({ lists }: PredictExam, category: PredictCategory | undefined, { pwd }: PredictSearch): Refused[] {
	if (pwd === "") return [];
	if (pwd !== "true" && pwd !== "false") return [{ field: "pwd", code: "notYesNo", given: pwd }];
	if (category === undefined || String(category.pwd) === pwd) return [];
	const twin = `${category.value} (PwD)`;
	const hasTwin = lists.some(({ categories }) => categories.some(({ value }) => value === twin));
	return pwd === "true" && hasTwin ? [] : [{ field: "pwd", code: "noTwin", given: category.value }];
}

function checkGender(category: PredictCategory | undefined, { gender }: PredictSearch): Refused[] {
	if (category === undefined) return [];
	const { genders } = category;
	if (gender === "") return genders.length > 1 ? [{ field: "gender", code: "missing", given: "" }] : [];
	if (genders.length === 0)
		return fold(gender) === "genderneutral" ? [] : [{ field: "gender", code: "noPools", given: gender }];
	const isKnown = genders.some((each) => isSame(each, gender) || fold(each).startsWith(fold(gender)));
	return isKnown ? [] : [{ field: "gender", code: "foreignToCategory", given: category.value }];
}

function checkHomeState(states: States, { homeState }: PredictSearch): Refused[] {
	const isState = states.some(({ slug, name }) => isSame(slug, homeState) || isSame(name, homeState));
	return homeState === "" || isState ? [] : [{ field: "homeState", code: "noState", given: homeState }];
}

function checkQuotas({ quotas }: PredictExam, { quota }: PredictSearch): Refused[] {
	const foreign = quota.find((given) => !quotas.some(({ value }) => isSame(value, given)));
	return foreign === undefined ? [] : [{ field: "quota", code: "foreign", given: foreign }];
}

/** As the backend holds printed values against given ones: letters and digits alone. */
function isSame(a: string, b: string): boolean {
	return fold(a) === fold(b);
}

function fold(text: string): string {
	return text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
}
