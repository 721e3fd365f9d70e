import { expect, test } from "vitest";
import { readHead } from "./support/head.ts";
import { MACHINE_FACTS } from "./support/machine-facts.ts";
import { openPage, type Page, textOf } from "./support/site.ts";

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
	["/colleges?category=1&state=goa", ["ItemList"]],
	["/exams", ["ItemList"]],
	["/hi/news", ["ItemList"]],
	["/scholarships", ["ItemList"]],
	["/study-abroad", ["BreadcrumbList", "ItemList"]],
	["/tools", ["ItemList"]],
	["/college/indian-institute-of-technology-madras", ["BreadcrumbList", "CollegeOrUniversity"]],
] as const;

test.each(PAGES)("%s tells machines what stands on it, in the shape of its kind", async (path, kinds) => {
	const page = await openPage(path);
	const { facts } = readHead(page.html);
	expect(facts.map((fact) => Object(fact)["@type"]).toSorted()).toEqual(kinds);
	for (const fact of facts) MACHINE_FACTS[Object(fact)["@type"]]?.parse(fact);
	const shown = readShown(page);
	for (const text of facts.flatMap(wordsOf)) expect(shown).toContain(plain(text));
});

function readShown({ document }: Page): string {
	for (const script of document.querySelectorAll("script")) script.remove();
	return plain(`${document.title} ${textOf(document.body)}`);
}

function wordsOf(fact: unknown): string[] {
	const { "@type": kind, name, description, organizer, creator, address, foundingDate, telephone } = Object(fact);
	const { streetAddress, addressLocality, addressRegion, postalCode } = Object(address);
	const listed: unknown[] = Object(fact).itemListElement ?? Object(fact).dataset ?? [];
	return [
		...(kind === "Event" ? String(name).split(": ") : [name]),
		// A data set's description is the page's own for search engines.
		kind === "Dataset" ? undefined : description,
		...[organizer, creator, ...listed].map((each) => Object(each).name),
		...[streetAddress, addressLocality, addressRegion, postalCode, foundingDate, telephone],
	].filter((submitted) => typeof submitted === "string");
}

function plain(text: string): string {
	return text.replaceAll(/\s+/g, " ").trim();
}
