import type { ReactNode } from "react";
import type { Language } from "./language.ts";
import { type Messages, WordsContext, wordsOf } from "./translate.ts";

type MessagesProviderProps = { language: Language; messages: Partial<Messages>; children: ReactNode };

/** Changing the language loads another document, so only one catalogue is ever loaded. */
export function MessagesProvider({ language, messages, children }: MessagesProviderProps) {
	return <WordsContext value={wordsOf(messages, language)}>{children}</WordsContext>;
}
