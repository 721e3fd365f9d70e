import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import { formatRupees } from "#app/facts/words/money.ts";
import { examPatternWords, figuresWords, measureWords } from "#app/facts/words/pattern-words.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { toolPath } from "#app/search/tool-path.ts";
import {
	type CardContext,
	type CardOf,
	type CardTable,
	type CardWords,
	examCutoffsLink,
	examLink,
	joinWithDots,
	type PhraseContext,
	siteLink,
} from "./card-parts.ts";

type ExamKind =
	| "exam-part"
	| "exam-pattern"
	| "exam-fee"
	| "exam-cutoffs"
	| "compare-exams"
	| "date"
	| "forms"
	| "impossible";

const eventName = ({ name, nameHi = name }: ExamEvent, { language }: PhraseContext) =>
	language === "hi" ? nameHi : name;

export const EXAM_CARDS: CardTable<ExamKind> = {
	"exam-part": (card, context) => {
		const { t, paths } = context;
		const { exam, part, of, names, asked, rules, site } = card;
		const values = { exam: exam.name, names: names.join(of === undefined ? ", " : "; ") };
		const isOfJosaa = part === "counselling" && JOSAA_EXAMS.includes(exam.slug);
		const isRuleMissing = asked !== undefined && rules.length === 0;
		const official = site === undefined ? undefined : siteLink(site, t);
		return {
			sentence:
				of === undefined
					? t(`answerCard.card.${part}`, values)
					: t("answerCard.card.syllabusOf", { ...values, part: of }),
			...(part === "eligibility" ? sayRules(card, context) : sayRounds(card, context)),
			links: [
				{ ...examLink(exam, context), to: paths.examTab(exam.slug, part) },
				part !== "eligibility"
					? official
					: official && isRuleMissing
						? { ...official, label: t("answerCard.card.lookThere") }
						: undefined,
				isOfJosaa ? { label: t("answerCard.next.josaaRounds"), to: paths.article("how-josaa-rounds-work") } : undefined,
			],
		};
	},
	"exam-pattern": ({ exam, measure, totals, papers, year, sourceId }, context) => {
		const { t, paths } = context;
		// "18 of the 30": each row covers many papers, of which everybody sits one.
		const isOfMany = totals.isEach && papers.some(({ name }) => /\b\d+ of the \d+\b/.test(name));
		const own = isOfMany ? { ...totals, papers: 1 } : totals;
		const value = measure === undefined ? examPatternWords(t, own) : measureWords(t, totals, measure);
		const isSplit = papers.length > 1 && (measure === undefined || value === undefined);
		return {
			...(value !== undefined && { figure: { value, sourceId } }),
			sentence: t("answerCard.card.pattern", { exam: exam.name, year }),
			notes: isSplit ? papers.map((paper) => `${paper.name}: ${figuresWords(t, paper).join(" · ")}`) : [],
			links: [{ ...examLink(exam, context), to: paths.examTab(exam.slug, "pattern") }],
		};
	},
	"exam-fee": ({ exam, least, most, year, sourceId }, context) => {
		const { t } = context;
		const value = least === most ? formatRupees(least) : t("answerCard.card.range", { least, most });
		return {
			figure: { value, sourceId },
			sentence: t("answerCard.card.fee", { exam: exam.name, year }),
			links: [examLink(exam, context)],
		};
	},
	"exam-cutoffs": ({ exam, colleges }, context) => ({
		sentence: context.t("answerCard.card.examCutoffs", { exam: exam.name, count: colleges }),
		links: [examCutoffsLink(exam, context)],
	}),
	"compare-exams": ({ items }, { t, paths, language }) => ({
		sentence: t("answerCard.card.compareExams"),
		list: items.map(({ exam, totals, takenBy, takenByHi = takenBy }) => ({
			to: paths.exam(exam.slug),
			name: exam.name,
			detail: joinWithDots([totals && examPatternWords(t, totals), language === "hi" ? takenByHi : takenBy]),
		})),
		notes: [t("answerCard.card.compareExamsHard")],
	}),
	date: ({ exam, event, sessions, site, sourceId }, context) => {
		const { t, paths, sayWhen } = context;
		const { when = "", title = "" } = context.event ?? {};
		const days = sessions?.map((each) => `${eventName(each, context) ?? ""} ${sayWhen(each)}`.trim()).join("; ");
		const isUsual = event.status === "expected" && event.kind === "application";
		return {
			figure: { value: when, sourceId },
			sentence: t("answerCard.card.date", {
				event: title,
				exam: exam.name,
				cycle: event.cycle,
				status: event.status,
			}),
			notes: [
				days && t("answerCard.card.sessions", { sessions: days }),
				isUsual ? t(`answerCard.card.${formNote(event, context)}`) : undefined,
			],
			links: [
				{ label: t("answerCard.next.date", { exam: exam.name }), to: paths.examTab(exam.slug, "dates") },
				site === undefined ? undefined : siteLink(site, t),
			],
		};
	},
	forms: ({ items, announced, total }, context) => {
		const { t, paths, sayWhen, mayClose } = context;
		const isAnyUsual = items.some(({ event }) => event.status === "expected");
		const mayAnyClose = items.some(({ event }) => mayClose(event));
		return {
			sentence: t("answerCard.card.forms", { announced, usual: total - announced }),
			list: items.map(({ exam, event, site }) => ({
				to: paths.examTab(exam.slug, "dates"),
				name: exam.name,
				detail: eventName(event, context),
				value: sayWhen(event),
				site,
			})),
			notes: [
				isAnyUsual ? t("answerCard.card.formsExpected") : undefined,
				mayAnyClose ? t("answerCard.card.formsMayClose") : undefined,
			],
			links: [{ label: t("ask.tool.calendar"), to: toolPath(paths, "calendar") }],
		};
	},
	impossible: ({ exam, what, given, most }, context) => {
		const values = { what, exam: exam?.name ?? "none", given: formatNumber(given), most };
		const next = exam?.slug === "cuet-ug" ? "answerCard.card.impossibleCuet" : "answerCard.card.impossibleNext";
		return {
			figure: { value: context.t("answerCard.card.impossible", values) },
			sentence: context.t(next, values),
			links: [exam && examLink(exam, context)],
		};
	},
};

