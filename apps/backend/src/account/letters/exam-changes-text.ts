import { type ExamEvent, isDay } from "@uchit/contract/exam-event.ts";
import type { ExamChange, ExamRecord } from "@uchit/contract/exam-record.ts";
import { FACT_NAMES } from "@uchit/contract/fact-names.ts";
import { EXAM_CHANGE_WORDS } from "./exam-change-words.ts";

type Language = "en" | "hi";
type Changed = Pick<ExamRecord, "slug" | "shortName"> & { change: Pick<ExamChange, "fields" | "events"> };

const MAX_LINES = 20;

export function examChangesText(
	changed: readonly Changed[],
	{ language, addressOf }: { language: Language; addressOf: (slug: string) => string },
): string {
	const words = EXAM_CHANGE_WORDS[language];
	return changed
		.map(({ slug, shortName, change: { events, fields } }) => {
			const lines = [
				...events.map((event) => eventLine(language, event)),
				...fields.map((field) => words.changed(words.fields[field] ?? field)),
			];
			const more = lines.length - MAX_LINES;
			const shown = [...lines.slice(0, MAX_LINES), ...(more > 0 ? [words.more(more)] : [])];
			return [shortName, ...shown.map((line) => `- ${line}`), addressOf(slug)].join("\n");
		})
		.join("\n\n");
}

function eventLine(language: Language, { before, after }: ExamChange["events"][number]): string {
	const words = EXAM_CHANGE_WORDS[language];
	const event = after ?? before;
	if (event === undefined) return "";
	const { kind, name, nameHi, cycle } = event;
	const which = language === "hi" ? (nameHi ?? name) : name;
	const title = [FACT_NAMES[language].events[kind], ...(which === undefined ? [] : [`(${which})`]), cycle].join(" ");
	const [was, is] = [before, after].map((each) => (each === undefined ? undefined : stateOf(language, each)));
	if (is === undefined) return `${title}: ${was} → ${words.removed}`;
	return was === undefined ? `${title}: ${is}` : `${title}: ${was} → ${is}`;
}

/** "11 April 2027 (official)" */
function stateOf(language: Language, { starts, ends = starts, status }: ExamEvent): string {
	const days = [starts, ...(ends === starts ? [] : [ends])].map((date) => dateWords(language, date));
	return `${days.join(" – ")} (${EXAM_CHANGE_WORDS[language].statuses[status]})`;
}

function dateWords(language: Language, date: string): string {
	const format = new Intl.DateTimeFormat(language === "hi" ? "hi-IN" : "en-IN", {
		day: isDay(date) ? "numeric" : undefined,
		month: "long",
		year: "numeric",
		timeZone: "UTC",
	});
	return format.format(new Date(`${isDay(date) ? date : `${date}-01`}T00:00:00Z`));
}
