import type { PredictQuery } from "@uchit/contract/predict.ts";
import { BadField } from "#backend/http/problems.ts";
import type { Chapter, PredictBook } from "#backend/predict/book.ts";
import { type AskedFigure, readFigure } from "#backend/predict/figure.ts";
import { foldValue, listValues } from "#backend/predict/fold.ts";
import { readGender, readQuotas } from "#backend/predict/seat-pool.ts";
import type { SeatGroup } from "#backend/predict/seats.ts";

/** Who asks, understood: one counselling, one list, one kind of seat. */
export type Question = {
	chapter: Chapter;
	group: SeatGroup;
	figure: AskedFigure;
	/** Undefined where the authority prints none. */
	gender: string | undefined;
	homeState: { slug: string; name: string } | undefined;
	/** As printed; empty where none is asked for. */
	quotas: readonly string[];
};

/** Reads who asks. What is missing, impossible or of another exam is refused: nothing is taken for granted. @throws BadField */
export function readQuestion(book: PredictBook, query: PredictQuery): Question {
	const chapter = readExam(book, query);
	const homeState = readHomeState(book, query);
	const category = readCategory(chapter, query);
	const group = readList(chapter, category, query);
	const figure = readFigure(chapter.counselling, { rank: one(query, "rank"), score: one(query, "score") });
	const gender = readGender(group, one(query, "gender"));
	const quotas = readQuotas(chapter, homeState !== undefined, query.quota);
	return { chapter, group, figure, gender, homeState, quotas };
}

type Single = "exam" | "rank" | "score" | "category" | "gender" | "pwd" | "homeState" | "rankSpace";

/** The one value of a field that may be given once; empty is not given. */
function one(query: PredictQuery, field: Single): string | undefined {
	const [value, ...more] = query[field];
	if (more.length > 0) throw new BadField(field, "is given more than once");
	return value?.trim() === "" ? undefined : value?.trim();
}

function readExam({ chapters }: PredictBook, query: PredictQuery): Chapter {
	const exam = one(query, "exam");
	const chapter = chapters.get(exam ?? "");
	if (chapter !== undefined) return chapter;
	const known = listValues(chapters.keys());
	throw new BadField(
		"exam",
		exam === undefined ? `is missing: one of ${known}` : `no cutoffs are held of "${exam}": one of ${known}`,
	);
}

function readHomeState({ states }: PredictBook, query: PredictQuery): Question["homeState"] {
	const asked = one(query, "homeState");
	if (asked === undefined) return undefined;
	const state = states.find(({ slug, name }) => [slug, name].some((known) => foldValue(known) === foldValue(asked)));
	if (state === undefined) throw new BadField("homeState", `"${asked}" is no state or union territory of India`);
	return state;
}

/** The printed seat type that is meant. `pwd=true` asks for the same category's seats for people with a disability. */
function readCategory({ groups, counselling }: Chapter, query: PredictQuery): string {
	const shown = groups.filter(hasSeats);
	const known = listValues(shown.map(({ seatType }) => seatType));
	const asked = one(query, "category");
	if (asked === undefined) throw new BadField("category", `is missing: one of ${known}`);
	const pwd = readPwd(query);
	const named = shown.find(({ seatType }) => foldValue(seatType) === foldValue(asked));
	if (named === undefined)
		throw new BadField("category", `${counselling.authority} prints no "${asked}": one of ${known}`);
	if (pwd === undefined || pwd === named.pwd) return named.seatType;
	if (!pwd) throw new BadField("pwd", `"${named.seatType}" is for people with a disability, and pwd is false`);
	const twin = shown.find(({ seatType }) => seatType === `${named.seatType} (PwD)`);
	if (twin !== undefined) return twin.seatType;
	const ofPwd = listValues(shown.filter((group) => group.pwd).map(({ seatType }) => seatType));
	throw new BadField(
		"pwd",
		`${counselling.authority} prints no seats of "${named.seatType}" for people with a disability; ${ofPwd === "" ? "nor of another category" : `it prints ${ofPwd}`}`,
	);
}

function readPwd(query: PredictQuery): boolean | undefined {
	const asked = one(query, "pwd");
	if (asked === undefined) return undefined;
	if (asked !== "true" && asked !== "false") throw new BadField("pwd", `"${asked}" is neither true nor false`);
	return asked === "true";
}

/** The list that the figure is of: told by the category, or by name where several could be meant. */
function readList({ groups, counselling }: Chapter, seatType: string, query: PredictQuery): SeatGroup {
	const { authority, apart = [] } = counselling;
	const ofCategory = groups.filter((group) => group.seatType === seatType && hasSeats(group));
	const known = listValues(ofCategory.map(({ rankSpace }) => rankSpace));
	const asked = one(query, "rankSpace");
	if (asked !== undefined) {
		const named = ofCategory.find(({ rankSpace }) => rankSpace === asked);
		if (named === undefined)
			throw new BadField("rankSpace", `${authority} fills "${seatType}" by ${known}, not by "${asked}"`);
		return named;
	}
	const usual = ofCategory.filter(({ rankSpace }) => !apart.includes(rankSpace));
	const [only] = usual;
	if (only === undefined || usual.length > 1)
		throw new BadField(
			"rankSpace",
			`is missing: ${authority} fills "${seatType}" by ${known}, and a rank is of one of them`,
		);
	return only;
}

function hasSeats({ genders }: SeatGroup): boolean {
	return genders.length > 0;
}
