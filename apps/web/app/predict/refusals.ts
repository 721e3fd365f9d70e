import { BadField, BadFields } from "@uchit/contract/bad-field.ts";

export type Refusal = Pick<BadField, "field" | "code" | "values">;

/** Returns the refusals of the predictor's rules on the device. @throws any other error */
export function refusalsOf(error: unknown): Refusal[] {
	if (error instanceof BadFields) return error.fields.map(toRefusal);
	if (error instanceof BadField) return [toRefusal(error)];
	throw error;
}

function toRefusal({ field, code, values }: BadField): Refusal {
	return { field, code, values };
}
