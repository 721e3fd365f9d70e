import type { Language } from "#app/platform/i18n/language.ts";

export type ContentPage = {
	slug: string;
	language: Language;
	title: string;
	summary: string;
	/** Safe HTML: only what packages/contract/src/html.ts allows. */
	body: string;
	updatedAt: string | undefined;
};
