import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import type { PredictedSeat } from "@uchit/contract/predict.ts";
import type { Paths } from "#app/paths.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";

/** Values from elsewhere that a card needs. */
export type CardContext = {
	/** Of today. */
	year: number;
	/** The branch and the place of the question, by their names. */
	narrowed: string;
	/** When an event is. */
	sayWhen: (event: ExamEvent) => string;
	/** Whether a form may close any day, as nobody has announced its last one. */
	mayClose: (event: ExamEvent) => boolean;
	/** Of each rule of the card on who may give an exam: what it says, and what it adds. */
	rules: readonly (readonly string[])[];
	/** When the event of a card of dates is, and what it is called. */
	event: { when: string; title: string } | undefined;
	/** The question as an address of the predictor, with the first of its answer where nothing more need be said. */
	predicted:
		| {
				address: URLSearchParams;
				first: FirstOptions | undefined;
				/** Who prints where the seats of the state that was named closed, by an exam of which its list is not here. */
				printer: { name: string; address: string } | undefined;
		  }
		| undefined;
	/**
	 * The words of the page on what follows a class: of a section its question, the exam of the state that was named and the beginning of
	 * its answer; of a page its ways.
	 */
	after:
		| {
				title?: string;
				here?: string;
				hereAt?: string | undefined;
				text?: string | undefined;
				ways?: string;
				/** The ways that are compared. */
				doors?: CardWords["facts"];
				/** A college whose costs show how the section's sum is worked out. */
				cost?: string | undefined;
		  }
		| undefined;
	/** How many scholarships are not ruled out, the first of them, and the portals of governments where such are applied for. */
	scholarships:
		| {
				total: number;
				/** Whether the first ones are kept for such students. */
				areReserved: boolean;
				first: readonly { slug: string; name: string; amount: string; closing: string }[];
				portals: readonly { name: string; address: string }[];
		  }
		| undefined;
	/** The answer about an education loan. */
	loan: string | undefined;
	/** The text of the term that a card explains. */
	definition: { name: string; text: string } | undefined;
};

/** How many options a rank has, and the first of them. */
export type FirstOptions = {
	total: number;
	/** The number open in the newest year, in the counselling that is meant. */
	open: number;
	/** The counselling that the list begins with; `isOwn`: the exam's own, or the one that was named. */
	lead: { authority: string; options: number; isOwn: boolean } | undefined;
	others: readonly { authority: string; options: number }[];
	/** The state alone fills most of its seats by this rank, and its list is not here, but with its body; without a name where no state was given. */
	ownOfState: { name: string; body?: { name: string; address: string } | undefined } | undefined;
	/** Details that the question left out: the seats of everyone were looked at. */
	assumed: { isOpen: boolean; isForEveryone: boolean } | undefined;
	/** Seats that need a home state, and those that need the rank of the category's own list: neither is in `total`. */
	more: { ofHomeState: number; ofCategory: number };
	/** The ranks that a percentile means, by the candidates of that year. */
	worked: { best: number; worst: number; candidates: number; year: string } | undefined;
	/** Between which ranks the marks of the question stood, in the newest year that prints both. */
	rankOf: { year: number; better: number; worse: number } | undefined;
	/** Only paid seats of deemed universities were open. */
	isPaidOnly: boolean;
	/** The institution that was named has no seat by this exam: these are of others. */
	isWithout: boolean;
	/** The state that was named has none: these are in others. */
	isElsewhere: boolean;
	/** Of an institution without an option at this rank: where its last seats of each kind closed. */
	closed: readonly {
		programme: string;
		seatType: string;
		quota: string;
		closing: number | undefined;
		year: number | undefined;
		/** A rank in the list of the category. */
		isOfCategory: boolean;
	}[];
	options: readonly {
		slug: string;
		name: string;
		programme: string;
		band: PredictedSeat["band"];
		authority: string;
		/** A rank, or marks where the counselling closes by them. */
		closing: number | undefined;
		year: number | undefined;
		/** A seat that a deemed university fills at its own fee. */
		isPaid: boolean;
	}[];
};

export type Shown = { value: string; sourceId: string; year?: number | undefined };

/** A card in the words of the page's language. */
export type CardWords = {
	figure?: { value: string; sourceId?: string };
	table?: {
		label: string;
		columns: readonly { to: string; name: string }[];
		rows: readonly { label: string; figures: readonly (Shown | undefined)[] }[];
	};
	/** Institutions or exams with one figure each, and their official site where it knows more. */
	list?: readonly { to: string; name: string; detail?: string; value?: string; site?: string | undefined }[];
	/** Several figures, each with its own sentence. */
	facts?: readonly { figure: string; sourceId?: string | undefined; sentence: string }[];
	sentence: string;
	/** Details missing for the whole answer, each with the way to give it. */
	followUps?: readonly { text: string; label: string; to: string }[];
	notes: readonly string[];
	/** Words that the source has in English alone. */
	english?: string;
	next?: { label: string; to: string };
	/** A second way to go on. */
	also?: { label: string; to: string };
	more?: readonly { label: string; to: string }[];
};

/** The context for forming words. */
export type PhraseContext = { t: Translate; paths: Paths; language: Language };
