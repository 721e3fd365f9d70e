import type { FastifyRequest } from "fastify";
import { ContentError } from "#backend/content/errors.ts";
import { BadField } from "#backend/errors.ts";
import { refuseIllFormedText } from "#backend/http/ill-formed-text.ts";

/** As `refuseIllFormedText`, in the words of this wire. For routes that keep what they are sent; items name their fields themselves. */
export async function refuseIllFormedContentText(request: FastifyRequest): Promise<void> {
	try {
		await refuseIllFormedText(request);
	} catch (error) {
		if (!(error instanceof BadField)) throw error;
		const { field, message: reason } = error;
		throw new ContentError("INVALID_PAYLOAD", `Invalid payload. "${field}": ${reason}.`, { field, reason });
	}
}
