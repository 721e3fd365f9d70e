import type { AskCard } from "@uchit/contract/answer.ts";
import { findDegree } from "@uchit/contract/degree.ts";
import { bodyWords, factWords } from "#app/facts/fact-words.ts";
import { levelWords } from "#app/facts/level-words.ts";
import { feeKind } from "#app/facts/words/fee-kind.ts";
import { feeWords } from "#app/facts/words/fee-words.ts";
import { formatRupees } from "#app/facts/words/money.ts";
import { formatAcademicYear } from "#app/facts/words/place-words.ts";
import { cohortWords } from "#app/facts/words/placed-words.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { joinWithAnd } from "#app/platform/format/intl.ts";
import { toolPath } from "#app/search/tool-path.ts";
import { sayAfterCard } from "./after-words.server.ts";
import type { CardContext, CardWords, PhraseContext } from "./card-parts.ts";
import { sayContact } from "./contact-words.server.ts";
import { sayCourse } from "./course-words.server.ts";
import { sayDate } from "./date-words.server.ts";
import { sayExam, sayExams } from "./exam-words.server.ts";
import { sayForms } from "./forms-words.server.ts";
import {
	sayByCost,
	sayCountries,
	sayCountry,
	sayGroupFees,
	sayGroupSize,
	sayImpossible,
	sayLine,
	sayPageFees,
} from "./group-card-words.server.ts";
import { sayComparison, sayCutoff, siteLink, unknownWords } from "./long-card-words.server.ts";
import { sayPredictor } from "./predictor-words.server.ts";
import { sayScholarships } from "./scholarship-words.server.ts";
import { sayScores } from "./score-words.server.ts";

/** NIRF prints salaries two to three years late; anything older is outdated. */
const OLD_AFTER_YEARS = 4;

const TOOLS_WITH_WORDS = ["refund", "originals", "ragging", "applications", "class", "check"] as const;

function hasWords(tool: string): tool is (typeof TOOLS_WITH_WORDS)[number] {
	return TOOLS_WITH_WORDS.some((each) => each === tool);
}