function formNote(event: ExamEvent, { mayClose, mayBeOpen }: CardContext) {
	if (mayBeOpen(event)) return "mayBeOpen";
	return mayClose(event) ? "mayClose" : "formsExpected";
}

const JOSAA_EXAMS: readonly string[] = ["jee-mains", "jee-advanced"];

function sayRounds(
	{ names: [body], rounds, lacks }: CardOf<"exam-part">,
	{ t, language }: PhraseContext,
): Pick<CardWords, "notes" | "english"> {
	if (body === undefined || rounds === undefined) return {};
	const begun = rounds.charAt(0).toLowerCase() + rounds.slice(1);
	const note = lacks && t(`answerCard.card.${lacks}`, { body });
	return language === "en"
		? { notes: [note, t("answerCard.card.rounds", { body, rounds: begun })] }
		: { notes: [note], english: `${body}: ${begun}` };
}

/** Rules that the general question gets without: they name a state or another exam. */
const OF_OTHERS = ["domicile", "other-exam"];

function sayRules(
	{ exam, asked, rules, sourceId }: CardOf<"exam-part">,
	{ t, rules: ruleTexts }: CardContext,
): Partial<CardWords> {
	const [rule] = rules;
	const [words = [], ...more] = ruleTexts;
	const inLine = (each: readonly string[]) => each.join(". ");
	if (asked === undefined)
		return { notes: ruleTexts.filter((_, place) => !OF_OTHERS.includes(rules[place]?.kind ?? "")).map(inLine) };
	if (rule === undefined) return { sentence: t(`answerCard.card.noRule.${asked}`, { exam: exam.name }) };
	const about = t(`answerCard.card.rule.${asked}`, { exam: exam.name });
	const rest = more.map(inLine);
	// A rule of another kind says it in its note: "There is no age limit."
	if (rule.kind !== asked) return { sentence: words.at(-1) ?? "", notes: [about, ...rest] };
	const [value = "", ...notes] = words;
	return { figure: { value, sourceId }, sentence: about, notes: [...notes, ...rest] };
}
