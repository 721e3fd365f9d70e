import { usePaths } from "#app/paths.ts";
import { useLanguage, useTranslations } from "./translate.ts";

/** What a component needs of its page: the words of its language (`t`), the addresses in it (`paths`), and the language. */
export function usePage() {
	return { t: useTranslations(), paths: usePaths(), language: useLanguage() };
}
