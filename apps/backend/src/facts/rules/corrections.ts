import { addedKind, type FactPart } from "@uchit/contract/added-fact.ts";
import { type CorrectedField, FACT_KINDS, type FactKind } from "@uchit/contract/correction.ts";
import { withHttps } from "@uchit/contract/typed.ts";
import { firstYear, plainDigits, plainNumber } from "@uchit/contract/typed-number.ts";
import { cleanLine } from "@uchit/contract/typed-text.ts";

const MAX_LENGTH = 500;
const SLUG = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/;
/** No institution of the catalogue is older. */
const OLDEST_YEAR = 1600;
/** Separators in numbers that people type: `₹ 1,25,000`. */
const BETWEEN_DIGITS = /[\s,₹]/g;

export type ReadValue = { value: string } | { refused: string };

/**
 * Turns an editor's value into its stored form, empty if the fact is removed from the site; or says why it does not fit
 * the field.
 */
export function readCorrected(field: CorrectedField, written: string, year: number): ReadValue {
	const kind: FactKind = FACT_KINDS[field];
	const value = written.trim();
	if (value === "") return kind.mayRemove ? { value } : { refused: "is empty" };
	if (value.length > MAX_LENGTH) return { refused: `has at most ${MAX_LENGTH} characters` };
	const digits = plainNumber(value).replaceAll(BETWEEN_DIGITS, "");
	const number = Number(digits);
	switch (kind.value) {
		case "text":
			return readText(field, value);
		case "slug":
			return SLUG.test(value) ? { value } : { refused: "has to be lower-case letters, digits and hyphens" };
		case "address":
			return readAddress(withHttps(value));
		case "pin":
			return /^[1-9]\d{5}$/.test(digits) ? { value: digits } : { refused: "has to be six digits" };
		case "year":
			return Number.isInteger(number) && number >= OLDEST_YEAR && number <= year
				? { value: String(number) }
				: { refused: `has to be a year from ${OLDEST_YEAR} to ${year}` };
		case "choice":
			return kind.choices?.some(({ id }) => id === value)
				? { value }
				: { refused: `has to be one of ${kind.choices?.map(({ id }) => id).join(", ")}` };
		case "amount":
			return isCount(number) ? { value: String(number) } : { refused: "has to be whole rupees, above 0" };
		case "number":
			return readNumber(field, number);
	}
}

function readAddress(value: string): ReadValue {
	const isAddress = /^https?:$/.test(URL.parse(value)?.protocol ?? "");
	return isAddress ? { value } : { refused: "has to be the address of a site, such as college.ac.in" };
}

function readText(field: CorrectedField, value: string): ReadValue {
	const digits = value.replaceAll(/\D/g, "").length;
	if (field === "phone" && !(digits >= 6 && digits <= 60 && /^(?:[\d\s+()/,;.-]|ext)+$/i.test(value)))
		return { refused: "has to be a phone number, with six digits or more" };
	if (field === "address" && !(value.length >= 8 && /\p{L}{3}/u.test(value)))
		return { refused: "has to be an address: the place or the road, and the town" };
	return { value };
}

/** Counts and ranks of lists are whole; a closing rank, a percentile and a median need not be. */
function readNumber(field: CorrectedField, number: number): ReadValue {
	const isWhole = field === "seats" || field === "rank";
	if (isWhole ? isCount(number) : number > 0 && number <= MAX_AMOUNT) return { value: String(number) };
	return { refused: isWhole ? "has to be a whole number above 0" : "has to be a number above 0" };
}

const MAX_AMOUNT = 2_000_000_000;

function isCount(number: number): boolean {
	return Number.isInteger(number) && number > 0 && number <= MAX_AMOUNT;
}

export type FactParts = Readonly<Record<string, string | number | null>>;
export type ReadParts = { parts: FactParts } | { refused: string };

/** We have no figures before this year. */
const OLDEST_FIGURE_YEAR = 2015;
const MAX_PART_LENGTH = 300;
const MAX_ROUNDS = 30;
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
	if (value === undefined) return { refused: "does not say which value is corrected" };
	const read = kind.parts.map((part) => ({ part, ...readPart(part, written[part.name], thisYear) }));
	const wrong = read.flatMap(({ part, refused }) => (refused === undefined ? [] : [`“${part.label}” ${refused}`]));
	if (wrong.length > 0) return { refused: `cannot be saved: ${wrong.join("; ")}` };
	return { parts: { ...Object.fromEntries(read.map(({ part, value = null }) => [part.name, value])), ...value } };
}

type ReadPart = { value?: string | number | null; refused?: string };

function readPart({ kind, choices = [], isOptional }: FactPart, written: unknown, thisYear: number): ReadPart {
	const line = typeof written === "string" || typeof written === "number" ? cleanLine(String(written)) : "";
	if (line === "") return isOptional === true ? { value: kind === "text" ? "" : null } : { refused: "is missing" };
	switch (kind) {
		case "text":
		case "counselling":
			return line.length > MAX_PART_LENGTH ? { refused: `has at most ${MAX_PART_LENGTH} characters` } : { value: line };
		case "year":
			return parseWholeNumber(firstYear(line), [OLDEST_FIGURE_YEAR, thisYear + 1]);
		case "round":
			return parseWholeNumber(line, [1, MAX_ROUNDS]);
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
