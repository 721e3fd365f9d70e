import { usePaths } from "#app/paths.ts";
import { useLanguage, useTranslations } from "./translate.ts";

export function usePage() {
	return { t: useTranslations(), paths: usePaths(), language: useLanguage() };
}
