import { createTranslator } from "use-intl";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { messages as english } from "#app/platform/messages/en.ts";
import { messages as hindi } from "#app/platform/messages/hi.ts";

export const translators: { en: Translate; hi: Translate } = {
	en: createTranslator({ locale: "en-IN", messages: english }),
	hi: createTranslator({ locale: "hi-IN", messages: hindi }),
};
