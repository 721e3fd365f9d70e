import { PAGE_OF_SECTION } from "@uchit/contract/after.ts";
import { PLAN_DOCUMENTS } from "#app/exam/planner/data.server.ts";
import { hasPredictor } from "#app/facts/words/predict-exams.ts";
import {
	type CardContext,
	type CardOf,
	type CardWords,
	collegeLink,
	examCutoffsLink,
	examLink,
	type Link,
	type PhraseContext,
	siteLink,
} from "./card-parts.ts";

type MissingCard = CardOf<"not-held">;

export function sayMissing(card: MissingCard, context: CardContext): CardWords {
	const { t, paths, language, loan } = context;
	const { intent, of, site, by = "none", year, heldYear, seat = "none", others, naac, planner, entrance } = card;
	const what = t(`ask.intent.${intent}`);
	const name = (language === "hi" ? of?.labelHi : undefined) ?? of?.label ?? "";
	const own = of && ownPage(intent, { ...of, name }, context);
	const official = site === undefined ? undefined : siteLink(site, t);
	const isOwnFirst = heldYear !== undefined || (intent === "loan" && of?.kind === "college");
	const links = isOwnFirst ? [own] : [official, own];
	const availableNote =
		year === undefined || heldYear === undefined
			? undefined
			: t("answerCard.card.heldYear", { asked: String(year), year: String(heldYear) });
	if (others && of !== undefined) {
		return {
			sentence:
				intent === "courses"
					? t("answerCard.card.coursesThere", { name })
					: intent === "cutoff" && seat !== "none"
						? t("answerCard.card.otherCutoffs", { seat, name })
						: t("answerCard.card.otherFigures", { what, seat, name }),
			notes: [availableNote],
			links: [figuresPage(intent, of.value, context), official],
		};
	}
	if (card.exams !== undefined && card.exams.length > 0)
		return {
			sentence: t("answerCard.card.admittedBy", { name }),
			list: card.exams.map(({ value, label, detail }) => ({ to: paths.exam(value), name: label, detail })),
			links,
		};
	const values = { what, name, by, ...namePapers(language) };
	return {
		sentence:
			loan ?? (naac ? t("answerCard.card.naac", { name: name === "" ? "none" : name }) : missingWords(card, values, t)),
		list: (card.institutes ?? []).map(({ slug, ...each }) => ({ to: paths.college(slug), ...each })),
		notes: [availableNote, whoPublishes(card, t)],
		links: [
			...(planner === undefined
				? links
				: [{ label: t("answerCard.next.papers"), to: paths.planner({ exams: [planner] }) }, links.find(Boolean)]),
			entrance && {
				label: t("answerCard.next.entrance"),
				to: paths.after(PAGE_OF_SECTION[entrance.section], entrance.section, entrance),
			},
		],
	};
}

function namePapers(language: PhraseContext["language"]): { papers: string; others: string } {
	const namesOf = (isOfAll: boolean) =>
		PLAN_DOCUMENTS.filter(({ who }) => (who === "everyone") === isOfAll)
			.map(({ name, nameHi }) => (language === "hi" ? nameHi : name))
			.join("; ");
	return { papers: namesOf(true), others: namesOf(false) };
}

function figuresPage(intent: MissingCard["intent"], slug: string, { t, paths }: PhraseContext): Link {
	const [, label, tab] = FIGURES_AT.find(([name]) => name === intent) ?? (["salary", "salary", "placements"] as const);
	return { label: t(`answerCard.next.${label}`), to: paths.collegeTab(slug, tab) };
}

/** The tab with an institution's figures of an intent, and the label of its link. */
const FIGURES_AT = [
	["cutoff", "cutoff", "cutoffs"],
	["fee", "fee", "cost"],
	["rank", "rank", "rankings"],
	["seats", "courses", "courses"],
	["courses", "courses", "courses"],
] as const;

function missingWords(
	{ intent, of, planner }: Pick<MissingCard, "intent" | "of" | "planner">,
	values: { what: string; name: string; by: string; papers: string; others: string },
	t: PhraseContext["t"],
): string {
	const { name: exam, by } = values;
	if (intent === "loan" && of?.kind === "term") return t("answerCard.card.loan");
	if (intent === "loan" && of?.kind === "college") return t("answerCard.card.loanAt", values);
	if (intent === "documents" && planner !== undefined) return t("answerCard.card.papers", values);
	if (intent === "documents" && by !== "none") return t("answerCard.card.documents", values);
	if (intent === "cutoff" && of?.kind === "exam") return t("answerCard.card.qualifying", { exam });
	if (intent === "predict" && of?.kind === "exam") return t("answerCard.card.noSeats", { exam, by });
	if (intent === "none") return t("answerCard.card.noPage", values);
	return t(of === undefined ? "answerCard.card.notHeldAtAll" : "answerCard.card.notHeld", values);
}

function whoPublishes({ intent, of, by, site }: MissingCard, t: PhraseContext["t"]): string | undefined {
	if (intent === "fee" && of === undefined) return t("answerCard.publishes.fees");
	if (intent === "hostel" && of === undefined) return t("answerCard.publishes.hostel");
	if (of?.kind === "college" && (intent === "fee" || intent === "hostel")) return t(`answerCard.publishes.${intent}`);
	if (of?.kind === "college" && intent !== "loan" && site === undefined) return t("answerCard.publishes.college");
	if (of?.kind === "country" && intent === "fee") return t("answerCard.publishes.abroad");
	if (intent === "loan") return t("answerCard.publishes.loan");
	if (of?.kind === "exam" && intent === "predict" && by === undefined) return t("answerCard.publishes.shortlist");
	return undefined;
}

function ownPage(
	intent: MissingCard["intent"],
	{ kind, value, label, name }: NonNullable<MissingCard["of"]> & { name: string },
	context: PhraseContext,
): Link {
	const { t, paths } = context;
	const isLoan = intent === "loan";
	switch (kind) {
		case "exam": {
			const exam = { slug: value, name: label };
			return intent === "cutoff" && hasPredictor(value) ? examCutoffsLink(exam, context) : examLink(exam, context);
		}
		case "country":
			return { label: t("answerCard.next.country", { country: name }), to: paths.country(value) };
		case "term":
			if (isLoan) return { label: t("answerCard.next.loanSchemes"), to: paths.rights("loan") };
			return { label: t("answerCard.next.glossary"), to: paths.glossary(value) };
		default:
			if (isLoan) return { label: t("answerCard.next.cost"), to: paths.collegeTab(value, "cost") };
			return collegeLink({ slug: value }, context);
	}
}
