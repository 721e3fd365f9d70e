import type { College } from "@uchit/contract/college.ts";
import { MIN_REVIEWS_FOR_STARS, type ReviewTotals } from "@uchit/contract/review.ts";
import { formatMean } from "#app/platform/format/format-number.ts";

type Data = Readonly<Record<string, unknown>>;

/** Contains only sourced facts; the middle of the district is not the institution's position. */
export function collegeData(
	college: Pick<College, "name" | "officialName" | "otherNames" | "place" | "facts">,
	address: string,
): Data {
	const { name, officialName, otherNames, place, facts } = college;
	const read = (field: College["facts"][number]["field"]) => facts.find((fact) => fact.field === field)?.value;
	return {
		"@type": "CollegeOrUniversity",
		"@id": address,
		url: address,
		name,
		alternateName: [...new Set([officialName, ...otherNames.map((other) => other.name)])].filter(
			(other) => other !== name,
		),
		address: {
			"@type": "PostalAddress",
			streetAddress: read("address"),
			addressLocality: place.city ?? place.district,
			addressRegion: place.state?.name,
			postalCode: read("pin"),
			addressCountry: "IN",
		},
		sameAs: read("website"),
		telephone: read("phone"),
		foundingDate: read("established"),
	};
}

/**
 * The mean of the reviews, undefined below ten. Single reviews are not marked up, as markup requires an author and ours are anonymous.
 */
export function ratingData({ name }: Pick<College, "name">, address: string, totals: ReviewTotals): Data | undefined {
	if (totals.mean === undefined || totals.count < MIN_REVIEWS_FOR_STARS) return undefined;
	return {
		"@type": "CollegeOrUniversity",
		"@id": address,
		name,
		aggregateRating: {
			"@type": "AggregateRating",
			// Rounded as on the page.
			ratingValue: Number(formatMean(totals.mean)),
			reviewCount: totals.count,
			bestRating: 5,
			worstRating: 1,
		},
	};
}
