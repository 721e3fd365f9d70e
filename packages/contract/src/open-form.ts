import * as z from "zod";

/** The desk reports an open form this often, while its page is visible. */
export const OPEN_FORM_EVERY_MS = 20_000;
/** A form counts as closed when nothing was reported for so long. */
export const OPEN_FORM_SECONDS = 60;

export const OpenForm = z.strictObject({ collection: z.string().max(100), id: z.string().min(1).max(100) });
export type OpenForm = z.infer<typeof OpenForm>;

/** The others who have the same form open, without their e-mail addresses: authors may not read those. */
export const FormColleagues = z.array(
	z.object({ first_name: z.string().nullable(), last_name: z.string().nullable(), role: z.string() }),
);
export type FormColleagues = z.infer<typeof FormColleagues>;
