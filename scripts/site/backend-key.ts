import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The key of this checkout that proves our own programs to each other. */
export function backendKeyOf(dataDir: string): string {
	return madeOnce(dataDir, "backend-key");
}

/** The secret with which the content system of this checkout signs. */
export function contentSecretOf(dataDir: string): string {
	return madeOnce(dataDir, "content-secret");
}

/** Seals the cookie of signed-in visitors. */
export function authSecretOf(dataDir: string): string {
	return madeOnce(dataDir, "auth-secret");
}

/** Under which personal data lies in the database of this checkout, and by which it is found. */
export function personalKeysOf(dataDir: string): { personalKeys: string; lookupKey: string } {
	return { personalKeys: `k1:${madeOnce(dataDir, "personal-key")}`, lookupKey: madeOnce(dataDir, "lookup-key") };
}

/** Returns the password with which the backend enters the cluster of this checkout. */
export function servicePasswordOf(dataDir: string): string {
	return madeOnce(dataDir, "service-password");
}

/** Made once, kept in the data directory, readable by its owner alone. */
function madeOnce(dataDir: string, name: string): string {
	const file = join(dataDir, name);
	if (!existsSync(file)) {
		mkdirSync(dataDir, { recursive: true });
		writeFileSync(file, `${randomBytes(32).toString("hex")}\n`, { mode: 0o600 });
	}
	return readFileSync(file, "utf8").trim();
}
