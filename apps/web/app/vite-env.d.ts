/// <reference types="vite/client" />

interface ImportMetaEnv {
	/** The file of each namespace of messages once the pages are built: the server knows it, and nobody during development (`compile-messages.ts`). */
	readonly CATALOGUE_FILES: {
		readonly [language in import("./platform/i18n/language.ts").Language]?: {
			readonly [namespace in import("./platform/messages/en.ts").Namespace]: string;
		};
	};
}

/** The messages by namespace, compiled (`compile-messages.ts`); in the browser alone. */
declare module "virtual:messages" {
	type Load = () => Promise<{ readonly messages: Partial<import("./platform/i18n/translate.ts").Messages> }>;
	export const loaders: Record<
		import("./platform/i18n/language.ts").Language,
		Record<import("./platform/messages/en.ts").Namespace, Load>
	>;
}

/** Each page's description of itself (`page-table.ts`); in the browser without the parts that the server alone needs. */
declare module "virtual:pages" {
	export const PAGES: readonly import("./platform/page-handle.ts").PageEntry[];
}
