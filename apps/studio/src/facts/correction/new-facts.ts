import { addedKind, type FactPart } from "@uchit/contract/added-fact.ts";
import { type CorrectedField, FACT_KINDS } from "@uchit/contract/correction.ts";
import { isLargeChange, isUnusual } from "@uchit/contract/plausible-fact.ts";
import { firstYear } from "@uchit/contract/typed-number.ts";
import type { Correctable, Item, RowFault } from "#studio/wire/actions.ts";

export type NewFact = {
	id: number;
	field: CorrectedField;
	parts: Record<string, string>;
	values: string[];
	isSo: boolean;
};

/** Copies the parts chosen in the last row of the same kind. */
export function blankFact(field: CorrectedField, before: readonly NewFact[]): NewFact {
	const last = before.findLast((fact) => fact.field === field);
	const parts = (addedKind(field)?.parts ?? []).filter(({ kind }) => kind !== "text");
	return {
		id: Math.max(0, ...before.map(({ id }) => id)) + 1,
		field,
		parts: Object.fromEntries(parts.map(({ name }) => [name, last?.parts[name] ?? ""])),
		values: (addedKind(field)?.values ?? []).map(() => ""),
		isSo: false,
	};
}

/** Those of the site's facts that may be the one that is typed: as far as its parts are filled in, they are the same. */
export function findPresent(
	{ field, parts }: Pick<NewFact, "field" | "parts">,
	known: readonly Correctable[],
): readonly Correctable[] {
	const typed = (addedKind(field)?.parts ?? []).flatMap(({ name, kind }) => {
		const part = (parts[name] ?? "").trim().toLowerCase();
		return part === "" ? [] : [{ name, kind, part: kind === "year" ? firstYear(part) : part }];
	});
	return known.filter(({ fact }) =>
		typed.every(({ name, kind, part }) => {
			const own = fact[name];
			const text = String(own ?? "").toLowerCase();
			return own === undefined || (kind === "text" ? text.includes(part) : text === part);
		}),
	);
}

/** Whether a figure changes by so much that a second person has to agree, as far as one fact alone is meant. */
export function isLarge(
	{ field, values }: Pick<NewFact, "field" | "values">,
	present: readonly Correctable[],
): boolean {
	const [only, another] = present;
	if (only === undefined || another !== undefined || values.length !== 1) return false;
	return "isFigure" in FACT_KINDS[field] && isLargeChange(only.value, (values[0] ?? "").replaceAll(/[\s,₹]/g, ""));
}

export function toCorrections(facts: readonly NewFact[]): { row: number; item: Item }[] {
	return facts.flatMap(({ field, parts, values }, row) => {
		const kind = addedKind(field);
		return (kind?.values ?? []).flatMap(({ parts: own }, place) => {
			const value = values[place]?.trim() ?? "";
			if (value === "") return [];
			const hasParts = kind !== undefined && kind.parts.length > 0;
			return [{ row, item: { field, value, ...(hasParts && { fact: { ...filledParts(parts), ...own } }) } }];
		});
	});
}

export function faultsOf(facts: readonly NewFact[]): Map<number, string> {
	const faults = facts.map((fact, row): [number, string] => [row, faultOf(fact)]);
	return new Map(faults.filter(([, fault]) => fault !== ""));
}

export function isUnusualFact({ field, values }: Pick<NewFact, "field" | "values">): boolean {
	const own = addedKind(field)?.values ?? [];
	return own.some(({ parts: fact }, place) => isUnusual({ field, fact, value: values[place] ?? "" }));
}

export function faultsByRow(faults: readonly RowFault[], sent: readonly { row: number }[]): Map<number, string> {
	return new Map(faults.toReversed().map(({ row, reason }) => [sent[row - 1]?.row ?? 0, reason]));
}

function faultOf(fact: NewFact): string {
	const missing = (addedKind(fact.field)?.parts ?? []).filter((part) => isMissing(part, fact.parts));
	if (missing.length > 0) return `Still to be filled in: ${missing.map(({ label }) => label).join("; ")}.`;
	if (fact.values.every((value) => value.trim() === "")) return "The value is still to be filled in.";
	return isUnusualFact(fact) && !fact.isSo ? UNUSUAL_FACT_MESSAGE : "";
}

/** What became of facts that were saved; none of a kind is not counted. */
export function outcomeInWords(made: readonly Item[]): string {
	const waiting = made.filter(({ state }) => state === "proposed").length;
	const shown = made.length - waiting;
	return [
		shown > 0 && `${shown} ${shown === 1 ? "fact is" : "facts are"} on the site.`,
		waiting > 0 && `${waiting} ${waiting === 1 ? "waits" : "wait"} for a second person.`,
	]
		.filter(Boolean)
		.join(" ");
}

/** The session as understood, such as 2026-27; undefined for a plain year. */
export function readAsYear(written: string): string | undefined {
	const year = firstYear(written);
	return year === written.trim() ? undefined : `Read as ${year}, the year in which ${written.trim()} begins`;
}

export const UNUSUAL_FACT_MESSAGE = "Unusual number: look at the document again, then tick the box.";

function isMissing({ name, isOptional }: FactPart, parts: NewFact["parts"]): boolean {
	return isOptional !== true && (parts[name] ?? "").trim() === "";
}

function filledParts(parts: NewFact["parts"]): NewFact["parts"] {
	return Object.fromEntries(Object.entries(parts).filter(([, part]) => part.trim() !== ""));
}
