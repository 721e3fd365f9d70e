import type { Language } from "#app/platform/i18n/language.ts";
import { LOCALES } from "#app/platform/i18n/language.ts";

/**
 * A text by editors. `html` has only what packages/contract/src/html.ts allows: data/ sanitises it, and no script in it
 * could run under the page's policy.
 */
export function Prose({ html, language }: { html: string; language: Language }) {
	return <div lang={LOCALES[language]} className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
