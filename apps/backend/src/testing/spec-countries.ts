import { readFileSync } from "node:fs";
import type { Country } from "@uchit/contract/country.ts";

/** A value of docs/spec-countries.csv. `is`: served exactly so; `says`: contained in a text. */
export type SpecValue = { country: string; field: string; item: string; match: string; value: string };

const FILE = new URL("../../../../docs/spec-countries.csv", import.meta.url);

/** No value of the file contains a comma or a quotation mark. */
export function readSpecCountries(): SpecValue[] {
	const [, ...lines] = readFileSync(FILE, "utf8").trim().split("\n");
	return lines.map((line) => {
		const [country = "", field = "", item = "", match = "", value = ""] = line.split(",");
		return { country, field, item, match, value };
	});
}

export function readSpecItems(slug: string, list: string): string[] {
	const own = readSpecCountries().filter(({ country, field }) => country === slug && field.startsWith(`${list}.`));
	return [...new Set(own.map(({ item }) => item))];
}

export function textsOf(country: Country, field: string, item: string): string[] {
	const [list = "", part = ""] = field.split(".");
	const { test_required = [], visa_options = [] } = country;
	const rows: object[] = list === "test_required" ? test_required : list === "visa_options" ? visa_options : [country];
	const row = rows.find((one) => item === "" || ("name" in one && one.name === item)) ?? {};
	const value = new Map<string, unknown>(Object.entries(row)).get(part || list);
	return [value].flat().filter((text) => typeof text === "string");
}
