import * as z from "zod";
import terms from "../../../../../content/glossary/terms.json" with { type: "json" };

/** The words that the site explains, by their names: their texts are the pages' own. */
export const TERMS = z.array(z.object({ slug: z.string(), name: z.string(), nameHi: z.string() })).parse(terms);
