import type { Language } from "./language.ts";
import type { Messages } from "./translate.ts";

/**
 * Each catalogue is a file of its own, so that a page brings only its language's. Not the JSON itself: the development
 * server would hand it to the browser as a script, and the browser would refuse it.
 */
export const catalogues = {
	en: async () => (await import("#app/messages/en.ts")).messages,
	hi: async () => (await import("#app/messages/hi.ts")).messages,
} as const satisfies Record<Language, () => Promise<Messages>>;
