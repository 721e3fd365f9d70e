import type { PredictPage } from "@uchit/contract/predict.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";

/** What must be known before any row is read, in words: few of these long texts are of one answer, so the browser gets no others. */
export async function cautionWords(
	language: Language,
	{ asked, cautions, yearNote = "" }: Pick<PredictPage, "asked" | "cautions" | "yearNote">,
): Promise<string[]> {
	const t = await translateFor(language);
	const { slug, name } = asked.homeState ?? { slug: "none", name: "" };
	// A word that a message chooses by has no hyphen.
	const door = slug.replaceAll("-", "_");
	return cautions.map((caution) => t(`predictCaution.${caution}`, { note: yearNote, state: slug, door, name }));
}
