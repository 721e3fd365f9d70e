import type { Language } from "#app/platform/i18n/language.ts";

/** A page of text that editors write: about us, privacy … */
export type ContentPage = {
	slug: string;
	language: Language;
	title: string;
	summary: string;
	/** HTML that is safe to show: only what packages/contract/src/html.ts allows. */
	body: string;
	updatedAt: string | undefined;
};
