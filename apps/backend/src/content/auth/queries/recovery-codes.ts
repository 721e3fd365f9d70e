import { createHash, randomInt } from "node:crypto";
import { and, arrayContains, eq, sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { staff } from "#backend/db/schema/content/staff.ts";

const COUNT = 8;
/** Without characters that are easily misread. */
const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
const CODE = /^[a-km-np-z2-9]{12}$/;

/** Makes codes that stand in for the authenticator app, each once; those of before no longer count. Only their hashes are stored. */
export async function makeRecoveryCodes(db: Database, id: string): Promise<string[]> {
	const codes = Array.from({ length: COUNT }, () => [group(), group(), group()].join("-"));
	await db
		.update(staff)
		.set({ recovery_hashes: codes.map((code) => hashOf(plain(code))) })
		.where(eq(staff.id, id));
	return codes;
}

export async function takeRecoveryCode(db: Database, id: string, typed: string): Promise<boolean> {
	const code = plain(typed);
	if (!CODE.test(code)) return false;
	const hash = hashOf(code);
	const taken = await db
		.update(staff)
		.set({ recovery_hashes: sql`array_remove(${staff.recovery_hashes}, ${hash})` })
		.where(and(eq(staff.id, id), arrayContains(staff.recovery_hashes, [hash])))
		.returning({ id: staff.id });
	return taken.length === 1;
}

function group(): string {
	return Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}

function plain(typed: string): string {
	return typed.toLowerCase().replaceAll(/[\s-]/g, "");
}

/** The codes are random, of sixty bits: a slow hash would add nothing. */
function hashOf(code: string): string {
	return createHash("sha256").update(code).digest("hex");
}
