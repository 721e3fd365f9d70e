import { useWords } from "#app/i18n/translate.ts";
import type { Refused } from "#app/lib/predict-check.ts";

/** Says why a value is refused, in the language of the page. */
export function useRefusal(authority: string): (refused: Refused) => string {
	const t = useWords();
	return ({ code, given, most = 0 }) => t(`predict.refused.${code}`, { authority, given, most });
}
