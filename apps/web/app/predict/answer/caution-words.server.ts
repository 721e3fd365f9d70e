import type { Caution, PredictPage } from "@uchit/contract/predict.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import type { AnsweredPage, ShownCaution } from "#app/predict/shown.ts";
import { bodyOfState } from "./state-bodies.server.ts";

type Years = { ofMarks: number | undefined; newest: number | undefined };

/** Writes the cautions on the server, so that the browser gets only the few long texts that it needs. */
export async function cautionWords(
	language: Language,
	{ asked, cautions, yearNote = "" }: Pick<PredictPage, "asked" | "cautions" | "yearNote">,
	{ ofMarks, newest }: Years,
): Promise<ShownCaution[]> {
	const t = await translateFor(language);
	const { slug, name } = asked.homeState ?? { slug: "none", name: "" };
	// ICU selectors have no hyphens.
	const door = slug.replaceAll("-", "_");
	const ofAnswer = cautions.map((caution) => ({
		words: t(`predictCaution.${caution}`, { note: yearNote, state: slug, door, name }),
		site: OF_STATES.includes(caution) ? bodyOfState(asked.exam, slug) : undefined,
	}));
	if (ofMarks === undefined || newest === undefined || ofMarks >= newest) return ofAnswer;
	const words = t("predictCaution.marks-of-another-year", { year: `${ofMarks}`, newest: `${newest}` });
	return [{ words }, ...ofAnswer];
}

/** Of seats that states fill by themselves. */
const OF_STATES: readonly Caution[] = ["all-india-share", "state-seats"];

export async function wordsAround(
	language: Language,
	{ cautions, asked }: Pick<PredictPage, "cautions" | "asked">,
	isOpenAssumed: boolean,
): Promise<Omit<AnsweredPage["around"], "nothing">> {
	const t = await translateFor(language);
	return {
		about: { CSAB: t("predictAbout.CSAB") },
		assumed: isOpenAssumed ? t("predictAround.assumed") : undefined,
		cautions: cautions.includes("all-india-share")
			? t("predictAround.allIndia", { name: asked.homeState?.name ?? "none" })
			: t(`predictAround.${cautions.includes("state-seats") ? "ownSeats" : "cautions"}`, {
					name: asked.homeState?.name ?? "",
				}),
	};
}
