import { BadField } from "#backend/errors.ts";

const MAX_BYTES = 20_000;
const MAX_DEPTH = 5;

/** Returns a body's fields beyond the known ones, bounded. Throws BadField. */
export function extraOf(body: Record<string, unknown>, known: ReadonlySet<string>): Record<string, unknown> {
	const extra = Object.fromEntries(Object.entries(body).filter(([name]) => !known.has(name)));
	for (const [name, value] of Object.entries(extra)) {
		if (isDeeperThan(MAX_DEPTH, value)) throw new BadField(name, `at most ${MAX_DEPTH} levels deep`);
	}
	if (Buffer.byteLength(JSON.stringify(extra)) > MAX_BYTES) {
		throw new BadField("extra", `other fields together have at most ${MAX_BYTES} bytes`);
	}
	return extra;
}

function isDeeperThan(levels: number, value: unknown): boolean {
	if (levels === 0) return true;
	return (
		typeof value === "object" && value !== null && Object.values(value).some((inner) => isDeeperThan(levels - 1, inner))
	);
}
