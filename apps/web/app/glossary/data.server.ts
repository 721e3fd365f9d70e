import * as z from "zod";
import type { Language } from "#app/platform/i18n/language.ts";
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

/** The terms that ship with the site: no database holds them, and whoever changes one changes the site. */
export const GLOSSARY_TERMS: readonly GlossaryTerm[] = z.array(Term).parse(terms);

/** Every term in a language, in its order there. */
export function listTerms(language: Language): readonly ShownTerm[] {
	return SHOWN[language];
}

/** One term; undefined when none has this slug. */
export function getTerm(language: Language, slug: string): ShownTerm | undefined {
	return SHOWN[language].find((term) => term.slug === slug);
}

const SHOWN = {
	en: toShownTerms(GLOSSARY_TERMS, "en"),
	hi: toShownTerms(GLOSSARY_TERMS, "hi"),
} as const satisfies Record<Language, readonly ShownTerm[]>;
