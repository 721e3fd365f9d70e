/// <reference types="vite/client" />

interface ImportMetaEnv {
	/** Where each part of a catalogue lies once the pages are built: the server knows, and nobody during development (`compile-messages.ts`). */
	readonly CATALOGUE_FILES: {
		readonly [language in import("./i18n/language.ts").Language]?: {
			readonly [part in import("./i18n/families.ts").Part]: string;
		};
	};
}

/** The catalogues in parts, compiled (`compile-messages.ts`); in the browser alone. */
declare module "virtual:words" {
	type Bring = () => Promise<{ readonly messages: Partial<import("./i18n/translate.ts").Messages> }>;
	export const parts: Record<import("./i18n/language.ts").Language, Record<import("./i18n/families.ts").Part, Bring>>;
}
