import type { ReactNode } from "react";
import type { Language } from "./language.ts";
import { type Messages, WordsContext, wordsOf } from "./translate.ts";

/** A document has one language: another one is another document, so that nothing of another is ever brought. */
export function MessagesProvider({
	language,
	messages,
	children,
}: {
	language: Language;
	messages: Partial<Messages>;
	children: ReactNode;
}) {
	return <WordsContext value={wordsOf(messages, language)}>{children}</WordsContext>;
}
