import { createTranslator } from "use-intl";
import type { Translate } from "#app/i18n/translate.ts";
import english from "#app/messages/en.json" with { type: "json" };
import hindi from "#app/messages/hi.json" with { type: "json" };

/** The words of each language outside a page. */
export const wordsOf: { en: Translate; hi: Translate } = {
	en: createTranslator({ locale: "en-IN", messages: english }),
	hi: createTranslator({ locale: "hi-IN", messages: hindi }),
};
