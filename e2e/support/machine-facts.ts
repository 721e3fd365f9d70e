import * as z from "zod";

const context = { "@context": z.literal("https://schema.org") };
const Whole = z.url();
const Licences = Whole.endsWith("/open-data#licences");
const Day = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

/**
 * Rules of schema.org and Google for each `@type` of JSON-LD on the site. Nothing else is allowed: a mean rating needs ten reviews and
 * has a block of its own (`e2e/reviews.e2e.ts`).
 */
export const MACHINE_FACTS: Readonly<Record<string, z.ZodType>> = {
	WebSite: z.strictObject({
		...context,
		"@type": z.literal("WebSite"),
		name: z.string().min(1),
		url: Whole,
		potentialAction: z.strictObject({
			"@type": z.literal("SearchAction"),
			target: z.strictObject({
				"@type": z.literal("EntryPoint"),
				urlTemplate: z.string().endsWith("/search?q={search_term_string}"),
			}),
			"query-input": z.literal("required name=search_term_string"),
		}),
	}),
	Course: z.strictObject({
		...context,
		"@type": z.literal("Course"),
		name: z.string().min(1),
		description: z.string().min(20),
		url: Whole,
	}),
	Event: z.strictObject({
		...context,
		"@type": z.literal("Event"),
		name: z.string().min(1),
		description: z.string().min(1),
		startDate: z.iso.date(),
		endDate: z.iso.date().optional(),
		eventStatus: z.literal("https://schema.org/EventScheduled"),
		organizer: z.strictObject({ "@type": z.literal("Organization"), name: z.string().min(1) }),
		url: Whole,
		location: z.strictObject({
			"@type": z.literal("Place"),
			name: z.literal("India"),
			address: z.strictObject({ "@type": z.literal("PostalAddress"), addressCountry: z.literal("IN") }),
		}),
		eventAttendanceMode: z.literal("https://schema.org/OfflineEventAttendanceMode"),
	}),
	DataCatalog: z.strictObject({
		...context,
		"@type": z.literal("DataCatalog"),
		name: z.string().min(1),
		description: z.string().min(50),
		url: Whole,
		dataset: z
			.array(
				z.strictObject({
					"@type": z.literal("Dataset"),
					name: z.string().min(1),
					isAccessibleForFree: z.literal(true),
					license: Licences,
					distribution: z.strictObject({
						"@type": z.literal("DataDownload"),
						encodingFormat: z.literal("text/csv"),
						contentUrl: Whole,
					}),
				}),
			)
			.min(1),
	}),
	BreadcrumbList: z.strictObject({
		...context,
		"@type": z.literal("BreadcrumbList"),
		itemListElement: listItems({ item: Whole }, 2),
	}),
	ItemList: z
		.strictObject({
			...context,
			"@type": z.literal("ItemList"),
			name: z.string().min(1).optional(),
			itemListOrder: z.literal("https://schema.org/ItemListOrderAscending").optional(),
			numberOfItems: z.int().min(1),
			itemListElement: listItems({ url: Whole }, 1),
		})
		.refine(({ numberOfItems, itemListElement }) => numberOfItems === itemListElement.length),
	Dataset: z.strictObject({
		...context,
		"@type": z.literal("Dataset"),
		name: z.string().min(1),
		description: z.string().min(50).max(5_000),
		url: Whole,
		isAccessibleForFree: z.literal(true),
		license: Licences,
		temporalCoverage: z.string().regex(/^\d{4}$/),
		creator: z.strictObject({ "@type": z.literal("Organization"), name: z.string().min(1) }),
		isBasedOn: Whole,
		distribution: z
			.array(
				z.strictObject({
					"@type": z.literal("DataDownload"),
					encodingFormat: z.literal("application/json"),
					contentUrl: Whole,
				}),
			)
			.min(1),
	}),
	CollegeOrUniversity: z.strictObject({
		...context,
		"@type": z.literal("CollegeOrUniversity"),
		"@id": Whole,
		url: Whole,
		name: z.string().min(1),
		alternateName: z.array(z.string().min(1)),
		address: z.strictObject({
			"@type": z.literal("PostalAddress"),
			streetAddress: z.string().optional(),
			addressLocality: z.string().optional(),
			addressRegion: z.string().optional(),
			postalCode: z
				.string()
				.regex(/^\d{6}$/)
				.optional(),
			addressCountry: z.literal("IN"),
		}),
		sameAs: z.url().optional(),
		telephone: z.string().optional(),
		foundingDate: z
			.string()
			.regex(/^\d{4}$/)
			.optional(),
	}),
	Article: z.strictObject({
		...context,
		"@type": z.literal("Article"),
		"@id": Whole,
		mainEntityOfPage: Whole,
		headline: z.string().min(1).max(110),
		description: z.string().min(1),
		inLanguage: z.enum(["en", "hi"]),
		datePublished: Day,
		dateModified: Day,
		author: z.strictObject({ "@type": z.enum(["Organization", "Person"]), name: z.string().min(1) }),
		publisher: z.strictObject({ "@type": z.literal("Organization"), name: z.string().min(1), url: Whole }),
		image: Whole.optional(),
	}),
	DefinedTermSet: z.looseObject({
		...context,
		"@type": z.literal("DefinedTermSet"),
		name: z.string().min(1),
		hasDefinedTerm: z
			.array(
				z.looseObject({ "@type": z.literal("DefinedTerm"), name: z.string().min(1), description: z.string().min(1) }),
			)
			.min(1),
	}),
};

function listItems(to: Record<string, z.ZodType>, least: number) {
	const item = z.strictObject({
		"@type": z.literal("ListItem"),
		position: z.int().min(1),
		name: z.string().min(1),
		...to,
	});
	return z
		.array(item)
		.min(least)
		.refine((items) => items.every(({ position }, index) => position === index + 1));
}
