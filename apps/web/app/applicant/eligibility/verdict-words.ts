import type { EligibilityRule } from "@uchit/contract/eligibility.ts";
import { APPLICANT_CATEGORIES, type ApplicantCategory } from "@uchit/contract/exam.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { dateFormat, joinWithOr } from "#app/platform/format/intl.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import type { Finding } from "./finding.ts";

export type RuleWording = {
	t: Translate;
	language: Language;
	nameState: (slug: string) => string;
	nameExam: (slug: string) => string;
};

/** A rule in words: "Class 12: at least 75 per cent (SC 65, ST 65), or among the top 20 percentile of the board". */
export function ruleWords(speech: RuleWording, rule: EligibilityRule): string {
	const { t, language, nameState, nameExam } = speech;
	switch (rule.kind) {
		case "qualification": {
			const names = joinWithOr(
				rule.anyOf.map((each) => t(`eligible.holding.${each}`)),
				language,
			);
			return rule.appearing ? t("eligible.rule.appearing", { names }) : t("eligible.rule.passed", { names });
		}
		case "subjects":
			return subjectsWords(speech, rule);
		case "marks":
			return marksWords(t, rule);
		case "age":
			return ageWords(speech, rule);
		case "attempts":
			return rule.inYears === undefined
				? t("eligible.rule.attempts", { most: rule.most })
				: t("eligible.rule.attemptsIn", { most: rule.most, years: rule.inYears });
		case "passing-year":
			return rule.yearsBack === 0
				? t("eligible.rule.passingThisYear")
				: t("eligible.rule.passingYear", { years: rule.yearsBack });
		case "domicile":
			return t("eligible.rule.domicile", { names: joinWithOr(rule.states.map(nameState), language) });
		case "other-exam":
			return t("eligible.rule.otherExam", { exam: nameExam(rule.exam) });
		case "gender":
			return t(`eligible.rule.${rule.only}`);
		case "other":
			return language === "hi" ? (rule.textHi ?? rule.text) : rule.text;
	}
}

/** The note for what a rule's figures cannot express, in Hindi if there is a translation. */
export function ruleNote(language: Language, { note, noteHi }: Pick<EligibilityRule, "note" | "noteHi">) {
	return language === "hi" ? (noteHi ?? note) : note;
}

export function findingWords(t: Translate, finding: Finding): string {
	if (finding.outcome !== "unanswered") return t(`eligible.finding.${finding.words}`);
	const what = finding.missing.map((each) => t(`eligible.field.${each}`)).join(", ");
	return t("eligible.finding.untold", { what });
}

type RuleOf<Kind extends EligibilityRule["kind"]> = Extract<EligibilityRule, { kind: Kind }>;

function subjectsWords({ t, language }: RuleWording, { allOf, oneOfEach }: RuleOf<"subjects">): string {
	const choices = oneOfEach.map((list) =>
		t("eligible.rule.oneOf", {
			names: joinWithOr(
				list.map((subject) => t(`eligible.subject.${subject}`)),
				language,
			),
		}),
	);
	const names = [...allOf.map((subject) => t(`eligible.subject.${subject}`)), ...choices].join("; ");
	return t("eligible.rule.subjects", { names });
}

function marksWords(t: Translate, { of, leastPercent, orTopPercentile }: RuleOf<"marks">): string {
	const general = leastPercent.general ?? Math.max(0, ...Object.values(leastPercent));
	const words = t("eligible.rule.marks", { of: t(`eligible.of.${of}`), least: formatNumber(general) });
	const relaxed = listOthers(leastPercent)
		.filter(([, least]) => least !== general)
		.map(([category, least]) =>
			t("eligible.rule.marksOf", { category: t(`group.${category}`), least: formatNumber(least) }),
		);
	const top = orTopPercentile === undefined ? [] : [t("eligible.rule.topPercentile", { top: orTopPercentile })];
	return [withBrackets(words, relaxed), ...top].join(", ");
}

function ageWords({ t, language }: RuleWording, rule: RuleOf<"age">): string {
	const { leastYears, mostYears, relaxedByYears = {}, onDay } = rule;
	const day = dateFormat(language, { day: "numeric", month: "long", timeZone: "UTC" }).format(
		new Date(`2000-${onDay}`),
	);
	const relaxed = listOthers(relaxedByYears).map(([category, years]) =>
		t("eligible.rule.relaxed", { category: t(`group.${category}`), years }),
	);
	const parts = [
		leastYears === undefined ? "" : t("eligible.rule.leastAge", { years: leastYears, day }),
		mostYears === undefined ? "" : withBrackets(t("eligible.rule.mostAge", { years: mostYears, day }), relaxed),
	];
	return parts.filter((part) => part !== "").join("; ");
}

function listOthers(values: Readonly<Partial<Record<ApplicantCategory, number>>>): [ApplicantCategory, number][] {
	return APPLICANT_CATEGORIES.flatMap((category) => {
		const value = values[category];
		return category === "general" || value === undefined ? [] : [[category, value]];
	});
}

function withBrackets(words: string, inside: readonly string[]): string {
	return inside.length === 0 ? words : `${words} (${inside.join(", ")})`;
}
