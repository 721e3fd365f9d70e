import { addedKind } from "@uchit/contract/added-fact.ts";
import { FACT_KINDS } from "@uchit/contract/correction.ts";
import type { ImportedFact } from "@uchit/contract/fact-import.ts";
import { readAsYear } from "#studio/facts/correction/new-facts.ts";
import { inWords } from "#studio/facts/correction/words.ts";
import type { ReadFactRow } from "./fact-rows.ts";

/** A row stays `unusual` until somebody confirms its number. */
export const OUTCOMES = ["wrong", "unusual", "changed", "new", "same"] as const;
export type Outcome = (typeof OUTCOMES)[number];
export const OUTCOME_NAMES: Readonly<Record<Outcome, string>> = {
	wrong: "Wrong",
	unusual: "Unusual",
	changed: "Changed",
	new: "New",
	same: "Already on the site",
};

export type TrialRow = Pick<ReadFactRow, "line" | "cells" | "facts"> & { outcome: Outcome; says: string };

export function toTriedRows(rows: readonly ReadFactRow[], outcomes: readonly ImportedFact[]): TrialRow[] {
	let at = 0;
	return rows.map((row) => {
		const { line, cells, facts } = row;
		if (row.fault !== undefined) return { line, cells, facts, outcome: "wrong", says: row.fault };
		const own = facts.map((fact, place) => ({ fact, outcome: outcomes[at + place] }));
		at += facts.length;
		const wrong = own.flatMap(({ outcome: each }) => each?.reason ?? []);
		if (wrong.length > 0) return { line, cells, facts, outcome: "wrong", says: [...new Set(wrong)].join(" ") };
		const has = (outcome: ImportedFact["outcome"]) => own.some(({ outcome: each }) => each?.outcome === outcome);
		const change = has("changed") ? "changed" : has("new") ? "new" : "same";
		const outcome = row.isUnusual && change !== "same" ? "unusual" : change;
		const changes = own.flatMap((each) => changeOf(each.fact, each.outcome));
		return { line, cells, facts, outcome, says: [...changes, ...new Set(facts.flatMap(sessionsOf))].join("; ") };
	});
}

/** The tried rows that are still to be brought in after some of them were. */
export function leftAfter(tried: readonly TrialRow[], broughtIn: readonly TrialRow[]): TrialRow[] {
	return tried.filter((row) => row.outcome !== "same" && !broughtIn.includes(row));
}

function changeOf(sent: ReadFactRow["facts"][number], outcome: ImportedFact | undefined): string[] {
	if (outcome === undefined || outcome.outcome === "same") return [];
	if ("values" in sent)
		return [outcome.says ?? "", outcome.waits ? "for a second person" : ""].filter((part) => part !== "");
	const { field, value } = sent;
	const change =
		outcome.was === "" ? inWords(field, value) : `${inWords(field, outcome.was)} → ${inWords(field, value)}`;
	return [`${FACT_KINDS[field].name}: ${change}${outcome.waits ? ", for a second person" : ""}`];
}

function sessionsOf(sent: ReadFactRow["facts"][number]): string[] {
	if ("values" in sent) return [];
	const years = addedKind(sent.field)?.parts.filter(({ kind }) => kind === "year") ?? [];
	return years.flatMap(({ name }) => readAsYear(sent.fact?.[name] ?? "") ?? []);
}

/** "1 row", "5,000 rows". */
export function rowsInWords(count: number): string {
	return `${count.toLocaleString("en-IN")} ${count === 1 ? "row" : "rows"}`;
}
