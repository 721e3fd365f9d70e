import { eventTitle } from "#app/exam/calendar/calendar-words.ts";
import { whenWords } from "#app/exam/exam-dates.ts";
import { eventStanding } from "#app/exam/standing.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import type { Application } from "./application.ts";
import { nextDayOf, nextEventOf, pastLastDay } from "./dates.ts";
import { feeFor } from "./fee.ts";
import { type FormPaper, missingPapersOf } from "./papers.ts";
import type { ApplicationsView } from "./view.ts";

type Context = { t: Translate; language: Language };

/** "₹900", or "₹500 to ₹1,000" if it depends on unknown facts; undefined without a list of fees. */
export function feeWords(form: Application, { examOf, applicant }: ApplicationsView, t: Translate): string | undefined {
	const fees = examOf(form)?.fees;
	if (fees === undefined) return undefined;
	const { least, most } = feeFor(fees, applicant);
	const amount = (inr: number) => (inr === 0 ? t("exam.fees.free") : `₹${formatNumber(inr)}`);
	if (least === most) return amount(least);
	return t("applications.feeRange", { least: amount(least), most: amount(most) });
}

export function stateWords(t: Translate, form: Application, { examOf, today }: ApplicationsView): string {
	const isOver = pastLastDay(form, examOf(form), today) !== undefined;
	return isOver ? t("applications.past.closed") : t(`applications.state.${form.state}`);
}

/** The next event, its standing today and whether it is official; undefined without a date. */
export function nextWords(form: Application, view: ApplicationsView, { t, language }: Context) {
	const exam = view.examOf(form);
	const event = exam && nextEventOf(form, exam, view.today);
	if (event === undefined) return undefined;
	const { words, when } = eventStanding({ ...event, cycle: event.cycle }, view.today, language);
	return { event, what: eventTitle(t, language, event), says: t(`exam.when.${words}`, { when }) };
}

/** A form in a shared list: its state, and the visitor's own day or the exam's event, whichever is first. */
export function sharedWords(form: Application, view: ApplicationsView, context: Context): string {
	const state = context.t(`applications.state.${form.state}`);
	const next = sharedNextWords(form, view, context);
	return next === undefined ? state : `${state} · ${next}`;
}

function sharedNextWords(form: Application, view: ApplicationsView, context: Context): string | undefined {
	const { t, language } = context;
	const own = nextDayOf(form, view.examOf(form), view.today);
	if (own?.status === "yours") {
		const what = own.what === "exam" ? t("calendar.kind.exam") : t("applications.dates.closes");
		return t("applications.dates.own", { what, day: whenWords(language, { starts: own.day }) });
	}
	const next = nextWords(form, view, context);
	return next && `${next.what}: ${next.says}`;
}

export function lackingWords(form: Application, view: ApplicationsView, { t, language }: Context): string[] {
	return missingPapersOf(form, view.papersOf(form)).map((paper) => lackWords(paper, { t, language }));
}

function lackWords({ document, standing }: FormPaper, { t, language }: Context): string {
	const name = language === "hi" ? document.nameHi : document.name;
	switch (standing.kind) {
		case "too-old":
		case "renew":
			return t(`applications.paper.${standing.kind}`, { name, day: whenWords(language, { starts: standing.from }) });
		case "missing":
		case "undated":
		case "ready":
			return t(`applications.paper.${standing.kind}`, { name });
	}
}
