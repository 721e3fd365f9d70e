import * as z from "zod";
import { askContent, tryFetch } from "#app/platform/backend/content.server.ts";
import { PUBLISHED_FILTER } from "#app/platform/backend/content-items.server.ts";
import { memoiseUntilChanged } from "#app/platform/backend/until-changed.server.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import terms from "../../../../content/glossary/terms.json" with { type: "json" };
import { type GlossaryTerm, type ShownTerm, toShownTerms } from "./terms.ts";

const Text = z.string().min(1);

const Term = z.strictObject({
	slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
	name: Text,
	nameHi: Text,
	text: Text,
	textHi: Text,
	source: z.strictObject({ name: Text, address: z.url({ protocol: /^https$/ }) }).optional(),
	see: z.array(z.string()).default([]),
});

/** Terms that ship with the site. The content desk adds terms and replaces them by slug. */
export const GLOSSARY_TERMS: readonly GlossaryTerm[] = z.array(Term).parse(terms);

const GlossaryReply = z.object({
	data: z.array(
		z.object({
			slug: z.string(),
			name: Text,
			name_hi: Text,
			text: Text,
			text_hi: Text,
			source_name: z.string().nullable(),
			source_address: z.string().nullable(),
		}),
	),
});

const PATH = `/items/glossary_terms?${new URLSearchParams({
	fields: Object.keys(GlossaryReply.shape.data.element.shape).join(","),
	filter: JSON.stringify(PUBLISHED_FILTER),
	limit: "-1",
})}`;

export const listTerms = memoiseUntilChanged(async (request, language: Language): Promise<readonly ShownTerm[]> => {
	request.cacheTags.add("content:glossary_terms");
	const reply = await tryFetch(request, "the desk's terms cannot be read", askContent(request, PATH, GlossaryReply));
	const ofDesk = ((reply.kind === "ok" && reply.value?.data) || []).map((term): GlossaryTerm => {
		const { slug, name, text, source_name, source_address: address } = term;
		const own = GLOSSARY_TERMS.find((each) => each.slug === slug);
		const source = source_name && address ? { name: source_name, address } : undefined;
		return { slug, name, nameHi: term.name_hi, text, textHi: term.text_hi, source, see: own?.see ?? [] };
	});
	const replaced = new Set(ofDesk.map(({ slug }) => slug));
	return toShownTerms([...ofDesk, ...GLOSSARY_TERMS.filter(({ slug }) => !replaced.has(slug))], language);
});

/** Undefined for an unknown slug. */
export async function getTerm(
	request: RequestContext,
	language: Language,
	slug: string,
): Promise<ShownTerm | undefined> {
	return (await listTerms(request, language)).find((term) => term.slug === slug);
}
