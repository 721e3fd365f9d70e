import * as z from "zod";

/** Words in both languages of the site. */
const Label = z.object({ en: z.string().min(1), hi: z.string().min(1) });

const Address = z.string().regex(/^(\/(?!\/)|https:\/\/)/, "expected an address of the site, or one with https://");

/**
 * A row of a menu: its words, where it leads, and the rows under it. `fill` stands for rows that come from the facts:
 * the most wanted institutions of a category, or the best of its newest NIRF list. Addresses are those without a language.
 */
export const MenuItem = z.object({
	label: Label,
	link: Address.optional(),
	fill: z.object({ rule: z.enum(["popular", "nirf"]), category: z.int() }).optional(),
	get children(): z.ZodOptional<z.ZodArray<typeof MenuItem>> {
		return z.array(MenuItem).optional();
	},
});
export type MenuItem = z.infer<typeof MenuItem>;

export const Menu = z.array(MenuItem);
export type Menu = z.infer<typeof Menu>;
