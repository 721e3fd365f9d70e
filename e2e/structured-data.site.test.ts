import { expect, test } from "vitest";
import * as z from "zod";
import { readHead } from "./support/head.ts";
import { openPage, type Page, textOf } from "./support/site.ts";

const Name = z.string().min(1);
const Address = z.url();
const Day = z.iso.date();
const Party = z.strictObject({ "@type": z.literal("Organization"), name: Name, url: Address.optional() });
const Download = z.strictObject({ "@type": z.literal("DataDownload"), encodingFormat: Name, contentUrl: Address });
const CONTEXT = { "@context": z.literal("https://schema.org") };
const list = <Item extends z.ZodType>(item: Item) =>
	z.array(item).superRefine((items, check) => {
		items.forEach((each, index) => {
			if (Object(each).position !== index + 1) check.addIssue(`${index}. is not in its place`);
		});
	});

/** What this site says of each kind of thing, and nothing else. */
const Fact = z.discriminatedUnion("@type", [
	z.strictObject({
		...CONTEXT,
		"@type": z.literal("WebSite"),
		name: Name,
		url: Address,
		potentialAction: z.strictObject({
			"@type": z.literal("SearchAction"),
			target: z.strictObject({
				"@type": z.literal("EntryPoint"),
				urlTemplate: z.string().endsWith("/search?q={search_term_string}"),
			}),
			"query-input": z.literal("required name=search_term_string"),
		}),
	}),
	z.strictObject({
		...CONTEXT,
		"@type": z.literal("BreadcrumbList"),
		itemListElement: list(
			z.strictObject({ "@type": z.literal("ListItem"), position: z.int(), name: Name, item: Address }),
		),
	}),
	z.strictObject({
		...CONTEXT,
		"@type": z.literal("ItemList"),
		name: Name.optional(),
		numberOfItems: z.int(),
		itemListOrder: z.literal("https://schema.org/ItemListOrderAscending").optional(),
		itemListElement: list(
			z.strictObject({ "@type": z.literal("ListItem"), position: z.int(), name: Name, url: Address }),
		),
	}),
	z.strictObject({
		...CONTEXT,
		"@type": z.literal("Course"),
		name: Name,
		description: z.string().min(20),
		url: Address,
	}),
	z.strictObject({
		...CONTEXT,
		"@type": z.literal("Event"),
		name: Name,
		startDate: Day,
		endDate: Day.optional(),
		eventStatus: z.literal("https://schema.org/EventScheduled"),
		organizer: Party,
		url: Address,
	}),
	z.strictObject({
		...CONTEXT,
		"@type": z.literal("Dataset"),
		name: Name,
		description: z.string().min(50),
		url: Address,
		isAccessibleForFree: z.literal(true),
		temporalCoverage: z.string().regex(/^\d{4}$/),
		creator: Party,
		isBasedOn: z.url(),
		distribution: z.array(Download).min(1),
	}),
	z.strictObject({
		...CONTEXT,
		"@type": z.literal("DataCatalog"),
		name: Name,
		description: z.string().min(50),
		url: Address,
		dataset: z.array(
			z.strictObject({
				"@type": z.literal("Dataset"),
				name: Name,
				isAccessibleForFree: z.literal(true),
				distribution: Download,
			}),
		),
	}),
	z.strictObject({
		...CONTEXT,
		"@type": z.literal("CollegeOrUniversity"),
		"@id": Address,
		url: Address,
		name: Name,
		alternateName: z.array(Name),
		address: z.strictObject({
			"@type": z.literal("PostalAddress"),
			streetAddress: Name.optional(),
			addressLocality: Name.optional(),
			addressRegion: Name.optional(),
			postalCode: z
				.string()
				.regex(/^\d{6}$/)
				.optional(),
			addressCountry: z.literal("IN"),
		}),
		sameAs: z.url().optional(),
		telephone: Name.optional(),
		foundingDate: z
			.string()
			.regex(/^\d{4}$/)
			.optional(),
	}),
]);
type Fact = z.infer<typeof Fact>;

/** One page of each kind, and what it says for machines. */
const PAGES = [
	["/", ["WebSite"]],
	["/hi", ["WebSite"]],
	["/courses/btech", ["BreadcrumbList", "Course", "ItemList"]],
	["/hi/courses/mbbs", ["BreadcrumbList", "Course", "ItemList"]],
	["/colleges/in/bihar", ["BreadcrumbList", "ItemList"]],
	["/colleges/engineering/telangana/hyderabad", ["BreadcrumbList", "ItemList"]],
	["/rankings/engineering/2025", ["BreadcrumbList", "Dataset", "ItemList"]],
	["/exams/clat/dates", ["BreadcrumbList", "Event"]],
	["/hi/exams/ugc-net/dates", ["BreadcrumbList", "Event"]],
	["/exams/ceed/dates", ["BreadcrumbList"]],
	["/open-data", ["DataCatalog"]],
	["/college/indian-institute-of-technology-madras", ["BreadcrumbList", "CollegeOrUniversity"]],
] as const;

test.each(PAGES)("%s tells machines what stands on it, in the shape of its kind", async (path, kinds) => {
	const page = await openPage(path);
	const facts = readHead(page.html).facts.map((fact) => Fact.parse(fact));
	expect(facts.map((fact) => fact["@type"]).toSorted()).toEqual(kinds);
	const shown = readShown(page);
	for (const said of facts.flatMap(wordsOf)) expect(shown).toContain(plain(said));
});

/** The words of the page: its text, and its names of links and of the window. */
function readShown({ document }: Page): string {
	for (const script of document.querySelectorAll("script")) script.remove();
	return plain(`${document.title} ${textOf(document.body)}`);
}

/** What a fact says in words that a reader must find too. */
function wordsOf(fact: Fact): string[] {
	switch (fact["@type"]) {
		case "WebSite":
			return [fact.name];
		case "BreadcrumbList":
		case "ItemList":
			return fact.itemListElement.map(({ name }) => name);
		case "Course":
			return [fact.name, fact.description];
		case "Event":
			return [...fact.name.split(": "), fact.organizer.name];
		case "Dataset":
			return [fact.name, fact.creator.name];
		case "DataCatalog":
			return [fact.name, fact.description, ...fact.dataset.map(({ name }) => name)];
		case "CollegeOrUniversity": {
			const { streetAddress, addressLocality, addressRegion, postalCode } = fact.address;
			const told = [streetAddress, addressLocality, addressRegion, postalCode, fact.telephone, fact.foundingDate];
			return [fact.name, ...told.filter((each) => each !== undefined)];
		}
	}
}

function plain(text: string): string {
	return text.replaceAll(/\s+/g, " ").trim();
}
