import type { AskCard } from "@uchit/contract/answer.ts";
import { formatRupees } from "#app/facts/words/money.ts";
import { examPatternWords, figuresWords, measureWords } from "#app/facts/words/pattern-words.ts";
import type { CardContext, CardWords, PhraseContext } from "./card-parts.ts";
import { siteLink } from "./long-card-words.server.ts";

type ExamCard = Extract<AskCard, { kind: "exam-part" | "exam-pattern" | "exam-fee" }>;

export function sayExam(card: ExamCard, { t, paths, language }: PhraseContext, rules: CardContext["rules"]): CardWords {
	const { exam, sourceId } = card;
	const next = (to: string) => ({ label: t("answerCard.next.exam", { exam: exam.name }), to });
	switch (card.kind) {
		case "exam-part": {
			const ruleTexts = card.part === "eligibility" ? sayRules(card, t, rules) : undefined;
			return {
				sentence:
					card.of === undefined
						? t(`answerCard.card.${card.part}`, { exam: exam.name, names: card.names.join(", ") })
						: t("answerCard.card.syllabusOf", { exam: exam.name, part: card.of, names: card.names.join("; ") }),
				...sayRounds(card, { t, language }),
				...ruleTexts,
				next: next(paths.examTab(exam.slug, card.part)),
				...(card.part === "counselling" && counsellingLinks(card, { t, paths })),
				...(card.part === "syllabus" && card.site && { also: siteLink(card.site, t) }),
			};
		}
		case "exam-pattern": {
			const { measure, totals, papers, year } = card;
			// "18 of the 30": each row covers many papers, of which everybody sits one.
			const isOfMany = totals.isEach && papers.some(({ name }) => /\b\d+ of the \d+\b/.test(name));
			const own = isOfMany ? { ...totals, papers: 1 } : totals;
			const value = measure === undefined ? examPatternWords(t, own) : measureWords(t, totals, measure);
			const isSplit = papers.length > 1 && (measure === undefined || value === undefined);
			return {
				...(value !== undefined && { figure: { value, sourceId } }),
				sentence: t("answerCard.card.pattern", { exam: exam.name, year }),
				notes: isSplit ? papers.map((paper) => `${paper.name}: ${figuresWords(t, paper).join(" · ")}`) : [],
				next: next(paths.examTab(exam.slug, "pattern")),
			};
		}
		case "exam-fee": {
			const { least, most, year } = card;
			const value = least === most ? formatRupees(least) : t("answerCard.card.range", { least, most });
			return {
				figure: { value, sourceId },
				sentence: t("answerCard.card.fee", { exam: exam.name, year }),
				notes: [],
				next: next(paths.exam(exam.slug)),
			};
		}
	}
}

export function sayExams(
	{ items }: Extract<AskCard, { kind: "compare-exams" }>,
	{ t, paths, language }: PhraseContext,
): CardWords {
	return {
		sentence: t("answerCard.card.compareExams"),
		list: items.map(({ exam, totals, takenBy, takenByHi = takenBy }) => ({
			to: paths.exam(exam.slug),
			name: exam.name,
			detail: [totals && examPatternWords(t, totals), language === "hi" ? takenByHi : takenBy]
				.filter(Boolean)
				.join(" · "),
		})),
		notes: [t("answerCard.card.compareExamsHard")],
	};
}

function counsellingLinks(
	{ exam, site }: Extract<AskCard, { kind: "exam-part" }>,
	{ t, paths }: Pick<PhraseContext, "t" | "paths">,
): Pick<CardWords, "also" | "more"> {
	const rounds = { label: t("answerCard.next.josaaRounds"), to: paths.article("how-josaa-rounds-work") };
	return { ...(site && { also: siteLink(site, t) }), ...(JOSAA_EXAMS.includes(exam.slug) && { more: [rounds] }) };
}

const JOSAA_EXAMS: readonly string[] = ["jee-mains", "jee-advanced"];

function sayRounds(
	{ names: [body], rounds, lacks }: Extract<AskCard, { kind: "exam-part" }>,
	{ t, language }: Pick<PhraseContext, "t" | "language">,
): Pick<CardWords, "notes" | "english"> {
	if (body === undefined || rounds === undefined) return { notes: [] };
	const begun = rounds.charAt(0).toLowerCase() + rounds.slice(1);
	const notes = lacks === undefined ? [] : [t(`answerCard.card.${lacks}`, { body })];
	return language === "en"
		? { notes: [...notes, t("answerCard.card.rounds", { body, rounds: begun })] }
		: { notes, english: `${body}: ${begun}` };
}

function sayRules(
	{ exam, asked, rules, site, sourceId }: Extract<AskCard, { kind: "exam-part" }>,
	t: PhraseContext["t"],
	ruleTexts: CardContext["rules"],
): Partial<CardWords> {
	const [rule] = rules;
	const [words = [], ...more] = ruleTexts;
	const also = site === undefined ? {} : { also: { label: t("answerCard.card.lookThere"), to: site } };
	if (asked === undefined) {
		const inWords = ruleTexts.filter((_, place) => !["domicile", "other-exam"].includes(rules[place]?.kind ?? ""));
		return { notes: inWords.map((each) => each.join(". ")) };
	}
	if (rule === undefined) return { sentence: t(`answerCard.card.noRule.${asked}`, { exam: exam.name }), ...also };
	const about = t(`answerCard.card.rule.${asked}`, { exam: exam.name });
	const rest = more.map((each) => each.join(". "));
	// A rule of another kind says it in its note: "There is no age limit."
	if (rule.kind !== asked) return { sentence: words.at(-1) ?? "", notes: [about, ...rest] };
	const [value = "", ...notes] = words;
	return { figure: { value, sourceId }, sentence: about, notes: [...notes, ...rest] };
}
