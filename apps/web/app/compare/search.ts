import { MOST_COMPARED } from "@uchit/contract/compare.ts";
import { commaList, createAddressCodec, oneOf } from "#app/platform/address-codec.ts";

export const COMPARE_LEVELS = ["ug", "pg"] as const;
export type CompareLevel = (typeof COMPARE_LEVELS)[number];

/** Read from `?college=a,b` or, from forms without scripts, `?college=a&college=b`. */
export type CompareSearch = {
	of: "college" | "country";
	slugs: readonly string[];
	hasNumbers: boolean;
	/** Undefined: the first level that any of the colleges has. */
	level: CompareLevel | undefined;
};

const codec = createAddressCodec({
	college: commaList("college", toLowerCase),
	country: commaList("country", toLowerCase),
	of: oneOf(["country"], undefined),
	numbers: oneOf(["all"], undefined),
	level: oneOf(COMPARE_LEVELS, undefined),
});

/** The first ten, without duplicates, and how many were dropped. Colleges take precedence over countries. */
export function parseCompareSearch(params: URLSearchParams): CompareSearch & { tooMany: number } {
	const parsed = codec.parse(params);
	const isOfCountries = parsed.college.length === 0 && (params.has("country") || parsed.of === "country");
	const of = isOfCountries ? "country" : "college";
	const slugs = parsed[of].slice(0, MOST_COMPARED);
	return {
		of,
		slugs,
		tooMany: Math.max(0, parsed[of].length - MOST_COMPARED),
		hasNumbers: of === "college" && slugs.length > 0 && parsed.numbers === "all",
		level: of === "college" && slugs.length > 0 ? parsed.level : undefined,
	};
}

export function toCompareQuery({
	of,
	slugs,
	hasNumbers,
	level,
}: Partial<CompareSearch> & Pick<CompareSearch, "of" | "slugs">): string {
	if (slugs.length === 0) return of === "country" ? codec.toQuery({ of }) : "";
	return codec.toQuery({ [of]: slugs, numbers: hasNumbers ? "all" : undefined, level });
}

function toLowerCase(slug: string): string {
	return slug.toLowerCase();
}
