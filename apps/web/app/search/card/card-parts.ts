import type { AskCard } from "@uchit/contract/answer.ts";
import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import type { PredictEvidence, PredictedSeat } from "@uchit/contract/predict.ts";
import type { Paths } from "#app/paths.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";

export type PhraseContext = { t: Translate; paths: Paths; language: Language };

export type CardContext = PhraseContext & {
	year: number;
	narrowed: string;
	sayWhen: (event: ExamEvent) => string;
	/** Whether a form may close any day, as nobody has announced its last one. */
	mayClose: (event: ExamEvent) => boolean;
	/** Whether its usual months are just over, and it may have been extended. */
	mayBeOpen: (event: ExamEvent) => boolean;
	rules: readonly (readonly string[])[];
	event: { when: string; title: string } | undefined;
	/** The predictor's address for the question, with the first options if the question is complete. */
	predicted:
		| {
				address: URLSearchParams;
				first: FirstOptions | undefined;
				/** Who publishes the closing ranks of the named state, for an exam whose state list we lack. */
				printer: { name: string; address: string } | undefined;
		  }
		| undefined;
	/**
	 * From the page on what follows a class: for a section, its question, the exam of the named state and the beginning of its answer; for
	 * the whole page, its options.
	 */
	after:
		| {
				title?: string;
				here?: string;
				hereAt?: string | undefined;
				text?: string | undefined;
				ways?: string;
				doors?: CardWords["facts"];
				cost?: string | undefined;
		  }
		| undefined;
	/** The number of scholarships not ruled out, the first of them, and the government portals to apply at. */
	scholarships:
		| {
				total: number;
				/** Whether the first ones are reserved for such students. */
				areReserved: boolean;
				first: readonly { slug: string; name: string; amount: string; closing: string }[];
				portals: readonly { name: string; address: string }[];
		  }
		| undefined;
	loan: string | undefined;
	definition: { name: string; text: string } | undefined;
};

export type FirstOptions = {
	total: number;
	/** Open in the newest year, in the counselling that is meant. */
	open: number;
	/** The counselling that the list begins with; `isOwn`: the exam's own, or the one that was named. */
	lead: { authority: string; options: number; isOwn: boolean } | undefined;
	others: readonly { authority: string; options: number }[];
	/**
	 * The state itself fills most of its seats by this rank, and we lack its list; `body` has it. Without a name if no state was given.
	 */
	ownOfState: { name: string; body?: { name: string; address: string } | undefined } | undefined;
	/** Details missing from the question: everyone's seats were assumed. */
	assumed: { isOpen: boolean; isForEveryone: boolean } | undefined;
	/** Seats that need a home state, and those that need the category's own rank: neither is in `total`. */
	more: { ofHomeState: number; ofCategory: number };
	/** The ranks that a percentile corresponds to, by the candidates of that year. */
	worked:
		| { percentile: string; best: number; middle: number; worst: number; candidates: number; year: string }
		| undefined;
	/** The ranks around the question's marks, in the newest year that prints both. */
	rankOf: { year: number; better: number; worse: number } | undefined;
	isPaidOnly: boolean;
	/** The named institution has no seat by this exam: these are at others. */
	isWithout: boolean;
	/** The named state has none: these are in others. */
	isElsewhere: boolean;
	/** The state of the wanted colleges was taken as the home state too, because others get no seat there. */
	isHomeAssumed: boolean;
	/** For an institution without an option at this rank: where its last seats of each kind closed. */
	closed: readonly (LastSeat & Pick<PredictedSeat, "seatType"> & { isOfCategory: boolean })[];
	options: readonly (LastSeat & Pick<PredictedSeat, "college" | "band" | "authority">)[];
};

/** Its figure of the newest year is a rank, or marks if the counselling closes by marks. */
export type LastSeat = Pick<PredictedSeat, "programme" | "quota"> & {
	evidence: readonly Pick<PredictEvidence, "closingRank" | "closingScore" | "year">[];
};

/** Whether a deemed university fills the seat at its own fee. */
export function isPaid({ quota }: Pick<LastSeat, "quota">): boolean {
	return quota.startsWith("Deemed");
}

export type SourcedFigure = { value: string; sourceId: string; year?: number | undefined };

export type Link = { label: string; to: string };

export type CardWords = {
	figure?: { value: string; sourceId?: string | undefined };
	table?: {
		label: string;
		columns: readonly { to: string; name: string }[];
		rows: readonly { label: string; figures: readonly (SourcedFigure | undefined)[] }[];
	};
	/** Institutions or exams with one figure each, and their official site where it knows more. */
	list?: readonly {
		to: string;
		name: string;
		detail?: string | undefined;
		value?: string | undefined;
		site?: string | undefined;
	}[];
	facts?: readonly { figure: string; sourceId?: string | undefined; sentence: string }[];
	sentence: string;
	followUps?: readonly (Link & { text: string })[];
	/** An absent note or link is left out of the card. */
	notes?: readonly (string | undefined)[];
	/** Text that the source has in English only. */
	english?: string;
	links?: readonly (Link | undefined)[];
};

export type CardOf<Kind extends AskCard["kind"]> = Extract<AskCard, { kind: Kind }>;

/** What the page says of each of these kinds of card. */
export type CardTable<Kinds extends AskCard["kind"]> = {
	readonly [Kind in Kinds]: (card: CardOf<Kind>, context: CardContext) => CardWords;
};

export function siteLink(site: string, t: Translate): Link {
	return { label: t("answerCard.card.siteOf", { site: new URL(site).host }), to: site };
}

export function collegeLink({ slug }: { slug: string }, { t, paths }: PhraseContext): Link {
	return { label: t("answerCard.next.college"), to: paths.college(slug) };
}

export function examLink({ slug, name }: { slug: string; name: string }, { t, paths }: PhraseContext): Link {
	return { label: t("answerCard.next.exam", { exam: name }), to: paths.exam(slug) };
}

export function examCutoffsLink({ slug, name }: { slug: string; name: string }, { t, paths }: PhraseContext): Link {
	return { label: t("answerCard.next.examCutoffs", { exam: name }), to: paths.examTab(slug, "cutoffs") };
}

export function joinWithDots(parts: readonly (string | undefined)[]): string {
	return parts.filter((part) => part !== undefined && part !== "").join(" · ");
}
