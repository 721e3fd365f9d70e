import type { ShouldRevalidateFunctionArgs } from "react-router";
import { languageOf } from "./i18n/language.ts";

/** True if the next page needs other layout data: another path parameter or language. Tabs, filters and forms do not. */
export function changesParamsOrLanguage({
	currentUrl,
	currentParams,
	nextUrl,
	nextParams,
}: ShouldRevalidateFunctionArgs): boolean {
	if (languageOf(currentUrl.pathname) !== languageOf(nextUrl.pathname)) return true;
	return Object.entries(nextParams).some(([name, value]) => currentParams[name] !== value);
}
