import type { AskCard } from "@uchit/contract/answer.ts";
import { isTrainingInstitute } from "#backend/search/question/answer-parts.ts";
import { hasExamOnlyIntent, when } from "#backend/search/question/conditions.ts";
import { hasKind } from "#backend/search/question/meaning.ts";
import { filterByKind, type Reading, type ReadMeaning } from "#backend/search/question/reading.ts";
import { findNamedCounselling } from "#backend/search/question/subjects/counselling.ts";
import { bodyOf } from "#backend/search/vocabulary/exam-bodies.ts";
import { sendToBody } from "./official-site.ts";

export function findPlainAnswer(question: Reading): AskCard | undefined {
	const { reads, intent } = question;
	const isOfCounselling = intent === "counselling" || intent === "documents" || hasExamOnlyIntent(question);
	const counselling = isOfCounselling ? findNamedCounselling(question) : undefined;
	if (counselling !== undefined && filterByKind(reads, "exam", "college").length === 0)
		return sendToBody(intent, counselling.word);
	return toLine(question) ?? (intent === "none" ? sendToBoard(reads) : undefined);
}

function toLine(question: Reading): AskCard | undefined {
	const { reads } = question;
	const [line] = filterByKind(reads, "line");
	if (line !== undefined) return { kind: "line", line: line.value };
	if (reads.some(isTrainingInstitute))
		return isAboutPay(question) ? sendToBody("salary", "salary iti") : { kind: "line", line: "iti" };
	const isAbroad = reads.some(
		(read) => hasKind(read, "country") || (read.kind === "intent" && read.value === "abroad"),
	);
	const isWithoutNeet = reads.some(({ kind, value, isNot }) => kind === "exam" && value === "neet" && isNot);
	const isOfMbbs = reads.some(({ kind, value }) => kind === "degree" && value === "mbbs");
	return isAbroad && isWithoutNeet && isOfMbbs ? { kind: "line", line: "mbbs-abroad-neet" } : undefined;
}

const isAboutPay = when("want:salary");

/** For exams that lead to no college (a school board's, SSC's): refers to the body that runs them, of the state that is named. */
function sendToBoard(reads: readonly ReadMeaning[]): AskCard | undefined {
	const [state] = filterByKind(reads, "state");
	const [board] = filterByKind(reads, "out-of-scope")
		.filter(({ value }) => value === "school" || filterByKind(reads, "intent").length > 0)
		.flatMap(({ words }) => [`${words} ${state?.value}`, words])
		.filter((name) => bodyOf(name) !== undefined);
	return board === undefined ? undefined : sendToBody("none", board);
}
