import type { FastifyRequest } from "fastify";
import { ContentError } from "#backend/content/errors.ts";
import { refuseOddText } from "#backend/http/odd-text.ts";
import { BadField } from "#backend/http/problems.ts";

/** As `refuseOddText`, in the words of this wire. For routes that keep what they are sent; items name their fields themselves. */
export async function refuseOddContentText(request: FastifyRequest): Promise<void> {
	try {
		await refuseOddText(request);
	} catch (error) {
		if (!(error instanceof BadField)) throw error;
		const { field, message: reason } = error;
		throw new ContentError("INVALID_PAYLOAD", `Invalid payload. "${field}": ${reason}.`, { field, reason });
	}
}
