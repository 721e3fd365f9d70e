import type { Language } from "./language.ts";
import type { Messages } from "./translate.ts";

/** The catalogues whole, for the server; a browser loads the namespaces that its page needs (load-messages.ts). */
export const catalogues = {
	en: async () => (await import("#app/platform/messages/en.ts")).messages,
	hi: async () => (await import("#app/platform/messages/hi.ts")).messages,
} as const satisfies Record<Language, () => Promise<Messages>>;
