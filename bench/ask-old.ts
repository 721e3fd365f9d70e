import type { GoldRow } from "#bench/ask-expected.ts";
import { isCalled } from "#bench/ask-gold.ts";
import type { Service } from "#bench/ask-service.ts";
import type { Answer } from "../packages/contract/src/ask.schema.ts";
import { CollegeResults } from "../packages/contract/src/college.schema.ts";
import { Suggestions } from "../packages/contract/src/suggest.schema.ts";

/**
 * Whether the search for names finds first what a question asks: the institution that is named, one of the list that is meant (by the
 * facets as they were read), or the exam or country as its first suggestion. It has no answers, so that what asks for nothing of ours
 * is right where it finds nothing.
 */
export async function isOldRight(service: Service, { query, expect }: GoldRow, answer: Answer): Promise<boolean> {
	const found = CollegeResults.parse(await service.get("/v1/colleges", new URLSearchParams({ q: query })));
	const [first] = found.items;
	if (expect.intent === "none") return first === undefined;
	if (expect.institution !== undefined)
		return first !== undefined && expect.institution.some((name) => isCalled(first.name, name));
	const guides = [...(expect.intent === "list" ? [] : (expect.exam ?? [])), ...(expect.country ?? [])];
	if (guides.length > 0) {
		const { items } = Suggestions.parse(await service.get("/v1/suggest", new URLSearchParams({ q: query })));
		return guides.includes(items[0]?.value ?? "");
	}
	if (first === undefined || answer.list === undefined || answer.list.q !== undefined) return false;
	const { facets, near } = answer.list;
	const list = new URLSearchParams({ q: first.name, ...(near && { near }) });
	for (const [facet, values] of Object.entries(facets)) for (const value of values) list.append(facet, value);
	const within = CollegeResults.parse(await service.get("/v1/colleges", list));
	return within.items.some(({ slug }) => slug === first.slug);
}
