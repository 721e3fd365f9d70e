import * as z from "zod";

const Label = z.object({ en: z.string().min(1), hi: z.string().min(1) });

const Address = z.string().regex(/^(\/(?!\/)|https:\/\/)/, "expected an address of the site, or one with https://");

/**
 * A row of a menu: its words, its link, and the rows under it. `fill` is replaced by rows from the facts: the most
 * popular institutions of a category, or the best of its newest NIRF list. Addresses have no language.
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
