import type { ReactNode } from "react";
import { IntlProvider } from "use-intl";
import { type Language, LOCALES } from "./language.ts";
import type { Messages } from "./translate.ts";

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
	return (
		<IntlProvider locale={LOCALES[language]} messages={messages} timeZone="Asia/Kolkata">
			{children}
		</IntlProvider>
	);
}
