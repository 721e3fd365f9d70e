import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { bringWordsOf } from "#app/i18n/bring-words.ts";
import { languageOf } from "#app/i18n/language.ts";
import { WordsProvider } from "#app/i18n/words-provider.tsx";

const language = languageOf(location.pathname);
const messages = await bringWordsOf(location.pathname);

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<WordsProvider language={language} messages={messages}>
				<HydratedRouter />
			</WordsProvider>
		</StrictMode>,
	);
});
