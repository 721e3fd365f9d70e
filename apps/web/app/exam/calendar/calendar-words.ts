import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";

export function eventTitle(
	t: Translate,
	language: Language,
	{ kind, name, nameHi }: Pick<ExamEvent, "kind" | "name" | "nameHi">,
): string {
	const which = language === "hi" ? (nameHi ?? name) : name;
	return which === undefined ? t(`calendar.kind.${kind}`) : `${t(`calendar.kind.${kind}`)} (${which})`;
}
