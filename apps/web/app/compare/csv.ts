import type { CompareCell } from "@uchit/contract/compare-parts.ts";
import { toCsv } from "@uchit/text/csv.ts";
import { data, type LoaderFunctionArgs } from "react-router";
import { createSourceNamer } from "#app/facts/sources.ts";
import { aboutWords, lineWords } from "#app/facts/words/compare-words.ts";
import { answerCsv } from "#app/platform/download.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { getComparison } from "./data.server.ts";
import { type CompareRow, compareColleges } from "./rows.ts";
import { parseCompareSearch } from "./search.ts";

export const handle = { parameters: ["college"] } satisfies PageHandle;

/** `/compare.csv?college=a,b`: every fact of the comparison as a table, each with its time and source. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
	const request = context.get(requestContext);
	const { slugs } = parseCompareSearch(url.searchParams);
	const { items, sources } = await getComparison(request, slugs);
	if (items.length === 0) throw data("No such college", { status: 404 });
	const { differing, same, reported } = compareColleges(items);
	const csv = toCompareCsv(await translateFor(languageOf(url.pathname)), {
		names: items.map(({ name }) => name),
		rows: [...differing, ...same, ...reported],
		sourceName: createSourceNamer(sources),
	});
	return answerCsv("comparison.csv", csv);
}

type Table = { names: readonly string[]; rows: readonly CompareRow[]; sourceName: (id: string) => string };

/** CSV (RFC 4180) with a line per row, and value, time and source for each college. */
export function toCompareCsv(t: Translate, { names, rows, sourceName }: Table): string {
	const head = [
		t("compare.what"),
		...names.flatMap((name) => [name, t("compare.csv.time", { name }), t("compare.csv.source", { name })]),
	];
	const lines = rows.map(({ about, cells }) => [
		aboutWords(t, about),
		...cells.flatMap((cell) => toFields(t, cell, sourceName)),
	]);
	return toCsv([head, ...lines]);
}

function toFields(t: Translate, cell: CompareCell, sourceName: Table["sourceName"]): [string, string, string] {
	if (cell === undefined) return [t("source.notHeld"), "", ""];
	const join = (texts: readonly string[]) => [...new Set(texts)].filter((text) => text !== "").join("; ");
	return [
		join(cell.lines.map((line) => lineWords(t, line))),
		join(cell.lines.map(({ time }) => time ?? "")),
		join(cell.lines.map(({ sourceId }) => sourceName(sourceId))),
	];
}
