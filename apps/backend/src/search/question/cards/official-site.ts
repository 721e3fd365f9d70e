import type { AskCard, AskLink, Intent } from "@uchit/contract/answer.ts";
import type { ExamRecord } from "@uchit/contract/exam-record.ts";
import * as z from "zod";
import { bodyOf } from "#backend/search/vocabulary/exam-bodies.ts";
import terms from "../../../../../../content/glossary/terms.json" with { type: "json" };

const Source = z.object({ name: z.string(), address: z.url() });
const TERMS = z.array(z.object({ slug: z.string(), name: z.string(), source: Source.optional() })).parse(terms);

export function sendToBody(intent: Intent, exam = ""): MissingCard {
	const conducted = bodyOf(exam.replaceAll("-", " "));
	return { kind: "not-held", intent, site: conducted?.site, by: conducted?.body };
}

type MissingCard = Extract<AskCard, { kind: "not-held" }>;

export function sendToTerm(intent: Intent, words: readonly { text: string }[]): MissingCard {
	const terms = TERMS.filter(({ slug }) => words.some(({ text }) => text === slug));
	// A body is its own source; the term "counselling" has none.
	const term = terms.find(({ name, source }) => source?.name === name || intent !== "documents");
	const subject: AskLink | undefined = term && { kind: "term", value: term.slug, label: term.name };
	return { kind: "not-held", intent, of: subject, site: term?.source?.address, by: term?.source?.name };
}

export function sendToExam(intent: Intent, { slug, shortName, officialSite, counselling }: ExamRecord): MissingCard {
	const subject: AskLink = { kind: "exam", value: slug, label: shortName };
	const [first] = intent === "documents" ? (counselling ?? []) : [];
	const planner = intent === "documents" ? slug : undefined;
	return first?.site === undefined
		? { kind: "not-held", intent, of: subject, site: officialSite, planner }
		: { kind: "not-held", intent, of: subject, site: first.site, by: first.body, planner };
}
