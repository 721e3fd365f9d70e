import { createHash } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "#scripts/backup/manifest.ts";
import type { Settings } from "#scripts/env.ts";
import { authSecretOf, contentSecretOf, personalKeysOf } from "#scripts/site/backend-key.ts";

type Keys = Manifest["keys"];

const FILES = {
	PERSONAL_KEYS: "personal-key",
	LOOKUP_KEY: "lookup-key",
	CONTENT_SECRET: "content-secret",
	AUTH_SECRET: "auth-secret",
} as const;

export type KeyPlace = Pick<Settings, "DATA_DIR" | keyof typeof FILES>;

export function checksOfKeys(place: KeyPlace): Keys {
	const sealing = keyOf(place, "PERSONAL_KEYS")?.split(",") ?? [];
	const lookup = keyOf(place, "LOOKUP_KEY");
	const named = sealing.map((key) => key.trim().split(":")).map(([id = "", hex = ""]) => [`PERSONAL_KEYS ${id}`, hex]);
	return [...named, ...(lookup === undefined ? [] : [["LOOKUP_KEY", lookup]])].map(([name = "", key = ""]) => ({
		name,
		check: createHash("sha256").update(`uchit backup: ${key.toLowerCase()}`).digest("hex").slice(0, 16),
	}));
}

export function missingKeys(place: KeyPlace, needed: Keys): string[] {
	const found = new Set(checksOfKeys(place).map(({ check }) => check));
	return needed.filter(({ check }) => !found.has(check)).map(({ name }) => name);
}

export function listKeyLocations(place: KeyPlace): string[] {
	return keyNames().map((name) =>
		place[name] === undefined ? `${name}: ${join(place.DATA_DIR, FILES[name])}` : `${name}: in the settings`,
	);
}

export function saveKeys(folder: string, place: KeyPlace): void {
	const lines = keyNames().flatMap((name) => {
		const value = keyOf(place, name);
		return value === undefined ? [] : [`${name}=${value}\n`];
	});
	writeFileSync(join(folder, "keys.env"), lines.join(""), { mode: 0o600 });
}

function keyNames() {
	return ["PERSONAL_KEYS", "LOOKUP_KEY", "CONTENT_SECRET", "AUTH_SECRET"] as const;
}

function keyOf(place: KeyPlace, name: keyof typeof FILES): string | undefined {
	if (place[name] !== undefined) return place[name];
	if (!existsSync(join(place.DATA_DIR, FILES[name]))) return undefined;
	if (name === "CONTENT_SECRET") return contentSecretOf(place.DATA_DIR);
	if (name === "AUTH_SECRET") return authSecretOf(place.DATA_DIR);
	const { personalKeys, lookupKey } = personalKeysOf(place.DATA_DIR);
	return name === "LOOKUP_KEY" ? lookupKey : personalKeys;
}
