import { MAX_COMPARED } from "@uchit/contract/compare.ts";
import { commaList, createAddressCodec, oneOf } from "#app/platform/address-codec.ts";

export const COMPARE_LEVELS = ["ug", "pg"] as const;
export type CompareLevel = (typeof COMPARE_LEVELS)[number];

/** Read from `?college=a,b` or, from forms without scripts, `?college=a&college=b`. */
export type CompareSearch = {
	subject: "college" | "country";
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
	const subject = isOfCountries ? "country" : "college";
	const slugs = parsed[subject].slice(0, MAX_COMPARED);
	return {
		subject,
		slugs,
		tooMany: Math.max(0, parsed[subject].length - MAX_COMPARED),
		hasNumbers: subject === "college" && slugs.length > 0 && parsed.numbers === "all",
		level: subject === "college" && slugs.length > 0 ? parsed.level : undefined,
	};
}

export function toCompareQuery({
	subject,
	slugs,
	hasNumbers,
	level,
}: Partial<CompareSearch> & Pick<CompareSearch, "subject" | "slugs">): string {
	if (slugs.length === 0) return subject === "country" ? codec.toQuery({ of: subject }) : "";
	return codec.toQuery({ [subject]: slugs, numbers: hasNumbers ? "all" : undefined, level });
}

function toLowerCase(slug: string): string {
	return slug.toLowerCase();
}
