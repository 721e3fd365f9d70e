import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { rewriteRoutesForLanguage } from "./boot/routes-of-language.ts";
import { languageOf } from "./platform/i18n/language.ts";
import { loadMessagesOf } from "./platform/i18n/load-messages.ts";
import { MessagesProvider } from "./platform/i18n/messages-provider.tsx";

const language = languageOf(location.pathname);
const messages = await loadMessagesOf(location);

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<MessagesProvider language={language} messages={messages}>
				<SiteRouter />
			</MessagesProvider>
		</StrictMode>,
	);
});

/** React Router's manifest exists only once React calls this. */
function SiteRouter() {
	rewriteRoutesForLanguage(language);
	return <HydratedRouter />;
}
