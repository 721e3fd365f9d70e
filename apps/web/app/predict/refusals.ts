import { BadField, BadFields } from "@uchit/contract/bad-field.ts";

/** One value that cannot be taken, and why, as the service says it. */
export type Refusal = Pick<BadField, "field" | "code" | "values">;

/** What the predictor's rules refuse on the device. @throws the error itself, where it is another */
export function refusalsOf(error: unknown): Refusal[] {
	if (error instanceof BadFields) return error.fields.map(toRefusal);
	if (error instanceof BadField) return [toRefusal(error)];
	throw error;
}

function toRefusal({ field, code, values }: BadField): Refusal {
	return { field, code, values };
}
