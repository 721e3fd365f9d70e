import type { ReactNode } from "react";
import type { Language } from "./language.ts";
import { type Messages, WordsContext, wordsOf } from "./translate.ts";

type MessagesProviderProps = { language: Language; messages: Partial<Messages>; children: ReactNode };

/** A document has one language: another one is another document, so that nothing of another is ever brought. */
export function MessagesProvider({ language, messages, children }: MessagesProviderProps) {
	return <WordsContext value={wordsOf(messages, language)}>{children}</WordsContext>;
}
