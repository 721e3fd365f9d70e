import type { AskCard } from "@uchit/contract/answer.ts";
import { areSchoolMarks } from "#backend/search/question/marks.ts";
import { filterByKind, hasMeaning, isOfKind, type Reading } from "#backend/search/question/reading.ts";

type Student = Extract<AskCard, { kind: "after" }>["student"];

const STUDENT_CATEGORY = { open: "general", ews: "ews", "obc-ncl": "obc", sc: "sc", st: "st" } as const;
const CATEGORIES = ["open", "ews", "obc-ncl", "sc", "st"] as const;
const MIN_PERCENT = 33;
const MAX_PERCENT = 100;

export function toStudent({ spans, reads, bounds: { income } }: Reading): Student {
	const percent = spans.find(
		({ number: value = 0 }, at) =>
			(isOfKind(spans[at + 1], "percent-plain") || areSchoolMarks(spans, { from: at, to: at + 1, value })) &&
			value >= MIN_PERCENT &&
			value <= MAX_PERCENT,
	)?.number;
	const isForWomen = filterByKind(reads, "gender").length > 0 ? (true as const) : undefined;
	const seats = filterByKind(reads, "seat-category").map(({ value }) => value);
	const seat = CATEGORIES.find((each) => seats.includes(each));
	const category = seat && STUDENT_CATEGORY[seat];
	const isOfMoney = income !== undefined || spans.some((span) => hasMeaning(span, "income"));
	if ([percent, isForWomen, category].every((each) => each === undefined) && !isOfMoney) return undefined;
	return { percent, isForWomen, category, income };
}
