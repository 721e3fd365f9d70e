import type { AskLink, UnknownName } from "@uchit/contract/answer.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import type { ExamIndex } from "#backend/search/exams/exam-index.ts";
import { toExamLink } from "#backend/search/question/answer-parts.ts";
import type { Lexicon } from "#backend/search/question/lexicon.ts";
import type { Reading, Unknown } from "#backend/search/question/reading.ts";
import { bodyOf } from "#backend/search/vocabulary/exam-bodies.ts";
import { bodyOfEntrance } from "#backend/search/vocabulary/state-entrances.ts";

export function restoreTyped({ tokens }: Pick<Reading, "tokens">, words: string): string {
	const typed = new Map(tokens.map((token) => [token.text, token.typed ?? token.text]));
	return words
		.split(" ")
		.map((word) => typed.get(word) ?? word)
		.join(" ")
		.normalize("NFC");
}

export function toUnknownName(
	{ colleges, districtNames }: Pick<CollegeIndex, "colleges" | "districtNames">,
	exams: ExamIndex,
	{ near, phrases }: Lexicon,
	question: Pick<Reading, "tokens">,
	{ kind, words, isDoubted, like }: Unknown,
): UnknownName {
	const exam = words.replace(/ (?:exam|entrance|test)$/, "");
	const conductedBy = kind === "exam" ? (bodyOf(exam) ?? bodyOfEntrance(exam)) : undefined;
	const alike =
		kind === "exam" && conductedBy === undefined ? near.list(words).flatMap((word) => phrases.get(word) ?? []) : [];
	const slugs = new Set(alike.flatMap((meaning) => (meaning.kind === "exam" ? meaning.value : [])));
	const ofExams = [...slugs].flatMap((slug) => exams.bySlug.get(slug)?.record ?? []).map(toExamLink);
	const [, other] = like;
	const ofColleges = like.flatMap((number): AskLink[] => {
		const college = colleges[number];
		if (college === undefined) return [];
		const { slug, name, city, districtId } = college;
		const town = city ?? districtNames.get(districtId ?? "") ?? "";
		return [
			{ kind: "college", value: slug, label: other === undefined || name.includes(",") ? name : `${name}, ${town}` },
		];
	});
	return {
		kind,
		words: restoreTyped(question, words),
		isDoubted: isDoubted || undefined,
		like: [...ofExams, ...ofColleges],
		conductedBy,
	};
}
