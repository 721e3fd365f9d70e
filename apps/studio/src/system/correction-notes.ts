import { isRecord } from "@uchit/text/is-record.ts";
import { dayInWords } from "#studio/parts/day-in-words.ts";

/** A correction that readers of an article see. */
export type Note = { date: string; text: string };
type Article = Readonly<Record<string, unknown>>;

export function notesIn({ correction_log: log }: Article): Note[] {
	const notes = Array.isArray(log) ? log.filter(isRecord) : [];
	return notes.map(({ date, text }) => ({ date: String(date), text: String(text) }));
}

/** The notes that the article has now and an older version did not have: an older text may bring their mistakes back. */
export function notesSince(version: Article, now: Article): Note[] {
	const before = new Set(notesIn(version).map((note) => JSON.stringify(note)));
	return notesIn(now).filter((note) => !before.has(JSON.stringify(note)));
}

/** Takes the corrections back in words that readers see, in the language of the article. */
export function takenBackNote(notes: readonly Note[], language: string): string {
	const sentences = notes.map(({ date, text }) =>
		language === "hi"
			? `${HINDI_DAY.format(new Date(date))} का सुधार (“${text}”) वापस लिया गया है: लेख में फिर से पहले वाला पाठ है।`
			: `The correction of ${dayInWords(date)} (“${text}”) is withdrawn: the article has its earlier text again.`,
	);
	return sentences.join(" ");
}

const HINDI_DAY = new Intl.DateTimeFormat("hi-IN", { dateStyle: "long", timeZone: "UTC" });
