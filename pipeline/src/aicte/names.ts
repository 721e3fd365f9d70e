import { isFieldWord, toInstituteWords, type Word } from "#pipeline/aicte/words.ts";

const SOCIETY =
	/\b(societys?|trusts?|mandals?|mandalis?|sansthas?|sansthans?|sanghs?|samitis?|foundations?|pratishthans?|pratisthans?|sanchalit|associations?|parishads?|prasaraks?|sabhas?|charitable|vidyapeeths?)\b\W*/gi;
/** Brackets often contain an acronym; those that name a wing stay. */
const BRACKETS = /\((?![^)]*(women|girl|boys|evening|poly|pharm|diploma|night|shift|campus))[^)]*\)/gi;
/** A course in brackets names a wing in the directory; AICTE adds it to colleges that have one name there. */
const COURSES = /\([^)]*\b(mba|mca|bba|bca|pgdm|mms|pg|ug)\b[^)]*\)/gi;

/**
 * The whole name, and without what may surround it: the society before it ("Mahatma Education Society's Pillai College" is Pillai
 * College), and brackets ("… Technology (INMANTEC)").
 */
export function toVariants(name: string, keepCourses: boolean): Word[][] {
	const whole = toInstituteWords(name);
	const bare = keepCourses && name.match(COURSES) !== null ? name : name.replace(BRACKETS, " ");
	const texts = [bare, withoutSociety(name), withoutSociety(bare)];
	const others = texts.filter((text) => text !== "" && text !== name).map(toInstituteWords);
	const distinctive = others.filter((words) => words.length >= 3 && words.some((word) => !isFieldWord(word)));
	return [...new Map([whole, ...distinctive].map((words) => [textOfWords(words), words])).values()];
}

function withoutSociety(name: string): string {
	const end = [...name.matchAll(SOCIETY)].at(-1);
	return end === undefined ? "" : name.slice(end.index + end[0].length);
}

/** The words after the last kind word ("… Polytechnic College Endapuli") before the first comma, or after that comma. */
export function wordsAfterKind(name: string): Set<string> {
	const comma = name.indexOf(",");
	const words = toInstituteWords(name);
	const beforeComma = comma < 0 ? [] : toInstituteWords(name.slice(0, comma));
	const head = beforeComma.length >= 3 ? beforeComma : words;
	const kind = head.findLastIndex(isFieldWord) + 1;
	const end = kind >= 3 ? kind : head === words ? 0 : head.length;
	return new Set((end === 0 ? [] : words.slice(end)).map(({ text }) => text));
}

export function textOfWords(words: readonly Word[]): string {
	return words.map(({ text }) => text).join(" ");
}

export function foldedWords(text: string): Set<string> {
	return new Set(toInstituteWords(text).map(({ fold }) => fold));
}
