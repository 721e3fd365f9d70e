import { nameProgramme } from "#app/facts/programme.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import type { Choice, Finding } from "./choices.ts";

export function choiceName(t: Translate, { programme, college }: Pick<Choice, "programme" | "college">): string {
	return t("predict.choiceOf", { programme: nameProgramme(programme), college: college.name });
}

export function findingWords(
	t: Translate,
	{ kind, above, years, easier }: Finding,
	choices: readonly Choice[],
): string {
	const upper = choices.find(({ key }) => key === above);
	const name = upper === undefined ? "" : choiceName(t, upper);
	return kind === "never"
		? t("predictChoices.list.never", { above: name, years })
		: t("predictChoices.list.saferAbove", { above: name, years, easier });
}
