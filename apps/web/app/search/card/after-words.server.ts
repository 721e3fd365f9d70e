import type { AskCard } from "@uchit/contract/answer.ts";
import { formatRupees } from "#app/facts/words/money.ts";
import type { CardContext, CardWords, PhraseContext } from "./card-parts.ts";
import { siteLink } from "./long-card-words.server.ts";

type AfterCard = Extract<AskCard, { kind: "after" }>;

export function sayAfterCard(
	card: AfterCard,
	{ t, paths }: PhraseContext,
	{ after, narrowed }: Pick<CardContext, "after" | "narrowed">,
): CardWords {
	const { page, section, state, student } = card;
	const details = studentWords(student, t);
	return {
		figure: { value: after?.here ?? after?.title ?? t(`answerCard.after.${page}`) },
		sentence: after?.text ?? t(`answerCard.card.${page === "12" ? "afterAny" : "after"}`, { ways: after?.ways ?? "" }),
		...(after?.doors !== undefined && { facts: after.doors }),
		...(card.open !== undefined && { list: card.open.map(({ slug, name }) => ({ to: paths.college(slug), name })) }),
		notes: [
			...(details === ""
				? []
				: [t("answerCard.card.said", { said: narrowed === "" ? details : `${details} · ${narrowed}` })]),
			...(after?.here === undefined ? [] : [t("answerCard.card.unchecked")]),
		],
		next: { label: t("answerCard.next.after"), to: paths.after(page, section, { state, percent: student?.percent }) },
		...(after?.hereAt !== undefined && { also: siteLink(after.hereAt, t) }),
		more: [
			...(after?.cost === undefined ? [] : [{ label: t("after.workOut"), to: paths.collegeTab(after.cost, "cost") }]),
			...moneyLinks(card, { t, paths }),
		],
	};
}

function studentWords(student: AfterCard["student"], t: PhraseContext["t"]): string {
	if (student === undefined) return "";
	const { percent, isForWomen, income } = student;
	return [
		percent === undefined ? "" : t("answerCard.card.saidPercent", { percent: String(percent) }),
		isForWomen ? t("answerCard.card.predictWoman") : "",
		income === undefined ? "" : t("answerCard.scholarships.incomeUpTo", { income: formatRupees(income) }),
	]
		.filter((part) => part !== "")
		.join(" · ");
}

const LEAVING: ReadonlySet<AfterCard["section"]> = new Set([
	"leave-college",
	"leave-mbbs",
	"study-again",
	"change-college",
]);

function moneyLinks({ page, section, state, student }: AfterCard, { t, paths }: Pick<PhraseContext, "t" | "paths">) {
	if (LEAVING.has(section)) return [{ label: t("ask.tool.refund"), to: paths.rights("refund") }];
	if (student === undefined && section !== "no-money" && section !== "what-it-costs") return [];
	const { isForWomen, category, income } = student ?? {};
	const search = { state, category, income, gender: isForWomen && ("female" as const), level: LEVEL_OF[page] };
	return [
		{ label: t("answerCard.next.scholarshipFinder"), to: paths.findScholarships(search) },
		{ label: t("answerCard.next.loanSchemes"), to: paths.rights("loan") },
	];
}

const LEVEL_OF = {
	"10": "10",
	"12": "12-pass",
	"12/pcm": "12-pass",
	"12/pcb": "12-pass",
	"12/commerce": "12-pass",
	"12/arts": "12-pass",
	diploma: "diploma",
} as const;
