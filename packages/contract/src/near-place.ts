import * as z from "zod";

/**
 * The kind of a point: a PIN code's own place, a town, the middle of all PIN codes with the same first three digits, or
 * a district's middle.
 */
export const PointKind = z.enum(["place", "town", "area", "district"]);
export type PointKind = z.infer<typeof PointKind>;

export const NearPlace = z.object({
	name: z.string().describe("Name of the town or district, or of the PIN code's place"),
	nameHi: z.string().optional().describe("Hindi name, if the place has the name of a district with one"),
	pin: z.string().optional(),
	state: z.object({ slug: z.string(), name: z.string(), nameHi: z.string().optional() }).optional(),
	latitude: z.number(),
	longitude: z.number(),
	of: PointKind,
	sourceId: z.string().describe("Source of the position"),
});
export type NearPlace = z.infer<typeof NearPlace>;

export const NearReading = z.object({
	asked: z.string(),
	place: NearPlace.optional().describe("Absent if no PIN code, town or district has this name"),
	others: z.array(NearPlace).describe("Towns and districts of the same name in other states"),
});
export type NearReading = z.infer<typeof NearReading>;
