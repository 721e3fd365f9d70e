import { createHmac } from "node:crypto";

/** Keys under which personal data lies in the database. */
export type PersonalKeys = {
	/** Newest first: the first one seals, each of them opens. */
	encryption: readonly [EncryptionKey, ...EncryptionKey[]];
	/** Finds a contact without reading it; changing it would make every contact unknown. */
	lookup: Buffer;
};

/** The keys and the time with which a query touches personal data. */
export type Personal = { keys: PersonalKeys; now: Date };

type EncryptionKey = { id: string; key: Buffer };

type KeySettings = { PERSONAL_KEYS: PersonalKeys["encryption"]; LOOKUP_KEY: Buffer };

const SEALING = /^([A-Za-z0-9_-]{1,40}):([0-9a-f]{64})$/i;

/** Keys written as `id:hex,id:hex`, newest first; undefined when they are not. */
export function parseEncryptionKeys(text: string): PersonalKeys["encryption"] | undefined {
	const keys: EncryptionKey[] = [];
	for (const part of text.split(",")) {
		const [, id, hex] = SEALING.exec(part.trim()) ?? [];
		if (id === undefined || hex === undefined || keys.some((known) => known.id === id)) return undefined;
		keys.push({ id, key: Buffer.from(hex, "hex") });
	}
	const [newest, ...older] = keys;
	return newest && [newest, ...older];
}

/** The keys that the settings hold. */
export function keysOf({ PERSONAL_KEYS: encryption, LOOKUP_KEY: lookup }: KeySettings): PersonalKeys {
	return { encryption, lookup };
}

/** Returns the digest by which a secret is compared, in place of the secret itself. Each purpose has digests of its own. */
export function digestFor({ lookup }: PersonalKeys, purpose: string, text: string): string {
	const key = createHmac("sha256", lookup).update(`uchit ${purpose}`).digest();
	return createHmac("sha256", key).update(text).digest("hex");
}
