import { existsSync } from "node:fs";
import { parseSettings } from "@uchit/settings/parse-settings.ts";
import { settingsTable } from "@uchit/settings/table.ts";
import * as z from "zod";

const Settings = z.object(settingsTable);
export type Settings = z.infer<typeof Settings>;

/** The environment, and beneath it .env if there is one. @throws BadSettings */
export function readSettings(): Settings {
	if (existsSync(".env")) process.loadEnvFile(".env");
	return parseEnv(process.env);
}

/** @throws BadSettings */
export function parseEnv(variables: NodeJS.ProcessEnv): Settings {
	return parseSettings(Settings, variables);
}
