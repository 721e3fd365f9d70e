import { toCsv } from "@uchit/text/csv.ts";
import type { LoaderFunctionArgs } from "react-router";
import { answerCsv } from "#app/platform/download.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import { publishedTrial } from "./published-trial.server.ts";

const COLUMNS = ["rule", "exam", "year", "word", "slice", "cases", "open", "gone"] as const;

/** `/predict/trial.csv`: a line for each rule, exam, year, word and slice. */
export async function loader({ url }: LoaderFunctionArgs): Promise<Response> {
	const t = await translateFor(languageOf(url.pathname));
	const lines = publishedTrial.counts.map((count) => COLUMNS.map((column) => String(count[column])));
	return answerCsv(
		"predictor-trial.csv",
		toCsv([COLUMNS.map((column) => t(`predictTrial.column.${column}`)), ...lines]),
	);
}
