import type { AskLink, UnknownName } from "@uchit/contract/ask.schema.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import type { ExamIndex } from "#backend/search/exams/exam-index.ts";
import { toExamLink } from "../answer/groups.ts";
import type { Lexicon } from "../lexicon.ts";
import type { Unknown } from "./unknown-names.ts";

/** With what may be meant: institutions that have all of its words, exams whose name differs by a letter. */
export function toUnknownName(
	{ colleges }: CollegeIndex,
	exams: ExamIndex,
	{ near, phrases }: Lexicon,
	{ kind, words, isDoubted, like }: Unknown,
): UnknownName {
	const alike = kind === "exam" ? near.list(words).flatMap((word) => phrases.get(word) ?? []) : [];
	const slugs = new Set(alike.flatMap((meaning) => (meaning.kind === "exam" ? meaning.value : [])));
	const ofExams = [...slugs].flatMap((slug) => exams.bySlug.get(slug)?.record ?? []).map(toExamLink);
	const ofColleges = like.flatMap((number): AskLink[] => {
		const college = colleges[number];
		return college === undefined ? [] : [{ kind: "college", value: college.slug, label: college.name }];
	});
	return { kind, words: words.normalize("NFC"), isDoubted: isDoubted || undefined, like: [...ofExams, ...ofColleges] };
}
