import type { AskCard } from "@uchit/contract/answer.ts";
import { isTrainingInstitute } from "#backend/search/question/answer-parts.ts";
import { hasExamOnlyIntent } from "#backend/search/question/conditions.ts";
import { hasKind } from "#backend/search/question/meaning.ts";
import { filterByKind, type Reading, type ReadMeaning } from "#backend/search/question/reading.ts";
import { findNamedCounselling } from "#backend/search/question/subjects/counselling.ts";
import { bodyOf } from "#backend/search/vocabulary/exam-bodies.ts";
import { sendToBody } from "./official-site.ts";

export function findPlainAnswer(question: Reading): AskCard | undefined {
	const { reads, intent } = question;
	const isOfCounselling = intent === "counselling" || intent === "documents" || hasExamOnlyIntent(question);
	const counselling = isOfCounselling ? findNamedCounselling(question) : undefined;
	if (counselling !== undefined && reads.every(({ kind }) => kind !== "exam" && kind !== "college"))
		return sendToBody(intent, counselling.word);
	return toLine(reads) ?? (intent === "recognition" ? undefined : sendToBoard(reads));
}

function toLine(reads: readonly ReadMeaning[]): AskCard | undefined {
	const [line] = filterByKind(reads, "line");
	if (line !== undefined) return { kind: "line", line: line.value };
	if (reads.some(isTrainingInstitute)) return { kind: "line", line: "iti" };
	const isAbroad = reads.some(
		(read) => hasKind(read, "country") || (read.kind === "intent" && read.value === "abroad"),
	);
	const isWithoutNeet = reads.some(({ kind, value, isNot }) => kind === "exam" && value === "neet" && isNot);
	const isOfMbbs = reads.some(({ kind, value }) => kind === "degree" && value === "mbbs");
	return isAbroad && isWithoutNeet && isOfMbbs ? { kind: "line", line: "mbbs-abroad-neet" } : undefined;
}

/** For exams that lead to no college (a school board's, SSC's): refers to the body that runs them. */
function sendToBoard(reads: readonly ReadMeaning[]): AskCard | undefined {
	if (filterByKind(reads, "intent").length === 0) return undefined;
	const [board] = filterByKind(reads, "out-of-scope").flatMap(({ words }) =>
		bodyOf(words) === undefined ? [] : words,
	);
	return board === undefined ? undefined : sendToBody("none", board);
}
