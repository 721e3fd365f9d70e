import { addedKind, type FactPart } from "@uchit/contract/added-fact.ts";
import type { CorrectedField } from "@uchit/contract/correction.ts";
import { firstYear, plainDigits } from "@uchit/contract/typed-number.ts";
import { cleanLine } from "@uchit/contract/typed-text.ts";

export type FactParts = Readonly<Record<string, string | number | null>>;
export type ReadParts = { parts: FactParts } | { refused: string };

/** We have no figures before this year. */
const OLDEST_YEAR = 2015;
const LONGEST = 300;
const MOST_ROUNDS = 30;
const UNKNOWN = "is not among the facts of this institution";

/** Reads the parts of an editor's new fact, beside its value; or says why they are invalid, as the end of "It …". */
export function readParts(
	field: CorrectedField,
	written: Readonly<Record<string, unknown>>,
	thisYear: number,
): ReadParts {
	const kind = addedKind(field);
	if (kind === undefined) return { refused: UNKNOWN };
	const fixed = kind.values.map(({ parts = {} }) => parts);
	const names = new Set([...kind.parts.map(({ name }) => name), ...fixed.flatMap((parts) => Object.keys(parts))]);
	// Other names are those of a row that a source has, or had.
	if (Object.keys(written).some((name) => !names.has(name))) return { refused: UNKNOWN };
	const value = fixed.find((parts) => Object.entries(parts).every(([name, one]) => written[name] === one));
	if (value === undefined) return { refused: "does not say which of its values this is" };
	const read = kind.parts.map((part) => ({ part, ...readPart(part, written[part.name], thisYear) }));
	const wrong = read.flatMap(({ part, refused }) => (refused === undefined ? [] : [`“${part.label}” ${refused}`]));
	if (wrong.length > 0) return { refused: `needs another look: ${wrong.join("; ")}` };
	return { parts: { ...Object.fromEntries(read.map(({ part, value = null }) => [part.name, value])), ...value } };
}

type ReadPart = { value?: string | number | null; refused?: string };

function readPart({ kind, choices = [], isOptional }: FactPart, written: unknown, thisYear: number): ReadPart {
	const line = typeof written === "string" || typeof written === "number" ? cleanLine(String(written)) : "";
	if (line === "") return isOptional === true ? { value: kind === "text" ? "" : null } : { refused: "is missing" };
	switch (kind) {
		case "text":
		case "counselling":
			return line.length > LONGEST ? { refused: `has at most ${LONGEST} characters` } : { value: line };
		case "year":
			return parseWholeNumber(firstYear(line), [OLDEST_YEAR, thisYear + 1]);
		case "round":
			return parseWholeNumber(line, [1, MOST_ROUNDS]);
		case "choice": {
			const chosen = choices.find(({ id, name }) =>
				[id, name].some((each) => each.toLowerCase() === line.toLowerCase()),
			);
			return chosen === undefined
				? { refused: `has to be one of: ${choices.map(({ name }) => name).join(", ")}` }
				: { value: chosen.id };
		}
	}
}

function parseWholeNumber(line: string, [least, most]: [number, number]): ReadPart {
	const number = Number(plainDigits(line));
	return Number.isInteger(number) && number >= least && number <= most
		? { value: number }
		: { refused: `has to be from ${least} to ${most}, and is “${line}”` };
}
