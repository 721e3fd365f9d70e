import type { Language } from "./language.ts";
import type { Messages } from "./translate.ts";

/** Whole catalogues for the server; browsers load only a page's namespaces (load-messages.ts). */
export const catalogues = {
	en: async () => (await import("#app/platform/messages/en.ts")).messages,
	hi: async () => (await import("#app/platform/messages/hi.ts")).messages,
} as const satisfies Record<Language, () => Promise<Messages>>;
