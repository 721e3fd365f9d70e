import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { PersonalKeys } from "#backend/personal/keys.ts";

const VERSION = "v1";
const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The message gives the reason and repeats none of the text. */
export class DecryptionError extends Error {
	override name = "DecryptionError";
}

/** Encrypts a text under the newest key: `v1.<key id>.<iv>.<ciphertext and tag>`. */
export function encrypt({ encryption: [newest] }: PersonalKeys, text: string): string {
	const iv = randomBytes(IV_BYTES);
	const cipher = createCipheriv(CIPHER, newest.key, iv);
	// Authenticates the header too, so that version and key id cannot be changed.
	cipher.setAAD(Buffer.from(`${VERSION}.${newest.id}`));
	const content = Buffer.concat([cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
	return [VERSION, newest.id, iv.toString("base64url"), content.toString("base64url")].join(".");
}

/** Throws DecryptionError if the key is not ours or the text was changed. */
export function decrypt({ encryption }: PersonalKeys, sealed: string): string {
	const [version, id, iv, content] = sealed.split(".");
	if (version !== VERSION || id === undefined || iv === undefined || content === undefined) {
		throw new DecryptionError("This is not a sealed text of ours.");
	}
	const known = encryption.find((key) => key.id === id);
	if (known === undefined) {
		throw new DecryptionError(`This was sealed under the key "${id}", which PERSONAL_KEYS does not have.`);
	}
	const bytes = Buffer.from(content, "base64url");
	try {
		const decipher = createDecipheriv(CIPHER, known.key, Buffer.from(iv, "base64url"), { authTagLength: TAG_BYTES });
		decipher.setAAD(Buffer.from(`${VERSION}.${id}`));
		decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
		return decipher.update(bytes.subarray(0, -TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
	} catch (cause) {
		throw new DecryptionError(`What was sealed under the key "${id}" was changed, or the key is another one.`, {
			cause,
		});
	}
}
