import { toCsv } from "@uchit/text/csv.ts";
import type { LoaderFunctionArgs } from "react-router";
import { answerCsv } from "#app/platform/download.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { getReportCard } from "#app/predict/data.server.ts";
import { groupWords } from "./group-words.ts";

const COLUMNS = [
	"exam",
	"authority",
	"branch",
	"year",
	"group",
	"options",
	"inside",
	"closeOptions",
	"closeInside",
	"gone",
] as const;

/**
 * `/predict/report-card.csv`: a line for each counselling, branch, year and group; without a branch, for all branches
 * together.
 */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
	const [{ exams }, t] = await Promise.all([
		getReportCard(context.get(requestContext)),
		translateFor(languageOf(url.pathname)),
	]);
	const lines = exams.flatMap(({ exam, authority, lines, branches }) =>
		[{ branch: undefined, lines }, ...branches].flatMap(({ branch, lines }) =>
			lines.map(({ year, group, options, inside, close, gone }) => [
				exam,
				authority,
				branch === undefined ? "" : t(`branch.${branch}`),
				String(year),
				groupWords(t, group),
				...[options, inside, close.options, close.inside, gone].map(String),
			]),
		),
	);
	return answerCsv(
		"predictor-report-card.csv",
		toCsv([COLUMNS.map((column) => t(`reportCard.column.${column}`)), ...lines]),
	);
}
