import { existsSync } from "node:fs";
import { parseSettings } from "@uchit/settings/parse-settings.ts";
import { settingsTable } from "@uchit/settings/table.ts";
import * as z from "zod";

/** The settings that the commands read; each program parses its own part again for itself. */
const Settings = z.object(settingsTable);
export type Settings = z.infer<typeof Settings>;

/** The settings of this process: its environment, and under it the file .env when there is one. @throws BadSettings */
export function readSettings(): Settings {
	if (existsSync(".env")) process.loadEnvFile(".env");
	return parseEnv(process.env);
}

/** @throws BadSettings */
export function parseEnv(variables: NodeJS.ProcessEnv): Settings {
	return parseSettings(Settings, variables);
}
