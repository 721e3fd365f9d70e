/**
 * Lists, as CSV, lines of every counselling that may have lost a column, clearest first per document: `node scripts/bootstrap.mjs
 * pipeline/src/cutoffs/list-against-odds.ts > against-odds.csv`. It proves nothing: seats of a small category close in any order.
 */
import { csvFormatRows } from "d3-dsv";
import { COUNSELLINGS, NATIONAL } from "#pipeline/counsellings.ts";
import { listAgainstOdds } from "#pipeline/cutoffs/odds.ts";

const rows = [...NATIONAL, ...COUNSELLINGS].flatMap(({ sourceId, read }) =>
	(listAgainstOdds(read()) ?? []).map(({ cells: [first, ...others], logOdds }) => [
		...[sourceId, `1 : ${Math.round(Math.exp(logOdds))}`, first?.institute.name ?? "", first?.programme ?? ""],
		...[first?.round ?? "", first?.quota ?? "", first?.gender ?? "", first?.file ?? "", first?.line ?? ""].map(String),
		[first, ...others].map((cell) => `${cell?.seatType} ${cell?.closingScore ?? cell?.closingRank}`).join(" · "),
	]),
);
const HEAD = ["source", "odds", "institute", "programme", "round", "quota", "gender", "file", "line", "printed"];
process.stdout.write(`${csvFormatRows([HEAD, ...rows])}\n`);
