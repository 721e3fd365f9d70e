import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export function backendKeyOf(dataDir: string): string {
	return readOrCreateSecret(dataDir, "backend-key");
}

export function contentSecretOf(dataDir: string): string {
	return readOrCreateSecret(dataDir, "content-secret");
}

export function authSecretOf(dataDir: string): string {
	return readOrCreateSecret(dataDir, "auth-secret");
}

export function personalKeysOf(dataDir: string): { personalKeys: string; lookupKey: string } {
	return {
		personalKeys: `k1:${readOrCreateSecret(dataDir, "personal-key")}`,
		lookupKey: readOrCreateSecret(dataDir, "lookup-key"),
	};
}

export function servicePasswordOf(dataDir: string): string {
	return readOrCreateSecret(dataDir, "service-password");
}

/** Generated once and stored in the data directory, readable only by its owner. */
function readOrCreateSecret(dataDir: string, name: string): string {
	const file = join(dataDir, name);
	if (!existsSync(file)) {
		mkdirSync(dataDir, { recursive: true });
		writeFileSync(file, `${randomBytes(32).toString("hex")}\n`, { mode: 0o600 });
	}
	return readFileSync(file, "utf8").trim();
}
