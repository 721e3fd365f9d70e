import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import type { Paths } from "#app/paths.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";

/** What a card needs that stands elsewhere: names of sources, and words of other nouns. */
export type CardContext = {
	sourceName: (id: string) => string;
	/** When an event is. */
	sayWhen: (event: ExamEvent) => string;
	/** Of each rule of the card on who may give an exam: what it says, and what it adds. */
	rules: readonly (readonly string[])[];
	/** When the event of a card of dates is, and what it is called. */
	event: { when: string; title: string } | undefined;
	/** The question as an address of the predictor. */
	predictor: URLSearchParams;
	/** The text of the term that a card explains. */
	definition: { name: string; text: string } | undefined;
};

type Shown = { value: string; sourceId: string; year?: number | undefined };

/** A card in the words of the page's language. */
export type CardWords = {
	figure?: { value: string; sourceId?: string };
	table?: {
		colleges: readonly { slug: string; name: string }[];
		rows: readonly { label: string; figures: readonly (Shown | undefined)[] }[];
	};
	/** Institutions or exams with one figure each. */
	list?: readonly { to: string; name: string; detail?: string; value: string }[];
	/** Several figures, each with its own sentence. */
	facts?: readonly { figure: string; sourceId?: string | undefined; sentence: string }[];
	sentence: string;
	notes: readonly string[];
	next?: { label: string; to: string };
	/** A second way to go on. */
	also?: { label: string; to: string };
};

/** What words are said with. */
export type PhraseContext = { t: Translate; paths: Paths; language: Language };
