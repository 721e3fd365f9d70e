/// <reference types="vite/client" />

interface ImportMetaEnv {
	/** Where each catalogue lies once the pages are built; nowhere during development (`compile-messages.ts`). */
	readonly CATALOGUE_FILES: { readonly en?: string; readonly hi?: string };
}
