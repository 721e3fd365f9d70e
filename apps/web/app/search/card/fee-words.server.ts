import { feeKind } from "#app/facts/words/fee-kind.ts";
import { feeWords } from "#app/facts/words/fee-words.ts";
import { formatRupees } from "#app/facts/words/money.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import {
	type CardOf,
	type CardTable,
	type CardWords,
	joinWithDots,
	type PhraseContext,
	siteLink,
} from "./card-parts.ts";
import { degreeWords } from "./college-words.server.ts";

type PageFee = CardOf<"page-fees">["items"][number];

const feeLink = ({ slug }: { slug: string }, { t, paths }: PhraseContext) => ({
	label: t("answerCard.next.fee"),
	to: paths.collegeTab(slug, "cost"),
});

const priceWords = ({ amount, period }: Pick<PageFee, "amount" | "period">, t: Translate, share = 1) =>
	t("answerCard.card.feePer", { rupees: formatRupees(amount * share), period });

const studentWords = (students: string, t: Translate) =>
	students === "all" ? t("answerCard.card.everyStudent") : students;

const SHARE = { none: 0, third: 1 / 3, full: 1 } as const;

export const FEE_CARDS: CardTable<"fee" | "page-fees" | "group-fees" | "group-size"> = {
	fee: (card, context) => ({
		figure: { value: feeWords(context.t, card), sourceId: card.sourceId },
		sentence: context.t("answerCard.card.collegeFee", { college: card.college.name, ...feeKind(card) }),
		links: [feeLink(card.college, context)],
	}),
	"page-fees": ({ college, count, items }, context) => {
		const { t } = context;
		// The Ministry's decision for the whole family comes first, if there is one.
		const decision = items.find(({ programme, amount }) => /tuition of every/.test(programme) && amount > 0);
		const page = feeLink(college, context);
		return {
			...(decision === undefined
				? { figure: { value: t("answerCard.card.pageFees", { count }) }, sentence: t("answerCard.card.pageFeesOf") }
				: {
						figure: { value: priceWords(decision, t), sourceId: decision.sourceId },
						sentence: t("answerCard.card.pageFeesRule", { college: college.name }),
						notes: [t("answerCard.card.thirdWaived", { amount: formatRupees(decision.amount * SHARE.third) })],
					}),
			list: items.map(({ programme, students, entry, ...fee }) => ({
				to: page.to,
				name: programme,
				detail: `${studentWords(students, t)} · ${entry}`,
				value: priceWords(fee, t),
			})),
			links: [page],
		};
	},
	"group-fees": (card, context) => {
		const { t } = context;
		const { group, degree, items, colleges, by = "none", site } = card;
		const [first] = items;
		if (card.isRule && first !== undefined) return sayRule(group, first, context);
		const what = group?.toUpperCase() ?? degreeWords(t, degree, "");
		return {
			sentence: t("answerCard.card.groupFees", { what, colleges, by }),
			facts: items.map(({ college, students, programme, entry, sourceId, ...fee }) => ({
				figure: priceWords(fee, t),
				sourceId,
				sentence: joinWithDots([college?.name, programme, studentWords(students, t), entry]),
			})),
			notes: [t("answerCard.publishes.fees")],
			links: [site === undefined ? first?.college && feeLink(first.college, context) : siteLink(site, t)],
		};
	},
	"group-size": ({ group, count }, { t }) => ({
		figure: { value: formatNumber(count) },
		sentence: t("answerCard.card.groupSize", { group: group.toUpperCase() }),
	}),
};

function sayRule(group = "", fee: PageFee, { t, paths }: PhraseContext): CardWords {
	const { sourceId } = fee;
	const waiver = { label: t("answerCard.card.feeWaiver"), to: paths.after("12/pcm", "fee-waiver") };
	return {
		figure: { value: priceWords(fee, t), sourceId },
		sentence: t("answerCard.card.groupRule", { group: group.toUpperCase() }),
		facts: (["none", "third", "full"] as const).map((who) => ({
			figure: priceWords(fee, t, SHARE[who]),
			sourceId,
			sentence: t("answerCard.card.payer", { who }),
		})),
		notes: [t("answerCard.card.groupRuleNote")],
		links: group === "iit" ? [waiver] : [],
	};
}
