import type { Language } from "./language.ts";
import type { Messages } from "./translate.ts";

/** The catalogues whole, for the server; a browser is brought the parts that its page needs (bring-words.ts). */
export const catalogues = {
	en: async () => (await import("#app/messages/en.ts")).messages,
	hi: async () => (await import("#app/messages/hi.ts")).messages,
} as const satisfies Record<Language, () => Promise<Messages>>;
