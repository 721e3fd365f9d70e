import { cleanText } from "./address-values.ts";

/** As many as the wire takes, and as a wide screen holds. */
export const MOST_COMPARED = 10;
/** As many as a phone holds, two by two. The others wait until one of these is taken out. */
export const MOST_ON_PHONE = 4;

/** What an address sets side by side: `?college=a,b`, or as a form without scripts sends it `?college=a&college=b`. */
export type CompareSearch = { of: "college" | "country"; slugs: readonly string[]; hasNumbers: boolean };

/** Reads an address: the first ten, each once, and how many were too many. Colleges go before countries. */
export function parseCompareSearch(params: URLSearchParams): CompareSearch & { tooMany: number } {
	const colleges = slugsOf(params, "college");
	const isOfCountries = params.has("country") || params.get("of") === "country";
	const of = colleges.length === 0 && isOfCountries ? "country" : "college";
	const asked = of === "college" ? colleges : slugsOf(params, "country");
	return {
		of,
		slugs: asked.slice(0, MOST_COMPARED),
		tooMany: Math.max(0, asked.length - MOST_COMPARED),
		hasNumbers: of === "college" && params.get("numbers") === "all",
	};
}

/** How our own links write it: one parameter, with commas. */
export function toCompareQuery({
	of,
	slugs,
	hasNumbers = false,
}: Omit<CompareSearch, "hasNumbers"> & { hasNumbers?: boolean }): string {
	if (slugs.length === 0) return of === "country" ? "of=country" : "";
	return `${of}=${slugs.map(encodeURIComponent).join(",")}${hasNumbers ? "&numbers=all" : ""}`;
}

function slugsOf(params: URLSearchParams, key: string): string[] {
	const named = params.getAll(key).flatMap((value) => value.split(",").map((slug) => cleanText(slug).toLowerCase()));
	return [...new Set(named)].filter((slug) => slug !== "");
}
