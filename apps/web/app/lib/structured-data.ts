import type { College } from "@uchit/contract/college.ts";

type Data = Readonly<Record<string, unknown>>;

/** An institution as schema.org describes it. Only what a source says of it; its district's middle is not its own position. */
export function collegeData(college: College, address: string): Data {
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

/** The way from the home page to a page. */
export function breadcrumbData(origin: string, steps: readonly { name: string; address: string }[]): Data {
	return {
		"@type": "BreadcrumbList",
		itemListElement: steps.map(({ name, address }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: origin + address,
		})),
	};
}
