import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The key of this checkout: made once, kept in the data directory, readable by its owner alone. */
export function backendKeyOf(dataDir: string): string {
	const file = join(dataDir, "backend-key");
	if (!existsSync(file)) {
		mkdirSync(dataDir, { recursive: true });
		writeFileSync(file, `${randomBytes(32).toString("hex")}\n`, { mode: 0o600 });
	}
	return readFileSync(file, "utf8").trim();
}
