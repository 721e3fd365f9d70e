import type { FastifyRequest } from "fastify";
import { BadField } from "#backend/errors.ts";

const MAX_DEPTH = 100;

/** PostgreSQL text cannot store NUL or half a surrogate pair, so the request is refused first. Throws BadField. */
export async function refuseIllFormedText({ body }: FastifyRequest): Promise<void> {
	const field = findIllFormedText(body, []);
	if (field !== undefined) throw new BadField(field, "contains NUL or half a character, which cannot be stored");
}

function findIllFormedText(value: unknown, path: readonly string[]): string | undefined {
	if (typeof value === "string") return isIllFormed(value) ? path.join("/") : undefined;
	if (typeof value !== "object" || value === null || Buffer.isBuffer(value)) return undefined;
	if (path.length > MAX_DEPTH) return path.join("/");
	for (const [key, inner] of Object.entries(value)) {
		if (isIllFormed(key)) return path.join("/");
		const found = findIllFormedText(inner, [...path, key]);
		if (found !== undefined) return found;
	}
	return undefined;
}

function isIllFormed(text: string): boolean {
	return text.includes("\0") || !text.isWellFormed();
}
