import { createHmac } from "node:crypto";

export type PersonalKeys = {
	/** Newest first: the first encrypts, all decrypt. */
	encryption: readonly [EncryptionKey, ...EncryptionKey[]];
	/** HMAC key to find contacts without decrypting. Changing it makes every stored contact unknown. */
	lookup: Buffer;
};

export type Personal = { keys: PersonalKeys; now: Date };

type EncryptionKey = { id: string; key: Buffer };

type KeySettings = { PERSONAL_KEYS: PersonalKeys["encryption"]; LOOKUP_KEY: Buffer };

const SEALING = /^([A-Za-z0-9_-]{1,40}):([0-9a-f]{64})$/i;

/** Parses `id:hex,id:hex`, newest first; undefined if malformed. */
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

export function keysOf({ PERSONAL_KEYS: encryption, LOOKUP_KEY: lookup }: KeySettings): PersonalKeys {
	return { encryption, lookup };
}

/** Digest to store and compare in place of a secret, different for each purpose. */
export function digestFor({ lookup }: PersonalKeys, purpose: string, text: string): string {
	const key = createHmac("sha256", lookup).update(`uchit ${purpose}`).digest();
	return createHmac("sha256", key).update(text).digest("hex");
}
