import type { ShouldRevalidateFunctionArgs } from "react-router";
import { languageOf } from "./i18n/language.ts";

/**
 * Whether what a layout has loaded is another's on the next page: by the parameters of its path, or by the language. Tabs, filters
 * and forms leave it as it is.
 */
export function isAnother({ currentUrl, currentParams, nextUrl, nextParams }: ShouldRevalidateFunctionArgs): boolean {
	if (languageOf(currentUrl.pathname) !== languageOf(nextUrl.pathname)) return true;
	return Object.entries(nextParams).some(([name, value]) => currentParams[name] !== value);
}
