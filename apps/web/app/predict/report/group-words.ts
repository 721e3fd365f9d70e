import type { PredictReportLine } from "@uchit/contract/predict-report.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";

/** A group of the predictor's list by its name there, or what it does not list. */
export function groupWords(t: Translate, group: PredictReportLine["group"]): string {
	return group === "unlisted" ? t("reportCard.unlisted") : t(`predict.band.${group}`);
}
