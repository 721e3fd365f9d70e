import type { FastifyRequest } from "fastify";
import { BadField } from "#backend/errors.ts";

const MAX_KEY_LENGTH = 200;

export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
	const key = headers["idempotency-key"];
	if (key === undefined) return undefined;
	if (typeof key === "string" && key.length > 0 && key.length <= MAX_KEY_LENGTH) return key;
	throw new BadField("Idempotency-Key", `1 to ${MAX_KEY_LENGTH} characters`);
}
