import { UnknownCondition } from "./decisions.ts";
import { readRows } from "./question-words.ts";

const LISTS: ReadonlyMap<string, readonly string[]> = new Map(
	readRows("phrase-lists.csv").map(([name = "", phrases = ""]) => [name, toPlain(phrases).split("|")]),
);

/** Whether a text of tokens has a phrase of the list; in `phrase-lists.csv` `#` is any number and `*` any ending. */
export function says(name: string): (text: string) => boolean {
	const phrases = LISTS.get(name);
	if (phrases === undefined) throw new UnknownCondition(`says:${name}`);
	return (text) => {
		const words = ` ${toPlain(text).replaceAll(/(?<= |^)\d+(?= |$)/g, "$& #")} `;
		return phrases.some((phrase) => words.includes(` ${phrase.endsWith("*") ? phrase.slice(0, -1) : `${phrase} `}`));
	};
}

/** Without the dot below, which many leave out. */
function toPlain(text: string): string {
	return text.normalize("NFC").replaceAll("\u093c", "");
}