export function sayCard(card: AskCard, phrase: PhraseContext, context: CardContext): CardWords {
	const { t, paths, language } = phrase;
	switch (card.kind) {
		case "cutoff":
			return sayCutoff(card, phrase);
		case "rank": {
			const { college, list, year, rank, band, sourceId } = card;
			return {
				figure: { value: rank === undefined ? (band ?? "") : formatNumber(rank), sourceId },
				sentence: t("answerCard.card.rank", {
					college: college.name,
					list: t(`ranking.list.${list}`),
					year: String(year),
				}),
				notes: [],
				next: { label: t("answerCard.next.rank"), to: paths.collegeTab(college.slug, "rankings") },
			};
		}
		case "salary": {
			const { college, medianInr, placed, cohort, level, list, instead, sourceId } = card;
			const values = {
				college: college.name,
				placed,
				cohort: cohortWords(t, { level, cohort }),
				level: levelWords(t, level),
				list: t(`ranking.list.${list}`),
			};
			return {
				figure: { value: formatRupees(medianInr), sourceId },
				sentence: t("answerCard.card.salary", values),
				notes: [
					...(instead === undefined ? [] : [t(`answerCard.card.instead.${instead}`)]),
					...(context.year - cohort > OLD_AFTER_YEARS
						? [t("answerCard.card.old", { cohort: formatAcademicYear(cohort) })]
						: []),
				],
				next: { label: t("answerCard.next.salary"), to: paths.collegeTab(college.slug, "placements") },
			};
		}
		case "seats": {
			const { college, count, year, degree, sourceId } = card;
			const known = findDegree(degree ?? "");
			const values = {
				college: college.name,
				degree: known === undefined ? "none" : t(`degree.${known.slug}`),
				year: formatAcademicYear(year),
			};
			return {
				figure: { value: formatNumber(count), sourceId },
				sentence: t("answerCard.card.seats", values),
				notes: [],
				next: collegePage(phrase, college.slug),
			};
		}
		case "fee": {
			const { college, sourceId } = card;
			const values = { college: college.name, ...feeKind(card) };
			return {
				figure: { value: feeWords(t, card), sourceId },
				sentence: t("answerCard.card.collegeFee", values),
				notes: [],
				next: { label: t("answerCard.next.fee"), to: paths.collegeTab(college.slug, "cost") },
			};
		}
		case "page-fees":
			return sayPageFees(card, phrase);
		case "established": {
			const { college, year, sourceId } = card;
			return {
				figure: { value: String(year), sourceId },
				sentence: t("answerCard.card.established", { college: college.name }),
				notes: [],
				next: collegePage(phrase, college.slug),
			};
		}
		case "owner": {
			const { college, facts } = card;
			const [owner, type] = facts.map((fact) => factWords(t, fact));
			return {
				figure: { value: owner ?? "", sourceId: facts[0]?.sourceId ?? "" },
				sentence: t("answerCard.card.owner", { college: college.name, type: type ?? "none" }),
				notes: [],
				next: collegePage(phrase, college.slug),
			};
		}
		case "recognition": {
			const { college, bodies, unlisted = [] } = card;
			const names = joinWithAnd(
				bodies.map(({ body }) => bodyWords(t, body)),
				language,
			);
			const [first] = bodies;
			const isByDistance = /\bopen university\b/i.test(college.name) || unlisted.some(({ body }) => body === "deb");
			const isByAct = bodies.some(({ body }) => body === "national-importance");
			return {
				figure: {
					value: unlisted.length === 0 ? t("answerCard.card.recognised", { bodies: names }) : names,
					...(first && { sourceId: first.sourceId }),
				},
				sentence: isByAct
					? t("answerCard.card.byAct", { college: college.name })
					: t("answerCard.card.recognition", { college: college.name, bodies: names }),
				notes: unlisted.map(({ body }) =>
					t("answerCard.card.unlisted", { body: recogniserWords(t, body), has: hasListOf(body) }),
				),
				next: collegePage(phrase, college.slug),
				also: { label: t("answerCard.next.degreeValid"), to: paths.rights("degree") },
				more: [
					...unlisted.map(({ site }) => siteLink(site, t)),
					...(isByDistance ? [{ label: t("answerCard.next.distance"), to: paths.after("12", "distance-degree") }] : []),
				],
			};
		}
		case "contact":
			return sayContact(card, phrase);
		case "about": {
			const { college, facts, unknown, site } = card;
			const missing = unknown.map((each) => t(`ask.intent.${each}`));
			return {
				sentence: t("answerCard.card.about", { college: college.name }),
				facts: facts.map((fact) => {
					const { figure, sentence } = sayCard(fact, phrase, context);
					return { figure: figure?.value ?? "", sourceId: figure?.sourceId, sentence };
				}),
				notes:
					missing.length === 0 ? [] : [t("answerCard.card.aboutUnknown", { what: joinWithAnd(missing, language) })],
				next: collegePage(phrase, college.slug),
				...(site !== undefined && { also: { label: t("answerCard.card.lookThere"), to: site } }),
			};
		}
		case "seat-total": {
			const { degree, count, year, colleges, of, sourceId } = card;
			const known = findDegree(degree);
			const values = {
				degree: known === undefined ? degree : t(`degree.${known.slug}`),
				year: formatAcademicYear(year),
			};
			return {
				figure: { value: formatNumber(count), sourceId },
				sentence: t("answerCard.card.seatTotal", { ...values, colleges, of }),
				notes: colleges === of ? [] : [t("answerCard.card.seatTotalRest", { rest: of - colleges })],
			};
		}
		case "forms":
			return sayForms(card, phrase, context);
		case "date":
			return sayDate(card, phrase, context);
		case "exam-part":
		case "exam-pattern":
		case "exam-fee":
			return sayExam(card, phrase, context.rules);
		case "top": {
			const { college, list, year, rank, beyond, sourceId } = card;
			const values = { list: t(`ranking.list.${list}`), year: String(year), rank };
			return {
				figure: { value: college.name, sourceId },
				sentence: t("answerCard.card.top", values),
				notes:
					beyond === undefined
						? []
						: [t("answerCard.card.topBeyond", { ...beyond, college: beyond.college.name, list: values.list })],
				next: collegePage(phrase, college.slug),
			};
		}
		case "top-salary": {
			const { college, medianInr, placed, cohort, sourceId } = card;
			const values = { salary: formatRupees(medianInr), placed, cohort: formatAcademicYear(cohort) };
			return {
				figure: { value: college.name, sourceId },
				sentence: t("answerCard.card.topSalary", values),
				notes: [],
				next: collegePage(phrase, college.slug),
			};
		}
		case "compare":
			return sayComparison(card, phrase);
		case "predict":
			return sayPredictor(card, phrase, context);
		case "impossible":
			return sayImpossible(card, phrase);
		case "scores":
			return sayScores(card, phrase);
		case "compare-exams":
			return sayExams(card, phrase);
		case "exam-cutoffs":
			return {
				sentence: t("answerCard.card.examCutoffs", { exam: card.exam.name, count: card.colleges }),
				notes: [],
				next: {
					label: t("answerCard.next.examCutoffs", { exam: card.exam.name }),
					to: paths.examTab(card.exam.slug, "cutoffs"),
				},
			};
		case "definition":
			return {
				figure: { value: context.definition?.name ?? card.term },
				sentence: context.definition?.text ?? "",
				notes: [],
				next: { label: t("answerCard.next.glossary"), to: paths.glossary(card.term) },
			};
		case "course":
			return sayCourse(card, phrase, context.after);
		case "country":
			return sayCountry(card, phrase);
		case "countries":
			return sayCountries(card, phrase);
		case "countries-by-cost":
			return sayByCost(card, phrase);
		case "group-fees":
			return sayGroupFees(card, phrase);
		case "group-size":
			return sayGroupSize(card, phrase);
		case "line":
			return sayLine(card, phrase);
		case "tool":
			return {
				figure: { value: t(`ask.tool.${card.tool}`) },
				sentence: hasWords(card.tool) ? t(`answerCard.toolGives.${card.tool}`) : t("answerCard.card.tool"),
				notes: [],
				next: { label: t(`ask.tool.${card.tool}`), to: toolPath(paths, card.tool) },
			};
		case "after":
			return sayAfterCard(card, phrase, context);
		case "scholarships":
			return sayScholarships(card, phrase, context.scholarships);
		case "not-held":
			return unknownWords(card, phrase, context.loan);
	}
}

function recogniserWords(t: PhraseContext["t"], body: string): string {
	return body === "deb" ? t("answerCard.card.deb") : body.toUpperCase();
}

/** We have no copies of the other bodies' lists. */
const hasListOf = (body: string) => String(["ugc", "aicte", "nmc"].includes(body));

function collegePage({ t, paths }: PhraseContext, slug: string): CardWords["next"] {
	return { label: t("answerCard.next.college"), to: paths.college(slug) };
}
