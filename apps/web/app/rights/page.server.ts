import { monthWords } from "#app/exam/exam-dates.ts";
import { formatDate } from "#app/platform/format/format-date.ts";
import { addressIn, type Language } from "#app/platform/i18n/language.ts";
import { RightsTable } from "./rights-table.server.ts";

/** Colleges begin a session in summer: before June the last one counts. */
const FIRST_MONTH = 6;

/** `today` as `2026-11-28`. */
export function loadRights(language: Language, today: string) {
	const { topics, contacts, sources, sessions, sharesSource, depositsSource, readOn } = RightsTable;
	const isHindi = language === "hi";
	return {
		topics: topics.map(({ name, letter, rules, ...topic }) => ({
			name,
			letter,
			title: isHindi ? topic.titleHi : topic.title,
			lead: isHindi ? topic.leadHi : topic.lead,
			steps: isHindi ? topic.stepsHi : topic.steps,
			decides: isHindi ? topic.decidesHi : topic.decides,
			rules: rules.map(({ text, textHi, source }) => ({ text: isHindi ? textHi : text, source })),
			contacts: topic.contacts.flatMap((key) => {
				const found = contacts[key];
				return found === undefined ? [] : [toContact(found, language)];
			}),
		})),
		sources: Object.fromEntries(
			Object.entries(sources).map(([id, source]) => [id, { ...source, day: dayWords(language, source.day) }]),
		),
		sessions,
		newest: sessionOf(today),
		sharesSource,
		depositsSource,
		readOn,
	};
}

export type RightsLoaded = ReturnType<typeof loadRights>;

function toContact({ name, nameHi, href, sources }: (typeof RightsTable)["contacts"][string], language: Language) {
	return {
		name: language === "hi" ? nameHi : name,
		href: href.startsWith("/") ? addressIn(language, href) : href,
		sources,
	};
}

/** `day` is a year, a month or a full date. */
function dayWords(language: Language, day: string): string {
	if (day.length === 4) return day;
	return day.length === 7 ? monthWords(language, day) : formatDate(language, day);
}

function sessionOf(today: string): string {
	const year = Number(today.slice(0, 4)) - (Number(today.slice(5, 7)) < FIRST_MONTH ? 1 : 0);
	return `${year}-${String((year + 1) % 100).padStart(2, "0")}`;
}
